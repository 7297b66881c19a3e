// What a game of minesweeper is before its first move: size, mines, and what the first cell is
// spared.

import { boardOf } from "./board.ts";

/**
 * What is kept free of mines: `safe` the first cell, `opening` also its neighbours. `seed` is the
 * published study's rule: mines are thrown one after the other, those on the first cell again, and
 * two in one cell are one.
 */
export type StartRule = "safe" | "opening" | "seed";

export const START_RULES: readonly StartRule[] = ["safe", "opening", "seed"];

export interface MinesRules {
  readonly width: number;
  readonly height: number;
  /** Laid, or with `seed` thrown. */
  readonly mines: number;
  readonly start: StartRule;
}

/** The levels that everybody knows. */
export const MINES_LEVELS = {
  beginner: { width: 9, height: 9, mines: 10 },
  intermediate: { width: 16, height: 16, mines: 40 },
  expert: { width: 30, height: 16, mines: 99 },
} as const;

/** The most mines that such a board can have, so that the first cell is what the rule says wherever
 * it is. */
export function minesMax({ width, height, start }: Omit<MinesRules, "mines">): number {
  const spared = start === "opening" ? Math.min(3, width) * Math.min(3, height) : 1;
  return Math.max(0, width * height - spared);
}

/** @throws RangeError when a side is no board's, or the mines are not 0 … `minesMax`. */
export function requireRules(rules: MinesRules): void {
  boardOf(rules.width, rules.height);
  if (!Number.isInteger(rules.mines) || rules.mines < 0 || rules.mines > minesMax(rules)) {
    throw new RangeError(
      `${rules.mines} mines do not fit ${rules.width}x${rules.height} with rule ${rules.start}`,
    );
  }
}
