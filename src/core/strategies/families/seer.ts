// Hagelbarger's SEER of 1956, the sequence extrapolating robot: it follows a pattern while that
// pays, and plays at random while it does not.

import { type MatrixGame, type Move, oddEven, type Side } from "../../games/index.ts";
import { familyOfPredictor, plainScores } from "../bases/family-of-predictor.ts";
import type { Predictor } from "../bases/scores.ts";

const SITUATIONS = 8;
const COUNT_MAX = 3;

/** Games of two moves only; see `SeerMachine`. */
export const seer = familyOfPredictor({
  family: "seer",
  source:
    "D. W. Hagelbarger, SEER, a sequence extrapolating robot, IRE Transactions on Electronic Computers EC-5 (1956)",
  parameters: [],
  plays: (game) => game.size === oddEven.size,
  memoryRounds: () => 2,
  stepsPerRound: () => 1,
  predictor: (game, side) => new SeerMachine(game, side),
});

/**
 * A situation: did the machine win or lose the round before last, then play the same or the other
 * move, win or lose that. For each there is a counter in -3 … 3 of what would have won, the same
 * move again (up) or the other (down), and whether the machine won when it was last there. Our
 * reading of its success memory: it follows the counter if that is not 0 and the last play in the
 * situation was won; otherwise it plays at random.
 */
class SeerMachine implements Predictor {
  readonly #game: MatrixGame;
  readonly #side: Side;
  readonly #counters = new Int8Array(SITUATIONS);
  /** Whether it won the last time in each situation; at first it trusts itself. */
  readonly #success = new Uint8Array(SITUATIONS).fill(1);
  #own: Move | undefined;
  #won = 0;
  #situation: number | undefined;

  constructor(game: MatrixGame, side: Side) {
    this.#game = game;
    this.#side = side;
  }

  weigh() {
    const situation = this.#situation;
    if (situation === undefined || this.#own === undefined) return undefined;
    const counter = this.#counters[situation] as number;
    if (counter === 0 || this.#success[situation] === 0) return undefined;
    const digits = new Float64Array(2);
    digits[this.#beatenBy(counter > 0 ? this.#own : 1 - this.#own)] = 1;
    return plainScores(digits);
  }

  observe(own: Move, opponent: Move): void {
    const won = this.#game.result(this.#side, own, opponent) > 0 ? 1 : 0;
    if (this.#own !== undefined) {
      const step = this.#own ^ own;
      if (this.#situation !== undefined) this.#learn(this.#situation, step === 0 ? won : 1 - won, won);
      this.#situation = (this.#won << 2) | (step << 1) | won;
    }
    this.#own = own;
    this.#won = won;
  }

  #learn(situation: number, sameWins: number, won: number): void {
    const counter = (this.#counters[situation] as number) + (sameWins ? 1 : -1);
    this.#counters[situation] = Math.max(-COUNT_MAX, Math.min(COUNT_MAX, counter));
    this.#success[situation] = won;
  }

  #beatenBy(own: Move): Move {
    return this.#game.result(this.#side, own, 0) > 0 ? 0 : 1;
  }
}
