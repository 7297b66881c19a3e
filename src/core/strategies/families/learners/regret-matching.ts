// Regret matching: plays moves in proportion to their positive cumulative regret.

import type { Move } from "../../../games/index.ts";
import { drawnByWeight } from "../../../random/index.ts";
import { RowTable } from "../../bases/row-table.ts";
import { orderParameter, SIDE_PARAMETER, tableFamily } from "../../bases/table-family.ts";
import { type TableSettings, TableStrategy } from "../../bases/table-strategy.ts";
import { numberOf, type ParameterValues } from "../../family.ts";
import type { Seat } from "../../strategy.ts";

/** regret(a) = sum over rounds of result(a) - result(move played), decayed by `decay`, per situation. P(a) = regret(a)
 * / sum of positive regrets; uniform if none is positive. */
class RegretTable extends TableStrategy {
  readonly #results: Int8Array;
  readonly #decay: number;
  readonly #regrets: RowTable;
  readonly #positive: Float64Array;

  constructor(seat: Seat, settings: TableSettings, values: ParameterValues) {
    super(seat, settings);
    this.#results = seat.game.results(seat.side);
    this.#decay = numberOf(values, "decay");
    this.#regrets = new RowTable(seat.game.size);
    this.#positive = new Float64Array(seat.game.size);
  }

  choose(): Move {
    const { game, random } = this.seat;
    const { row } = this.context;
    if (row < 0) return random.below(game.size);
    const start = this.#regrets.start(row);
    for (let move = 0; move < game.size; move++) {
      this.#positive[move] = Math.max(0, this.#regrets.values[start + move] as number);
    }
    return drawnByWeight(random, this.#positive);
  }

  protected tableBytes(): number {
    return this.#regrets.bytes;
  }

  observe(own: Move, opponent: Move): void {
    const before = this.context.row;
    this.context.push(own, opponent);
    if (before < 0) return;
    const { size } = this.seat.game;
    const start = this.#regrets.start(before);
    const { values } = this.#regrets;
    const earned = this.#results[own * size + opponent] as number;
    for (let move = 0; move < size; move++) {
      const missed = (this.#results[move * size + opponent] as number) - earned;
      values[start + move] = this.#decay * (values[start + move] as number) + missed;
    }
  }
}

/** Regret matching; without an order it's the published form, against which no constant move would do better. */
export const regretMatching = tableFamily(
  {
    family: "regret-matching",
    playsBy: "merits",
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
  (seat, settings, values) => new RegretTable(seat, settings, values),
);
