// What a strategy goes by, as people are shown it.

import type { Move } from "../games/index.ts";

/** A row of a strategy's table: the moves of the last rounds, oldest first, and what is kept for them. A
 * side that the strategy does not look at has none. */
export interface InsideRow {
  readonly own: readonly Move[];
  readonly opponent: readonly Move[];
  readonly values: readonly number[];
}

/** One of the daemons, which expects by its last `guesses` guesses and the opponent's last `moves`. */
interface InsideDaemon {
  readonly moves: number;
  readonly guesses: number;
  /** Its right guesses, each weighing less the older it is. */
  readonly rating: number;
  /** Undefined where it has seen nothing like the present situation. */
  readonly expects: Move | undefined;
}

export type Inside =
  /** How often each of the opponent's moves followed; with a decay, older ones weigh less. */
  | { readonly kind: "counts"; readonly rows: readonly InsideRow[] }
  /** The move of the opponent that followed last, alone in its row. */
  | { readonly kind: "last"; readonly rows: readonly InsideRow[] }
  /** What each action promises in points, the present round's and a share of later ones: its own moves,
   * or other strategies, of which the last choice followed one. */
  | {
      readonly kind: "values";
      readonly rows: readonly InsideRow[];
      readonly among?: { readonly families: readonly string[]; readonly followed: number };
    }
  | {
      readonly kind: "daemons";
      readonly daemons: readonly InsideDaemon[];
      /** Which of them the supervisor follows. */
      readonly followed: number;
      /** By move, what the followed one knows of the present situation; empty where that is nothing. */
      readonly weights: readonly number[];
    };

/** Only what the next decision goes by, or all that was learned. */
export type Look = "now" | "all";
