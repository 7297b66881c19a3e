// What a strategy bases its choice on, as shown to people.

import type { Move } from "../games/index.ts";

/** A row of a strategy's table: the moves of the last rounds, oldest first, and the values stored for them. A side that
 * the strategy doesn't look at has no moves. */
export interface InsideRow {
  readonly own: readonly Move[];
  readonly opponent: readonly Move[];
  readonly values: readonly number[];
}

/** A daemon that predicts from its last `guesses` guesses and the opponent's last `moves` moves. */
interface InsideDaemon {
  readonly moves: number;
  readonly guesses: number;
  /** Its correct guesses; the older, the less each counts. */
  readonly rating: number;
  /** Undefined if it has never seen the current situation. */
  readonly expects: Move | undefined;
}

export type Inside =
  /** How often each of the opponent's moves followed; with a decay, older ones weigh less. */
  | { readonly kind: "counts"; readonly rows: readonly InsideRow[] }
  /** Only the opponent's move that followed most recently, alone in its row. */
  | { readonly kind: "last"; readonly rows: readonly InsideRow[] }
  /** The value of each action in points, for this round plus a share of later ones. Actions are its own moves or other
   * strategies; `followed` is the strategy that the last choice followed. */
  | {
      readonly kind: "values";
      readonly rows: readonly InsideRow[];
      readonly among?: { readonly families: readonly string[]; readonly followed: number };
    }
  | {
      readonly kind: "daemons";
      readonly daemons: readonly InsideDaemon[];
      /** The index of the daemon that the supervisor follows. */
      readonly followed: number;
      /** The followed daemon's weights by move in the current situation; empty if it has none. */
      readonly weights: readonly number[];
    };

/** Only what matters for the next decision, or everything that was learned. */
export type Look = "now" | "all";
