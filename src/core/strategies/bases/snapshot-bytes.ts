// Writes and reads snapshots: whole numbers in as few bytes as they need, doubles bit by bit, so
// that what is restored is exactly what was saved.

import { SnapshotProblem } from "../problem.ts";

const FIRST_CAPACITY = 32;

/** Collects a snapshot's bytes, beginning with its kind (`markov/1`) and the game's size. */
export class SnapshotWriter {
  #bytes = new Uint8Array(FIRST_CAPACITY);
  #length = 0;

  constructor(kind: string, size: number) {
    this.nested(new TextEncoder().encode(kind));
    this.whole(size);
  }

  /** A whole number from 0 below 2^53: seven bits a byte, lowest first. */
  whole(value: number): void {
    let rest = value;
    while (rest >= 128) {
      this.#byte((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    this.#byte(rest);
  }

  real(value: number): void {
    for (const byte of new Uint8Array(Float64Array.of(value).buffer)) this.#byte(byte);
  }

  /** A move or nothing, in one number. */
  maybe(value: number | undefined): void {
    this.whole(value === undefined ? 0 : value + 1);
  }

  /** Bytes with their count before them. */
  nested(bytes: Uint8Array): void {
    this.whole(bytes.length);
    for (const byte of bytes) this.#byte(byte);
  }

  finish(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }

  #byte(byte: number): void {
    if (this.#length === this.#bytes.length) {
      const grown = new Uint8Array(this.#length * 2);
      grown.set(this.#bytes);
      this.#bytes = grown;
    }
    this.#bytes[this.#length++] = byte;
  }
}

/** Reads what a `SnapshotWriter` wrote. Every method throws SnapshotProblem where the bytes cannot
 * be what it wrote. */
export class SnapshotReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(kind: string, size: number, bytes: Uint8Array) {
    this.#bytes = bytes;
    const found = new TextDecoder().decode(this.nested());
    if (found !== kind) throw new SnapshotProblem(`a snapshot of ${JSON.stringify(found)}, not of ${kind}`);
    if (this.whole() !== size) throw new SnapshotProblem(`not a snapshot of a game of ${size} moves`);
  }

  /** A whole number below `bound`. */
  whole(bound = Number.MAX_SAFE_INTEGER): number {
    let value = 0;
    for (let factor = 1; factor <= Number.MAX_SAFE_INTEGER; factor *= 128) {
      const byte = this.#byte();
      value += (byte % 128) * factor;
      if (byte < 128) return value < bound ? value : damaged();
    }
    return damaged();
  }

  real(): number {
    const bytes = Uint8Array.from({ length: 8 }, () => this.#byte());
    return new Float64Array(bytes.buffer)[0] as number;
  }

  /** A number below `bound`, or nothing. */
  maybe(bound: number): number | undefined {
    const value = this.whole(bound + 1);
    return value === 0 ? undefined : value - 1;
  }

  nested(): Uint8Array {
    const length = this.whole();
    if (length > this.#bytes.length - this.#at) damaged();
    this.#at += length;
    return this.#bytes.subarray(this.#at - length, this.#at);
  }

  /** Says that nothing may follow. */
  end(): void {
    if (this.#at !== this.#bytes.length) damaged();
  }

  #byte(): number {
    return this.#bytes[this.#at++] ?? damaged();
  }
}

function damaged(): never {
  throw new SnapshotProblem("a damaged snapshot");
}
