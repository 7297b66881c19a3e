// A line of text in a picture that is drawn by hand.

import { INK } from "./look.ts";

interface Lettering {
  readonly size: number;
  readonly ink?: string;
  readonly bold?: true;
  readonly anchor?: "start" | "middle" | "end";
}

/** `y`: of its base line. */
export function textSvg(
  text: string,
  x: number,
  y: number,
  { size, ink = INK, bold, anchor = "start" }: Lettering,
): string {
  const weight = bold ? ' font-weight="bold"' : "";
  const said = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<text x="${short(x)}" y="${short(y)}" font-size="${short(size)}" fill="${ink}" text-anchor="${anchor}"${weight}>${said}</text>`;
}

/** Two digits are enough for a place in a picture. */
export function short(value: number): number {
  return Math.round(value * 100) / 100;
}
