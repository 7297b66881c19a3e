// Context mixing: one model per context, mixed in the logistic domain by learned weights.

import type { MatrixGame, Move } from "../../games/index.ts";
import { CountedContexts, stretchesUpTo } from "../bases/counted-contexts.ts";
import { familyOfPredictor } from "../bases/family-of-predictor.ts";
import { type Predictor, plainScores, type Scores, toProbabilities } from "../bases/scores.ts";
import { numberOf, type ParameterValues } from "../family.ts";

const FIRST_WEIGHT = 0.3;

export const mixing = familyOfPredictor({
  family: "mixing",
  source:
    "M. V. Mahoney, Adaptive weighing of context models for lossless data compression, Florida Tech TR CS-2005-16 (2005)",
  parameters: [
    { kind: "whole", name: "depth", min: 1, max: 8, default: 3 },
    { kind: "real", name: "decay", min: 0.5, max: 1, default: 0.98 },
    { kind: "real", name: "rate", min: 0, max: 1, default: 0.015 },
    { kind: "real", name: "prior", min: 0.01, max: 2, default: 1 },
  ],
  reply: "value",
  memoryRounds: (values) => numberOf(values, "depth"),
  stepsPerRound: (values) => 1 + 3 * numberOf(values, "depth"),
  predictor: (game, _side, values) => new MixingPredictor(game, values),
});

/** Model i: p_i(x) = (count_i(x) + prior) / (sum of counts + size * prior), with input s_i(x) = ln p_i(x) - mean of ln
 * p_i. Mixture: p(x) is proportional to exp(sum of w_i s_i(x)). Gradient step on ln p(move): w_i += rate * (s_i(move)
 * - sum of p(x) s_i(x)). */
export class MixingPredictor implements Predictor {
  readonly #size: number;
  readonly #prior: number;
  readonly #rate: number;
  readonly #contexts: CountedContexts;
  readonly #weights: Float64Array;
  /** s_i(x) at [i * size + x]. */
  readonly #heard: Float64Array;
  readonly #mixed: Float64Array;
  readonly #scores: Scores;
  #seen = false;

  constructor({ size }: MatrixGame, values: ParameterValues) {
    this.#size = size;
    this.#prior = numberOf(values, "prior");
    this.#rate = numberOf(values, "rate");
    const stretches = stretchesUpTo(numberOf(values, "depth"));
    this.#contexts = new CountedContexts(size, stretches, numberOf(values, "decay"));
    this.#weights = new Float64Array(this.#contexts.length).fill(FIRST_WEIGHT);
    this.#heard = new Float64Array(this.#contexts.length * size);
    this.#mixed = new Float64Array(size).fill(1 / size);
    this.#scores = plainScores(this.#mixed);
  }

  weigh() {
    return this.#seen ? this.#scores : undefined;
  }

  bytes(): number {
    return this.#contexts.bytes;
  }

  observe(own: Move, opponent: Move): void {
    this.#seen = true;
    this.#learn(opponent);
    this.#contexts.observe(own, opponent);
    this.#mixed.fill(0);
    for (let model = 0; model < this.#weights.length; model++)
      this.#hear(model, this.#weights[model] as number);
    toProbabilities(this.#mixed);
  }

  #learn(move: Move): void {
    for (let model = 0; model < this.#weights.length; model++) {
      const start = model * this.#size;
      let slope = this.#heard[start + move] as number;
      for (let x = 0; x < this.#size; x++)
        slope -= (this.#mixed[x] as number) * (this.#heard[start + x] as number);
      this.#weights[model] = (this.#weights[model] as number) + this.#rate * slope;
    }
  }

  #hear(model: number, weight: number): void {
    const heard = this.#heard;
    const start = model * this.#size;
    this.#contexts.read(model, heard, start);
    let mean = 0;
    for (let at = start; at < start + this.#size; at++) {
      heard[at] = Math.log((heard[at] as number) + this.#prior);
      mean += (heard[at] as number) / this.#size;
    }
    for (let x = 0; x < this.#size; x++) {
      heard[start + x] = (heard[start + x] as number) - mean;
      this.#mixed[x] = (this.#mixed[x] as number) + weight * (heard[start + x] as number);
    }
  }
}
