// Floors of the agents that look for the longest match of recent play in the last 1,000 rounds: history
// matching, second guessing and iocaine.

import { bestAgainst, type FloorMatch } from "./floor.ts";

const REACH = 1_000;

/** Own moves, the opponent's and both as one number, by round: what is matched. */
function codesOf({ moves, tape }: FloorMatch): readonly Uint8Array[] {
  return [moves, tape, new Uint8Array(tape.length)];
}

/** For each of the ascending `depths` the round after the longest, then newest, match up to that depth;
 * -1 without any. One walk serves them all: a match longer than all before it is the best of every
 * depth beyond those. */
function findMatches(
  codes: Uint8Array,
  rounds: number,
  depths: readonly number[],
  found: Int32Array,
  place: number,
): void {
  const deepest = depths[depths.length - 1] as number;
  const first = Math.max(1, rounds - REACH);
  for (let index = 0; index < depths.length; index++) found[place + index] = -1;
  let longest = 0;
  let settled = 0;
  let sought = codes[rounds - 1];
  for (let round = rounds - 1; round >= first && round > longest; round--) {
    if (codes[round - 1 - longest] !== sought) continue;
    const most = Math.min(deepest, round);
    let length = 0;
    while (length < most && codes[round - 1 - length] === codes[rounds - 1 - length]) length++;
    if (length <= longest) continue;
    longest = length;
    for (let index = settled; index < depths.length; index++) found[place + index] = round;
    while (settled < depths.length && (depths[settled] as number) <= longest) settled++;
    if (settled === depths.length) return;
    sought = codes[rounds - 1 - longest];
  }
}

const HISTORY_DEPTHS = [1, 2, 3, 4, 5];
const READERS = 3 * HISTORY_DEPTHS.length;

export function historyMatchFloor(match: FloorMatch): void {
  const { random, tape, moves } = match;
  const codes = codesOf(match);
  const both = codes[2] as Uint8Array;
  const found = new Int32Array(READERS).fill(-1);
  const merits = new Float64Array(3 * READERS);
  const logarithms = new Float64Array(3 * READERS);
  const scores = new Float64Array(3);
  const scratch = new Float64Array(3);
  for (let round = 0; round < tape.length; round++) {
    let most = Number.NEGATIVE_INFINITY;
    for (let reader = 0; reader < READERS; reader++) {
      if ((found[reader] as number) < 0) continue;
      const [a, b, c] = [merits[3 * reader], merits[3 * reader + 1], merits[3 * reader + 2]] as [
        number,
        number,
        number,
      ];
      const mean = (a + b + c) / 3;
      logarithms[3 * reader] = 0.3 * (a - mean);
      logarithms[3 * reader + 1] = 0.3 * (b - mean);
      logarithms[3 * reader + 2] = 0.3 * (c - mean);
      for (let turn = 0; turn < 3; turn++) most = Math.max(most, logarithms[3 * reader + turn] as number);
    }
    scores.fill(0);
    for (let reader = 0; reader < READERS; reader++) {
      const at = found[reader] as number;
      if (at < 0) continue;
      for (let turn = 0; turn < 3; turn++) {
        const move = ((tape[at] as number) + turn) % 3;
        scores[move] = (scores[move] as number) + Math.exp((logarithms[3 * reader + turn] as number) - most);
      }
    }
    const own = most === Number.NEGATIVE_INFINITY ? random.below(3) : bestAgainst(scores, scratch, match);
    moves[round] = own;
    const other = tape[round] as number;
    for (let reader = 0; reader < READERS; reader++) {
      const at = found[reader] as number;
      if (at < 0) continue;
      for (let turn = 0; turn < 3; turn++)
        merits[3 * reader + turn] = (merits[3 * reader + turn] as number) * 0.98;
      const hit = 3 * reader + ((other - (tape[at] as number) + 3) % 3);
      merits[hit] = (merits[hit] as number) + 1;
    }
    both[round] = own * 3 + other;
    for (let kind = 0; kind < 3; kind++)
      findMatches(codes[kind] as Uint8Array, round + 1, HISTORY_DEPTHS, found, kind * HISTORY_DEPTHS.length);
  }
}

const GUESS_DEPTHS = [1, 2, 4, 8, 16, 32];
const LEVELS = 3;

export function secondGuessFloor(match: FloorMatch): void {
  const { results, counters, random, tape, moves } = match;
  const codes = codesOf(match);
  const both = codes[2] as Uint8Array;
  const readers = 3 * GUESS_DEPTHS.length;
  const ideas = 2 * LEVELS * (readers + 1);
  const found = new Int32Array(readers);
  const merits = new Float64Array(ideas);
  const expected = new Int8Array(ideas).fill(-1);
  const ownCounts = new Int32Array(3);
  const otherCounts = new Int32Array(3);
  for (let round = 0; round < tape.length; round++) {
    let best = -1;
    for (let idea = 0; idea < ideas; idea++)
      if (
        (expected[idea] as number) >= 0 &&
        (best < 0 || (merits[idea] as number) > (merits[best] as number))
      )
        best = idea;
    const own = best < 0 ? random.below(3) : (counters[expected[best] as number] as number);
    moves[round] = own;
    const other = tape[round] as number;
    for (let idea = 0; idea < ideas; idea++) {
      const said = expected[idea] as number;
      const result = said < 0 ? 0 : (results[(counters[said] as number) * 3 + other] as number);
      merits[idea] = (merits[idea] as number) * 0.95 + result;
    }
    both[round] = own * 3 + other;
    ownCounts[own] = (ownCounts[own] as number) + 1;
    otherCounts[other] = (otherCounts[other] as number) + 1;
    for (let kind = 0; kind < 3; kind++)
      findMatches(codes[kind] as Uint8Array, round + 1, GUESS_DEPTHS, found, kind * GUESS_DEPTHS.length);
    for (let reader = 0; reader <= readers; reader++) {
      const at = reader < readers ? (found[reader] as number) : -1;
      let next = at < 0 ? -1 : (tape[at] as number);
      let answered = at < 0 ? -1 : (counters[moves[at] as number] as number);
      if (reader === readers) {
        next = mostOf(otherCounts);
        answered = counters[mostOf(ownCounts)] as number;
      }
      for (let level = 0; level < LEVELS; level++) {
        const idea = 2 * (LEVELS * reader + level);
        expected[idea] = next;
        expected[idea + 1] = answered;
        if (next >= 0) next = counters[counters[next] as number] as number;
        if (answered >= 0) answered = counters[counters[answered] as number] as number;
      }
    }
  }
}

/** The first of the largest of three. */
function mostOf(counts: Int32Array): number {
  const [a, b, c] = counts as unknown as [number, number, number];
  if (a >= b) return a >= c ? 0 : 2;
  return b >= c ? 1 : 2;
}

const IOCAINE_DEPTHS = [1, 2, 3, 5, 10, 20];
const AGES = [1, 2, 5, 10, 100, 1_000];
const READINGS = 6 * IOCAINE_DEPTHS.length + 2 * AGES.length;

export function iocaineFloor(match: FloorMatch): void {
  const { results, counters, random, tape, moves } = match;
  const codes = codesOf(match);
  const both = codes[2] as Uint8Array;
  const found = new Int32Array(3 * IOCAINE_DEPTHS.length);
  /** What was said for each round. */
  const said = new Int8Array((tape.length + 1) * READINGS).fill(-1);
  const merits = AGES.map(() => new Int32Array(3 * READINGS));
  const horizons = new Float64Array(AGES.length);
  const choices = new Int8Array(AGES.length).fill(-1);
  const ownCounts = AGES.map(() => new Int32Array(3));
  const otherCounts = AGES.map(() => new Int32Array(3));
  /** What each turn of a reading earns: at [(move - reading + 3) % 3 * 3 + turn]. */
  const earned = Int8Array.from({ length: 9 }, (_, at) => {
    const ahead = (((Math.floor(at / 3) - (at % 3)) % 3) + 3) % 3;
    return results[(counters[0] as number) * 3 + ahead] as number;
  });
  const count = (of: Int32Array, round: number, sign: number): void => {
    const move = tape[round] as number;
    for (let reading = 0; reading < READINGS; reading++) {
      const expected = said[round * READINGS + reading] as number;
      if (expected < 0) continue;
      const from = 3 * (move >= expected ? move - expected : move - expected + 3);
      const at = 3 * reading;
      of[at] = (of[at] as number) + sign * (earned[from] as number);
      of[at + 1] = (of[at + 1] as number) + sign * (earned[from + 1] as number);
      of[at + 2] = (of[at + 2] as number) + sign * (earned[from + 2] as number);
    }
  };
  for (let round = 0; round < tape.length; round++) {
    let best = 0;
    for (let horizon = 1; horizon < AGES.length; horizon++)
      if ((horizons[horizon] as number) > (horizons[best] as number)) best = horizon;
    const chosen = (horizons[best] as number) < 0 ? -1 : (choices[best] as number);
    const own = chosen < 0 ? random.below(3) : (counters[chosen] as number);
    moves[round] = own;
    const other = tape[round] as number;
    both[round] = own * 3 + other;
    for (let kind = 0; kind < 3; kind++)
      findMatches(codes[kind] as Uint8Array, round + 1, IOCAINE_DEPTHS, found, kind * IOCAINE_DEPTHS.length);
    let place = (round + 1) * READINGS;
    for (let reader = 0; reader < found.length; reader++) {
      const at = found[reader] as number;
      said[place++] = at < 0 ? -1 : (tape[at] as number);
      said[place++] = at < 0 ? -1 : (moves[at] as number);
    }
    for (let age = 0; age < AGES.length; age++) {
      const leaving = round - (AGES[age] as number);
      const others = otherCounts[age] as Int32Array;
      const owns = ownCounts[age] as Int32Array;
      others[other] = (others[other] as number) + 1;
      owns[own] = (owns[own] as number) + 1;
      if (leaving >= 0) {
        const left = tape[leaving] as number;
        others[left] = (others[left] as number) - 1;
        const leftOwn = moves[leaving] as number;
        owns[leftOwn] = (owns[leftOwn] as number) - 1;
      }
      said[place++] = mostOf(others);
      said[place++] = mostOf(owns);
    }
    for (let horizon = 0; horizon < AGES.length; horizon++) {
      const expected = choices[horizon] as number;
      const gain = expected < 0 ? 0 : (results[(counters[expected] as number) * 3 + other] as number);
      horizons[horizon] = (horizons[horizon] as number) * 0.98 + gain;
      const of = merits[horizon] as Int32Array;
      count(of, round, 1);
      const leaving = round - (AGES[horizon] as number);
      if (leaving >= 0) count(of, leaving, -1);
      let most = Number.NEGATIVE_INFINITY;
      let next = -1;
      for (let reading = 0; reading < READINGS; reading++) {
        const reads = said[(round + 1) * READINGS + reading] as number;
        if (reads < 0) continue;
        for (let turn = 0; turn < 3; turn++) {
          const merit = of[3 * reading + turn] as number;
          if (merit <= most) continue;
          most = merit;
          next = reads + turn;
        }
      }
      choices[horizon] = next < 0 ? -1 : next % 3;
    }
  }
}
