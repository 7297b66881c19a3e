// Reads and writes the fields of a proof as bytes, identically in Node and in browsers.

import { concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";

const REAL_BYTES = 8;

/** Collects fields. Numbers are varints with seven bits per byte; texts and bytes are prefixed with their length. */
export class ByteWriter {
  readonly #parts: Uint8Array[] = [];

  /** An integer from 0 to 2^53 - 1. @throws RangeError otherwise. */
  number(value: number): this {
    if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`not a whole number: ${value}`);
    const bytes: number[] = [];
    let rest = value;
    for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
    this.#parts.push(Uint8Array.from([...bytes, rest]));
    return this;
  }

  /** Any number, in 64 bits, big-endian. */
  real(value: number): this {
    const bytes = new DataView(new ArrayBuffer(REAL_BYTES));
    bytes.setFloat64(0, value);
    return this.fixed(new Uint8Array(bytes.buffer), REAL_BYTES);
  }

  /** Bytes without a length prefix; the reader must know their number. */
  fixed(bytes: Uint8Array, length: number): this {
    if (bytes.length !== length) throw new RangeError(`${bytes.length} bytes instead of ${length}`);
    this.#parts.push(bytes);
    return this;
  }

  bytes(bytes: Uint8Array): this {
    this.number(bytes.length).#parts.push(bytes);
    return this;
  }

  text(text: string): this {
    return this.bytes(utf8ToBytes(text));
  }

  list<Item>(items: readonly Item[], write: (item: Item) => void): this {
    this.number(items.length);
    for (const item of items) write(item);
    return this;
  }

  done(): Uint8Array {
    return concatBytes(...this.#parts);
  }
}

/** Reads what `ByteWriter` wrote. Every method throws RangeError if the bytes end too early. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  number(): number {
    let value = 0;
    for (let factor = 1; factor <= 2 ** 49; factor *= 128) {
      const byte = this.#bytes[this.#at++];
      if (byte === undefined) throw new RangeError("cut short");
      value += (byte % 128) * factor;
      if (byte < 128) {
        if (Number.isSafeInteger(value)) return value;
        break;
      }
    }
    throw new RangeError("a number is too large");
  }

  real(): number {
    const bytes = this.fixed(REAL_BYTES);
    return new DataView(bytes.buffer, bytes.byteOffset).getFloat64(0);
  }

  get isAtEnd(): boolean {
    return this.#at === this.#bytes.length;
  }

  fixed(length: number): Uint8Array {
    if (length > this.#bytes.length - this.#at) throw new RangeError("cut short");
    this.#at += length;
    return this.#bytes.slice(this.#at - length, this.#at);
  }

  bytes(): Uint8Array {
    return this.fixed(this.number());
  }

  text(): string {
    return new TextDecoder("utf-8", { fatal: true }).decode(this.bytes());
  }

  list<Item>(read: () => Item): Item[] {
    const count = this.number();
    // Every item takes at least one byte, so a forged count can't make it allocate gigabytes.
    if (count > this.#bytes.length - this.#at) throw new RangeError("cut short");
    return Array.from({ length: count }, read);
  }

  /** @throws RangeError unless everything was read. */
  end(): void {
    if (!this.isAtEnd) throw new RangeError("there is more than there should be");
  }
}
