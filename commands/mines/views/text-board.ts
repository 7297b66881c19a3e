// A board as text: for terminals, as a fallback for pictures, and in numbers as their alt text.

import type { Grid } from "../../../src/chat/index.ts";
import {
  type BoardCode,
  type CellLook,
  layMines,
  lookOf,
  Minesweeper,
} from "../../../src/core/games/minesweeper/index.ts";
import { minesRandom } from "../../../src/core/matches/minesweeper/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import { listed, sentences } from "../../../src/infra/i18n/phrases.ts";
import type { BoardPicture } from "../../../src/infra/pictures/index.ts";
import { cellName, columnName, middleCell, type Sides } from "../game/cells.ts";

const SIGNS: Readonly<Record<Exclude<CellLook, number>, string>> = {
  covered: "■",
  flag: "F",
  mine: "*",
  blown: "X",
  "wrong-flag": "!",
};

/** With column letters and row numbers, `mark` in brackets; `·` is open with no mine near. */
export function boardGrid({ width, height }: Sides, looks: readonly CellLook[], mark?: number): Grid {
  return {
    columns: Array.from({ length: width }, (_, column) => columnName(column)),
    rows: Array.from({ length: height }, (_, row) => ({
      name: String(row + 1),
      cells: looks.slice(row * width, (row + 1) * width).map(signOf),
    })),
    ...(mark !== undefined && { mark: { column: mark % width, row: Math.floor(mark / width) } }),
  };
}

/** What the picture of a board shows, in numbers: for its alt text. */
export function boardWords(
  { width, height, mark, frame }: Pick<BoardPicture, "width" | "height" | "mark" | "frame">,
  looks: readonly CellLook[],
  mines: number,
  locale: Locale,
): string {
  const sides = { width, height };
  const counts = Array.from({ length: 9 }, (_, number) => looks.filter((look) => look === number).length);
  const open = counts.reduce((sum, count) => sum + count, 0);
  const flags = looks.filter((look) => look === "flag" || look === "wrong-flag").length;
  const numbers = counts.flatMap((count, number) =>
    count > 0 && number > 0 ? [say(locale, "alt-board-number", { number, count })] : [],
  );
  return sentences([
    say(locale, "alt-board", { width: String(width), height: String(height), open, flags, mines }),
    ...(numbers.length > 0 ? [say(locale, "alt-board-numbers", { list: listed(numbers, locale) })] : []),
    ...(mark === undefined ? [] : [say(locale, "alt-board-mark", { cell: cellName(sides, mark) })]),
    ...(frame ? [say(locale, "alt-board-frame", framedCells(frame, sides))] : []),
  ]);
}

function framedCells([column, row, across, down]: NonNullable<BoardPicture["frame"]>, sides: Sides) {
  const name = (x: number, y: number): string => cellName(sides, y * sides.width + x);
  return { first: name(column, row), last: name(column + across - 1, row + down - 1) };
}

function signOf(look: CellLook): string {
  return typeof look === "number" ? (look === 0 ? "·" : String(look)) : SIGNS[look];
}

/** A board with all its numbers and mines. */
export function solvedGrid({ rules, seed, first = middleCell(rules) }: BoardCode): Grid {
  const game = new Minesweeper(rules);
  const random = minesRandom(seed);
  game.open(first, random);
  const mined = layMines(game.board, rules, first, minesRandom(seed));
  mined.forEach((mine, cell) => {
    if (mine === 0) game.open(cell, random);
  });
  return boardGrid(game.board, lookOf(game));
}
