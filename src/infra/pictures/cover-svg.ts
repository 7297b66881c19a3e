// What links to a page show for it, in the size that chat apps expect, and the icon of the site.

import { BALL } from "./ball-svg.ts";
import type { CoverCard } from "./chart.ts";
import { BOLD, SOFT_INK } from "./look.ts";
import { pageSvg, textSvg } from "./svg.ts";
import { cutToWidth, hasBold, widthOf } from "./typefaces.ts";

const SIZE = { width: 1200, height: 630 } as const;
const MARGIN = 72;
const ROOM = 680;
const TITLE = { size: 62, step: 76, lines: 4 } as const;
const LEAD = { size: 30, step: 42, lines: 5 } as const;
const GAP = 30;

/** The card as SVG with text elements: the text in the middle of its height, the ball beside it. */
export function coverSvg({ title, subtitle = "" }: CoverCard): string {
  const titles = wrapped(title, { ...TITLE, size: TITLE.size * (hasBold(title) ? BOLD : 1) });
  const leads = wrapped(subtitle, LEAD);
  const height = titles.length * TITLE.step + (leads.length > 0 ? GAP + leads.length * LEAD.step : 0);
  const top = (SIZE.height - height) / 2;
  const leadTop = top + titles.length * TITLE.step + GAP;
  return pageSvg(SIZE, [
    ...titles.map((line, at) =>
      textSvg(line, MARGIN, top + TITLE.size + at * TITLE.step, { size: TITLE.size, bold: true }),
    ),
    ...leads.map((line, at) =>
      textSvg(line, MARGIN, leadTop + LEAD.size + at * LEAD.step, { size: LEAD.size, ink: SOFT_INK }),
    ),
    `<g transform="translate(800 145) scale(3.4)">${BALL}</g>`,
  ]);
}

/** The ball on a dark square, as home screens show it. */
export function iconSvg(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="180" height="180" viewBox="0 0 180 180"><rect width="180" height="180" fill="#1b1328"/><g transform="translate(20 20) scale(1.4)">${BALL}</g></svg>`;
}

/** The text in lines; the last one has an ellipsis if there's no room for the rest. */
function wrapped(
  text: string,
  { size, lines }: { readonly size: number; readonly lines: number },
): readonly string[] {
  const made: string[] = [];
  let line = "";
  for (const piece of piecesOf(text)) {
    if (line !== "" && widthOf((line + piece).trimEnd(), size) > ROOM) {
      made.push(line.trimEnd());
      line = "";
    }
    line += piece;
  }
  if (line !== "") made.push(line.trimEnd());
  const rest = made.slice(lines - 1).join(" ");
  return [...made.slice(0, lines - 1), ...(rest === "" ? [] : [rest])].map((one) =>
    cutToWidth(one, size, ROOM),
  );
}

/** Where lines may break: after spaces and hyphens, and between words where the language writes no spaces. */
function piecesOf(text: string): readonly string[] {
  return text
    .split(/(?<=[\s\p{Pd}])/u)
    .flatMap((piece) => (hasBold(piece) ? [piece] : eastAsianPieces(piece)));
}

/** Punctuation stays with the word it belongs to. */
function eastAsianPieces(text: string): readonly string[] {
  const pieces: string[] = [];
  for (const { segment } of new Intl.Segmenter("ja", { granularity: "word" }).segment(text)) {
    const last = pieces.at(-1);
    const isApart = /^[\p{L}\p{N}\p{Ps}]/u.test(segment) && !/\p{Ps}$/u.test(last ?? "");
    if (last === undefined || isApart) pieces.push(segment);
    else pieces[pieces.length - 1] = last + segment;
  }
  return pieces;
}
