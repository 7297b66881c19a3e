// History matching at several depths and sides, each weighted by recent success per rotation.

import type { MatrixGame, Move } from "../../games/index.ts";
import { familyOfPredictor, plainScores } from "../bases/family-of-predictor.ts";
import { LongestMatch, MATCH_KINDS } from "../bases/longest-match.ts";
import type { Predictor } from "../bases/scores.ts";
import { numberOf, type ParameterValues } from "../family.ts";

/** Rounds searched, which bounds the cost of a round in a long match. */
const REACH = 1_000;

export const historyMatch = familyOfPredictor({
  family: "history-match",
  source:
    "The history matching of the International RoShamBo Programming Competitions with meta-strategies over rotations, as told in D. Billings, The first international RoShamBo programming competition, ICGA Journal 23 (2000)",
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

/** Reader (kind, d) expects m, the move after the longest match up to d rounds; its rotation k says
 * m + k modulo the moves. merit = how often that came, decayed by `decay`. score(x) = sum over
 * readers and rotations saying x of exp(sharpness * (merit - mean merit of the reader's
 * rotations)). */
export class HistoryMatch implements Predictor {
  readonly #size: number;
  readonly #depth: number;
  readonly #decay: number;
  readonly #sharpness: number;
  readonly #match = new LongestMatch();
  /** Of each reader's rotations, at [reader * size + k]. */
  readonly #merits: Float64Array;
  /** What each reader expects, unrotated; -1 where it found nothing. */
  readonly #expected: Int16Array;

  constructor({ size }: MatrixGame, values: ParameterValues) {
    this.#size = size;
    this.#depth = numberOf(values, "depth");
    this.#decay = numberOf(values, "decay");
    this.#sharpness = numberOf(values, "sharpness");
    this.#expected = new Int16Array(this.#depth * MATCH_KINDS.length).fill(-1);
    this.#merits = new Float64Array(this.#expected.length * size);
  }

  weigh() {
    const logarithms = new Float64Array(this.#expected.length * this.#size).fill(Number.NEGATIVE_INFINITY);
    this.#expected.forEach((expected, reader) => {
      if (expected >= 0) this.#speak(reader, expected, logarithms);
    });
    const most = Math.max(...logarithms);
    if (most === Number.NEGATIVE_INFINITY) return undefined;
    const scores = new Float64Array(this.#size);
    logarithms.forEach((logarithm, at) => {
      const move = at % this.#size;
      scores[move] = (scores[move] as number) + Math.exp(logarithm - most);
    });
    return plainScores(scores);
  }

  observe(own: Move, opponent: Move): void {
    this.#expected.forEach((expected, reader) => {
      if (expected >= 0) this.#judge(reader, (opponent - expected + this.#size) % this.#size);
    });
    this.#match.push(own, opponent);
    MATCH_KINDS.forEach((kind, at) => {
      for (let depth = 1; depth <= this.#depth; depth++) {
        const round = this.#match.find(kind, depth, REACH);
        this.#expected[at * this.#depth + depth - 1] = this.#match.opponent[round] ?? -1;
      }
    });
  }

  #speak(reader: number, expected: Move, logarithms: Float64Array): void {
    const start = reader * this.#size;
    const merits = this.#merits.subarray(start, start + this.#size);
    const mean = merits.reduce((sum, merit) => sum + merit, 0) / this.#size;
    merits.forEach((merit, rotation) => {
      logarithms[start + ((expected + rotation) % this.#size)] = this.#sharpness * (merit - mean);
    });
  }

  #judge(reader: number, rotation: number): void {
    const start = reader * this.#size;
    for (let at = start; at < start + this.#size; at++)
      this.#merits[at] = (this.#merits[at] as number) * this.#decay;
    this.#merits[start + rotation] = (this.#merits[start + rotation] as number) + 1;
  }
}
