import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PROJECT_FOLDER } from "../../src/infra/source-hash.ts";
import { find } from "../../src/web/docs/find.ts";
import { type Documentation, linksIn, nameOf, renderDocs, targetOf } from "../../src/web/docs/render.ts";
import { saveDocs } from "../../src/web/docs/saved.ts";
import { type OpenSite, openSite } from "./open-site.ts";

let site: OpenSite;
let docs: Documentation;
beforeAll(async () => {
  site = await openSite();
  docs = renderDocs();
});
afterAll(() => site.stop());

const get = (path: string) => fetch(`${site.url}${path}`);
const textOf = (file: string): string => readFileSync(join(PROJECT_FOLDER, file), "utf8");
const idsIn = (page: string): readonly string[] =>
  [...page.matchAll(/ id="([^"]*)"/g)].map(([, id = ""]) => id);

/** Renders a README.md of its own, with other files beside it. */
function renderedFrom(readme: string, others: Readonly<Record<string, string>> = {}): Documentation {
  const folder = mkdtempSync(join(tmpdir(), "gadalka-docs-"));
  for (const [file, text] of Object.entries({ "README.md": readme, ...others })) {
    mkdirSync(join(folder, file, ".."), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const rendered = renderDocs(folder);
  rmSync(folder, { recursive: true });
  return rendered;
}

test("has a page for every file in docs, the README and what it leads to", () => {
  const files = Object.values(docs.pages).map(({ file }) => file);
  for (const file of [...globSync("docs/*.md", { cwd: PROJECT_FOLDER }), "README.md", "CONTRIBUTING.md"])
    expect(files).toContain(file);
  expect(files).toContain("commands/play/README.md");
  expect(new Set(files.map(nameOf)).size).toBe(files.length);
});

test("follows every link of every file to a file and an anchor in a clone", () => {
  const anchorsOf = (file: string) => {
    const page = docs.pages[nameOf(file)] ?? renderedFrom(textOf(file)).pages.readme;
    return idsIn(page?.text ?? "");
  };
  const files = Object.values(docs.pages).map(({ file }) => file);
  const broken = files.flatMap((file) =>
    linksIn(textOf(file))
      .map(({ href }) => ({ file, href, target: targetOf(file, href) }))
      .filter(({ target: [to, anchor] }) => {
        if (to === undefined) return false;
        if (!existsSync(join(PROJECT_FOLDER, to))) return true;
        return anchor !== undefined && !anchorsOf(to).includes(anchor);
      })
      .map(({ href }) => `${file}: ${href}`),
  );
  expect(broken).toEqual([]);
});

test("follows every link, anchor and picture of every page on the site, and keeps each small", async () => {
  const pages = new Map<string, string>();
  for (const path of ["/docs", ...Object.keys(docs.pages).map((name) => `/docs/${name}`)]) {
    const answer = await get(path);
    expect([path, answer.status]).toEqual([path, 200]);
    pages.set(path, await answer.text());
  }
  const linked = new Set<string>();
  for (const [path, page] of pages) {
    expect([path, idsIn(page).length]).toEqual([path, new Set(idsIn(page)).size]);
    const levels = [...page.matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
    const skipped = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
    expect([path, skipped]).toEqual([path, []]);
    // 5 kB remain for the script.
    expect([path, gzipSync(page).length < 55_000]).toEqual([path, true]);
    for (const [, to = ""] of page.matchAll(/<(?:a|img)[^>]* (?:href|src)="([/#][^"]*)"/g)) {
      const { pathname, hash } = new URL(to.replaceAll("&amp;", "&"), `${site.url}${path}`);
      const ids = pages.has(pathname) ? idsIn(pages.get(pathname) ?? "") : undefined;
      if (ids && hash)
        expect([path, to, ids.includes(decodeURIComponent(hash.slice(1)))]).toEqual([path, to, true]);
      if (!ids) linked.add(pathname);
    }
  }
  for (const path of linked) expect([path, (await get(path)).status]).toEqual([path, 200]);
  expect([...linked].filter((path) => path.endsWith(".png")).length).toBeGreaterThan(10);
});

test("keeps a chosen language from page to page", async () => {
  const page = await (await get("/docs/web?lang=de")).text();
  expect(page).toContain('<html lang="de">');
  expect(page).toContain('<article lang="en">');
  expect(page).toContain(' href="/docs/hosting-reference?lang=de#metrics-alarms-traces"');
});

test("answers only for pages and pictures of the documentation", async () => {
  for (const path of [
    "nothing",
    "constructor",
    "__proto__",
    "pictures/..%2f..%2fpackage.json",
    "studies/match.png",
  ])
    expect([path, (await get(`/docs/${path}`)).status]).toEqual([path, 404]);
  const picture = await get("/docs/pictures/duel.png");
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
});

test.each([
  ["## Bring your own: `process:<command>`", "bring-your-own-processcommand"],
  ["## Names of your own: `/strategy register`", "names-of-your-own-strategy-register"],
  ["## What's *new*, and snake_case", "whats-new-and-snake_case"],
  ["## A — B", "a--b"],
  ["## [Linked](https://example.org) & 日本語", "linked--日本語"],
])("gives the heading %s the anchor that GitHub gives", (heading, anchor) => {
  const { text } = renderedFrom(heading).pages.readme ?? expect.fail("no page");
  expect(text).toContain(`<h2 id="${anchor}">`);
});

test("numbers headings of the same name as GitHub does", () => {
  const page = renderedFrom("# Top\n\n## Same\n\n## Same\n\n### Same 1\n").pages.readme;
  expect(page?.contents.map(({ anchor }) => anchor)).toEqual(["same", "same-1", "same-1-1"]);
});

test("writes nothing that a text could run or load from elsewhere", () => {
  const { text } =
    renderedFrom(`# A

<script>alert(1)</script> <img src=x onerror=alert(1)> 

Text <a id="kept"></a> <a id="not" onclick="x"></a>

[one](javascript:alert(1)) [two](data:text/html,x) [three](//example.org) ![four](https://example.org/x.png)
![five](docs/../../secret/x.png) [six](https://example.org/?a="b)

<!-- note -->

    <b>code</b>
`).pages.readme ?? expect.fail("no page");
  expect([...text.matchAll(/<[^>]*>/g)].map(([tag]) => tag)).toEqual([
    ...['<h1 id="a">', "</h1>", "<p>", '<a id="kept">', "</a>", "</p>", "<p>"],
    ...['<a href="https://example.org/?a=&quot;b">', "</a>", "</p>", '<pre tabindex="0">', "<code>"],
    ...["</code>", "</pre>"],
  ]);
});

test("names the file of a link that isn't a page, and links a folder to its README", () => {
  const { pages } = renderedFrom("# A\n\n[the unit](deploy/x.service), [play](commands/play)", {
    "deploy/x.service": "",
    "commands/play/README.md": "# Play",
  });
  expect(pages.readme?.text).toContain("the unit (<code>deploy/x.service</code>)");
  expect(pages.readme?.text).toContain('<a href="/docs/commands-play">play</a>');
});

test("finds headings by words and by how they begin, those that are named so first", () => {
  const of = (asked: string) => find(docs.index, asked).map(({ to }) => to);
  expect(of("REDIS_URL").length).toBeGreaterThan(0);
  expect(of("links in chats")[0]).toBe("web#links-in-chats");
  expect(of("minesw")).toContain("commands#minesweeper");
  expect(of("redis zzzz")).toEqual([]);
  expect(of(" ?! ")).toEqual([]);
});

test("is written as files that lead only to each other, and to other hosts", async () => {
  const folder = mkdtempSync(join(tmpdir(), "gadalka-docs-"));
  await saveDocs(folder);
  const page = (name: string): string => readFileSync(join(folder, name), "utf8");
  const names = ["index", ...Object.keys(docs.pages)].map((name) => `${name}.html`);
  const broken = names.flatMap((name) =>
    [...page(name).matchAll(/ (?:href|src|data-index)="(?!https?:|data:)([^"#]*)(?:#([^"]*))?"/g)]
      .filter(([, to, anchor]) => {
        if (to && !existsSync(join(folder, to))) return true;
        return anchor !== undefined && !idsIn(page(to || name)).includes(anchor);
      })
      .map(([, to]) => `${name}: ${to}`),
  );
  expect(broken).toEqual([]);
  expect(page("web.html")).toContain('data-page=":page.html"');
  expect(JSON.parse(page("index.json"))).toEqual(docs.index);
  expect(page("docs.js")).toContain("fetch(");
  rmSync(folder, { recursive: true });
});
