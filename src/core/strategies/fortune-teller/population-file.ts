// The binary format of a population: habits and weights in a few kilobytes, with a checksum.

import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import type { PopulationData } from "./population.ts";

const MAGIC = utf8ToBytes("gdk-population");
/** Bump when the format or the contexts change. */
const VERSION = 1;
const CHECK_BYTES = 8;
/** Quantisation step of weights. */
const WEIGHT_UNIT = 1 / 32_768;

/** The bytes aren't a population of this version: they're truncated, damaged or for a different game. */
export class PopulationProblem extends Error {
  constructor(what: string) {
    super(what);
    this.name = "PopulationProblem";
  }
}

/** Writes a header (magic, version, moves), entries (ascending key deltas and counts, varints), weights (16 bits each)
 * and the first 8 bytes of the SHA-256. */
export function writePopulation({ size, keys, counts, weights }: PopulationData): Uint8Array {
  const bytes: number[] = [...MAGIC, VERSION, size];
  pushVarint(bytes, keys.length);
  keys.forEach((key, entry) => {
    pushVarint(bytes, key - (entry === 0 ? 0 : (keys[entry - 1] as number)));
    for (const count of counts.subarray(entry * size, (entry + 1) * size)) pushVarint(bytes, count);
  });
  pushVarint(bytes, weights.length);
  for (const weight of weights) pushWeight(bytes, weight);
  const content = Uint8Array.from(bytes);
  return Uint8Array.from([...content, ...checkOf(content)]);
}

/** Reads `writePopulation`'s bytes for a game of `size` moves. @throws PopulationProblem */
export function readPopulation(size: number, bytes: Uint8Array): PopulationData {
  const content = bytes.subarray(0, Math.max(0, bytes.length - CHECK_BYTES));
  const check = checkOf(content);
  if (!bytes.subarray(content.length).every((byte, index) => byte === check[index])) {
    throw new PopulationProblem("it is cut short or damaged");
  }
  if (!MAGIC.every((byte, index) => byte === content[index]))
    throw new PopulationProblem("it is no population");
  const [version, moves] = content.subarray(MAGIC.length);
  if (version !== VERSION) throw new PopulationProblem(`it is of version ${version}, not ${VERSION}`);
  if (moves !== size) throw new PopulationProblem(`it is for ${moves} moves, not ${size}`);
  return readBody(size, new Reader(content.subarray(MAGIC.length + 2)));
}

function readBody(size: number, reader: Reader): PopulationData {
  const entries = reader.count();
  const keys = new Uint32Array(entries);
  const counts = new Uint32Array(entries * size);
  let key = 0;
  for (let entry = 0; entry < entries; entry++) {
    key += reader.varint();
    keys[entry] = key;
    for (let move = 0; move < size; move++) counts[entry * size + move] = reader.varint();
  }
  const weights = Float64Array.from({ length: reader.count() }, () => reader.weight());
  return { size, keys, counts, weights };
}

function checkOf(content: Uint8Array): Uint8Array {
  return sha256(content).subarray(0, CHECK_BYTES);
}

function pushVarint(bytes: number[], value: number): void {
  let rest = value;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  bytes.push(rest);
}

function pushWeight(bytes: number[], weight: number): void {
  const units = Math.max(-32_768, Math.min(32_767, Math.round(weight / WEIGHT_UNIT)));
  bytes.push(units & 255, (units >> 8) & 255);
}

class Reader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  varint(): number {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = this.#next();
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  }

  /** Reads the number of items that take at least a byte each. */
  count(): number {
    const count = this.varint();
    if (count > this.#bytes.length) throw new PopulationProblem("it is cut short or damaged");
    return count;
  }

  weight(): number {
    const low = this.#next();
    return (((low | (this.#next() << 8)) << 16) >> 16) * WEIGHT_UNIT;
  }

  #next(): number {
    const byte = this.#bytes[this.#at++];
    if (byte === undefined) throw new PopulationProblem("it is cut short or damaged");
    return byte;
  }
}
