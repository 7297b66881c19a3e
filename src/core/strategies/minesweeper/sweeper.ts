// Interface of minesweeper strategies.

import type { RandomSource } from "../../random/index.ts";
import type { Position } from "./position.ts";

/** The cell that a strategy opens next. */
export interface Choice {
  readonly cell: number;
  /** Cells known to be safe, including `cell`; empty for a guess. */
  readonly safe: readonly number[];
}

/** Why a strategy would open a cell, or leave it alone. */
export type Reason =
  /** No cell is open yet: the rule spares the first one, or all are alike. */
  | { readonly kind: "first"; readonly risk: number }
  | { readonly kind: "random"; readonly among: number }
  /** The highest ratio of an adjacent number to its covered neighbours; without a number, the source's 0.3. */
  | { readonly kind: "ratio"; readonly ratio: number; readonly number: number | undefined }
  /** A minimal proof by these numbers (cells); `total`: it also needs the board's mine count. */
  | {
      readonly kind: "forced";
      readonly verdict: "safe" | "mine";
      readonly numbers: readonly number[];
      readonly total: boolean;
    }
  /** The exact mine probability, and the smallest among all covered cells. */
  | { readonly kind: "risk"; readonly risk: number; readonly least: number };

/** A strategy with its workspaces. Answers depend only on the position and random draws. */
export interface Sweeper {
  /** @throws RangeError if no cell is covered, or if the numbers contradict each other. */
  choose(position: Position): Choice;
  /** Explains why the covered cell `cell` would be opened or not. */
  explain(position: Position, cell: number): Reason;
}

/** A registry entry; `create` takes the source of random draws. */
export interface SweeperFamily {
  readonly id: string;
  create(random: RandomSource): Sweeper;
}
