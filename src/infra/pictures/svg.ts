// The parts of every picture: a page with a border, a heading, lines of text.

import type { Titled } from "./chart.ts";
import { BOLD, EDGE, GROUND, INK, MARGIN, SIZE, SOFT_INK, TYPEFACE } from "./look.ts";
import { hasBold, widthOf } from "./typefaces.ts";

interface Lettering {
  readonly size: number;
  readonly ink?: string;
  readonly bold?: boolean;
  readonly anchor?: "start" | "middle" | "end";
  /** In degrees, about the anchor. */
  readonly turn?: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const EDGE_INSET = 5;
const EDGE_CORNER = 12;
const LETTERS = { title: 24, subtitle: 18 } as const;

/** The background, the parts and a thin border, which make it a card in light and dark chats. */
export function pageSvg({ width, height }: Size, parts: readonly string[]): string {
  const [across, down] = [width - 2 * EDGE_INSET, height - 2 * EDGE_INSET].map(short);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${short(width)}" height="${short(height)}" font-family="${TYPEFACE}">`,
    `<rect width="${short(width)}" height="${short(height)}" fill="${GROUND}"/>`,
    ...parts,
    `<rect x="${EDGE_INSET}" y="${EDGE_INSET}" width="${across}" height="${down}" rx="${EDGE_CORNER}" fill="none" stroke="${EDGE}" stroke-width="2"/>`,
    "</svg>",
  ].join("\n");
}

/** Title and subtitle at the top of a page of the common width; long ones are smaller. */
export function headingSvg({ title, subtitle }: Titled): readonly string[] {
  const room = SIZE.width - 2 * MARGIN;
  const letters = { size: fittedLetters(title, LETTERS.title, room / BOLD), bold: true } as const;
  const small = { size: fittedLetters(subtitle ?? "", LETTERS.subtitle, room), ink: SOFT_INK } as const;
  return [
    textSvg(title, MARGIN, MARGIN + 22, letters),
    ...(subtitle === undefined ? [] : [textSvg(subtitle, MARGIN, MARGIN + 50, small)]),
  ];
}

/** Where a picture's contents begin below its heading. */
export function headingBottom({ subtitle }: Titled): number {
  return MARGIN + (subtitle === undefined ? 48 : 72);
}

/** The largest font size up to `most` at which the text fits into the room. */
export function fittedLetters(text: string, most: number, room: number): number {
  return Math.min(most, Math.floor((most * room) / widthOf(text, most)));
}

/** `y`: of the baseline. */
export function textSvg(
  text: string,
  x: number,
  y: number,
  { size, ink = INK, bold, anchor = "start", turn }: Lettering,
): string {
  // Otherwise only the digits would be bold among Chinese letters.
  const weight = bold && hasBold(text) ? ' font-weight="bold"' : "";
  const turned = turn === undefined ? "" : ` transform="rotate(${turn} ${short(x)} ${short(y)})"`;
  const said = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return `<text x="${short(x)}" y="${short(y)}" font-size="${short(size)}" fill="${ink}"${turned}${weight} text-anchor="${anchor}">${said}</text>`;
}

/** Two decimals are enough for a position in a picture. */
export function short(value: number): number {
  return Math.round(value * 100) / 100;
}
