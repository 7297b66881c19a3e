// Q-learning over moves, by the opponent's last moves.

import type { Move } from "../../../games/index.ts";
import type { SnapshotReader, SnapshotWriter } from "../../bases/snapshot-bytes.ts";
import { tableFamily } from "../../bases/table-family.ts";
import type { Table } from "../../bases/table-strategy.ts";
import type { ParameterValues } from "../../family.ts";
import type { Seat } from "../../strategy.ts";
import { Q_PARAMETERS, QLearner } from "./q-learner.ts";

/** Actions are moves. It never expects a move, because it values its own moves only. */
class QLearningTable implements Table {
  readonly expected = undefined;
  readonly #seat: Seat;
  readonly #learner: QLearner;

  constructor(seat: Seat, values: ParameterValues) {
    this.#seat = seat;
    this.#learner = new QLearner(seat.random, seat.game.size, values);
  }

  begin(): void {
    this.#learner.begin();
  }

  choose(row: number): Move {
    return this.#learner.choose(row);
  }

  bytes(): number {
    return this.#learner.bytes;
  }

  learn(before: number, after: number, own: Move, opponent: Move): void {
    this.#learner.learn(before, after, own, this.#seat.game.result(this.#seat.side, own, opponent));
  }

  save(writer: SnapshotWriter): void {
    this.#learner.save(writer);
  }

  load(reader: SnapshotReader, rows: number): void {
    this.#learner.load(reader, rows);
  }
}

/** Q-learning over moves, the reward being the round's result. The thesis' SUPP. */
export const supp = tableFamily(
  {
    family: "supp",
    byRule: true,
    aliases: ["q-learning"],
    parameters: Q_PARAMETERS,
    steps: 1,
    randomised: true,
    source:
      "C. J. C. H. Watkins, Learning from delayed rewards (1989); a thesis on rock-paper-scissors-lizard-Spock (in Slovenian, 2020), section 3.4",
  },
  (seat, values) => new QLearningTable(seat, values),
);
