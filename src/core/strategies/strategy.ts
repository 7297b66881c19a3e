// The interface of everything that plays, and what it shows to people.

import type { MatrixGame, Move, Side } from "../games/matrix-game.ts";
import type { RandomSource } from "../random/source.ts";
import type { Bank } from "./bases/bank.ts";

/** One side of a match, as a state machine: call `choose` and `observe` in turn. */
export interface Strategy {
  /** Returns the next move, possibly random; call at most once per round. */
  choose(): Move;
  /** The opponent's move that the last `choose` expected; undefined without a prediction. */
  expected(): Move | undefined;
  observe(own: Move, opponent: Move): void;
  /** What it may lose, if it risks only what it has won; a round is booked when its draw is observed. */
  readonly bank?: Bank | undefined;
  /** Makes the next `observe` learn as if `choose` hadn't been called; absent if it always does. */
  forgetChoice?(): void;
  /** Its memory in bytes, if it knows it; others take a few kilobytes a round at most. */
  bytes?(): number;
  /** What it bases its choice on, before the next `observe`; undefined if it has no table to show. */
  inside?(look: Look): Inside | undefined;
}

/** A strategy's game, side and random source. */
export interface Seat {
  readonly game: MatrixGame;
  readonly side: Side;
  readonly random: RandomSource;
}

/** Only what matters for the next decision, or everything that was learned. */
export type Look = "now" | "all";

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
  /** The counters of the present context, added up by how many of its places they fill: at [places][move]. The sum of
   * each move's column decides. */
  | {
      readonly kind: "counters";
      readonly filled: readonly (readonly number[])[];
      readonly sums: readonly number[];
    }
  | {
      readonly kind: "daemons";
      readonly daemons: readonly InsideDaemon[];
      /** The index of the daemon that the supervisor follows. */
      readonly followed: number;
      /** The followed daemon's weights by move in the current situation; empty if it has none. */
      readonly weights: readonly number[];
    };
