// Shannon's mind-reading machine (1953): eight situations, each expecting that behaviour repeats.

import { type MatrixGame, type Move, oddEven, type Side } from "../../games/index.ts";
import { familyOfPredictor } from "../bases/family-of-predictor.ts";
import { type Predictor, SingleMove } from "../bases/scores.ts";

const SITUATIONS = 8;

/** For games with two moves only; see `ShannonMachine`. */
export const shannon = familyOfPredictor({
  family: "shannon",
  source: "C. E. Shannon, A mind-reading (?) machine, Bell Laboratories memorandum, 18 March 1953",
  parameters: [],
  plays: (game) => game.size === oddEven.size,
  memoryRounds: () => 2,
  stepsPerRound: () => 1,
  predictor: (game, side) => new ShannonMachine(game, side),
});

/** Situation: whether the opponent won the round before last, then repeated their move, and won the last one. Each
 * keeps the last two behaviours (same or other move); if they're equal, a third is expected, otherwise nothing. */
class ShannonMachine implements Predictor {
  readonly #results: Int8Array;
  readonly #named = new SingleMove(oddEven.size);
  /** The last two behaviours in each situation: step 0 (same) or 1 (other); -1 for none. */
  readonly #last = new Int8Array(SITUATIONS).fill(-1);
  readonly #beforeLast = new Int8Array(SITUATIONS).fill(-1);
  #move: Move | undefined;
  #won = 0;
  #situation: number | undefined;

  constructor(game: MatrixGame, side: Side) {
    this.#results = game.results(side === "bot" ? "person" : "bot");
  }

  weigh() {
    const situation = this.#situation;
    if (situation === undefined || this.#move === undefined) return undefined;
    const step = this.#last[situation] as number;
    if (step < 0 || step !== this.#beforeLast[situation]) return undefined;
    return this.#named.of(this.#move ^ step);
  }

  observe(own: Move, opponent: Move): void {
    const won = (this.#results[opponent * oddEven.size + own] as number) > 0 ? 1 : 0;
    if (this.#move !== undefined) {
      const step = this.#move ^ opponent;
      if (this.#situation !== undefined) this.#remember(this.#situation, step);
      this.#situation = (this.#won << 2) | (step << 1) | won;
    }
    this.#move = opponent;
    this.#won = won;
  }

  #remember(situation: number, step: number): void {
    this.#beforeLast[situation] = this.#last[situation] as number;
    this.#last[situation] = step;
  }
}
