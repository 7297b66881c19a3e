// Habits and p-values in the tables of the studies.

import type { MatrixGame } from "../../core/games/index.ts";
import type { Trait } from "../../core/profiles/index.ts";

/** Such as `after a loss with R: P`. */
export function traitText({ moveIds }: MatrixGame, trait: Trait): string {
  const results = { "1": "a win", "0": "a draw", "-1": "a loss" } as const;
  if (trait.kind === "often") return `${moveIds[trait.move]}`;
  const after = `after ${results[`${trait.result}`]}`;
  if (trait.kind === "after-move") return `${after} with ${moveIds[trait.before]}: ${moveIds[trait.move]}`;
  return trait.step === 0 ? `${after}: the same again` : `${after}: ${trait.step} further on the circle`;
}

/** Three decimals. */
export function pText(p: number): string {
  return p < 0.001 ? "<.001" : p.toFixed(3);
}
