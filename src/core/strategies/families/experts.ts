// Mixture of experts: one per context, weighted by the probability it gave to past moves.

import type { MatrixGame, Move } from "../../games/index.ts";
import { CountedContexts, stretchesUpTo } from "../bases/counted-contexts.ts";
import { familyOfPredictor } from "../bases/family-of-predictor.ts";
import { type Predictor, plainScores, type Scores } from "../bases/scores.ts";
import { numberOf, type ParameterValues } from "../family.ts";

export const experts = familyOfPredictor({
  family: "experts",
  source:
    "V. Vovk, Aggregating strategies, COLT (1990); M. Herbster and M. K. Warmuth, Tracking the best expert, Machine Learning 32 (1998)",
  parameters: [
    { kind: "whole", name: "depth", min: 1, max: 8, default: 3 },
    { kind: "real", name: "decay", min: 0.5, max: 1, default: 0.95 },
    { kind: "real", name: "share", min: 0, max: 0.5, default: 0.06 },
    { kind: "real", name: "prior", min: 0.01, max: 2, default: 1 },
  ],
  reply: "value",
  memoryRounds: (values) => numberOf(values, "depth"),
  stepsPerRound: (values) => 1 + 3 * numberOf(values, "depth"),
  predictor: (game, _side, values) => new ExpertsPredictor(game, values),
});

/** Expert i: p_i(x) = (count_i(x) + prior) / (sum of counts + size * prior); mixture p(x) = sum of v_i p_i(x). After
 * each round v_i *= p_i(move) (exponential weights, logarithmic loss), and each expert redistributes the fraction
 * `share` of its weight equally, to track a changing best expert. */
export class ExpertsPredictor implements Predictor {
  readonly #size: number;
  readonly #prior: number;
  readonly #share: number;
  readonly #contexts: CountedContexts;
  readonly #weights: Float64Array;
  /** p_i(x) at [i * size + x]. */
  readonly #said: Float64Array;
  readonly #together: Float64Array;
  readonly #scores: Scores;
  #seen = false;

  constructor({ size }: MatrixGame, values: ParameterValues) {
    this.#size = size;
    this.#prior = numberOf(values, "prior");
    this.#share = numberOf(values, "share");
    const stretches = stretchesUpTo(numberOf(values, "depth"));
    this.#contexts = new CountedContexts(size, stretches, numberOf(values, "decay"));
    this.#weights = new Float64Array(this.#contexts.length).fill(1 / this.#contexts.length);
    this.#said = new Float64Array(this.#contexts.length * size).fill(1 / size);
    this.#together = new Float64Array(size);
    this.#scores = plainScores(this.#together);
  }

  weigh() {
    return this.#seen ? this.#scores : undefined;
  }

  bytes(): number {
    return this.#contexts.bytes;
  }

  observe(own: Move, opponent: Move): void {
    this.#seen = true;
    this.#judge(opponent);
    this.#contexts.observe(own, opponent);
    this.#together.fill(0);
    for (let expert = 0; expert < this.#weights.length; expert++)
      this.#ask(expert, this.#weights[expert] as number);
  }

  #judge(move: Move): void {
    const weights = this.#weights;
    let sum = 0;
    for (let expert = 0; expert < weights.length; expert++) {
      const weight = (weights[expert] as number) * (this.#said[expert * this.#size + move] as number);
      weights[expert] = weight;
      sum += weight;
    }
    for (let expert = 0; expert < weights.length; expert++) {
      const kept = (1 - this.#share) * (weights[expert] as number);
      weights[expert] = kept / sum + this.#share / weights.length;
    }
  }

  #ask(expert: number, weight: number): void {
    const said = this.#said;
    const start = expert * this.#size;
    const sum = this.#contexts.read(expert, said, start) + this.#size * this.#prior;
    for (let x = 0; x < this.#size; x++) {
      const chance = ((said[start + x] as number) + this.#prior) / sum;
      said[start + x] = chance;
      this.#together[x] = (this.#together[x] as number) + weight * chance;
    }
  }
}
