// Players under the referee: an in-process strategy or an external program.

import type { Move } from "../../core/games/index.ts";
import type { Strategy } from "../../core/strategies/index.ts";

/** One side of a refereed match. A call that rejects with PlayerFailure forfeits the match. */
export interface Player {
  begin(rounds: number): Promise<Move> | Move;
  next(opponent: Move): Promise<Move> | Move;
  /** Ends the match; `opponent` is undefined after an early end. Never rejects. */
  end(opponent: Move | undefined): Promise<void> | void;
}

/** A player failed; the message says why, in a clause with "it" for the player. */
export class PlayerFailure extends Error {
  constructor(message: string) {
    super(message);
    this.name = "PlayerFailure";
  }
}

/** A strategy as a player, which keeps what it learns. */
export function strategyPlayer(strategy: Strategy): Player {
  let own: Move = 0;
  const choose = (): Move => {
    own = strategy.choose();
    return own;
  };
  return {
    begin: choose,
    next(opponent) {
      strategy.observe(own, opponent);
      return choose();
    },
    end(opponent) {
      if (opponent !== undefined) strategy.observe(own, opponent);
    },
  };
}
