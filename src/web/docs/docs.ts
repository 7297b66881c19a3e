// The documentation as pages, with search. The pages are made by `npm run pages`, or when someone first asks.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { PROJECT_FOLDER } from "../../infra/source-hash.ts";
import { openJobs } from "../../infra/threads/index.ts";
import { patience } from "../../infra/within.ts";
import { BUILT_DOCS, hasMarkdown } from "../bundle.ts";
import { type Html, html, raw } from "../page/html.ts";
import type { Page, Sent, Shown, Site, Visit } from "../page/page.ts";
import { covered } from "../page/preview.ts";
import type * as rendering from "./render.ts";
import type { Documentation, Documented } from "./render.ts";

const HOUR_SECONDS = 3_600;

const jobs = openJobs<typeof rendering>({
  jobs: new URL("./render.ts", import.meta.url),
  queue: "docs-thread",
  idleMs: 0,
  limitMs: patience(60_000),
});

let known: Promise<Documentation> | undefined;

/** A clone's is always made of its files, which may have changed since `npm run pages`. */
function documentation(): Promise<Documentation> {
  const made = async (): Promise<Documentation> =>
    hasMarkdown() ? jobs.run("renderDocs") : JSON.parse(await readFile(BUILT_DOCS, "utf8"));
  known ??= made();
  // The next request tries again.
  known.catch(() => {
    known = undefined;
  });
  return known;
}

export function docsPages(_site: Site): readonly Page[] {
  return [
    { path: "/docs", shared: () => [], answer: overview },
    { path: "/docs/index.json", shared: () => [], answer: index },
    { path: "/docs/:name", shared: () => [], answer: one },
    { path: "/docs/:folder/:file", shared: () => [], answer: picture },
  ];
}

async function overview(visit: Visit): Promise<Shown> {
  const { say, href } = visit;
  const pages = Object.entries((await documentation()).pages);
  const isPart = ({ file }: Documented) => /^(commands|src)\//.test(file);
  const links = pages.filter(([, page]) => !isPart(page));
  return {
    ...covered(visit, "docs"),
    ...SEARCHED,
    main: html`<h1>${say("web-docs-title")}</h1>
<p class="lead">${say("web-docs-about")}</p>
${search(visit)}
<dl lang="en" class="docs-list">${links.map(([name, { title, about }]) => html`<dt><a href="${href(`/docs/${name}`)}">${title}</a></dt><dd>${about}</dd>`)}</dl>
<h2>${say("web-docs-parts")}</h2>
<ul lang="en">${pages.filter(([, page]) => isPart(page)).map(([name, { title, file }]) => html`<li><a href="${href(`/docs/${name}`)}">${title}</a> <code>${file.replace(/\/README\.md$/, "")}</code></li>`)}</ul>`,
  };
}

const SEARCHED = { scripts: ["docs"], allowed: { connect: true }, keptSeconds: HOUR_SECONDS } as const;

async function one(visit: Visit): Promise<Shown | undefined> {
  const { say, href } = visit;
  const { pages } = await documentation();
  const { name = "" } = visit.named;
  const page = Object.hasOwn(pages, name) ? pages[name] : undefined;
  if (!page) return undefined;
  return {
    title: page.title,
    about: page.about,
    picture: covered(visit, "docs").picture,
    ...SEARCHED,
    main: html`<p><a href="${href("/docs")}">${say("web-docs-title")}</a></p>
${search(visit)}
<div class="docs">${contents(visit, page)}
<article lang="en">${inLanguage(visit, page.text)}</article></div>`,
  };
}

/** Its links to other pages of ours, in the language that the visitor chose. */
function inLanguage({ href }: Visit, text: string): Html {
  return raw(text.replaceAll(/ href="(\/[^"]*)"/g, (_, path: string) => ` href="${href(path)}"`));
}

function contents({ say }: Visit, { contents }: Documented): Html | undefined {
  if (contents.length < 2) return undefined;
  const links = contents.map(
    ({ depth, anchor, title }) =>
      html`<li${depth > 2 ? raw(' class="deeper"') : ""}><a href="#${anchor}">${title}</a></li>`,
  );
  return html`<nav aria-label="${say("web-docs-contents")}"><details><summary>${say("web-docs-contents")}</summary><ul lang="en">${links}</ul></details></nav>`;
}

/** Its script finds the texts in its attributes, with `{count}` to be replaced. */
function search({ say, href }: Visit): Html {
  const found = say("web-docs-found", { count: "{count}" });
  return html`<form role="search" class="docs-search" data-below="${href("/docs/")}" data-found="${found}" data-failed="${say("web-refused", { status: 500 })}">
<label for="docs-asked">${say("web-docs-search")}</label><input id="docs-asked" type="search" autocomplete="off">
<p role="status"></p><ul lang="en"></ul></form>`;
}

async function index(): Promise<Sent> {
  const { index } = await documentation();
  return { type: "application/json", body: JSON.stringify(index), keptSeconds: HOUR_SECONDS };
}

async function picture({ named: { folder, file } }: Visit): Promise<Sent | undefined> {
  const path = `${folder}/${file}`;
  if (!(await documentation()).pictures.includes(path)) return undefined;
  const body = new Uint8Array(await readFile(join(PROJECT_FOLDER, "docs", path)));
  return { type: "image/png", body, keptSeconds: HOUR_SECONDS };
}
