// What a strategy at minesweeper is: asked for a cell to open, it gives one; asked why, it gives a
// reason that can be put into words.

import type { RandomSource } from "../../random/index.ts";
import type { Position } from "./position.ts";

/** What a strategy would open. */
export interface Choice {
  readonly cell: number;
  /** Cells known to be safe, `cell` among them; all may be opened before the next question. Empty
   * for a guess. */
  readonly safe: readonly number[];
}

/** Why a strategy would open a cell, or leave it alone. */
export type Reason =
  /** Nothing is open yet: the rule spares the first cell, or all are alike. */
  | { readonly kind: "first"; readonly risk: number }
  /** Drawn among so many covered cells. */
  | { readonly kind: "random"; readonly among: number }
  /** The highest ratio of a number around it to that number's covered neighbours; without a number
   * around, the source's 0.3. */
  | { readonly kind: "ratio"; readonly ratio: number; readonly number: number | undefined }
  /** These numbers (cells) leave nothing else, none of them can be left out; `total` says that the
   * number of mines on the board is needed too. */
  | {
      readonly kind: "forced";
      readonly verdict: "safe" | "mine";
      readonly numbers: readonly number[];
      readonly total: boolean;
    }
  /** The exact chance of a mine, and the least of all covered cells. */
  | { readonly kind: "risk"; readonly risk: number; readonly least: number };

/** A strategy with its workspaces. Answers follow from the position and the draws alone, so it may
 * be asked about any positions in any order. */
export interface Sweeper {
  /** @throws RangeError when nothing is covered, or the numbers contradict each other. */
  choose(position: Position): Choice;
  /** Why `cell`, which is covered, would be opened or not. */
  explain(position: Position, cell: number): Reason;
}

/** An entry of the registry. */
export interface SweeperFamily {
  readonly id: string;
  /** A new one, for boards of any size; `random` decides what it leaves to chance. */
  create(random: RandomSource): Sweeper;
}
