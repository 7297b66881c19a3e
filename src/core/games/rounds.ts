// Moves of a history, packed: four bits per round for rock-paper-scissors, two for odd-even.

import type { Move } from "./matrix-game.ts";

/** Moves of both sides, oldest first; both arrays have the same length. */
export interface Rounds {
  readonly person: Uint8Array;
  readonly bot: Uint8Array;
}

/** Concatenates the parts into a copy. */
export function joinRounds(parts: readonly Rounds[]): Rounds {
  return {
    person: joinMoves(parts.map(({ person }) => person)),
    bot: joinMoves(parts.map(({ bot }) => bot)),
  };
}

function joinMoves(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const BYTE_BITS = 8;

/** Bits per round: the minimum that holds size * size values. */
function bitsPerRound(size: number): number {
  return 32 - Math.clz32(size * size - 1);
}

/** Packed size of `count` rounds in bytes. */
export function packedBytes(size: number, count: number): number {
  return Math.ceil((count * bitsPerRound(size)) / 8);
}

/** Packs rounds as `person * size + bot`, low bit first. @throws RangeError for an invalid move. */
export function packRounds(size: number, rounds: Rounds): Uint8Array {
  const { person } = rounds;
  const bits = bitsPerRound(size);
  const packed = new Uint8Array(packedBytes(size, person.length));
  // Bits that don't fill a byte yet, fewer than 8 + 14.
  let [pending, count, at] = [0, 0, 0];
  for (let index = 0; index < person.length; index++) {
    const move = person[index] as Move;
    pending |= (move * size + botMove(rounds, index, size, move)) << count;
    for (count += bits; count >= BYTE_BITS; count -= BYTE_BITS) {
      packed[at++] = pending;
      pending >>>= BYTE_BITS;
    }
  }
  if (count > 0) packed[at] = pending;
  return packed;
}

function botMove(rounds: Rounds, index: number, size: number, person: Move): Move {
  const bot = rounds.bot[index];
  if (bot === undefined || bot >= size || person >= size)
    throw new RangeError(`round ${index + 1} is not of ${size} moves`);
  return bot;
}

/** Inverse of `packRounds`. @throws RangeError unless the bytes are exactly `count` rounds. */
export function unpackRounds(size: number, count: number, packed: Uint8Array): Rounds {
  if (packed.length !== packedBytes(size, count)) {
    throw new RangeError(`${count} rounds take ${packedBytes(size, count)} bytes, not ${packed.length}`);
  }
  const bits = bitsPerRound(size);
  const rounds = { person: new Uint8Array(count), bot: new Uint8Array(count) };
  const mask = 2 ** bits - 1;
  let [pending, held, at] = [0, 0, 0];
  for (let index = 0; index < count; index++) {
    for (; held < bits; held += BYTE_BITS) pending |= (packed[at++] as number) << held;
    const value = pending & mask;
    pending >>>= bits;
    held -= bits;
    if (value >= size * size) throw new RangeError(`round ${index + 1} is not of ${size} moves`);
    rounds.person[index] = Math.floor(value / size);
    rounds.bot[index] = value % size;
  }
  if (pending !== 0) throw new RangeError("bits after the last round");
  return rounds;
}
