// Naive Bayes: each of the last rounds is a feature of the next move; features are assumed independent.

import type { MatrixGame, Move } from "../../games/index.ts";
import { ContextTable } from "../bases/context-table.ts";
import { familyOfPredictor } from "../bases/family-of-predictor.ts";
import { type Predictor, plainScores, type Scores, toProbabilities } from "../bases/scores.ts";
import { numberOf, type ParameterValues } from "../family.ts";

/** All counts are rescaled when a round's unit reaches this, long before it overflows. */
const UNIT_MAX = 1e100;

export const naiveBayes = familyOfPredictor({
  family: "naive-bayes",
  source:
    "M. E. Maron, Automatic indexing: an experimental inquiry, Journal of the ACM 8 (1961); that older rounds fade is ours",
  parameters: [
    { kind: "whole", name: "depth", min: 1, max: 16, default: 3 },
    { kind: "real", name: "decay", min: 0.5, max: 1, default: 0.98 },
    { kind: "real", name: "prior", min: 0.01, max: 5, default: 1 },
  ],
  reply: "value",
  memoryRounds: (values) => numberOf(values, "depth"),
  stepsPerRound: (values) => 1 + numberOf(values, "depth"),
  predictor: (game, _side, values) => new NaiveBayes(game, values),
});

/** p(x) is proportional to (count(x) + prior) * product over the last rounds of P(sign|x), where P(sign|x) =
 * (count(sign, x) + prior) / (count(x) + signs * prior). A sign is both moves of the round at one distance, one of
 * size^2; count(sign, x) is how often x followed it. A growing unit implements the decay by `decay`. */
export class NaiveBayes implements Predictor {
  readonly #size: number;
  readonly #depth: number;
  readonly #decay: number;
  readonly #prior: number;
  /** count(sign, .) by sign number, in multiples of `#unit`, like `#moves`. */
  readonly #table: ContextTable;
  readonly #moves: Float64Array;
  readonly #chances: Float64Array;
  readonly #scores: Scores;
  /** Both moves of each recent round as one number, newest first. */
  readonly #recent: number[] = [];
  #unit = 1;
  #seen = false;

  constructor({ size }: MatrixGame, values: ParameterValues) {
    this.#size = size;
    this.#depth = numberOf(values, "depth");
    this.#decay = numberOf(values, "decay");
    this.#prior = numberOf(values, "prior");
    this.#table = new ContextTable(size, this.#depth * size * size);
    this.#moves = new Float64Array(size);
    this.#chances = new Float64Array(size);
    this.#scores = plainScores(this.#chances);
  }

  weigh() {
    return this.#seen ? this.#scores : undefined;
  }

  bytes(): number {
    return this.#table.bytes;
  }

  observe(own: Move, opponent: Move): void {
    this.#seen = true;
    this.#count(opponent);
    this.#recent.unshift(own * this.#size + opponent);
    this.#recent.length = Math.min(this.#recent.length, this.#depth);
    for (let x = 0; x < this.#size; x++) this.#chances[x] = Math.log(this.#timesOf(x) + this.#prior);
    for (let ago = 0; ago < this.#recent.length; ago++) this.#hear(this.#table.find(this.#sign(ago)));
    toProbabilities(this.#chances);
  }

  #count(move: Move): void {
    this.#unit /= this.#decay;
    if (this.#unit > UNIT_MAX) this.#rescale();
    this.#moves[move] = (this.#moves[move] as number) + this.#unit;
    for (let ago = 0; ago < this.#recent.length; ago++) {
      const cell = this.#table.claim(this.#sign(ago)) + move;
      this.#table.cells[cell] = (this.#table.cells[cell] as number) + this.#unit;
    }
  }

  /** Adds one sign's log likelihoods from the counters at `row`. */
  #hear(row: number): void {
    const signs = this.#size * this.#size;
    for (let x = 0; x < this.#size; x++) {
      const together = row < 0 ? 0 : (this.#table.cells[row + x] as number) / this.#unit;
      const chance = (together + this.#prior) / (this.#timesOf(x) + signs * this.#prior);
      this.#chances[x] = (this.#chances[x] as number) + Math.log(chance);
    }
  }

  #timesOf(move: Move): number {
    return (this.#moves[move] as number) / this.#unit;
  }

  #sign(ago: number): number {
    return ago * this.#size * this.#size + (this.#recent[ago] as number);
  }

  #rescale(): void {
    for (const counts of [this.#moves, this.#table.cells]) {
      for (let cell = 0; cell < counts.length; cell++) counts[cell] = (counts[cell] as number) / this.#unit;
    }
    this.#unit = 1;
  }
}
