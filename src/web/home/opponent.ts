// The fortune-teller against a player it knows nothing about: the same decisions that the bot would make, stored only
// here.

import type { MatrixGame, Move } from "../../core/games/index.ts";
import { type Decision, type DecisionInput, KeptStrategy } from "../../core/matches/index.ts";
import { booked, History, NEW_ACCOUNT } from "../../core/strategies/index.ts";

/** With fewer rounds its probabilities aren't reliable (as in the chat). */
const CONFIDENT_FROM_ROUNDS = 5;

export interface Score {
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
}

/** From the visitor's point of view. */
export interface PlayedRound {
  readonly yours: Move;
  readonly mine: Move;
  /** The visitor's move as predicted; undefined if the bot played by chance. */
  readonly expected: Move | undefined;
  /** How sure the prediction was; undefined while too little is known. */
  readonly percent: number | undefined;
  readonly score: Score;
}

export class Opponent {
  readonly #game: MatrixGame;
  readonly #seed: Uint8Array;
  readonly #played = new History();
  #account = NEW_ACCOUNT;
  #score: Score = { won: 0, lost: 0, drawn: 0 };
  #kept: KeptStrategy | undefined;
  #decision: Decision | undefined;

  constructor(game: MatrixGame, seed: Uint8Array) {
    this.#game = game;
    this.#seed = seed;
  }

  /** Computes the next move in advance, which may take some milliseconds, so that `answer` is instant. */
  decide(): Decision {
    this.#decision ??= this.#decided();
    return this.#decision;
  }

  /** Begins the score again; what it learned stays. */
  again(): void {
    this.#score = { won: 0, lost: 0, drawn: 0 };
  }

  /** Plays the round with the visitor's move. */
  answer(yours: Move): PlayedRound {
    const { move: mine, expected, reason, results } = this.decide();
    const known = this.#played.length;
    const result = this.#game.result("person", yours, mine);
    const name = result > 0 ? "won" : result < 0 ? "lost" : "drawn";
    this.#score = { ...this.#score, [name]: this.#score[name] + 1 };
    this.#account = booked(this.#account, results?.[yours] ?? 0);
    this.#played.push(mine, yours);
    this.#decision = undefined;
    const isShown = reason !== undefined && known >= CONFIDENT_FROM_ROUNDS;
    const percent = isShown ? Math.round(100 * reason.confidence) : undefined;
    return { yours, mine, expected, percent, score: this.#score };
  }

  #decided(): Decision {
    const question: DecisionInput = {
      game: this.#game,
      strategy: "fortune-teller",
      seed: this.#seed,
      round: this.#played.length + 1,
      rounds: this.#played.rounds,
      account: this.#account,
    };
    // After some thousand rounds the oldest are dropped, and the strategy has to be rebuilt.
    if (this.#kept?.missing(question) === undefined) this.#kept = new KeptStrategy(question);
    return this.#kept.catchUp(question).decide(question);
  }
}
