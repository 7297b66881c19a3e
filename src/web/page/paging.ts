// Splits long tables into pages: `?page=2`.

import { type Html, html, raw } from "./html.ts";
import type { Visit } from "./page.ts";

const ROWS = 100;

interface Piece<Row> {
  readonly rows: readonly Row[];
  /** Its first row, counted from 1. */
  readonly from: number;
  readonly to: number;
  readonly page: number;
  readonly pages: number;
}

/** The requested piece; the first or last if it's out of range. */
export function pieceOf<Row>(all: readonly Row[], { url }: Visit): Piece<Row> {
  const pages = Math.max(1, Math.ceil(all.length / ROWS));
  const asked = /^\d{1,5}$/.exec(url.searchParams.get("page") ?? "");
  const page = Math.min(pages, Math.max(1, Number(asked?.[0] ?? 1)));
  const rows = all.slice((page - 1) * ROWS, page * ROWS);
  const from = (page - 1) * ROWS + 1;
  return { rows, from, to: from + rows.length - 1, page, pages };
}

/** Links to the other pieces; empty if there are none. @param label what the pieces belong to. */
export function pieceLinks({ page, pages }: Piece<unknown>, path: string, label: string, visit: Visit) {
  if (pages === 1) return undefined;
  const links = Array.from({ length: pages }, (_, at) => link(at + 1, path, page, visit));
  return html`<nav aria-label="${label}"><ul class="actions">${links}</ul></nav>`;
}

function link(number: number, path: string, present: number, { href }: Visit): Html {
  const isHere = number === present;
  return html`<li><a href="${href(`${path}?page=${number}`)}"${isHere ? raw(' aria-current="page"') : ""}>${number}</a></li>`;
}
