// History matching at several depths and for several sides, each weighted by recent success per rotation.

import type { MatrixGame, Move } from "../../games/index.ts";
import { familyOfPredictor } from "../bases/family-of-predictor.ts";
import { LongestMatch, MATCH_KINDS, type MatchKind } from "../bases/longest-match.ts";
import { type Predictor, plainScores, type Scores } from "../bases/scores.ts";
import { numberOf, type ParameterValues } from "../family.ts";

/** How many rounds are searched, which limits the cost of a round in a long match. */
const REACH = 1_000;

export const historyMatch = familyOfPredictor({
  family: "history-match",
  source:
    "The history matching of the International RoShamBo Programming Competitions with meta-strategies over rotations, as described in D. Billings, The first international RoShamBo programming competition, ICGA Journal 23 (2000)",
  parameters: [
    { kind: "whole", name: "depth", min: 1, max: 16, default: 5 },
    { kind: "real", name: "decay", min: 0.5, max: 1, default: 0.98 },
    { kind: "real", name: "sharpness", min: 0, max: 8, default: 0.3 },
  ],
  reply: "value",
  memoryRounds: () => REACH,
  stepsPerRound: (values) => 20 * numberOf(values, "depth"),
  predictor: (game, _side, values) => new HistoryMatch(game, values),
});

/** Reader (kind, d) expects m, the move after the longest match up to d rounds; its rotation k says m + k modulo the
 * number of moves. merit = how often that came, decayed by `decay`. score(x) = sum over readers and rotations saying x
 * of exp(sharpness * (merit - mean merit of the reader's rotations)). */
export class HistoryMatch implements Predictor {
  readonly #size: number;
  readonly #decay: number;
  readonly #sharpness: number;
  readonly #match = new LongestMatch();
  /** The merit of each reader's rotations, at [reader * size + k]. */
  readonly #merits: Float64Array;
  /** What each reader expects, unrotated; -1 if it found nothing. */
  readonly #expected: Int16Array;
  readonly #depths: readonly number[];
  readonly #found: Int32Array;
  /** Log weights of the moves that each reader's rotations say, at [reader * size + move]. */
  readonly #logarithms: Float64Array;
  readonly #scores: Scores;

  constructor({ size }: MatrixGame, values: ParameterValues) {
    this.#size = size;
    this.#depths = Array.from({ length: numberOf(values, "depth") }, (_, index) => index + 1);
    this.#decay = numberOf(values, "decay");
    this.#sharpness = numberOf(values, "sharpness");
    this.#expected = new Int16Array(this.#depths.length * MATCH_KINDS.length).fill(-1);
    this.#found = new Int32Array(this.#expected.length);
    this.#merits = new Float64Array(this.#expected.length * size);
    this.#logarithms = new Float64Array(this.#merits.length);
    this.#scores = plainScores(new Float64Array(size));
  }

  weigh() {
    const { digits } = this.#scores;
    const logarithms = this.#logarithms;
    let most = Number.NEGATIVE_INFINITY;
    for (let reader = 0; reader < this.#expected.length; reader++)
      if ((this.#expected[reader] as number) >= 0) most = Math.max(most, this.#speak(reader));
    if (most === Number.NEGATIVE_INFINITY) return undefined;
    digits.fill(0);
    for (let reader = 0; reader < this.#expected.length; reader++) {
      if ((this.#expected[reader] as number) < 0) continue;
      const start = reader * this.#size;
      for (let move = 0; move < this.#size; move++)
        digits[move] = (digits[move] as number) + Math.exp((logarithms[start + move] as number) - most);
    }
    return this.#scores;
  }

  observe(own: Move, opponent: Move): void {
    for (let reader = 0; reader < this.#expected.length; reader++) {
      const expected = this.#expected[reader] as number;
      if (expected >= 0) this.#judge(reader, (opponent - expected + this.#size) % this.#size);
    }
    this.#match.push(own, opponent);
    for (let kind = 0; kind < MATCH_KINDS.length; kind++)
      this.#match.find(
        MATCH_KINDS[kind] as MatchKind,
        this.#depths,
        REACH,
        this.#found,
        kind * this.#depths.length,
      );
    for (let reader = 0; reader < this.#expected.length; reader++) {
      const round = this.#found[reader] as number;
      this.#expected[reader] = round < 0 ? -1 : (this.#match.opponent[round] as Move);
    }
  }

  /** Weights the reader's rotations. @returns the largest logarithm. */
  #speak(reader: number): number {
    const merits = this.#merits;
    const start = reader * this.#size;
    let sum = 0;
    for (let at = start; at < start + this.#size; at++) sum += merits[at] as number;
    const mean = sum / this.#size;
    let move = this.#expected[reader] as Move;
    let most = Number.NEGATIVE_INFINITY;
    for (let at = start; at < start + this.#size; at++) {
      const logarithm = this.#sharpness * ((merits[at] as number) - mean);
      this.#logarithms[start + move] = logarithm;
      most = Math.max(most, logarithm);
      move = move === this.#size - 1 ? 0 : move + 1;
    }
    return most;
  }

  #judge(reader: number, rotation: number): void {
    const start = reader * this.#size;
    for (let at = start; at < start + this.#size; at++)
      this.#merits[at] = (this.#merits[at] as number) * this.#decay;
    this.#merits[start + rotation] = (this.#merits[start + rotation] as number) + 1;
  }
}
