// Context tree weighting: all prunings of a context tree, weighted by simplicity and likelihood.

import type { MatrixGame, Move } from "../../games/index.ts";
import { ContextTable } from "../bases/context-table.ts";
import { CountedContexts, nestedStretches } from "../bases/counted-contexts.ts";
import { familyOfPredictor } from "../bases/family-of-predictor.ts";
import { remainder } from "../bases/remainder.ts";
import { type Predictor, plainScores, type Scores } from "../bases/scores.ts";
import { numberOf, type ParameterValues } from "../family.ts";

export const contextTree = familyOfPredictor({
  family: "context-tree",
  source:
    "F. M. J. Willems, Y. M. Shtarkov and T. J. Tjalkens, The context-tree weighting method: basic properties, IEEE Transactions on Information Theory 41 (1995)",
  parameters: [
    { kind: "whole", name: "numbers", min: 1, max: 16, default: 8 },
    { kind: "real", name: "decay", min: 0.5, max: 1, default: 0.95 },
    { kind: "real", name: "prior", min: 0.01, max: 2, default: 0.5 },
  ],
  reply: "value",
  memoryRounds: (values) => Math.ceil(numberOf(values, "numbers") / 2),
  stepsPerRound: (values) => 1 + numberOf(values, "numbers"),
  predictor: (game, _side, values) => new ContextTreePredictor(game, values),
});

/** Node k is the context of both sides' last k moves. It estimates p_e(x) = (count(x) + prior) / (sum + size * prior),
 * where prior 1/2 is the Krichevsky-Trofimov estimator, and predicts p_w = (b p_e + p_w of its child) / (b + 1); at
 * the deepest node p_w = p_e. b, initially 1, is the odds of its own estimate against its child's, multiplied by
 * p_e(move) / p_w(child, move) each round. */
export class ContextTreePredictor implements Predictor {
  readonly #size: number;
  readonly #prior: number;
  readonly #contexts: CountedContexts;
  /** ln b of each node, by context. */
  readonly #odds: NodeOdds;
  /** p_e and p_w of the nodes on the path, at [node * size + x]. */
  readonly #estimates: Float64Array;
  readonly #weighted: Float64Array;
  /** The scores from the first node's p_w. */
  readonly #scores: Scores;
  #seen = false;

  constructor({ size }: MatrixGame, values: ParameterValues) {
    this.#size = size;
    this.#prior = numberOf(values, "prior");
    const stretches = nestedStretches(numberOf(values, "numbers"));
    this.#contexts = new CountedContexts(size, stretches, numberOf(values, "decay"));
    this.#odds = new NodeOdds(size, this.#contexts.length);
    this.#estimates = new Float64Array(this.#contexts.length * size).fill(1 / size);
    this.#weighted = this.#estimates.slice();
    this.#scores = plainScores(this.#weighted.subarray(0, size));
  }

  weigh() {
    return this.#seen ? this.#scores : undefined;
  }

  bytes(): number {
    return this.#contexts.bytes + this.#odds.bytes;
  }

  observe(own: Move, opponent: Move): void {
    this.#seen = true;
    for (let node = 0; node < this.#contexts.length - 1; node++) {
      const estimate = this.#estimates[node * this.#size + opponent] as number;
      const child = this.#weighted[(node + 1) * this.#size + opponent] as number;
      this.#odds.add(node, Math.log(estimate / child));
    }
    this.#contexts.observe(own, opponent);
    this.#odds.observe(own, opponent);
    for (let node = this.#contexts.length - 1; node >= 0; node--) this.#weigh(node);
  }

  #weigh(node: number): void {
    const start = node * this.#size;
    const estimates = this.#estimates;
    const sum = this.#contexts.read(node, estimates, start) + this.#size * this.#prior;
    const deepest = node === this.#contexts.length - 1;
    const trust = deepest ? 1 : 1 / (1 + Math.exp(-this.#odds.read(node)));
    for (let at = start; at < start + this.#size; at++) {
      const estimate = ((estimates[at] as number) + this.#prior) / sum;
      const child = deepest ? 0 : (this.#weighted[at + this.#size] as number);
      estimates[at] = estimate;
      this.#weighted[at] = trust * estimate + (1 - trust) * child;
    }
  }
}

/** One number per visited tree node, initially 0. */
class NodeOdds {
  readonly #size: number;
  readonly #forms: readonly number[];
  readonly #tables: readonly ContextTable[];
  readonly #keys: number[];

  constructor(size: number, nodes: number) {
    this.#size = size;
    this.#forms = Array.from({ length: nodes }, (_, numbers) => size ** numbers);
    this.#tables = this.#forms.map((forms) => new ContextTable(1, forms));
    this.#keys = this.#forms.map(() => 0);
  }

  get bytes(): number {
    return this.#tables.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  read(node: number): number {
    const table = this.#tables[node] as ContextTable;
    const row = table.find(this.#keys[node] as number);
    return row < 0 ? 0 : (table.cells[row] as number);
  }

  add(node: number, amount: number): void {
    const table = this.#tables[node] as ContextTable;
    const row = table.claim(this.#keys[node] as number);
    table.cells[row] = (table.cells[row] as number) + amount;
  }

  observe(own: Move, opponent: Move): void {
    const size = this.#size;
    for (let node = 0; node < this.#forms.length; node++) {
      const code = (this.#keys[node] as number) * size * size + own * size + opponent;
      this.#keys[node] = remainder(code, this.#forms[node] as number);
    }
  }
}
