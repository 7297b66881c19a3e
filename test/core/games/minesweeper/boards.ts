// Hand-drawn boards for tests: `*` is a mine, anything else isn't.

import type { StartRule } from "../../../../src/core/games/minesweeper/board.ts";
import { Minesweeper } from "../../../../src/core/games/minesweeper/game.ts";
import { sha256Hex } from "../../../../src/core/sha256.ts";

export interface Drawn {
  readonly game: Minesweeper;
  /** Lays the mines as drawn. */
  readonly seed: string;
}

/** A game whose mines will be as drawn, whichever free cell is opened first. */
export function drawn(...rows: readonly string[]): Drawn {
  const width = rows[0]?.length ?? 0;
  const mines = [...rows.join("")].flatMap((sign, cell) => (sign === "*" ? [cell] : []));
  const rules = { width, height: rows.length, mines: mines.length, start: "safe" as StartRule };
  return { game: new Minesweeper(rules), seed: seedFor(mines, width * rows.length) };
}

/** The first seed for which these cells have the smallest hashes. */
function seedFor(mines: readonly number[], cells: number): string {
  const all = Array.from({ length: cells }, (_, cell) => cell);
  for (let at = 0; ; at++) {
    const hash = all.map((cell) => sha256Hex(`${at}|${cell}`));
    const order = all.toSorted((a, b) => ((hash[a] as string) < (hash[b] as string) ? -1 : 1));
    if (order.slice(0, mines.length).every((cell) => mines.includes(cell))) return String(at);
  }
}

/** The player's view, row by row: `.` covered, numbers, `0` as a space. */
export function seenRows({ board, seen }: Minesweeper): readonly string[] {
  const signs = Array.from(seen, (one) => (one < 0 ? "." : one === 0 ? " " : String(one))).join("");
  return Array.from({ length: board.height }, (_, row) =>
    signs.slice(row * board.width, (row + 1) * board.width),
  );
}
