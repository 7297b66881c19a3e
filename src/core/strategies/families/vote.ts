// Weighted vote of all recent contexts; newer followers and longer contexts weigh more.

import type { MatrixGame, Move } from "../../games/index.ts";
import { CountedContexts, stretchesUpTo } from "../bases/counted-contexts.ts";
import { familyOfPredictor } from "../bases/family-of-predictor.ts";
import { type Predictor, plainScores, type Scores } from "../bases/scores.ts";
import { numberOf, type ParameterValues } from "../family.ts";

export const vote = familyOfPredictor({
  family: "vote",
  source:
    "The votes of n-grams in the second International RoShamBo Programming Competition (2000), described by D. Egnor, R. Webster and A. Knapp in D. Billings, Thoughts on RoShamBo, ICGA Journal 23 (2000)",
  parameters: [
    { kind: "whole", name: "depth", min: 1, max: 8, default: 3 },
    { kind: "real", name: "decay", min: 0.5, max: 1, default: 0.95 },
    { kind: "real", name: "base", min: 1, max: 8, default: 1.5 },
  ],
  reply: "value",
  memoryRounds: (values) => numberOf(values, "depth"),
  stepsPerRound: (values) => 1 + 3 * numberOf(values, "depth"),
  predictor: (game, _side, values) => new Vote(game, values),
});

/** score(x) = sum over contexts of base^length * count(x); counts decay on recurrence. */
export class Vote implements Predictor {
  readonly #contexts: CountedContexts;
  /** The weight of a follower, by context. */
  readonly #weights: Float64Array;
  readonly #scores: Scores;
  #seen = false;

  constructor({ size }: MatrixGame, values: ParameterValues) {
    const base = numberOf(values, "base");
    const stretches = stretchesUpTo(numberOf(values, "depth"));
    this.#contexts = new CountedContexts(size, stretches, numberOf(values, "decay"));
    this.#weights = Float64Array.from(
      { length: this.#contexts.length },
      (_, index) => base ** this.#contexts.numbersOf(index),
    );
    this.#scores = plainScores(new Float64Array(size));
  }

  weigh() {
    if (!this.#seen) return undefined;
    this.#contexts.sum(this.#weights, this.#scores.digits);
    return this.#scores;
  }

  bytes(): number {
    return this.#contexts.bytes;
  }

  observe(own: Move, opponent: Move): void {
    this.#seen = true;
    this.#contexts.observe(own, opponent);
  }
}
