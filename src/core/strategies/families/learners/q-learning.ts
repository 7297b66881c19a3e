// Q-learning over moves, by the opponent's last moves.

import type { Move } from "../../../games/index.ts";
import { tableFamily } from "../../bases/table-family.ts";
import { type TableSettings, TableStrategy } from "../../bases/table-strategy.ts";
import type { ParameterValues } from "../../family.ts";
import type { Inside, Look } from "../../inside.ts";
import type { Seat } from "../../strategy.ts";
import { Q_PARAMETERS, QLearner } from "./q-learner.ts";

/** An action is a move. It never expects a move, because it values only its own moves. */
class QLearningTable extends TableStrategy {
  readonly #size: number;
  readonly #results: Int8Array;
  readonly #learner: QLearner;

  constructor(seat: Seat, settings: TableSettings, values: ParameterValues) {
    super(seat, settings);
    this.#size = seat.game.size;
    this.#results = seat.game.results(seat.side);
    this.#learner = new QLearner(seat.random, seat.game.size, values);
  }

  choose(): Move {
    return this.#learner.choose(this.context.row);
  }

  protected tableBytes(): number {
    return this.#learner.bytes;
  }

  observe(own: Move, opponent: Move): void {
    const before = this.context.row;
    this.context.push(own, opponent);
    this.#learner.learn(before, this.context.row, own, this.#results[own * this.#size + opponent] as number);
  }

  inside(look: Look): Inside {
    return { kind: "values", rows: this.rowsOf(this.#learner.table, look) };
  }
}

/** Q-learning over moves; the reward is the round's result. The thesis' SUPP. */
export const supp = tableFamily(
  {
    family: "supp",
    playsBy: "merits",
    aliases: ["q-learning"],
    parameters: Q_PARAMETERS,
    steps: 1,
    randomised: true,
    source:
      "C. J. C. H. Watkins, Learning from delayed rewards (1989); a thesis on rock-paper-scissors-lizard-Spock (in Slovenian, 2020), section 3.4",
  },
  (seat, settings, values) => new QLearningTable(seat, settings, values),
);
