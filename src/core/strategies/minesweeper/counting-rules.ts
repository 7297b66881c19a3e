// Cheap deductions from single numbers, tried before any counting of arrangements.

import type { Board } from "../../games/minesweeper/index.ts";
import { COVERED, MINE } from "./position.ts";

/** Marks mines that single numbers prove, until nothing changes. @returns cells proved safe, each once. */
export function countAround(board: Board, notes: Int8Array): readonly number[] {
  const safe = new Set<number>();
  let numbers = openNumbers(board, notes);
  for (let marked = true; marked; ) {
    marked = false;
    const still: number[] = [];
    for (const cell of numbers) {
      const verdict = countOne(board, notes, cell, safe);
      if (verdict === "open") still.push(cell);
      if (verdict === "marked") marked = true;
    }
    numbers = still;
  }
  return [...safe].filter((cell) => notes[cell] === COVERED);
}

function openNumbers({ neighbours, degree }: Board, notes: Int8Array): number[] {
  const found: number[] = [];
  for (let cell = 0; cell < notes.length; cell++) {
    if ((notes[cell] as number) < 0) continue;
    for (let at = 8 * cell, end = at + (degree[cell] as number); at < end; at++) {
      if (notes[neighbours[at] as number] !== COVERED) continue;
      found.push(cell);
      break;
    }
  }
  return found;
}

/** `open`: undecided; `marked`: its covered cells were mines and are now marked; `safe`: they're safe. */
function countOne(
  { neighbours, degree }: Board,
  notes: Int8Array,
  cell: number,
  safe: Set<number>,
): "open" | "marked" | "safe" {
  const end = 8 * cell + (degree[cell] as number);
  let covered = 0;
  let rest = notes[cell] as number;
  for (let at = 8 * cell; at < end; at++) {
    const note = notes[neighbours[at] as number];
    if (note === COVERED) covered++;
    else if (note === MINE) rest--;
  }
  if (rest !== 0 && rest !== covered) return "open";
  for (let at = 8 * cell; at < end; at++) {
    const other = neighbours[at] as number;
    if (notes[other] !== COVERED) continue;
    if (rest === 0) safe.add(other);
    else notes[other] = MINE;
  }
  return rest === 0 || covered === 0 ? "safe" : "marked";
}
