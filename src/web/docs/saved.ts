// The documentation as files, for a web server that runs nothing of ours: English, with search, without the bot's pages.

import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { say } from "../../infra/i18n/index.ts";
import { PROJECT_FOLDER } from "../../infra/source-hash.ts";
import { built } from "../bundle.ts";
import { type Html, html } from "../page/html.ts";
import { STYLE_HASH, wholePage } from "../page/layout.ts";
import type { Visit } from "../page/page.ts";
import { listPart, pagePart } from "./parts.ts";
import { renderDocs } from "./render.ts";

const READER: Pick<Visit, "say" | "href"> = {
  say: (id, values) => say("en", id, values),
  href: (path) => path,
};
/** An address on the bot's site, as `/docs/web#replays`. */
const ADDRESS = /(?<= (?:href|src|data-index|data-page)=")\/docs(?:\/([^"#]*))?/g;
const POLICY = `default-src 'none'; style-src ${STYLE_HASH}; script-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'`;

/** Writes `index.html`, a file for each page, and what they show and load. */
export async function saveDocs(folder: string): Promise<void> {
  const documentation = renderDocs();
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  mkdirSync(folder, { recursive: true });
  write("index.html", file(say("en", "web-docs-title"), listPart(READER, documentation)));
  for (const [name, page] of Object.entries(documentation.pages))
    write(`${name}.html`, file(page.title, pagePart(READER, page)));
  write("docs.js", await built("docs"));
  write("index.json", JSON.stringify(documentation.index));
  for (const picture of documentation.pictures)
    cpSync(join(PROJECT_FOLDER, "docs", picture), join(folder, picture));
}

function file(title: string, main: Html): string {
  const head = html`<meta http-equiv="content-security-policy" content="${POLICY}">
<meta name="referrer" content="no-referrer">
<script type="module" src="docs.js"></script>`;
  const body = html`<body>
<main id="main">${main}</main>
</body>`;
  const page = String(wholePage("en", title, head, body));
  return page.replaceAll(ADDRESS, (_, to = "index") => (/\.(?:png|json)$/.test(to) ? to : `${to}.html`));
}
