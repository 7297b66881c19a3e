// Ground truth for small boards: every way to lay the mines, enumerated without any of the solver's code.

import { boardOf, neighboursOf } from "../../../../src/core/games/minesweeper/board.ts";
import { COVERED } from "../../../../src/core/games/minesweeper/game.ts";
import type { Position } from "../../../../src/core/strategies/minesweeper/sweeper.ts";

/** What is visible on a board when the free cells among `opened` are open. Sets of cells are bit masks. */
export function positionAfter(width: number, height: number, mined: number, opened: number): Position {
  const board = boardOf(width, height);
  const seen = new Int8Array(board.cells).fill(COVERED);
  for (let cell = 0; cell < board.cells; cell++) {
    if (has(opened, cell) && !has(mined, cell)) seen[cell] = numberIn(board, mined, cell);
  }
  return { board, seen, mines: bits(mined), start: "safe" };
}

/** All ways to lay the mines that match what is visible, as bit masks; at most 25 cells. */
export function waysOf({ board, seen, mines }: Position): readonly number[] {
  const ways: number[] = [];
  for (const mined of masks(board.cells, mines)) if (agrees(board, seen, mined)) ways.push(mined);
  return ways;
}

/** The probability of a mine in each covered cell; NaN in open ones. */
export function bruteRisks(position: Position): Float64Array {
  const ways = waysOf(position);
  return Float64Array.from(position.seen, (shown, cell) =>
    shown === COVERED ? ways.filter((mined) => has(mined, cell)).length / ways.length : Number.NaN,
  );
}

/** In how many of the ways the game is won from here with optimal play. */
export function bruteWins(position: Position, ways = waysOf(position)): number {
  const covered = [...position.seen.keys()].filter((cell) => position.seen[cell] === COVERED);
  if (covered.length === position.mines) return ways.length;
  return Math.max(...covered.map((cell) => winsAfter(position, ways, cell)));
}

/** The same, if `cell` is opened next. */
export function winsAfter(position: Position, ways: readonly number[], cell: number): number {
  const free = ways.filter((mined) => !has(mined, cell));
  const numbers = new Set(free.map((mined) => numberIn(position.board, mined, cell)));
  let wins = 0;
  for (const number of numbers) {
    const seen = position.seen.with(cell, number);
    const left = free.filter((mined) => numberIn(position.board, mined, cell) === number);
    wins += bruteWins({ ...position, seen }, left);
  }
  return wins;
}

const has = (mask: number, cell: number): boolean => ((mask >> cell) & 1) === 1;

export function bits(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count++;
  return count;
}

function agrees(board: Position["board"], seen: Int8Array, mined: number): boolean {
  return seen.every(
    (shown, cell) => shown === COVERED || (!has(mined, cell) && numberIn(board, mined, cell) === shown),
  );
}

function numberIn(board: Position["board"], mined: number, cell: number): number {
  return neighboursOf(board, cell).reduce((sum, other) => sum + (has(mined, other) ? 1 : 0), 0);
}

/** All sets of `count` of the cells, in order (Gosper's hack). */
function* masks(cells: number, count: number): Generator<number> {
  if (count === 0) return yield 0;
  for (let mask = 2 ** count - 1; mask < 2 ** cells; ) {
    yield mask;
    const lowest = mask & -mask;
    const ripple = mask + lowest;
    mask = ripple | (((mask ^ ripple) >>> 2) / lowest);
  }
}
