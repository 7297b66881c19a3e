// Rows of doubles that grow as situations come; a row exists from its first use, so that a snapshot
// holds only what was used.

import { SnapshotProblem } from "../problem.ts";
import type { SnapshotReader, SnapshotWriter } from "./snapshot-bytes.ts";

/** Fills a row that is used for the first time: its cells are `values[start] …`. */
type Fill = (values: Float64Array, start: number, row: number) => void;

const FIRST_ROWS = 16;

/** A table of `width` cells a row. */
export class RowTable {
  readonly width: number;
  /** Row r has the cells from r * width on. Replaced when the table grows. */
  values: Float64Array;
  /** Whether a row was used. */
  used: Uint8Array;
  readonly #fill: Fill;

  constructor(width: number, fill: Fill = () => undefined) {
    this.width = width;
    this.values = new Float64Array(FIRST_ROWS * width);
    this.used = new Uint8Array(FIRST_ROWS);
    this.#fill = fill;
  }

  /** Where the row's cells begin, after making sure that they are there. */
  start(row: number): number {
    if (this.used[row] !== 1) this.#begin(row);
    return row * this.width;
  }

  #begin(row: number): void {
    if (row >= this.used.length) this.#grow(Math.max(row + 1, 2 * this.used.length));
    this.used[row] = 1;
    this.#fill(this.values, row * this.width, row);
  }

  #grow(rows: number): void {
    const { values, used } = this;
    this.values = new Float64Array(rows * this.width);
    this.used = new Uint8Array(rows);
    this.values.set(values);
    this.used.set(used);
  }

  /** The used rows: the distance from the one before, then each cell as `write` puts it. */
  save(writer: SnapshotWriter, write: (value: number) => void): void {
    writer.whole(this.used.reduce((sum, flag) => sum + flag, 0));
    let next = 0;
    this.used.forEach((flag, row) => {
      if (flag === 0) return;
      writer.whole(row - next);
      next = row + 1;
      for (const value of this.values.subarray(row * this.width, next * this.width)) write(value);
    });
  }

  /** @throws SnapshotProblem for a row that is not below `rows`. */
  load(reader: SnapshotReader, rows: number, read: () => number): void {
    let row = -1;
    for (let left = reader.whole(); left > 0; left--) {
      row += 1 + reader.whole();
      if (row >= rows) throw new SnapshotProblem("a snapshot with a situation that cannot be");
      const start = this.start(row);
      for (let cell = 0; cell < this.width; cell++) this.values[start + cell] = read();
    }
  }
}
