// The source's simple strategy: a cell is as dangerous as the largest ratio, among the numbers
// around it, of number to covered neighbours.

import { neighboursOf } from "../../games/minesweeper/index.ts";
import { COVERED, type Position } from "./position.ts";
import type { Choice, Reason, Sweeper } from "./sweeper.ts";

/** What the source takes for a cell without a number around it. */
const WITHOUT_NUMBER = 0.3;

export class SimpleSweeper implements Sweeper {
  /** The smallest ratio, the first in reading order among equals. Mines that are proved are not
   * taken off: the source does not look for any. */
  choose(position: Position): Choice {
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let cell = 0; cell < position.seen.length; cell++) {
      if (position.seen[cell] !== COVERED) continue;
      const { ratio } = ratioOf(position, cell);
      if (ratio >= least) continue;
      best = cell;
      least = ratio;
    }
    if (best < 0) throw new RangeError("nothing is covered");
    return { cell: best, safe: [] };
  }

  explain(position: Position, cell: number): Reason {
    return { kind: "ratio", ...ratioOf(position, cell) };
  }
}

function ratioOf(
  { board, seen }: Position,
  cell: number,
): { readonly ratio: number; readonly number: number | undefined } {
  let number: number | undefined;
  let ratio = 0;
  for (const other of neighboursOf(board, cell)) {
    const shown = seen[other] ?? COVERED;
    if (shown <= 0) continue;
    const covered = neighboursOf(board, other).reduce(
      (sum, near) => sum + (seen[near] === COVERED ? 1 : 0),
      0,
    );
    if (shown / covered <= ratio) continue;
    number = other;
    ratio = shown / covered;
  }
  return number === undefined ? { ratio: WITHOUT_NUMBER, number } : { ratio, number };
}
