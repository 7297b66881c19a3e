// All minesweeper strategies by id.

import { neighboursOf } from "../../games/minesweeper/board.ts";
import { COVERED } from "../../games/minesweeper/game.ts";
import { pickRandom, type RandomSource } from "../../random/index.ts";
import { ExactSweeper } from "./exact.ts";
import type { Position, Sweeper } from "./sweeper.ts";

/** Weakest first; `create` takes the source of random draws. */
export const SWEEPERS: readonly {
  readonly id: string;
  create(random: RandomSource): Sweeper;
}[] = [
  {
    id: "random",
    create: (random) => ({
      choose: ({ seen }) => ({ cell: pickRandom(random, coveredCells(seen)), safe: [] }),
    }),
  },
  { id: "simple", create: () => ({ choose: (position) => ({ cell: leastRatio(position), safe: [] }) }) },
  { id: "exact", create: () => new ExactSweeper() },
];

/** The strategy with that id, ignoring case. */
export function findSweeper(id: string): (typeof SWEEPERS)[number] | undefined {
  return SWEEPERS.find((one) => one.id === id.toLowerCase());
}

/** The source's risk for a cell without adjacent numbers. */
const WITHOUT_NUMBER = 0.3;

/** The source's simple strategy: the first cell with the smallest risk, which is the largest ratio of an adjacent
 * number to its covered neighbours. As in the source, known mines aren't subtracted. */
function leastRatio({ board, seen }: Position): number {
  const covered = coveredCells(seen);
  const ratios = covered.map((cell) => {
    const numbers = neighboursOf(board, cell).filter((other) => (seen[other] as number) > 0);
    const ratio = (number: number) =>
      (seen[number] as number) /
      neighboursOf(board, number).filter((other) => seen[other] === COVERED).length;
    return numbers.length === 0 ? WITHOUT_NUMBER : Math.max(...numbers.map(ratio));
  });
  return covered[ratios.indexOf(Math.min(...ratios))] as number;
}

/** @throws RangeError if there is none. */
function coveredCells(seen: Int8Array): readonly number[] {
  const cells = [...seen.keys()].filter((cell) => seen[cell] === COVERED);
  if (cells.length === 0) throw new RangeError("nothing is covered");
  return cells;
}
