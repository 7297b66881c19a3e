// Finds the last occurrence of the last few moves and expects what followed.

import type { Move } from "../../../games/index.ts";
import { pickRandom } from "../../../random/index.ts";
import { RowTable } from "../../bases/row-table.ts";
import type { SnapshotReader, SnapshotWriter } from "../../bases/snapshot-bytes.ts";
import { orderParameter, SIDE_PARAMETER, tableFamily } from "../../bases/table-family.ts";
import type { Table } from "../../bases/table-strategy.ts";
import type { Seat } from "../../strategy.ts";

/** Keeps only each situation's last follower, which is equivalent to searching the history. */
class StringMatchingTable implements Table {
  expected: Move | undefined;
  readonly #seat: Seat;
  readonly #last = new RowTable(1);

  constructor(seat: Seat) {
    this.#seat = seat;
  }

  choose(row: number): Move {
    const { game, side, random } = this.#seat;
    this.expected = row >= 0 && this.#last.used[row] === 1 ? this.#last.values[row] : undefined;
    if (this.expected === undefined) return random.below(game.size);
    return pickRandom(random, game.counters(side, this.expected));
  }

  bytes(): number {
    return this.#last.bytes;
  }

  learn(before: number, _after: number, _own: Move, opponent: Move): void {
    if (before < 0) return;
    const start = this.#last.start(before);
    this.#last.values[start] = opponent;
  }

  save(writer: SnapshotWriter): void {
    this.#last.save(writer, (move) => writer.whole(move));
  }

  load(reader: SnapshotReader, rows: number): void {
    this.#last.load(reader, rows, () => reader.whole(this.#seat.game.size));
  }
}

/** The last follower of the last `order` moves of `side`; random without. The thesis' MUPN. */
export const mupn = tableFamily(
  {
    family: "mupn",
    aliases: ["string-matching"],
    parameters: [orderParameter(2), SIDE_PARAMETER],
    steps: 1,
    randomised: true,
    source:
      "a thesis on rock-paper-scissors-lizard-Spock (in Slovenian, 2020), section 3.3, after D. L. Lu, Rock paper scissors algorithms",
  },
  (seat) => new StringMatchingTable(seat),
);
