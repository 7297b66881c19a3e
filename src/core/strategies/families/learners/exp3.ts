// Exp3: an adversarial bandit that learns only from the results of its own moves.

import type { Move } from "../../../games/index.ts";
import { drawnByWeight } from "../../../random/index.ts";
import { RowTable } from "../../bases/row-table.ts";
import type { SnapshotReader, SnapshotWriter } from "../../bases/snapshot-bytes.ts";
import { orderParameter, SIDE_PARAMETER, tableFamily } from "../../bases/table-family.ts";
import type { Table } from "../../bases/table-strategy.ts";
import { numberOf, type ParameterValues } from "../../family.ts";
import type { Seat } from "../../strategy.ts";

/** p_i = (1 - gamma) w_i / W + gamma / K with W the sum of all K weights. Reward x (loss 0, draw
 * 1/2, win 1): the played move gets w_i *= exp(gamma x / (p_i K)), then each gains e * share / K
 * of W (Exp3.S; Exp3 with share 0). Stored as log weights, the largest 0. */
class Exp3Table implements Table {
  readonly expected = undefined;
  readonly #seat: Seat;
  readonly #gamma: number;
  readonly #share: number;
  readonly #logarithms: RowTable;
  readonly #chances: Float64Array;

  constructor(seat: Seat, values: ParameterValues) {
    this.#seat = seat;
    this.#gamma = numberOf(values, "gamma");
    this.#share = numberOf(values, "share");
    this.#logarithms = new RowTable(seat.game.size);
    this.#chances = new Float64Array(seat.game.size);
  }

  choose(row: number): Move {
    const { game, random } = this.#seat;
    if (row < 0) return random.below(game.size);
    this.#weigh(this.#rowOf(row));
    return drawnByWeight(random, this.#chances);
  }

  bytes(): number {
    return this.#logarithms.bytes;
  }

  learn(before: number, _after: number, own: Move, opponent: Move): void {
    if (before < 0) return;
    const { game, side } = this.#seat;
    const row = this.#rowOf(before);
    const sum = this.#weigh(row);
    const reward = (game.result(side, own, opponent) + 1) / 2;
    row[own] = (row[own] as number) + (this.#gamma * reward) / ((this.#chances[own] as number) * game.size);
    if (this.#share > 0) this.#give((Math.E * this.#share * sum) / game.size, row);
    const most = Math.max(...row);
    for (let move = 0; move < row.length; move++) row[move] = (row[move] as number) - most;
  }

  save(writer: SnapshotWriter): void {
    this.#logarithms.save(writer, (value) => writer.real(value));
  }

  load(reader: SnapshotReader, rows: number): void {
    this.#logarithms.load(reader, rows, () => reader.real());
  }

  /** Computes the chances of all moves. @returns the sum of the weights. */
  #weigh(row: Float64Array): number {
    const sum = row.reduce((total, logarithm) => total + Math.exp(logarithm), 0);
    row.forEach((logarithm, move) => {
      this.#chances[move] = ((1 - this.#gamma) * Math.exp(logarithm)) / sum + this.#gamma / row.length;
    });
    return sum;
  }

  #give(part: number, row: Float64Array): void {
    for (let move = 0; move < row.length; move++) row[move] = Math.log(Math.exp(row[move] as number) + part);
  }

  #rowOf(row: number): Float64Array {
    const start = this.#logarithms.start(row);
    return this.#logarithms.values.subarray(start, start + this.#seat.game.size);
  }
}

/** Exponential-weight bandit; without an order one situation, as published. */
export const exp3 = tableFamily(
  {
    family: "exp3",
    byRule: true,
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
  (seat, values) => new Exp3Table(seat, values),
);
