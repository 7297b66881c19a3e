// The frozen state of a ghost: for each short situation that came often enough, how much it speaks for
// each next move. No rounds, no counts, no order in which anything came.

import { ByteReader, ByteWriter } from "../../binary.ts";
import type { Said } from "./imitation.ts";

/** Bump where the format changes, or the views of the fortune-teller do. */
const KIND = "ghost/1";
/** A state's size in bytes, at most. */
export const GHOST_BYTES_MAX = 32 * 1024;
/** Fewer visits than this are told to nobody: they would be rounds, not a habit. */
export const VISITS_MIN = 5;
/** Of values. */
const UNIT = 1 / 96;
const VALUE_MAX = 127;
/** Kind, game and number of situations. */
const HEADER_BYTES = 64;
/** A key's distance to the next takes five bytes at most. */
const KEY_BYTES = 5;

/** By the situation's key, what it says of each step from the reference. */
export type Speech = ReadonlyMap<number, Float64Array>;

/** The state of all that was said; of more than it has room for, the weightiest. */
export function writeGhost(game: string, size: number, said: Iterable<Said>): Uint8Array {
  const weightiestFirst = [...said]
    .map(({ key, visits, values }) => ({ key, bytes: bytesOf(values), weight: (visits + 1) * reach(values) }))
    .filter(({ bytes }) => bytes.some((byte) => byte !== 0))
    .sort((a, b) => b.weight - a.weight || a.key - b.key);
  let room = GHOST_BYTES_MAX - HEADER_BYTES;
  const kept = weightiestFirst
    .filter(({ bytes }) => {
      room -= KEY_BYTES + bytes.reduce((sum, byte) => sum + (written(byte) < 128 ? 1 : 2), 0);
      return room >= 0;
    })
    .sort((a, b) => a.key - b.key);
  const writer = new ByteWriter().text(KIND).number(size).text(game).number(kept.length);
  let before = 0;
  for (const { key, bytes } of kept) {
    writer.number(key - before);
    before = key;
    for (const byte of bytes) writer.number(written(byte));
  }
  return writer.done();
}

/** @throws RangeError for other bytes, of another version or game */
export function readGhost(game: string, size: number, state: Uint8Array): Speech {
  if (state.length > GHOST_BYTES_MAX) throw new RangeError("too many bytes for a ghost");
  const reader = new ByteReader(state);
  const kind = shown(reader.bytes());
  if (kind !== KIND) throw new RangeError(`a state of ${JSON.stringify(kind)}, not of ${KIND}`);
  if (reader.number() !== size) throw new RangeError(`not a ghost of a game of ${size} moves`);
  const of = shown(reader.bytes());
  if (of !== game) throw new RangeError(`a ghost of ${JSON.stringify(of)}, not of ${game}`);
  const speech = new Map<number, Float64Array>();
  const count = reader.number();
  for (let entry = 0, key = 0; entry < count; entry++) {
    key += reader.number();
    if (key >= 2 ** 32 || speech.has(key)) throw new RangeError("a damaged ghost");
    speech.set(
      key,
      Float64Array.from({ length: size }, () => readValue(reader)),
    );
  }
  reader.end();
  return speech;
}

/** Signs alternate, so that small numbers take a byte. */
function written(byte: number): number {
  return byte < 0 ? -2 * byte - 1 : 2 * byte;
}

/** Whatever bytes there are, as text. */
function shown(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

function readValue(reader: ByteReader): number {
  const whole = reader.number();
  if (whole > 2 * VALUE_MAX) throw new RangeError("a damaged ghost");
  return UNIT * (whole % 2 === 1 ? -(whole + 1) / 2 : whole / 2);
}

function bytesOf(values: Float64Array): Int8Array {
  return Int8Array.from(values, (value) =>
    Math.max(-VALUE_MAX, Math.min(VALUE_MAX, Math.round(value / UNIT))),
  );
}

function reach(values: Float64Array): number {
  return Math.max(...values) - Math.min(...values);
}
