// Finds the last time that the last few moves occurred, and expects what followed.

import type { Move } from "../../../games/index.ts";
import { pickRandom } from "../../../random/index.ts";
import { RowTable } from "../../bases/row-table.ts";
import { orderParameter, SIDE_PARAMETER, tableFamily } from "../../bases/table-family.ts";
import { TableStrategy } from "../../bases/table-strategy.ts";
import type { Inside, Look } from "../../inside.ts";

/** Keeps only each situation's last follower, which is equivalent to searching the history. */
class StringMatchingTable extends TableStrategy {
  readonly #last = new RowTable(1);

  choose(): Move {
    const { game, side, random } = this.seat;
    const { row } = this.context;
    this.expectedMove = row >= 0 && this.#last.used[row] === 1 ? this.#last.values[row] : undefined;
    if (this.expectedMove === undefined) return random.below(game.size);
    return pickRandom(random, game.counters(side, this.expectedMove));
  }

  protected tableBytes(): number {
    return this.#last.bytes;
  }

  observe(own: Move, opponent: Move): void {
    const before = this.context.row;
    this.context.push(own, opponent);
    if (before < 0) return;
    const start = this.#last.start(before);
    this.#last.values[start] = opponent;
  }

  inside(look: Look): Inside {
    return { kind: "last", rows: this.rowsOf(this.#last, look) };
  }
}

/** Expects the last follower of the last `order` moves of `side`; random without one. The thesis' MUPN. */
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
  (seat, settings) => new StringMatchingTable(seat, settings),
);
