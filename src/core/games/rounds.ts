// Moves of a history, packed: four bits a round at rock-paper-scissors, two at odd-even.

import type { Move } from "./matrix-game.ts";

/** Moves of both sides, oldest first; both arrays have the same length. */
export interface Rounds {
  readonly person: Uint8Array;
  readonly bot: Uint8Array;
}

/** Bits per round: the fewest that hold size * size values. */
function bitsPerRound(size: number): number {
  return 32 - Math.clz32(size * size - 1);
}

/** Packed size of `count` rounds in bytes. */
export function packedBytes(size: number, count: number): number {
  return Math.ceil((count * bitsPerRound(size)) / 8);
}

/** Packs rounds as `person * size + bot`, low bit first. @throws RangeError for an invalid move. */
export function packRounds(size: number, rounds: Rounds): Uint8Array {
  const bits = bitsPerRound(size);
  const packed = new Uint8Array(packedBytes(size, rounds.person.length));
  rounds.person.forEach((person, index) => {
    writeBits(packed, index * bits, bits, person * size + botMove(rounds, index, size, person));
  });
  return packed;
}

function botMove(rounds: Rounds, index: number, size: number, person: Move): Move {
  const bot = rounds.bot[index];
  if (bot === undefined || bot >= size || person >= size)
    throw new RangeError(`round ${index + 1} is not of ${size} moves`);
  return bot;
}

/** Inverse of `packRounds`. @throws RangeError when the bytes are not exactly `count` rounds. */
export function unpackRounds(size: number, count: number, packed: Uint8Array): Rounds {
  if (packed.length !== packedBytes(size, count)) {
    throw new RangeError(`${count} rounds take ${packedBytes(size, count)} bytes, not ${packed.length}`);
  }
  const bits = bitsPerRound(size);
  const rounds = { person: new Uint8Array(count), bot: new Uint8Array(count) };
  for (let index = 0; index < count; index++) {
    const value = readBits(packed, index * bits, bits);
    if (value >= size * size) throw new RangeError(`round ${index + 1} is not of ${size} moves`);
    rounds.person[index] = Math.floor(value / size);
    rounds.bot[index] = value % size;
  }
  if (readBits(packed, count * bits, packed.length * 8 - count * bits) !== 0)
    throw new RangeError("bits after the last round");
  return rounds;
}

function writeBits(bytes: Uint8Array, start: number, bits: number, value: number): void {
  for (let bit = 0; bit < bits; bit++) {
    const place = start + bit;
    bytes[place >> 3] = (bytes[place >> 3] ?? 0) | (((value >> bit) & 1) << (place & 7));
  }
}

function readBits(bytes: Uint8Array, start: number, bits: number): number {
  let value = 0;
  for (let bit = 0; bit < bits; bit++) {
    const place = start + bit;
    value |= (((bytes[place >> 3] ?? 0) >> (place & 7)) & 1) << bit;
  }
  return value;
}
