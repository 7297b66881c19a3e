// Hand-drawn boards for tests: `*` is a mine, anything else isn't.

import {
  type CellSource,
  Minesweeper,
  type StartRule,
} from "../../../../src/core/games/minesweeper/index.ts";

export interface Drawn {
  readonly game: Minesweeper;
  /** A source that lays the mines as drawn. */
  readonly random: CellSource;
}

/** A game whose mines will be as drawn, whichever free cell is opened first. */
export function drawn(...rows: readonly string[]): Drawn {
  const width = rows[0]?.length ?? 0;
  const mines = [...rows.join("")].flatMap((sign, cell) => (sign === "*" ? [cell] : []));
  const rules = { width, height: rows.length, mines: mines.length, start: "safe" as StartRule };
  return { game: new Minesweeper(rules), random: drawsFor(mines, width * rows.length) };
}

/** Draws that make the laying pick these cells, one after the other. */
function drawsFor(mines: readonly number[], cells: number): CellSource {
  const order = Array.from({ length: cells }, (_, cell) => cell);
  let at = 0;
  return {
    below() {
      const found = order.indexOf(mines[at] as number, at);
      [order[at], order[found]] = [order[found] as number, order[at] as number];
      return found - at++;
    },
  };
}

/** The player's view, row by row: `.` covered, numbers, `0` as a space. */
export function seenRows({ board, seen }: Minesweeper): readonly string[] {
  const signs = Array.from(seen, (one) => (one < 0 ? "." : one === 0 ? " " : String(one))).join("");
  return Array.from({ length: board.height }, (_, row) =>
    signs.slice(row * board.width, (row + 1) * board.width),
  );
}
