// All minesweeper strategies by id.

import type { RandomSource } from "../../random/index.ts";
import { ExactSweeper } from "./exact.ts";
import { COVERED, type Position } from "./position.ts";
import { SimpleSweeper } from "./simple.ts";
import type { Choice, Reason, Sweeper, SweeperFamily } from "./sweeper.ts";

/** Weakest first. */
export const SWEEPERS: readonly SweeperFamily[] = [
  { id: "random", create: (random) => new RandomSweeper(random) },
  { id: "simple", create: () => new SimpleSweeper() },
  { id: "exact", create: () => new ExactSweeper() },
];

/** The strategy of that id, case-insensitive; undefined where there is none. */
export function findSweeper(id: string): SweeperFamily | undefined {
  return SWEEPERS.find((family) => family.id === id.toLowerCase());
}

/** A random covered cell. The first strategy of the source. */
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
