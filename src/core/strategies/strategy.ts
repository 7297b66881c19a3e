// The interface of everything that plays, and what the registry knows of it.

import type { MatrixGame, Move, Side } from "../games/index.ts";
import type { RandomSource } from "../random/source.ts";

/** One side of a match, as a state machine: ask `choose`, tell `observe`, in turn. */
export interface Strategy {
  /** The next move. Uses randomness; may be asked once a round. */
  choose(): Move;
  /** The opponent's move that the last `choose` expected; undefined where it read nothing. */
  expected(): Move | undefined;
  /** Both sides' moves of the round that was played. */
  observe(own: Move, opponent: Move): void;
  /** Its state, versioned and compact; `StrategyFamily.restore` makes the same strategy of it. */
  snapshot(): Uint8Array;
}

/** What a strategy is made for. */
export interface Seat {
  readonly game: MatrixGame;
  /** The side it plays. */
  readonly side: Side;
  readonly random: RandomSource;
}
