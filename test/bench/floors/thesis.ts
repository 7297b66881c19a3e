// Floors of the studies' agents: always-counter, frequency, Markov chain, string matching, Q-learning
// and the two that choose among agents.

import type { RandomSource } from "../../../src/core/random/index.ts";
import { type FloorMatch, largestAt } from "./floor.ts";

export function alwaysCounterFloor({ size, counters, width, random, tape, moves }: FloorMatch): void {
  moves[0] = random.below(size);
  for (let round = 1; round < tape.length; round++)
    moves[round] = counters[(tape[round - 1] as number) * width + random.below(width)] as number;
}

export function frequencyFloor({ size, counters, width, random, tape, moves }: FloorMatch): void {
  const counts = new Float64Array(size);
  for (let round = 0; round < tape.length; round++) {
    if (round === 0) moves[round] = random.below(size);
    else {
      const expected = largestAt(counts, 0, size, random);
      moves[round] = counters[expected * width + (width > 1 ? random.below(width) : 0)] as number;
    }
    const other = tape[round] as number;
    counts[other] = (counts[other] as number) + 1;
  }
}

export function markovFloor({ size, counters, width, random, tape, moves }: FloorMatch): void {
  const counts = new Float64Array(size ** 4);
  const used = new Uint8Array(size ** 3);
  let [first, second, third] = [0, 0, 0];
  for (let round = 0; round < tape.length; round++) {
    const row = (first * size + second) * size + third;
    if (round < 3 || used[row] === 0) moves[round] = random.below(size);
    else {
      const expected = largestAt(counts, row * size, size, random);
      moves[round] = counters[expected * width + random.below(width)] as number;
    }
    const other = tape[round] as number;
    if (round >= 3) {
      used[row] = 1;
      counts[row * size + other] = (counts[row * size + other] as number) + 1;
    }
    first = second;
    second = third;
    third = other;
  }
}

const NONE = 255;

export function mupnFloor({ size, counters, width, random, tape, moves }: FloorMatch): void {
  const followers = new Uint8Array(size * size).fill(NONE);
  let [first, second] = [0, 0];
  for (let round = 0; round < tape.length; round++) {
    const row = first * size + second;
    const expected = round < 2 ? NONE : (followers[row] as number);
    moves[round] =
      expected === NONE ? random.below(size) : (counters[expected * width + random.below(width)] as number);
    const other = tape[round] as number;
    if (round >= 2) followers[row] = other;
    first = second;
    second = other;
  }
}

const EPSILON = 0.9;
const RATE = 0.2;
const DISCOUNT = 0.9;

export function suppFloor({ size, results, random, tape, moves }: FloorMatch): void {
  const values = firstValues(size * size * size, random);
  let [first, second] = [0, 0];
  for (let round = 0; round < tape.length; round++) {
    const start = (first * size + second) * size;
    const own =
      round < 2 || random.unit() > EPSILON ? random.below(size) : largestAt(values, start, size, random);
    moves[round] = own;
    const other = tape[round] as number;
    first = second;
    second = other;
    if (round < 2) continue;
    const next = (first * size + second) * size;
    update(values, { cell: start + own, next, size }, results[own * size + other] as number);
  }
}

/** Follows one of string matching, Markov chain and Q-learning, by Q-learning. */
export function mkiaFloor(match: FloorMatch): void {
  metaFloor(match, 0);
}

/** The same with five simple agents before those three. */
export function mksuFloor(match: FloorMatch): void {
  metaFloor(match, 5);
}

function metaFloor(match: FloorMatch, simple: 0 | 5): void {
  const { size, results, counters, width, displayOrder, random, tape, moves } = match;
  const actions = simple + 3;
  const merits = firstValues(size * size * actions, random);
  const values = firstValues(size * size * size, random);
  const followers = new Uint8Array(size * size).fill(NONE);
  const counts = new Float64Array(size ** 4);
  const used = new Uint8Array(size ** 3);
  const turn = new Uint8Array(size);
  for (let place = 0; place < size; place++)
    turn[displayOrder[place] as number] = displayOrder[(place + 1) % size] as number;
  const played = new Uint8Array(actions);
  let [first, second, third] = [0, 0, 0];
  for (let round = 0; round < tape.length; round++) {
    if (simple > 0) {
      played[0] = random.below(size);
      played[1] = 0;
      played[2] = round === 0 ? (displayOrder[0] as number) : (turn[played[2] as number] as number);
      played[3] =
        round === 0 ? random.below(size) : (counters[third * width + random.below(width)] as number);
      played[4] =
        round === 0
          ? random.below(size)
          : (counters[(played[4] as number) * width + random.below(width)] as number);
    }
    const pair = second * size + third;
    const expected = round < 2 ? NONE : (followers[pair] as number);
    played[simple] =
      expected === NONE ? random.below(size) : (counters[expected * width + random.below(width)] as number);
    const triple = first * size * size + pair;
    played[simple + 1] =
      round < 3 || used[triple] === 0
        ? random.below(size)
        : (counters[largestAt(counts, triple * size, size, random) * width + random.below(width)] as number);
    const own =
      round < 2 || random.unit() > EPSILON
        ? random.below(size)
        : largestAt(values, pair * size, size, random);
    played[simple + 2] = own;
    const followed =
      round < 2 || random.unit() > EPSILON
        ? random.below(actions)
        : largestAt(merits, pair * actions, actions, random);
    const move = played[followed] as number;
    moves[round] = move;

    const other = tape[round] as number;
    if (round >= 3) {
      used[triple] = 1;
      counts[triple * size + other] = (counts[triple * size + other] as number) + 1;
    }
    first = second;
    second = third;
    third = other;
    if (round < 2) continue;
    followers[pair] = other;
    const next = second * size + third;
    const step = { cell: pair * actions + followed, next: next * actions, size: actions };
    update(merits, step, results[move * size + other] as number);
    update(
      values,
      { cell: pair * size + own, next: next * size, size },
      results[own * size + other] as number,
    );
  }
}

function update(
  values: Float64Array,
  { cell, next, size }: { readonly cell: number; readonly next: number; readonly size: number },
  reward: number,
): void {
  let promise = values[next] as number;
  for (let at = next + 1; at < next + size; at++)
    if ((values[at] as number) > promise) promise = values[at] as number;
  const value = values[cell] as number;
  values[cell] = value + RATE * (reward + DISCOUNT * promise - value);
}

/** Uniform in -1 … 1, as the agents draw them. */
function firstValues(cells: number, random: RandomSource): Float64Array {
  const seed = Math.floor(random.unit() * 2 ** 32);
  return Float64Array.from({ length: cells }, (_, cell) => mixed(mixed(cell + 1) ^ seed) / 2 ** 31 - 1);
}

function mixed(number: number): number {
  let hash = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
