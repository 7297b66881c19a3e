// The answers as one page, each on a light and a dark background, with pictures.

import { buttonText, clockText, gridText, tableText, type View } from "../../src/chat/index.ts";
import type { Shown } from "./world.ts";

const GROUNDS = [
  { name: "light", paper: "#ffffff", ink: "#2e3338", quiet: "#5c5f66", button: "#e3e5e8" },
  { name: "dark", paper: "#313338", ink: "#dbdee1", quiet: "#a3a6aa", button: "#4e5058" },
] as const;

/** A complete, self-contained HTML page. */
export function sheet(sections: ReadonlyMap<string, readonly Shown[]>): string {
  const parts = [...sections].map(([name, shown]) => `<h1>${escaped(name)}</h1>${shown.map(row).join("\n")}`);
  return `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>${STYLE}</style>${parts.join("\n")}`;
}

/** The index page, which links to each language. */
export function contents(pages: readonly { readonly page: string; readonly name: string }[]): string {
  const links = pages.map(({ page, name }) => `<li><a href="${page}">${escaped(name)}</a></li>`);
  return `<!doctype html><meta charset="utf-8"><title>Gallery</title><ul>${links.join("")}</ul>`;
}

const STYLE = [
  "body{font:15px/1.4 'Noto Sans',sans-serif;margin:16px;background:#888}",
  "h1{font-size:20px}.row{display:flex;gap:12px;margin-bottom:16px}",
  ".message{width:440px;padding:12px;border-radius:8px;white-space:pre-wrap;overflow-wrap:anywhere}",
  "pre{margin:4px 0;font:13px/1.3 'Noto Sans Mono',monospace;overflow:hidden}img{max-width:100%;display:block}",
  ".button{display:inline-block;border-radius:4px;padding:4px 10px;margin:4px 4px 0 0}",
  ".cause{color:#222;font-size:12px}",
  ...GROUNDS.map(
    ({ name, paper, ink, quiet, button }) =>
      `.${name}{background:${paper};color:${ink}}.${name} i{color:${quiet}}.${name} .button{background:${button}}`,
  ),
].join("");

function row(shown: Shown): string {
  const cards = GROUNDS.map(({ name }) => `<div class="message ${name}">${card(shown)}</div>`);
  return `<div class="cause">${escaped(shown.cause)}</div><div class="row">${cards.join("")}</div>`;
}

function card({ view, line }: Shown): string {
  const parts = view ? [title(view), ...view.blocks.map(block), buttons(view)] : [];
  return [...parts, line === undefined ? "" : `<div>💬 ${escaped(line)}</div>`].join("");
}

const title = ({ title: words }: View): string => (words ? `<b>${escaped(words)}</b>\n` : "");

function block(part: View["blocks"][number]): string {
  switch (part.type) {
    case "text":
      return `<div>${escaped(part.text)}</div>`;
    case "clock":
      return `<div>${escaped(clockText(part, Date.now()))}</div>`;
    case "quiet":
      return `<div><i>${escaped(part.text)}</i></div>`;
    case "code":
      return `<pre>${escaped(part.text)}</pre>`;
    case "table":
      return `<pre>${escaped(tableText(part.rows))}</pre>`;
    case "grid":
      return `<pre>${escaped(gridText(part.grid))}</pre>`;
    case "file":
      return `<div>📎 ${escaped(part.name)}</div>`;
    case "picture": {
      const png = Buffer.from(part.png).toString("base64");
      return `<img src="data:image/png;base64,${png}"><div><i>alt: ${escaped(part.alt)}</i></div>`;
    }
  }
}

function buttons({ buttons: rows = [] }: View): string {
  const drawn = rows.map((cells) =>
    cells.map((button) => `<span class="button">${escaped(buttonText(button))}</span>`).join(""),
  );
  return drawn.map((cells) => `<div>${cells}</div>`).join("");
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The same as plain text, for reading aloud. */
export function script(sections: ReadonlyMap<string, readonly Shown[]>): string {
  return [...sections].map(([name, shown]) => `# ${name}\n\n${shown.map(said).join("\n\n")}\n`).join("\n");
}

function said({ cause, view, line }: Shown): string {
  const rows = (view?.buttons ?? []).map((cells) =>
    cells.map((button) => `[${buttonText(button)}]`).join(" "),
  );
  const blocks = (view?.blocks ?? []).map((part) => ("text" in part ? part.text : spoken(part)));
  const parts = [view?.title, ...blocks, ...rows, line === undefined ? undefined : `💬 ${line}`];
  return `> ${cause}\n${parts.filter((part) => part !== undefined).join("\n")}`;
}

function spoken(part: Exclude<View["blocks"][number], { readonly text: string }>): string {
  if (part.type === "table") return tableText(part.rows);
  if (part.type === "grid") return gridText(part.grid);
  return part.type === "picture" ? `(${part.name}: ${part.alt})` : `(${part.name})`;
}
