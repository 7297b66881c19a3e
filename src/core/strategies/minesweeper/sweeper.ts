// Interface of minesweeper strategies.

import type { RandomSource } from "../../random/index.ts";
import type { Position } from "./position.ts";

/** The cell a strategy opens next. */
export interface Choice {
  readonly cell: number;
  /** Cells known to be safe, including `cell`; empty for a guess. */
  readonly safe: readonly number[];
}

/** Why a strategy would open a cell, or leave it alone. */
export type Reason =
  /** Nothing is open yet: the rule spares the first cell, or all are alike. */
  | { readonly kind: "first"; readonly risk: number }
  | { readonly kind: "random"; readonly among: number }
  /** The highest ratio of an adjacent number to its covered neighbours; else the source's 0.3. */
  | { readonly kind: "ratio"; readonly ratio: number; readonly number: number | undefined }
  /** A minimal proof by these numbers (cells); `total`: the board's mine count is needed too. */
  | {
      readonly kind: "forced";
      readonly verdict: "safe" | "mine";
      readonly numbers: readonly number[];
      readonly total: boolean;
    }
  /** The exact mine probability, and the least of all covered cells. */
  | { readonly kind: "risk"; readonly risk: number; readonly least: number };

/** A strategy with its workspaces. Answers depend only on the position and random draws. */
export interface Sweeper {
  /** @throws RangeError when nothing is covered, or the numbers contradict each other. */
  choose(position: Position): Choice;
  /** Why `cell`, which is covered, would be opened or not. */
  explain(position: Position, cell: number): Reason;
}

/** A registry entry; `create` takes the source of its random draws. */
export interface SweeperFamily {
  readonly id: string;
  create(random: RandomSource): Sweeper;
}
