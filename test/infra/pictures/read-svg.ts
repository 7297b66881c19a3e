// Reads a picture back: its texts, and how much of it is drawn.

import { paint } from "../../../src/infra/pictures/draw.ts";

/** The texts of an SVG. */
export function textsOf(svg: string): ReadonlySet<string> {
  return new Set([...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map((match) => match[1] as string));
}

/** How many pixels of the picture aren't white. */
export function inkOf(svg: string): number {
  const { pixels } = paint(svg);
  let ink = 0;
  for (let at = 0; at < pixels.length; at += 4) if ((pixels[at] as number) < 200) ink++;
  return ink;
}

/** The same picture without its texts. */
export const withoutText = (svg: string): string => svg.replace(/<text[^>]*>[^<]*<\/text>/g, "");

export const count = (svg: string, pattern: RegExp): number => svg.match(pattern)?.length ?? 0;

/** The same picture without its legend. */
export const withoutLegend = (svg: string): string => svg.replace(/<g class="legend">.*?<\/g>/gs, "");
