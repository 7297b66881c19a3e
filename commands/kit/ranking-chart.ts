import type { Locale } from "../../src/infra/i18n/index.ts";
import { labelled, listed } from "../../src/infra/i18n/phrases.ts";
import type { RowChart } from "../../src/infra/pictures/index.ts";
import { formatRank } from "./format-rank.ts";

/** One entry. `text` is the number, with its uncertainty if known. */
export type RankedLine = RowChart["rows"][number] & { readonly ranks: readonly [number, number] };

/** The chart; `unit` is that of the figures. */
export function rankingChart(
  { title, subtitle, unit }: { readonly title: string; readonly subtitle?: string; readonly unit: string },
  lines: readonly RankedLine[],
): RowChart {
  const rows = lines.map(({ ranks, name, ...row }) => ({ ...row, name: `${formatRank(ranks)} ${name}` }));
  return { kind: "rows", title, ...(subtitle !== undefined && { subtitle }), x: { title: unit }, rows };
}

/** The same as text: `1. Anna: 47%, 2. Boris: 45%`. */
export function rankingWords(lines: readonly RankedLine[], locale: Locale): string {
  const parts = lines.map(
    ({ ranks, name, text }) => `${formatRank(ranks)}. ${labelled(name, text ?? "", locale)}`,
  );
  return listed(parts, locale);
}
