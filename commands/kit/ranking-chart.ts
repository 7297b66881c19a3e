// A ranking as a picture: a row for each that the table names, with the figure by which they are
// ranked.

import type { RowChart } from "../../src/infra/pictures/index.ts";
import { formatRank } from "./format-rank.ts";

/** One of the ranked. `text` tells the figure, and how sure it is where that is known. */
export type RankedLine = RowChart["rows"][number] & { readonly ranks: readonly [number, number] };

/** `unit`: what the figures are. */
export function rankingChart(
  { title, subtitle, unit }: { readonly title: string; readonly subtitle?: string; readonly unit: string },
  lines: readonly RankedLine[],
): RowChart {
  const rows = lines.map(({ ranks, name, ...row }) => ({ ...row, name: `${formatRank(ranks)} ${name}` }));
  return { kind: "rows", title, ...(subtitle !== undefined && { subtitle }), x: { title: unit }, rows };
}

/** The same in words: `1. Anna: 47%, 2. Boris: 45%`. */
export function rankingWords(lines: readonly RankedLine[]): string {
  return lines.map(({ ranks, name, text }) => `${formatRank(ranks)}. ${name}: ${text}`).join(", ");
}
