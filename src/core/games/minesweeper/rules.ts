// Setup of a game: size, mines, and what's guaranteed for the first cell.

import { boardOf } from "./board.ts";

/** Cells free of mines: `safe` the first, `opening` also its neighbours. `seed` is the published study's rule: mines
 * are thrown one by one, again if they hit the first cell; duplicates count once. */
export type StartRule = "safe" | "opening" | "seed";

export const START_RULES: readonly StartRule[] = ["safe", "opening", "seed"];

export interface MinesRules {
  readonly width: number;
  readonly height: number;
  /** Number of mines laid, or thrown with `seed`. */
  readonly mines: number;
  readonly start: StartRule;
}

/** The standard levels. */
export const MINES_LEVELS = {
  beginner: { width: 9, height: 9, mines: 10 },
  intermediate: { width: 16, height: 16, mines: 40 },
  expert: { width: 30, height: 16, mines: 99 },
} as const;

/** The most mines for which the start rule holds, whichever cell is first. */
export function minesMax({ width, height, start }: Omit<MinesRules, "mines">): number {
  const spared = start === "opening" ? Math.min(3, width) * Math.min(3, height) : 1;
  return Math.max(0, width * height - spared);
}

/** @throws RangeError if a side is invalid, or mines aren't 0 … `minesMax`. */
export function requireRules(rules: MinesRules): void {
  boardOf(rules.width, rules.height);
  if (!Number.isInteger(rules.mines) || rules.mines < 0 || rules.mines > minesMax(rules)) {
    throw new RangeError(
      `${rules.mines} mines do not fit ${rules.width}x${rules.height} with rule ${rules.start}`,
    );
  }
}
