// The fortune-teller against a player it knows nothing about: the same decisions that the bot would make, stored only
// here.

import type { MatrixGame, Move } from "../../core/games/matrix-game.ts";
import { seededRandom } from "../../core/random/seeded.ts";
import type { FortuneTeller } from "../../core/strategies/fortune-teller/fortune-teller.ts";
import { createStrategy } from "../../core/strategies/registry.ts";

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
  readonly #strategy: FortuneTeller;
  #score: Score = { won: 0, lost: 0, drawn: 0 };
  #next: Move | undefined;

  constructor(game: MatrixGame, seed: Uint8Array) {
    this.#game = game;
    const seat = { game, side: "bot", random: seededRandom(seed) } as const;
    this.#strategy = createStrategy("fortune-teller", seat) as FortuneTeller;
  }

  /** Chooses the next move in advance, which may take some milliseconds, so that `answer` is instant. */
  decide(): Move {
    this.#next ??= this.#strategy.choose();
    return this.#next;
  }

  /** Begins the score again; what it learned stays. */
  again(): void {
    this.#score = { won: 0, lost: 0, drawn: 0 };
  }

  /** Plays the round with the visitor's move. */
  answer(yours: Move): PlayedRound {
    const mine = this.decide();
    const expected = this.#strategy.expected();
    const reason = this.#strategy.reason();
    const known = this.#strategy.rounds;
    const result = this.#game.result("person", yours, mine);
    const name = result > 0 ? "won" : result < 0 ? "lost" : "drawn";
    this.#score = { ...this.#score, [name]: this.#score[name] + 1 };
    this.#strategy.observe(mine, yours);
    this.#next = undefined;
    const percent =
      reason && known >= CONFIDENT_FROM_ROUNDS ? Math.round(100 * reason.confidence) : undefined;
    return { yours, mine, expected, percent, score: this.#score };
  }
}
