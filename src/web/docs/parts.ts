// The parts of the documentation's pages, on the bot's site and in files.

import { type Html, html, raw } from "../page/html.ts";
import type { Visit } from "../page/page.ts";
import type { Documentation, Documented } from "./render.ts";

type Reader = Pick<Visit, "say" | "href">;

/** The list of all pages. */
export function listPart(reader: Reader, documentation: Pick<Documentation, "pages">): Html {
  const { say, href } = reader;
  const pages = Object.entries(documentation.pages);
  const isPart = ({ file }: Documented) => /^(commands|src)\//.test(file);
  const documents = pages.filter(([, page]) => !isPart(page));
  const readmes = pages.filter(([, page]) => isPart(page));
  return html`<h1>${say("web-docs-title")}</h1>
<p class="lead">${say("web-docs-about")}</p>
${search(reader)}
<dl lang="en" class="docs-list">${documents.map(([name, { title, about }]) => html`<dt><a href="${href(`/docs/${name}`)}">${title}</a></dt><dd>${about}</dd>`)}</dl>
<h2>${say("web-docs-parts")}</h2>
<ul lang="en">${readmes.map(([name, { title, file }]) => html`<li><a href="${href(`/docs/${name}`)}">${title}</a> <code>${file.replace(/\/README\.md$/, "")}</code></li>`)}</ul>`;
}

export function pagePart(reader: Reader, page: Documented): Html {
  const { say, href } = reader;
  return html`<p><a href="${href("/docs")}">${say("web-docs-title")}</a></p>
${search(reader)}
<div class="docs">${contents(reader, page)}
<article lang="en">${inLanguage(reader, page.text)}</article></div>`;
}

/** Its links to other pages of ours, in the language that the visitor chose. */
function inLanguage({ href }: Reader, text: string): Html {
  return raw(text.replaceAll(/ href="(\/[^"]*)"/g, (_, path: string) => ` href="${href(path)}"`));
}

function contents({ say }: Reader, { contents }: Documented): Html | undefined {
  if (contents.length < 2) return undefined;
  const links = contents.map(
    ({ depth, anchor, title }) =>
      html`<li${depth > 2 ? raw(' class="deeper"') : ""}><a href="#${anchor}">${title}</a></li>`,
  );
  return html`<nav aria-label="${say("web-docs-contents")}"><details><summary>${say("web-docs-contents")}</summary><ul lang="en">${links}</ul></details></nav>`;
}

/** Its script finds the texts in its attributes, with `{count}` to be replaced. */
function search({ say, href }: Reader): Html {
  const found = say("web-docs-found", { count: "{count}" });
  return html`<form role="search" class="docs-search" data-index="/docs/index.json" data-page="${href("/docs/:page")}" data-found="${found}" data-failed="${say("web-refused", { status: 500 })}">
<label for="docs-asked">${say("web-docs-search")}</label><input id="docs-asked" type="search" autocomplete="off">
<p role="status"></p><ul lang="en"></ul></form>`;
}
