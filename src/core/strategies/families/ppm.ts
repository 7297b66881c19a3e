// Prediction by partial matching: the longest known context predicts, escaping to shorter ones.

import type { MatrixGame, Move } from "../../games/index.ts";
import { CountedContexts, nestedStretches } from "../bases/counted-contexts.ts";
import { familyOfPredictor } from "../bases/family-of-predictor.ts";
import { type Predictor, plainScores, type Scores } from "../bases/scores.ts";
import { numberOf, type ParameterValues } from "../family.ts";

export const ppm = familyOfPredictor({
  family: "ppm",
  source:
    "J. G. Cleary and I. H. Witten, Data compression using adaptive coding and partial string matching, IEEE Transactions on Communications 32 (1984); escape method C: A. Moffat (1990)",
  parameters: [
    { kind: "whole", name: "numbers", min: 1, max: 16, default: 4 },
    { kind: "real", name: "decay", min: 0.5, max: 1, default: 0.95 },
  ],
  reply: "value",
  memoryRounds: (values) => Math.ceil(numberOf(values, "numbers") / 2),
  stepsPerRound: (values) => 1 + numberOf(values, "numbers"),
  predictor: (game, _side, values) => new PartialMatching(game, values),
});

/** With n followers, d of them distinct, x gets count(x) / (n + d) and the next shorter context gets the escape d / (n
 * + d); the empty context spreads its escape equally. Moves that were already predicted aren't excluded. */
export class PartialMatching implements Predictor {
  readonly #size: number;
  readonly #contexts: CountedContexts;
  readonly #counts: Float64Array;
  readonly #scores: Scores;
  #seen = false;

  constructor({ size }: MatrixGame, values: ParameterValues) {
    this.#size = size;
    const stretches = nestedStretches(numberOf(values, "numbers"));
    this.#contexts = new CountedContexts(size, stretches, numberOf(values, "decay"));
    this.#counts = new Float64Array(size);
    this.#scores = plainScores(new Float64Array(size));
  }

  weigh() {
    if (!this.#seen) return undefined;
    const { digits } = this.#scores;
    digits.fill(0);
    let left = 1;
    for (let stretch = this.#contexts.length - 1; stretch >= 0; stretch--)
      left = this.#speak(stretch, left, digits);
    for (let move = 0; move < this.#size; move++) digits[move] = (digits[move] as number) + left / this.#size;
    return this.#scores;
  }

  bytes(): number {
    return this.#contexts.bytes;
  }

  observe(own: Move, opponent: Move): void {
    this.#seen = true;
    this.#contexts.observe(own, opponent);
  }

  /** Adds the context's share to `probabilities`. @returns what remains of `left`. */
  #speak(stretch: number, left: number, probabilities: Float64Array): number {
    const sum = this.#contexts.read(stretch, this.#counts);
    if (sum === 0) return left;
    let different = 0;
    for (let move = 0; move < this.#size; move++) if ((this.#counts[move] as number) > 0) different++;
    for (let move = 0; move < this.#size; move++) {
      const share = (left * (this.#counts[move] as number)) / (sum + different);
      probabilities[move] = (probabilities[move] as number) + share;
    }
    return (left * different) / (sum + different);
  }
}
