// Snapshot encoding: varints for integers, raw bits for doubles, so that restoring is exact.

import { SnapshotProblem } from "../problem.ts";

const FIRST_CAPACITY = 32;

/** Writes a snapshot, beginning with its kind (`markov/1`) and the game's size. */
export class SnapshotWriter {
  #bytes = new Uint8Array(FIRST_CAPACITY);
  #length = 0;

  constructor(kind: string, size: number) {
    this.nested(new TextEncoder().encode(kind));
    this.whole(size);
  }

  /** Varint: an integer from 0 below 2^53, seven bits a byte, lowest first. */
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

  /** An optional move, as one number. */
  maybe(value: number | undefined): void {
    this.whole(value === undefined ? 0 : value + 1);
  }

  /** Length-prefixed bytes. */
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

/** Reads `SnapshotWriter` output. Every method throws SnapshotProblem for malformed bytes. */
export class SnapshotReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(kind: string, size: number, bytes: Uint8Array) {
    this.#bytes = bytes;
    const found = new TextDecoder().decode(this.nested());
    if (found !== kind) throw new SnapshotProblem(`a snapshot of ${JSON.stringify(found)}, not of ${kind}`);
    if (this.whole() !== size) throw new SnapshotProblem(`not a snapshot of a game of ${size} moves`);
  }

  /** An integer below `bound`. */
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

  /** An optional number below `bound`. */
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

  /** Asserts that nothing follows. */
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
