// The numbers that prove a cell safe or a mine.

import { type Board, neighboursOf } from "../../games/minesweeper/board.ts";
import { COVERED } from "../../games/minesweeper/game.ts";
import { risksOf, UNUSED } from "./risks.ts";
import type { Position, Reason } from "./sweeper.ts";

/** A proof that the cell's chance of a mine is `risk`; without any one of its numbers it fails. */
export function proofOf({ board, seen, mines }: Position, cell: number, risk: 0 | 1): Reason {
  const proves = (numbers: readonly number[], total: boolean): boolean => {
    const part = seen.map((shown, at) => (shown === COVERED || numbers.includes(at) ? shown : UNUSED));
    return risksOf({ board, seen: part, mines: total ? mines : undefined })?.of[cell] === risk;
  };
  const near = numbersByDistance(board, seen, cell);
  const total = !proves(near, false);
  // The nearest ones that are enough, found by halving.
  let [few, many] = [0, near.length];
  while (few < many) {
    const middle = (few + many) >> 1;
    if (proves(near.slice(0, middle), total)) many = middle;
    else few = middle + 1;
  }
  let numbers = near.slice(0, many);
  for (const number of numbers.toReversed()) {
    const others = numbers.filter((other) => other !== number);
    if (proves(others, total)) numbers = others;
  }
  return { kind: "forced", verdict: risk === 0 ? "safe" : "mine", numbers, total };
}

/** Open cells with covered neighbours: first by distance over shared covered cells, then those that only the total
 * ties to the cell. */
function numbersByDistance(board: Board, seen: Int8Array, cell: number): readonly number[] {
  const isCovered = (other: number) => seen[other] === COVERED;
  const found = new Set<number>();
  const covered = new Set([cell]);
  for (const hidden of covered) {
    for (const number of neighboursOf(board, hidden)) {
      if (isCovered(number)) continue;
      found.add(number);
      for (const next of neighboursOf(board, number).filter(isCovered)) covered.add(next);
    }
  }
  for (const number of seen.keys())
    if (!isCovered(number) && neighboursOf(board, number).some(isCovered)) found.add(number);
  return [...found];
}
