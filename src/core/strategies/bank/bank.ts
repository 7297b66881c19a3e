// The account of a strategy in play: draws moves that it can afford, and books their expected results.

import type { Move } from "../../games/index.ts";
import { drawnByWeight } from "../../random/index.ts";
import type { Seat } from "../strategy.ts";
import { type Account, type AccountInPlay, BANK_MIN, booked, NEW_ACCOUNT } from "./account.ts";
import { affordable, type Stake, stakeOn } from "./stake.ts";

export class Bank implements AccountInPlay {
  account: Account = NEW_ACCOUNT;
  readonly #seat: Seat;
  #results: Float64Array | undefined;

  constructor(seat: Seat) {
    this.#seat = seat;
  }

  get results(): Float64Array | undefined {
    return this.#results;
  }

  /** Draws a move against an opponent with this forecast. */
  drawAgainst(forecast: Float64Array): Move {
    return this.#draw(stakeOn(this.#seat, forecast, this.account));
  }

  /** Draws a move with these probabilities, as far as the bank above its minimum can pay for them. The reserve is kept
   * for forecasts, because an imitating strategy may keep losing to someone forever. */
  drawOf(chances: Float64Array): Move {
    return this.#draw(affordable(this.#seat, chances, Math.max(0, this.account.bank - BANK_MIN)));
  }

  /** Books the round of the last draw; does nothing if there was none. */
  book(opponent: Move): void {
    if (this.#results) this.account = booked(this.account, this.#results[opponent] as number);
    this.#results = undefined;
  }

  #draw({ chances, results }: Stake): Move {
    this.#results = results;
    return drawnByWeight(this.#seat.random, chances);
  }
}
