// The documentation as pages, made from the Markdown files of a clone: every file that README.md leads to. Anchors are
// those that GitHub gives, so links between files work in both places. Runs in a thread, or in `npm run pages`.

import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { Marked, type RendererObject, type Token, type Tokens } from "marked";
import { PROJECT_FOLDER } from "../../infra/source-hash.ts";
import { html, raw } from "../page/html.ts";
import { createIndex, type Index } from "./find.ts";

export interface Documented {
  /** The file, such as `docs/web.md`. */
  readonly file: string;
  readonly title: string;
  /** Its first sentences. */
  readonly about: string;
  /** Its text, as HTML. */
  readonly text: string;
  readonly contents: readonly Heading[];
}

export interface Heading {
  readonly depth: number;
  readonly anchor: string;
  readonly title: string;
}

export interface Documentation {
  /** By name, which is the address below `/docs`; in the order in which README.md leads to them. */
  readonly pages: Readonly<Record<string, Documented>>;
  /** Files that pages show, such as `pictures/duel.png`, in `docs`. */
  readonly pictures: readonly string[];
  readonly index: Index;
}

/** Where pages come from: what an image is built from has nothing else. */
const PAGES = /^(?:(?:docs|commands|src)\/.+\.md|[\w-]+\.md)$/;
const PICTURES = /^docs\/([a-z]+\/[\w.-]+\.png)$/;
const ABOUT_CHARACTERS = 200;

/** @param folder the clone's. */
export function renderDocs(folder = PROJECT_FOLDER): Documentation {
  const read = (file: string): string => readFileSync(join(folder, file), "utf8").replaceAll("\r\n", "\n");
  const files = filesFrom("README.md", (file) => existsSync(join(folder, file)), read);
  const pictures = new Set<string>();
  const index = createIndex();
  const pages = Object.fromEntries(
    files.map((file) => {
      const page = rendered(file, read(file), { files, pictures });
      for (const part of page.parts) index.add({ ...part, page: nameOf(file), of: page.title });
      const { parts: _, ...documented } = page;
      return [nameOf(file), documented];
    }),
  );
  return { pages, pictures: [...pictures], index: index.made() };
}

/** `web` for docs/web.md, `commands-play` for commands/play/README.md. */
export function nameOf(file: string): string {
  return file
    .replace(/^docs\//, "")
    .replace(/(?<=\/)README\.md$|\.md$/, "")
    .replace(/\/$/, "")
    .replaceAll("/", "-")
    .toLowerCase();
}

function filesFrom(first: string, isThere: (file: string) => boolean, read: (file: string) => string) {
  const found = new Set([first]);
  for (const file of found)
    for (const { href } of linksIn(read(file))) {
      const [to] = targetOf(file, href);
      const page = to && asPages(to).find((one) => PAGES.test(one) && isThere(one));
      if (page) found.add(page);
    }
  return [...found];
}

/** Every link of a text. */
export function linksIn(text: string): readonly Tokens.Link[] {
  const links: Tokens.Link[] = [];
  const marked = new Marked();
  marked.walkTokens(marked.lexer(text), (token) => {
    if (token.type === "link") links.push(token as Tokens.Link);
  });
  return links;
}

/** The file and anchor that a file's link leads to; nothing for an address outside. */
export function targetOf(file: string, href: string): readonly [file?: string, anchor?: string | undefined] {
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(href)) return [];
  const [path = "", anchor] = href.split("#");
  return [path === "" ? file : posix.join(posix.dirname(file), path).replace(/\/$/, ""), anchor];
}

/** A folder is shown by its README. */
const asPages = (path: string): readonly string[] => (path.endsWith(".md") ? [path] : [`${path}/README.md`]);

/** One heading's text, as words to search. */
interface Part {
  readonly anchor: string;
  readonly title: string;
  readonly text: string;
}

interface Around {
  readonly files: readonly string[];
  /** Those that were seen are added. */
  readonly pictures: Set<string>;
}

function rendered(
  file: string,
  text: string,
  around: Around,
): Documented & { readonly parts: readonly Part[] } {
  const contents: Heading[] = [];
  const marked = new Marked({ renderer: rendererOf(file, around, contents) });
  const tokens = marked.lexer(text);
  const written = marked.parser(tokens);
  const [first, ...deeper] = contents;
  return {
    file,
    title: first?.title ?? file,
    about: aboutOf(tokens),
    text: written,
    contents: deeper.filter(({ depth }) => depth <= 3),
    parts: partsOf(tokens, contents),
  };
}

/** The first sentences below the title, as many as a preview shows. A list of links or the head of one is none. */
function aboutOf(tokens: readonly Token[]): string {
  const paragraphs = tokens.filter(({ type }) => type === "paragraph").map(plain);
  const sentences = paragraphs.map((text) => text.split(/(?<=[.!?])\s+/).filter((one) => /[.!?]$/.test(one)));
  const [first = "", ...others] = sentences.find(({ length }) => length > 0) ?? [];
  let about = first;
  for (const one of others) {
    if (`${about} ${one}`.length > ABOUT_CHARACTERS) break;
    about += ` ${one}`;
  }
  return about;
}

function partsOf(tokens: readonly Token[], headings: readonly Heading[]): readonly Part[] {
  const left = [...headings];
  const parts: (Heading & { text: string })[] = [];
  for (const token of tokens) {
    const heading = token.type === "heading" ? left.shift() : undefined;
    if (heading) parts.push({ ...heading, text: "" });
    const part = parts.at(-1);
    if (part && !heading) part.text += ` ${token.raw.replaceAll(/\]\([^)]*\)|<[^>]*>/g, " ")}`;
  }
  return parts.map(({ anchor, title, text }) => ({ anchor, title, text }));
}

/** A token's words without their marks. */
function plain(token: Token | undefined): string {
  if (!token || token.type === "html") return "";
  if ("tokens" in token && token.tokens) return token.tokens.map(plain).join("");
  return "text" in token ? String(token.text).replaceAll("\n", " ") : "";
}

/** GitHub's anchor of a heading; the second of the same name ends with `-1`. */
function anchorOf(title: string, headings: readonly Heading[]): string {
  const name = title
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, "")
    .replaceAll(" ", "-");
  const isTaken = (one: string) => headings.some(({ anchor }) => anchor === one);
  let anchor = name;
  for (let count = 1; isTaken(anchor); count++) anchor = `${name}-${count}`;
  return anchor;
}

/** Writes HTML from Markdown only: of HTML in the text, anchors remain. @param headings are added as they are met. */
function rendererOf(file: string, { files, pictures }: Around, headings: Heading[]): RendererObject {
  return {
    heading({ tokens, depth }) {
      const title = tokens.map(plain).join("");
      const anchor = anchorOf(title, headings);
      headings.push({ depth, anchor, title });
      return `<h${depth} id="${anchor}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    html({ text }) {
      const [, id] = /^\s*<a id="([\w-]+)">/.exec(text) ?? [];
      return id ? `<a id="${id}"></a>` : "";
    },
    link({ href, tokens }) {
      const label = raw(this.parser.parseInline(tokens));
      const [to, anchor] = targetOf(file, href);
      if (to === undefined)
        return /^https?:/.test(href) ? `${html`<a href="${href}">${label}</a>`}` : `${label}`;
      const below = anchor === undefined ? "" : `#${anchor}`;
      if (to === file) return `${html`<a href="${below}">${label}</a>`}`;
      const page = asPages(to).find((one) => files.includes(one));
      if (page) return `${html`<a href="/docs/${nameOf(page)}${below}">${label}</a>`}`;
      // Not a page: whoever has a clone finds it by its path.
      const isNamed = tokens.map(plain).join("").includes(to);
      return `${label}${isNamed ? "" : html` (<code>${to}</code>)`}`;
    },
    image({ href, text }) {
      const [, picture] = PICTURES.exec(targetOf(file, href)[0] ?? "") ?? [];
      if (!picture) return `${html`${text}`}`;
      pictures.add(picture);
      // A picture is larger than all else on the page, so it's loaded when it's wanted.
      return `${html`<details><summary>${text}</summary><img src="/docs/${picture}" alt="${text}" loading="lazy"></details>`}`;
    },
    paragraph({ tokens }) {
      const inner = this.parser.parseInline(tokens);
      return tokens.every(({ type }) => type === "image") ? `${inner}\n` : `<p>${inner}</p>\n`;
    },
    code({ text }) {
      return `${html`<pre tabindex="0"><code>${text}</code></pre>`}\n`;
    },
    table({ header, rows }) {
      const cells = (row: readonly Tokens.TableCell[], tag: "td" | "th") =>
        row.map(({ text, tokens, align }) => {
          const number = align === "right" ? ' class="number"' : "";
          // A head without words is none.
          const name = text === "" ? "td" : tag;
          return `<${name}${number}>${this.parser.parseInline(tokens)}</${name}>`;
        });
      const body = rows.map((row) => `<tr>${cells(row, "td").join("")}</tr>`);
      const title = headings.at(-1)?.title;
      return `${html`<div class="scroll" tabindex="0" role="group" aria-label="${title}"><table>
<thead><tr>${raw(cells(header, "th").join(""))}</tr></thead><tbody>${raw(body.join("\n"))}</tbody></table></div>`}\n`;
    },
  };
}
