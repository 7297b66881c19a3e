// Floors of the agents that count what followed each recent stretch of play: rock, paper, scissors,
// with the depth that each has by default.

import { bestAgainst, type FloorMatch } from "./floor.ts";

const CONTEXTS = 10;
/** Where the counters of each context begin, in rows: none, the opponent's last 1, 2, 3 moves, the own,
 * and both sides'. */
const OFFSETS = Int32Array.of(0, 1, 4, 13, 40, 43, 52, 79, 88, 169);
const ROWS = 169 + 729;
const NUMBERS = Int32Array.of(0, 1, 2, 3, 1, 2, 3, 2, 4, 6);

/** The last three rounds as the rows of all contexts, newest in the lowest digit. */
function fillRows(rows: Int32Array, other: number, own: number, both: number): void {
  rows[1] = 1 + (other % 3);
  rows[2] = 4 + (other % 9);
  rows[3] = 13 + other;
  rows[4] = 40 + (own % 3);
  rows[5] = 43 + (own % 9);
  rows[6] = 52 + own;
  rows[7] = 79 + (both % 9);
  rows[8] = 88 + (both % 81);
  rows[9] = 169 + both;
}

export function voteFloor(match: FloorMatch): void {
  const { random, tape, moves } = match;
  const counts = new Float64Array(3 * ROWS);
  const rows = OFFSETS.slice();
  const weights = Float64Array.from(NUMBERS, (numbers) => 1.5 ** numbers);
  const scores = new Float64Array(3);
  const scratch = new Float64Array(3);
  let [others, owns, both] = [0, 0, 0];
  for (let round = 0; round < tape.length; round++) {
    let [first, second, third] = [0, 0, 0];
    for (let index = 0; index < CONTEXTS; index++) {
      const start = 3 * (rows[index] as number);
      const weight = weights[index] as number;
      first += weight * (counts[start] as number);
      second += weight * (counts[start + 1] as number);
      third += weight * (counts[start + 2] as number);
    }
    scores[0] = first;
    scores[1] = second;
    scores[2] = third;
    const own = round === 0 ? random.below(3) : bestAgainst(scores, scratch, match);
    moves[round] = own;
    const other = tape[round] as number;
    count(counts, rows, other);
    others = (others * 3 + other) % 27;
    owns = (owns * 3 + own) % 27;
    both = (both * 9 + own * 3 + other) % 729;
    fillRows(rows, others, owns, both);
  }
}

function count(counts: Float64Array, rows: Int32Array, other: number): void {
  for (let index = 0; index < CONTEXTS; index++) {
    const start = 3 * (rows[index] as number);
    counts[start] = (counts[start] as number) * 0.95;
    counts[start + 1] = (counts[start + 1] as number) * 0.95;
    counts[start + 2] = (counts[start + 2] as number) * 0.95;
    counts[start + other] = (counts[start + other] as number) + 1;
  }
}

const SHARE = 0.06;

export function expertsFloor(match: FloorMatch): void {
  const { random, tape, moves } = match;
  const counts = new Float64Array(3 * ROWS);
  const rows = OFFSETS.slice();
  const weights = new Float64Array(CONTEXTS).fill(1 / CONTEXTS);
  const said = new Float64Array(3 * CONTEXTS).fill(1 / 3);
  const scores = new Float64Array(3);
  const scratch = new Float64Array(3);
  let [others, owns, both] = [0, 0, 0];
  for (let round = 0; round < tape.length; round++) {
    const own = round === 0 ? random.below(3) : bestAgainst(scores, scratch, match);
    moves[round] = own;
    const other = tape[round] as number;
    let sum = 0;
    for (let index = 0; index < CONTEXTS; index++) {
      const weight = (weights[index] as number) * (said[3 * index + other] as number);
      weights[index] = weight;
      sum += weight;
    }
    count(counts, rows, other);
    others = (others * 3 + other) % 27;
    owns = (owns * 3 + own) % 27;
    both = (both * 9 + own * 3 + other) % 729;
    fillRows(rows, others, owns, both);
    scores.fill(0);
    for (let index = 0; index < CONTEXTS; index++) {
      const weight = ((1 - SHARE) * (weights[index] as number)) / sum + SHARE / CONTEXTS;
      weights[index] = weight;
      const start = 3 * (rows[index] as number);
      const all = (counts[start] as number) + (counts[start + 1] as number) + (counts[start + 2] as number);
      for (let move = 0; move < 3; move++) {
        const chance = ((counts[start + move] as number) + 1) / (all + 3);
        said[3 * index + move] = chance;
        scores[move] = (scores[move] as number) + weight * chance;
      }
    }
  }
}

const MIXING_DECAY = 0.98;
const MIXING_RATE = 0.015;

export function mixingFloor(match: FloorMatch): void {
  const { random, tape, moves } = match;
  const counts = new Float64Array(3 * ROWS);
  const rows = OFFSETS.slice();
  const weights = new Float64Array(CONTEXTS).fill(0.3);
  const heard = new Float64Array(3 * CONTEXTS);
  const mixed = new Float64Array(3).fill(1 / 3);
  const scratch = new Float64Array(3);
  let [others, owns, both] = [0, 0, 0];
  for (let round = 0; round < tape.length; round++) {
    const own = round === 0 ? random.below(3) : bestAgainst(mixed, scratch, match);
    moves[round] = own;
    const other = tape[round] as number;
    for (let index = 0; index < CONTEXTS; index++) {
      let slope = heard[3 * index + other] as number;
      for (let move = 0; move < 3; move++)
        slope -= (mixed[move] as number) * (heard[3 * index + move] as number);
      weights[index] = (weights[index] as number) + MIXING_RATE * slope;
      const start = 3 * (rows[index] as number);
      for (let move = 0; move < 3; move++)
        counts[start + move] = (counts[start + move] as number) * MIXING_DECAY;
      counts[start + other] = (counts[start + other] as number) + 1;
    }
    others = (others * 3 + other) % 27;
    owns = (owns * 3 + own) % 27;
    both = (both * 9 + own * 3 + other) % 729;
    fillRows(rows, others, owns, both);
    let [first, second, third] = [0, 0, 0];
    for (let index = 0; index < CONTEXTS; index++) {
      const start = 3 * (rows[index] as number);
      const a = Math.log((counts[start] as number) + 1);
      const b = Math.log((counts[start + 1] as number) + 1);
      const c = Math.log((counts[start + 2] as number) + 1);
      const mean = a / 3 + b / 3 + c / 3;
      heard[3 * index] = a - mean;
      heard[3 * index + 1] = b - mean;
      heard[3 * index + 2] = c - mean;
      const weight = weights[index] as number;
      first += weight * (a - mean);
      second += weight * (b - mean);
      third += weight * (c - mean);
    }
    const most = Math.max(first, second, third);
    first = Math.exp(first - most);
    second = Math.exp(second - most);
    third = Math.exp(third - most);
    const sum = first + second + third;
    mixed[0] = first / sum;
    mixed[1] = second / sum;
    mixed[2] = third / sum;
  }
}

/** The last 0 … 4 numbers of both sides; the longest known context speaks first. */
export function ppmFloor(match: FloorMatch): void {
  const { random, tape, moves } = match;
  const counts = new Float64Array(3 * (1 + 3 + 9 + 27 + 81));
  const rows = Int32Array.of(0, 1, 4, 13, 40);
  const scores = new Float64Array(3);
  const scratch = new Float64Array(3);
  let both = 0;
  for (let round = 0; round < tape.length; round++) {
    let [first, second, third, left] = [0, 0, 0, 1];
    for (let index = 4; index >= 0; index--) {
      const start = 3 * (rows[index] as number);
      const a = counts[start] as number;
      const b = counts[start + 1] as number;
      const c = counts[start + 2] as number;
      const sum = a + b + c;
      if (sum === 0) continue;
      const different = (a > 0 ? 1 : 0) + (b > 0 ? 1 : 0) + (c > 0 ? 1 : 0);
      const all = sum + different;
      first += (left * a) / all;
      second += (left * b) / all;
      third += (left * c) / all;
      left = (left * different) / all;
    }
    scores[0] = first + left / 3;
    scores[1] = second + left / 3;
    scores[2] = third + left / 3;
    const own = round === 0 ? random.below(3) : bestAgainst(scores, scratch, match);
    moves[round] = own;
    const other = tape[round] as number;
    for (let index = 0; index <= 4; index++) {
      const start = 3 * (rows[index] as number);
      counts[start] = (counts[start] as number) * 0.95;
      counts[start + 1] = (counts[start + 1] as number) * 0.95;
      counts[start + 2] = (counts[start + 2] as number) * 0.95;
      counts[start + other] = (counts[start + other] as number) + 1;
    }
    both = (both * 9 + own * 3 + other) % 81;
    rows[1] = 1 + (both % 3);
    rows[2] = 4 + (both % 9);
    rows[3] = 13 + (both % 27);
    rows[4] = 40 + both;
  }
}
