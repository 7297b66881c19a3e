// The interface of everything that plays.

import type { MatrixGame, Move, Side } from "../games/index.ts";
import type { RandomSource } from "../random/source.ts";
import type { AccountInPlay } from "./bank/account.ts";
import type { Inside, Look } from "./inside.ts";

/** One side of a match, as a state machine: call `choose` and `observe` in turn. */
export interface Strategy {
  /** The next move, possibly random; call at most once a round. */
  choose(): Move;
  /** The opponent's move that the last `choose` expected; undefined without a prediction. */
  expected(): Move | undefined;
  observe(own: Move, opponent: Move): void;
  /** What it may lose, if it risks only what it has won; a round is booked when its draw is observed. */
  readonly bank?: AccountInPlay | undefined;
  /** Makes the next `observe` learn as if `choose` had not been called; absent where it does so. */
  forgetChoice?(): void;
  /** Memory that it takes, but for some kilobytes that everyone takes; absent where that is all. */
  bytes?(): number;
  /** What it goes by, before the next `observe`; undefined where it has no table to show. */
  inside?(look: Look): Inside | undefined;
}

/** The game, side and random source of a strategy. */
export interface Seat {
  readonly game: MatrixGame;
  readonly side: Side;
  readonly random: RandomSource;
}
