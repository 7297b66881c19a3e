// The documentation as pages, with search. The pages are made by `npm run pages`, or when someone first asks.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { PROJECT_FOLDER } from "../../infra/source-hash.ts";
import { openJobs } from "../../infra/threads/index.ts";
import { patience } from "../../infra/within.ts";
import { BUILT_DOCS, hasMarkdown } from "../bundle.ts";
import type { Page, Sent, Shown, Site, Visit } from "../page/page.ts";
import { covered } from "../page/preview.ts";
import { listPart, pagePart } from "./parts.ts";
import type * as rendering from "./render.ts";
import type { Documentation } from "./render.ts";

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
  const main = listPart(visit, await documentation());
  return { ...covered(visit, "docs"), ...SEARCHED, main };
}

const SEARCHED = { scripts: ["docs"], allowed: { connect: true }, keptSeconds: HOUR_SECONDS } as const;

async function one(visit: Visit): Promise<Shown | undefined> {
  const { pages } = await documentation();
  const { name = "" } = visit.named;
  const page = Object.hasOwn(pages, name) ? pages[name] : undefined;
  if (!page) return undefined;
  const { picture } = covered(visit, "docs");
  return { title: page.title, about: page.about, picture, ...SEARCHED, main: pagePart(visit, page) };
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
