// The interface of everything that plays.

import type { MatrixGame, Move, Side } from "../games/index.ts";
import type { RandomSource } from "../random/source.ts";
import type { AccountInPlay } from "./bank/account.ts";
import type { Inside, Look } from "./inside.ts";

/** One side of a match, as a state machine: call `choose` and `observe` in turn. */
export interface Strategy {
  /** Returns the next move, possibly random; call at most once per round. */
  choose(): Move;
  /** The opponent's move that the last `choose` expected; undefined without a prediction. */
  expected(): Move | undefined;
  observe(own: Move, opponent: Move): void;
  /** What it may lose, if it risks only what it has won; a round is booked when its draw is observed. */
  readonly bank?: AccountInPlay | undefined;
  /** Makes the next `observe` learn as if `choose` hadn't been called; absent if it always does. */
  forgetChoice?(): void;
  /** Its memory use beyond the few kilobytes that every strategy takes; absent if that's all. */
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
