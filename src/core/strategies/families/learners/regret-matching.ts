// Regret matching: plays each move in proportion to its positive cumulative regret.

import type { Move } from "../../../games/index.ts";
import { drawnByWeight } from "../../../random/index.ts";
import { RowTable } from "../../bases/row-table.ts";
import type { SnapshotReader, SnapshotWriter } from "../../bases/snapshot-bytes.ts";
import { orderParameter, SIDE_PARAMETER, tableFamily } from "../../bases/table-family.ts";
import type { Table } from "../../bases/table-strategy.ts";
import { numberOf, type ParameterValues } from "../../family.ts";
import type { Seat } from "../../strategy.ts";

/** regret(a) = sum over rounds of result(a) - result(move played), decayed by `decay`, per
 * situation. P(a) = regret(a) / sum of positive regrets; uniform where none is positive. */
class RegretTable implements Table {
  readonly expected = undefined;
  readonly #seat: Seat;
  readonly #decay: number;
  readonly #regrets: RowTable;
  readonly #positive: Float64Array;

  constructor(seat: Seat, values: ParameterValues) {
    this.#seat = seat;
    this.#decay = numberOf(values, "decay");
    this.#regrets = new RowTable(seat.game.size);
    this.#positive = new Float64Array(seat.game.size);
  }

  choose(row: number): Move {
    const { game, random } = this.#seat;
    if (row < 0) return random.below(game.size);
    const start = this.#regrets.start(row);
    for (let move = 0; move < game.size; move++) {
      this.#positive[move] = Math.max(0, this.#regrets.values[start + move] as number);
    }
    return drawnByWeight(random, this.#positive);
  }

  bytes(): number {
    return this.#regrets.bytes;
  }

  learn(before: number, _after: number, own: Move, opponent: Move): void {
    if (before < 0) return;
    const { game, side } = this.#seat;
    const start = this.#regrets.start(before);
    const { values } = this.#regrets;
    const earned = game.result(side, own, opponent);
    for (let move = 0; move < game.size; move++) {
      const missed = game.result(side, move, opponent) - earned;
      values[start + move] = this.#decay * (values[start + move] as number) + missed;
    }
  }

  save(writer: SnapshotWriter): void {
    this.#regrets.save(writer, (value) => writer.real(value));
  }

  load(reader: SnapshotReader, rows: number): void {
    this.#regrets.load(reader, rows, () => reader.real());
  }
}

/** Regret matching; without an order the published form: no constant move would do better. */
export const regretMatching = tableFamily(
  {
    family: "regret-matching",
    byRule: true,
    parameters: [
      orderParameter(0),
      SIDE_PARAMETER,
      { kind: "real", name: "decay", min: 0.5, max: 1, default: 1 },
    ],
    steps: 1,
    randomised: true,
    source:
      "S. Hart and A. Mas-Colell, A simple adaptive procedure leading to correlated equilibrium, Econometrica 68 (2000), theorem B",
  },
  (seat, values) => new RegretTable(seat, values),
);
