// Hagelbarger's SEER (1956): follows a pattern while that wins, otherwise plays at random.

import { type MatrixGame, type Move, oddEven, type Side } from "../../games/index.ts";
import { familyOfPredictor } from "../bases/family-of-predictor.ts";
import { type Predictor, SingleMove } from "../bases/scores.ts";

const SITUATIONS = 8;
const COUNT_MAX = 3;

/** For games with two moves only; see `SeerMachine`. */
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

/** Situation: whether the machine won the round before last, then repeated its move, and won the last one. For each, it
 * keeps a counter in -3 … 3 of what would have won (up: same move, down: other move) and whether the machine won there
 * last time. Our interpretation of its success memory: it follows a non-zero counter if its last play in the situation
 * won; otherwise it plays at random. */
class SeerMachine implements Predictor {
  readonly #results: Int8Array;
  readonly #named = new SingleMove(oddEven.size);
  readonly #counters = new Int8Array(SITUATIONS);
  /** Whether it won the last time in each situation. */
  readonly #success = new Uint8Array(SITUATIONS).fill(1);
  #own: Move | undefined;
  #won = 0;
  #situation: number | undefined;

  constructor(game: MatrixGame, side: Side) {
    this.#results = game.results(side);
  }

  weigh() {
    const situation = this.#situation;
    if (situation === undefined || this.#own === undefined) return undefined;
    const counter = this.#counters[situation] as number;
    if (counter === 0 || this.#success[situation] === 0) return undefined;
    return this.#named.of(this.#beatenBy(counter > 0 ? this.#own : 1 - this.#own));
  }

  observe(own: Move, opponent: Move): void {
    const won = (this.#results[own * oddEven.size + opponent] as number) > 0 ? 1 : 0;
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
    return (this.#results[own * oddEven.size] as number) > 0 ? 0 : 1;
  }
}
