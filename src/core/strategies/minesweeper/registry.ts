// All minesweeper strategies by id.

import { neighboursOf } from "../../games/minesweeper/index.ts";
import type { RandomSource } from "../../random/index.ts";
import { ExactSweeper } from "./exact.ts";
import { COVERED, type Position } from "./position.ts";
import type { Choice, Reason, Sweeper, SweeperFamily } from "./sweeper.ts";

/** Weakest first. */
export const SWEEPERS: readonly SweeperFamily[] = [
  { id: "random", create: (random) => new RandomSweeper(random) },
  { id: "simple", create: () => new SimpleSweeper() },
  { id: "exact", create: () => new ExactSweeper() },
];

/** Finds the strategy with that id, ignoring case; undefined if there is none. */
export function findSweeper(id: string): SweeperFamily | undefined {
  return SWEEPERS.find((family) => family.id === id.toLowerCase());
}

/** Opens a random covered cell. The first strategy of the source. */
class RandomSweeper implements Sweeper {
  readonly #random: RandomSource;

  constructor(random: RandomSource) {
    this.#random = random;
  }

  choose({ seen }: Position): Choice {
    let left = this.#random.below(countCovered(seen));
    let cell = 0;
    while (seen[cell] !== COVERED || left-- > 0) cell++;
    return { cell, safe: [] };
  }

  explain({ seen }: Position): Reason {
    return { kind: "random", among: countCovered(seen) };
  }
}

function countCovered(seen: Int8Array): number {
  return seen.reduce((sum, cell) => sum + (cell === COVERED ? 1 : 0), 0);
}

// The source's simple strategy: risk is the largest ratio of an adjacent number to its covered neighbours.

/** The source's risk for a cell without adjacent numbers. */
const WITHOUT_NUMBER = 0.3;

class SimpleSweeper implements Sweeper {
  /** Takes the first cell with the smallest ratio; as in the source, known mines aren't subtracted. */
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
