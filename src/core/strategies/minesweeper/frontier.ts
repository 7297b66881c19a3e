// Covered cells adjacent to numbers, grouped into boxes of cells that touch the same numbers.

import type { Board } from "../../games/minesweeper/index.ts";
import { COVERED, MINE } from "./position.ts";

/** Constraints (numbers with covered neighbours) and boxes. A reusable workspace, refilled by `read`. */
export class Frontier {
  readonly board: Board;
  constraints = 0;
  /** The cell of each constraint, and how many mines remain among its covered neighbours. */
  readonly cellOf: Int32Array;
  readonly residual: Int8Array;
  readonly width: Int8Array;
  /** The boxes of constraint c are at 8 c … 8 c + boxesAround[c] - 1. */
  readonly boxesOf: Int32Array;
  readonly boxesAround: Uint8Array;
  boxes = 0;
  readonly boxSize: Uint8Array;
  /** The constraints of box b are at 8 b … 8 b + boxDegree[b] - 1. */
  readonly constraintsOf: Int32Array;
  readonly boxDegree: Uint8Array;
  /** The box of each cell, or -1. */
  readonly boxOf: Int32Array;
  /** False if a number without covered neighbours is wrong. */
  isPossible = true;
  /** The number of covered cells that no number touches. */
  outside = 0;
  readonly #constraintAt: Int32Array;
  readonly #around = new Int32Array(8);

  constructor(board: Board) {
    const { cells } = board;
    this.board = board;
    this.cellOf = new Int32Array(cells);
    this.residual = new Int8Array(cells);
    this.width = new Int8Array(cells);
    this.boxesOf = new Int32Array(cells * 8);
    this.boxesAround = new Uint8Array(cells);
    this.boxSize = new Uint8Array(cells);
    this.constraintsOf = new Int32Array(cells * 8);
    this.boxDegree = new Uint8Array(cells);
    this.boxOf = new Int32Array(cells);
    this.#constraintAt = new Int32Array(cells);
  }

  /** `notes` holds each cell's number, `COVERED` or `MINE`. */
  read(notes: Int8Array): void {
    this.constraints = 0;
    this.boxes = 0;
    this.outside = 0;
    this.isPossible = true;
    for (let cell = 0; cell < notes.length; cell++) this.#readNumber(notes, cell);
    for (let cell = 0; cell < notes.length; cell++) {
      this.boxOf[cell] = -1;
      if (notes[cell] === COVERED) this.#place(cell);
    }
  }

  #readNumber(notes: Int8Array, cell: number): void {
    this.#constraintAt[cell] = -1;
    if ((notes[cell] as number) < 0) return;
    const { neighbours, degree } = this.board;
    let covered = 0;
    let mines = 0;
    for (let at = 8 * cell, end = at + (degree[cell] as number); at < end; at++) {
      const note = notes[neighbours[at] as number];
      if (note === COVERED) covered++;
      else if (note === MINE) mines++;
    }
    if (covered === 0) {
      if (notes[cell] !== mines) this.isPossible = false;
      return;
    }
    const constraint = this.constraints++;
    this.#constraintAt[cell] = constraint;
    this.cellOf[constraint] = cell;
    this.residual[constraint] = (notes[cell] as number) - mines;
    this.width[constraint] = covered;
    this.boxesAround[constraint] = 0;
  }

  #place(cell: number): void {
    const { neighbours, degree } = this.board;
    let count = 0;
    for (let at = 8 * cell, end = at + (degree[cell] as number); at < end; at++) {
      const constraint = this.#constraintAt[neighbours[at] as number] as number;
      if (constraint >= 0) this.#around[count++] = constraint;
    }
    if (count === 0) this.outside++;
    else this.#putInBox(cell, count);
  }

  #putInBox(cell: number, count: number): void {
    const first = this.#around[0] as number;
    for (let at = 8 * first, end = at + (this.boxesAround[first] as number); at < end; at++) {
      const box = this.boxesOf[at] as number;
      if (this.boxDegree[box] !== count || !this.#hasSame(box, count)) continue;
      this.boxSize[box] = (this.boxSize[box] as number) + 1;
      this.boxOf[cell] = box;
      return;
    }
    this.#addBox(cell, count);
  }

  #hasSame(box: number, count: number): boolean {
    for (let at = 0; at < count; at++)
      if (this.constraintsOf[8 * box + at] !== this.#around[at]) return false;
    return true;
  }

  #addBox(cell: number, count: number): void {
    const box = this.boxes++;
    this.boxOf[cell] = box;
    this.boxSize[box] = 1;
    this.boxDegree[box] = count;
    for (let at = 0; at < count; at++) {
      const constraint = this.#around[at] as number;
      this.constraintsOf[8 * box + at] = constraint;
      const known = this.boxesAround[constraint] as number;
      this.boxesOf[8 * constraint + known] = box;
      this.boxesAround[constraint] = known + 1;
    }
  }
}
