// A person who knows everything but the random numbers, over all games and opponents: one account, and models that
// learn from every round of their game.

import type { MatrixGame, Move } from "../../../src/core/games/index.ts";
import { deriveSeed, seededRandom } from "../../../src/core/random/index.ts";
import {
  type Account,
  booked,
  createStrategy,
  FortuneTeller,
  modelLifetimeOf,
  NEW_ACCOUNT,
  type Strategy,
} from "../../../src/core/strategies/index.ts";
import { gameOf } from "../../../src/lab/kit/task-values.ts";
import { expectedResults } from "../../../src/lab/prior/expectation.ts";

export const USUAL = "fortune-teller";
export const NOVICE = "fortune-teller:memory=match,prior=none";
/** Opponents that risk the person's account. */
export const BANKED = [USUAL, "fortune-teller:prior=none", NOVICE, "mirror"] as const;

/** The game and opponent of a round. */
export interface Meeting {
  readonly game: string;
  readonly opponent: string;
  /** Whether the models don't learn from it. */
  readonly isFrozen: boolean;
}

export interface MetRound {
  readonly own: Move;
  readonly move: Move;
  /** The person's expected result; 0 against an opponent that doesn't risk an account. */
  readonly expected: number;
}

export class Person {
  account: Account = NEW_ACCOUNT;
  readonly #seed: Uint8Array;
  readonly #opponents: readonly string[];
  /** By game, then by opponent. */
  readonly #games = new Map<string, Map<string, Strategy>>();
  #created = 0;

  /** `opponents`: all those to be played, since each learns from the rounds against the others. */
  constructor(seed: Uint8Array, opponents: readonly string[]) {
    this.#seed = seed;
    this.#opponents = opponents;
  }

  /** Plays a round; `choose` sees the bot's expected results, by the person's move. */
  play(meeting: Meeting, choose: (results: Float64Array) => Move): MetRound {
    const game = gameOf(meeting.game);
    const strategy = this.#met(game).get(meeting.opponent) as Strategy;
    const { bank } = strategy;
    if (bank) bank.account = this.account;
    const own = strategy.choose();
    const results = expectedResults(game, strategy, own);
    const move = choose(results);
    const gained = bank ? (results[move] as number) : 0;
    if (bank) this.account = booked(this.account, gained);
    bank?.release();
    this.watch(meeting, { own, move });
    return { own, move, expected: -gained };
  }

  /** Shows the models a round, which may be a linked account's. */
  watch({ game, opponent, isFrozen }: Meeting, { own, move }: Pick<MetRound, "own" | "move">): void {
    for (const [id, strategy] of this.#met(gameOf(game))) {
      if (id !== opponent && modelLifetimeOf(id) === "match") continue;
      if (isFrozen && strategy instanceof FortuneTeller) strategy.follow(own, move);
      else strategy.observe(own, move);
    }
  }

  /** Resets all models of the game. */
  reset(game: string): void {
    this.#games.delete(game);
  }

  /** Starts a new match with an opponent that only knows one match. */
  rematch(game: string, opponent: string): void {
    this.#games.get(game)?.set(opponent, this.#create(gameOf(game), opponent));
  }

  #met(game: MatrixGame): Map<string, Strategy> {
    const known = this.#games.get(game.id);
    if (known) return known;
    const met = new Map(this.#opponents.map((id) => [id, this.#create(game, id)]));
    this.#games.set(game.id, met);
    return met;
  }

  #create(game: MatrixGame, opponent: string): Strategy {
    this.#created++;
    const random = seededRandom(deriveSeed(this.#seed, "opponent", this.#created));
    return createStrategy(opponent, { game, side: "bot", random });
  }
}
