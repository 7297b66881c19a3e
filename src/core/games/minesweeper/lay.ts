// Lays the mines, once the first cell is known.

import { type RandomSource, shuffled } from "../../random/index.ts";
import { sha256Hex } from "../../sha256.ts";
import { type Board, neighboursOf } from "./board.ts";
import type { MinesRules } from "./rules.ts";

/** Integers only: the study's own generators provide nothing else. */
export type CellSource = Pick<RandomSource, "below">;

/** Where mines come from: random draws, or a seed. Anyone can compute a seed's mines: of the cells that may have one,
 * those with the smallest SHA-256 of `<seed>|<cell>`. */
export type MineSource = CellSource | string;

/** 1 per mine; all layouts allowed by the rule are equally likely. From a seed, rule `seed` is as `safe`. */
export function layMines(board: Board, rules: MinesRules, first: number, source: MineSource): Uint8Array {
  if (typeof source !== "string" && rules.start === "seed")
    return throwMines(board, rules.mines, first, source);
  const spared = new Set([first, ...(rules.start === "opening" ? neighboursOf(board, first) : [])]);
  const free = Array.from({ length: board.cells }, (_, cell) => cell).filter((cell) => !spared.has(cell));
  const order = typeof source === "string" ? byHash(free, source) : shuffled(free, source);
  const mined = new Uint8Array(board.cells);
  for (const cell of order.slice(0, rules.mines)) mined[cell] = 1;
  return mined;
}

function byHash(cells: readonly number[], seed: string): readonly number[] {
  const hashed = cells.map((cell) => ({ cell, hash: sha256Hex(`${seed}|${cell}`) }));
  return hashed.sort((a, b) => (a.hash < b.hash ? -1 : 1)).map(({ cell }) => cell);
}

/** Draws in the study's order: row, then column. */
function throwMines(
  { cells, width, height }: Board,
  mines: number,
  first: number,
  random: CellSource,
): Uint8Array {
  const mined = new Uint8Array(cells);
  for (let left = mines; left > 0; ) {
    const row = random.below(height);
    const cell = row * width + random.below(width);
    if (cell === first) continue;
    mined[cell] = 1;
    left--;
  }
  return mined;
}
