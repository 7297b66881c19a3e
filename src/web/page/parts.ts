// Parts shared by pages in several folders.

import type { MessageId } from "../../infra/i18n/index.ts";
import { type Html, html, raw } from "./html.ts";
import type { Shown, Visit } from "./page.ts";

/** A page for anyone with the link. */
export function unlisted(title: string, main: Html, more: Pick<Shown, "status" | "about"> = {}): Shown {
  return { title, main, ...more, isUnlisted: true };
}

/** The page for what's missing. `why`: a more specific text. */
export function refusalPage({ say, href }: Visit, why: MessageId = "web-refused"): Shown {
  const title = say("web-refused-title");
  const back = html`<p><a href="${href("/")}">${say("web-to-start")}</a></p>`;
  return unlisted(title, html`<h1>${title}</h1><p>${say(why)}</p>${back}`, { status: 404 });
}

/** A table that scrolls on its own if it's wider than a phone. */
export function scrolling(label: string, table: Html): Html {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${label}">${table}</div>`;
}

// Long tables are split into pieces: `?page=2`.

const ROWS = 100;

interface Piece<Row> {
  readonly rows: readonly Row[];
  /** Its first row, counted from 1. */
  readonly from: number;
  readonly page: number;
  readonly pages: number;
}

/** The requested piece; the first or last if it's out of range. */
export function pieceOf<Row>(all: readonly Row[], { url }: Visit): Piece<Row> {
  const pages = Math.max(1, Math.ceil(all.length / ROWS));
  const asked = /^\d{1,5}$/.exec(url.searchParams.get("page") ?? "");
  const page = Math.min(pages, Math.max(1, Number(asked?.[0] ?? 1)));
  return { rows: all.slice((page - 1) * ROWS, page * ROWS), from: (page - 1) * ROWS + 1, page, pages };
}

/** Links to the other pieces; empty if there are none. @param label what the pieces belong to. */
export function pieceLinks({ page, pages }: Piece<unknown>, path: string, label: string, { href }: Visit) {
  if (pages === 1) return undefined;
  const links = Array.from(
    { length: pages },
    (_, at) =>
      html`<li><a href="${href(`${path}?page=${at + 1}`)}"${at + 1 === page ? raw(' aria-current="page"') : ""}>${at + 1}</a></li>`,
  );
  return html`<nav aria-label="${label}"><ul class="actions">${links}</ul></nav>`;
}
