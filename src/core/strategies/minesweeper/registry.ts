// All strategies at minesweeper by id.

import { ExactSweeper } from "./exact.ts";
import { RandomSweeper } from "./random.ts";
import { SimpleSweeper } from "./simple.ts";
import type { SweeperFamily } from "./sweeper.ts";

/** The weakest first. */
export const SWEEPERS: readonly SweeperFamily[] = [
  { id: "random", create: (random) => new RandomSweeper(random) },
  { id: "simple", create: () => new SimpleSweeper() },
  { id: "exact", create: () => new ExactSweeper() },
];

/** The strategy of that id, in any letter case; undefined where there is none. */
export function findSweeper(id: string): SweeperFamily | undefined {
  return SWEEPERS.find((family) => family.id === id.toLowerCase());
}
