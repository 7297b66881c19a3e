// The frozen state of a ghost: how strongly each short situation that came often enough points to each next move. It
// holds no rounds, no counts and no order of events.

import { ByteReader, ByteWriter } from "../../binary.ts";
import type { Said } from "./imitation.ts";

/** Bump when the format or the fortune-teller's views change. */
const KIND = "ghost/1";
/** The maximum size of a state in bytes. */
export const GHOST_BYTES_MAX = 32 * 1024;
/** Situations with fewer visits aren't kept: they'd reveal rounds rather than a habit. */
export const VISITS_MIN = 5;
/** Of values. */
const UNIT = 1 / 96;
const VALUE_MAX = 127;
/** Room for the kind, the game and the number of situations. */
const HEADER_BYTES = 64;
/** The difference to the previous key takes at most five bytes. */
const KEY_BYTES = 5;

/** By the situation's key: its weight for each step from the reference. */
export type Speech = ReadonlyMap<number, Float64Array>;

/** Writes a state from all situations; if they don't fit, the ones with the most influence. */
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

/** @throws RangeError for any other bytes, or a different version or game. */
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

/** Encodes the sign in the lowest bit, so that small numbers take one byte. */
function written(byte: number): number {
  return byte < 0 ? -2 * byte - 1 : 2 * byte;
}

/** Decodes any bytes as text. */
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
