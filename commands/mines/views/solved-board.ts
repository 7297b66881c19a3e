import { type BoardCode, layMines, Minesweeper } from "../../../src/core/games/minesweeper/index.ts";
import { minesRandom } from "../../../src/core/matches/minesweeper/index.ts";
import { middleCell } from "../game/cells.ts";

/** A board as lines of text with all its numbers and mines; `·` has no mine near. */
export function solvedBoard({ rules, seed, first = middleCell(rules) }: BoardCode): string {
  const game = new Minesweeper(rules);
  const random = minesRandom(seed);
  game.open(first, random);
  const mined = layMines(game.board, rules, first, minesRandom(seed));
  mined.forEach((mine, cell) => {
    if (mine === 0) game.open(cell, random);
  });
  const signs = Array.from(mined, (mine, cell) => (mine === 1 ? "*" : String(game.seen[cell] || "·")));
  const { width, height } = rules;
  return Array.from({ length: height }, (_, row) =>
    signs.slice(row * width, (row + 1) * width).join(" "),
  ).join("\n");
}
