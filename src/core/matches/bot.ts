// The bot's side of a match: a strategy that is fed the rounds that it may know, and asked for a move with the dice of
// one round.

import type { MatrixGame, Move } from "../games/matrix-game.ts";
import type { Rounds } from "../games/rounds.ts";
import { KeyedRandom } from "../random/keyed.ts";
import type { Account } from "../strategies/bases/bank.ts";
import { FortuneTeller } from "../strategies/fortune-teller/fortune-teller.ts";
import { createStrategy } from "../strategies/registry.ts";
import type { Inside, Strategy } from "../strategies/strategy.ts";

export interface Decision {
  readonly move: Move;
  /** The person's move as predicted; undefined without a prediction. */
  readonly expected: Move | undefined;
  readonly reason?: Reason | undefined;
  /** The expected result for each possible move of the person; absent if it keeps no account. */
  readonly results?: readonly number[] | undefined;
  /** What the choice was based on, if that was asked for and there is a table to show. */
  readonly inside?: Inside | undefined;
}

interface Reason {
  /** The number of the context that decided for the fortune-teller; undefined if there is none. */
  readonly context: number | undefined;
  readonly confidence: number;
}

/** Estimates of the memory of a strategy that doesn't know it: its objects, and what it keeps of each round. */
const OBJECT_BYTES = 24_000;
const ROUND_BYTES = 2_000;

export class Bot {
  readonly strategy: Strategy;
  readonly #random = new KeyedRandom();
  #seen: number;
  #fed = 0;

  /** `id`: a strategy's; `seen`: how many rounds there were before those that it will be fed.
   * @throws StrategyProblem if the strategy is unknown or can't play this game. */
  constructor(game: MatrixGame, id: string, seen = 0) {
    this.strategy = createStrategy(id, { game, side: "bot", random: this.#random });
    this.#seen = seen;
  }

  /** The number of rounds seen or passed over. */
  get seen(): number {
    return this.#seen;
  }

  /** Its approximate memory use. */
  get bytes(): number {
    return OBJECT_BYTES + (this.strategy.bytes?.() ?? ROUND_BYTES * this.#fed);
  }

  /** Observes the rounds from index `from` to `to`, exclusive. */
  feed({ person, bot }: Rounds, from = 0, to = person.length): this {
    this.#fed += Math.max(0, to - from);
    for (let at = from; at < to; at++) {
      this.#random.use(this.#seen++);
      this.strategy.observe(bot[at] as Move, person[at] as Move);
    }
    return this;
  }

  /** The move of the next round; asking changes nothing. `key`: the only source of its dice. `account`: what it may
   * lose, if it keeps one. `look`: also tells what it was based on. */
  choose(key: Uint8Array, account?: Account, look = false): Decision {
    const { strategy } = this;
    const { bank } = strategy;
    this.#random.use(key);
    if (bank && account) bank.account = account;
    const decision = {
      move: strategy.choose(),
      expected: strategy.expected(),
      results: bank?.results && Array.from(bank.results),
      inside: look ? strategy.inside?.("now") : undefined,
      reason: strategy instanceof FortuneTeller ? strategy.reason() : undefined,
    };
    strategy.forgetChoice?.();
    return decision;
  }
}
