// Boards whose seed a test chose, so that it knows where the mines are.

import { boardOf, layMines, readBoardCode } from "../../../src/core/games/minesweeper/index.ts";
import { minesRandom } from "../../../src/core/matches/minesweeper/index.ts";

/** The cells without and with a mine, when `first` is opened first. @throws where the code is
 * none. */
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
