// Prediction accuracy over the last rounds, whatever was then played.

import type { Table } from "./inputs.ts";

const ROUNDS = 100;
const WRONG = 1;
const RIGHT = 2;

/** Ring buffer of the last hundred predictions: none, wrong or right. */
export class ReadingRecord {
  /** Newest first; 0 where nothing was expected, or nothing played yet. */
  readonly #readings = new Uint8Array(ROUNDS);
  readonly tables: readonly Table[] = [this.#readings];

  add(likeliest: readonly number[], came: number): void {
    this.#readings.copyWithin(1, 0, ROUNDS - 1);
    this.#readings[0] = likeliest.length !== 1 ? 0 : likeliest[0] === came ? RIGHT : WRONG;
  }

  get score(): readonly [right: number, all: number] {
    const count = (kind: number): number => this.#readings.filter((reading) => reading === kind).length;
    return [count(RIGHT), count(RIGHT) + count(WRONG)];
  }
}
