// Exp3: an adversarial bandit that learns only from the results of its own moves.

import type { Move } from "../../../games/index.ts";
import { drawnByWeight } from "../../../random/index.ts";
import { RowTable } from "../../bases/row-table.ts";
import { orderParameter, SIDE_PARAMETER, tableFamily } from "../../bases/table-family.ts";
import { type TableSettings, TableStrategy } from "../../bases/table-strategy.ts";
import { numberOf, type ParameterValues } from "../../family.ts";
import type { Seat } from "../../strategy.ts";

/** p_i = (1 - gamma) w_i / W + gamma / K, where W is the sum of all K weights. With reward x (loss 0, draw 1/2, win 1),
 * the played move gets w_i *= exp(gamma x / (p_i K)), then each gains e * share / K of W (Exp3.S; Exp3 with share 0).
 * Stored as log weights, the largest 0. */
class Exp3Table extends TableStrategy {
  readonly #results: Int8Array;
  readonly #gamma: number;
  readonly #share: number;
  readonly #logarithms: RowTable;
  /** Weights and probabilities of the row computed last; -1 if it has learned since. */
  readonly #weights: Float64Array;
  readonly #chances: Float64Array;
  #sum = 0;
  #weighed = -1;

  constructor(seat: Seat, settings: TableSettings, values: ParameterValues) {
    super(seat, settings);
    this.#results = seat.game.results(seat.side);
    this.#gamma = numberOf(values, "gamma");
    this.#share = numberOf(values, "share");
    this.#logarithms = new RowTable(seat.game.size);
    this.#weights = new Float64Array(seat.game.size);
    this.#chances = new Float64Array(seat.game.size);
  }

  choose(): Move {
    const { game, random } = this.seat;
    const { row } = this.context;
    if (row < 0) return random.below(game.size);
    this.#weigh(row);
    return drawnByWeight(random, this.#chances);
  }

  protected tableBytes(): number {
    return this.#logarithms.bytes;
  }

  observe(own: Move, opponent: Move): void {
    const before = this.context.row;
    this.context.push(own, opponent);
    if (before < 0) return;
    this.#weigh(before);
    this.#weighed = -1;
    const size = this.#weights.length;
    const start = this.#logarithms.start(before);
    const { values } = this.#logarithms;
    const reward = ((this.#results[own * size + opponent] as number) + 1) / 2;
    const earned = (this.#gamma * reward) / ((this.#chances[own] as number) * size);
    values[start + own] = (values[start + own] as number) + earned;
    if (this.#share > 0) {
      this.#weights[own] = Math.exp(values[start + own] as number);
      this.#give((Math.E * this.#share * this.#sum) / size, start);
    }
    let most = Number.NEGATIVE_INFINITY;
    for (let at = start; at < start + size; at++) most = Math.max(most, values[at] as number);
    for (let at = start; at < start + size; at++) values[at] = (values[at] as number) - most;
  }

  /** Computes the weights and probabilities of all moves, unless the cached ones are this row's. */
  #weigh(row: number): void {
    if (row === this.#weighed) return;
    this.#weighed = row;
    const size = this.#weights.length;
    const start = this.#logarithms.start(row);
    this.#sum = 0;
    for (let move = 0; move < size; move++) {
      const weight = Math.exp(this.#logarithms.values[start + move] as number);
      this.#weights[move] = weight;
      this.#sum += weight;
    }
    for (let move = 0; move < size; move++) {
      const weight = this.#weights[move] as number;
      this.#chances[move] = ((1 - this.#gamma) * weight) / this.#sum + this.#gamma / size;
    }
  }

  #give(part: number, start: number): void {
    const { values } = this.#logarithms;
    for (let move = 0; move < this.#weights.length; move++)
      values[start + move] = Math.log((this.#weights[move] as number) + part);
  }
}

/** An exponential-weight bandit; without an order it has one situation, as published. */
export const exp3 = tableFamily(
  {
    family: "exp3",
    playsBy: "merits",
    parameters: [
      orderParameter(0),
      SIDE_PARAMETER,
      { kind: "real", name: "gamma", min: 0.01, max: 1, default: 0.1 },
      { kind: "real", name: "share", min: 0, max: 0.1, default: 0.001 },
    ],
    steps: 1,
    randomised: true,
    source:
      "P. Auer, N. Cesa-Bianchi, Y. Freund and R. E. Schapire, The nonstochastic multiarmed bandit problem, SIAM Journal on Computing 32 (2002), sections 3 and 8",
  },
  (seat, settings, values) => new Exp3Table(seat, settings, values),
);
