// Boards whose seed was chosen by a test, so that it knows where the mines are.

import { boardOf, layMines, readBoardCode } from "../../../src/core/games/minesweeper/index.ts";
import { minesRandom } from "../../../src/core/matches/minesweeper/index.ts";

/** Returns the cells without and with a mine if `first` is opened first. @throws if the code is invalid. */
export function cellsOf(
  code: string,
  first: number,
): { readonly safe: readonly number[]; readonly mines: readonly number[] } {
  const board = readBoardCode(code);
  if (!board) throw new Error(`no board ${code}`);
  const { rules, seed } = board;
  const mined = layMines(boardOf(rules.width, rules.height), rules, first, minesRandom(seed));
  const cells = [...mined.keys()];
  return {
    safe: cells.filter((cell) => mined[cell] === 0),
    mines: cells.filter((cell) => mined[cell] === 1),
  };
}
