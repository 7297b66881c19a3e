// Enumerates all arrangements of the remaining mines, for the endgame.

import { type Board, neighboursOf } from "../../games/minesweeper/index.ts";
import { COVERED, MINE } from "./position.ts";

/** What each covered cell would show in each arrangement. */
export interface Ways {
  readonly cells: readonly number[];
  /** What the cell would show, at way * cells.length + at; `MINED` for a mine. */
  readonly shown: Uint8Array;
  readonly count: number;
}

/** Marks a mine in `Ways.shown`. */
export const MINED = 9;

const STEPS_A_WAY = 60;

/** Lists all consistent arrangements of `mines` mines; undefined if there are more than `most`. */
export function listWays(board: Board, notes: Int8Array, mines: number, most: number): Ways | undefined {
  const cells: number[] = [];
  for (let cell = 0; cell < notes.length; cell++) if (notes[cell] === COVERED) cells.push(cell);
  return new Lister(board, notes, cells, most).list(mines);
}

class Lister {
  readonly #board: Board;
  readonly #notes: Int8Array;
  readonly #cells: readonly number[];
  readonly #most: number;
  /** For each open number: the mines still missing, and the undecided covered cells around it. */
  readonly #rest: Int8Array;
  readonly #open: Int8Array;
  readonly #found: Uint8Array[] = [];
  readonly #mined: Uint8Array;
  #steps = 0;

  constructor(board: Board, notes: Int8Array, cells: readonly number[], most: number) {
    this.#board = board;
    this.#notes = notes;
    this.#cells = ordered(board, notes, cells);
    this.#most = most;
    this.#rest = new Int8Array(board.cells);
    this.#open = new Int8Array(board.cells);
    this.#mined = new Uint8Array(board.cells);
    for (let cell = 0; cell < board.cells; cell++) this.#start(cell);
  }

  #start(cell: number): void {
    const note = this.#notes[cell] as number;
    if (note < 0) {
      this.#mined[cell] = note === MINE ? 1 : 0;
      return;
    }
    this.#rest[cell] = note;
    for (const other of neighboursOf(this.#board, cell)) {
      if (this.#notes[other] === MINE) this.#rest[cell] = (this.#rest[cell] as number) - 1;
      if (this.#notes[other] === COVERED) this.#open[cell] = (this.#open[cell] as number) + 1;
    }
  }

  list(mines: number): Ways | undefined {
    if (!this.#put(0, mines)) return undefined;
    const count = this.#found.length;
    const shown = new Uint8Array(count * this.#cells.length);
    for (let way = 0; way < count; way++)
      this.#show(this.#found[way] as Uint8Array, shown, way * this.#cells.length);
    return { cells: this.#cells, shown, count };
  }

  #put(at: number, mines: number): boolean {
    const left = this.#cells.length - at;
    if (mines > left || mines < 0) return true;
    if (left === 0) {
      this.#found.push(this.#mined.slice());
      return this.#found.length <= this.#most;
    }
    if (++this.#steps > STEPS_A_WAY * this.#most) return false;
    const cell = this.#cells[at] as number;
    for (const mine of [0, 1]) {
      const goesOn = !this.#decide(cell, mine) || this.#put(at + 1, mines - mine);
      this.#undo(cell, mine);
      if (!goesOn) return false;
    }
    return true;
  }

  #decide(cell: number, mine: number): boolean {
    let fits = true;
    this.#mined[cell] = mine;
    for (const other of neighboursOf(this.#board, cell)) {
      if ((this.#notes[other] as number) < 0) continue;
      const rest = (this.#rest[other] as number) - mine;
      const open = (this.#open[other] as number) - 1;
      this.#rest[other] = rest;
      this.#open[other] = open;
      if (rest < 0 || rest > open) fits = false;
    }
    return fits;
  }

  #undo(cell: number, mine: number): void {
    this.#mined[cell] = 0;
    for (const other of neighboursOf(this.#board, cell)) {
      if ((this.#notes[other] as number) < 0) continue;
      this.#rest[other] = (this.#rest[other] as number) + mine;
      this.#open[other] = (this.#open[other] as number) + 1;
    }
  }

  #show(mined: Uint8Array, shown: Uint8Array, start: number): void {
    for (const [at, cell] of this.#cells.entries()) {
      let value = 0;
      for (const other of neighboursOf(this.#board, cell)) value += mined[other] as number;
      shown[start + at] = mined[cell] === 1 ? MINED : value;
    }
  }
}

/** Frontier cells first, with neighbours of the same number together, so that dead ends show early. */
function ordered(board: Board, notes: Int8Array, cells: readonly number[]): readonly number[] {
  const taken = new Set<number>();
  for (let cell = 0; cell < board.cells; cell++) {
    if ((notes[cell] as number) < 0) continue;
    for (const other of neighboursOf(board, cell)) if (notes[other] === COVERED) taken.add(other);
  }
  for (const cell of cells) taken.add(cell);
  return [...taken];
}
