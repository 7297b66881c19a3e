// The account of a strategy in play: draws the moves that it can pay for, and books what they were
// expected to earn.

import type { Move } from "../../games/index.ts";
import { drawnByWeight } from "../../random/index.ts";
import type { Seat } from "../strategy.ts";
import { type Account, type AccountInPlay, BANK_MIN, booked, NEW_ACCOUNT } from "./account.ts";
import { affordable, type Stake, stakeOn } from "./stake.ts";

export class Bank implements AccountInPlay {
  account: Account = NEW_ACCOUNT;
  readonly #seat: Seat;
  /** Expected results of the last draw, by the opponent's move. */
  #results: Float64Array | undefined;

  constructor(seat: Seat) {
    this.#seat = seat;
  }

  get results(): Float64Array | undefined {
    return this.#results;
  }

  /** An own move against an opponent of whom this is expected. */
  drawAgainst(forecast: Float64Array): Move {
    return this.#draw(stakeOn(this.#seat, forecast, this.account));
  }

  /** An own move of these chances, as far as the bank can pay for them above its minimum: the reserve is
   * kept for forecasts, since whoever imitates may lose to somebody for ever. */
  drawOf(chances: Float64Array): Move {
    return this.#draw(affordable(this.#seat, chances, Math.max(0, this.account.bank - BANK_MIN)));
  }

  /** Books the round of the last draw; nothing where none was drawn. */
  book(opponent: Move): void {
    if (this.#results) this.account = booked(this.account, this.#results[opponent] as number);
    this.#results = undefined;
  }

  release(): void {
    this.#results = undefined;
  }

  #draw({ chances, results }: Stake): Move {
    this.#results = results;
    return drawnByWeight(this.#seat.random, chances);
  }
}
