// Output formats shared by several studies.

import type { MatrixGame } from "../../core/games/index.ts";
import type { SeedDistance } from "../../core/profiles/distance.ts";
import type { Trait } from "../../core/profiles/traits.ts";
import type { Estimate } from "../../core/statistics.ts";
import { percent, signed, textTable } from "../../infra/text-table.ts";

/** A mean with its sign and standard error. */
export function signedText({ mean, standardError }: Estimate, digits: number): string {
  return `${signed(mean, digits)} ± ${standardError.toFixed(digits)}`;
}

/** A share as a percentage, with its standard error. */
export function shareText({ mean, standardError }: Estimate): string {
  return `${percent(mean)} ± ${(100 * standardError).toFixed(1)}`;
}

export function effectText(effectSize: number, permutation: string): string {
  return `effect size ${effectSize.toFixed(3)} (0 the same, 1 nothing in common) · ${permutation}\n`;
}

/** The source's distance for `of`, with all its numbers, and the habits that differ. */
export function distanceText(
  of: string,
  { p, d, normalized }: SeedDistance,
  habits: readonly (readonly string[])[],
): string {
  return [
    `the source's distance${of} ${p.toFixed(4)} of ${d.length}, ${normalized.toFixed(4)} of 1\n`,
    textTable([
      ["moves of the counter", "d"],
      ...d.map((value, index) => [String(index + 1), value.toFixed(2)]),
    ]),
    "\n",
    textTable(habits),
  ].join("");
}

/** Such as `after a loss with R: P`. */
export function traitText({ moveIds }: MatrixGame, trait: Trait): string {
  const results = { "1": "a win", "0": "a draw", "-1": "a loss" } as const;
  if (trait.kind === "often") return `${moveIds[trait.move]}`;
  const after = `after ${results[`${trait.result}`]}`;
  if (trait.kind === "after-move") return `${after} with ${moveIds[trait.own]}: ${moveIds[trait.move]}`;
  return trait.step === 0 ? `${after}: the same again` : `${after}: ${trait.step} further on the circle`;
}

/** A p-value with three decimals. */
export function pText(p: number): string {
  return p < 0.001 ? "<.001" : p.toFixed(3);
}
