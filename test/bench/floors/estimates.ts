// Floors of the agents that multiply estimates: the context tree and naive Bayes, on rock, paper,
// scissors, with the depth that each has by default.

import { bestAgainst, type FloorMatch } from "./floor.ts";

const NODES = 9;

/** The last 0 … 8 numbers of both sides; a node trusts its own counts or its child's. */
export function contextTreeFloor(match: FloorMatch): void {
  const { random, tape, moves } = match;
  const offsets = Int32Array.from({ length: NODES }, (_, node) => (3 ** node - 1) / 2);
  const counts = new Float64Array((3 * (3 ** NODES - 1)) / 2);
  const odds = new Float64Array((3 ** NODES - 1) / 2);
  const rows = offsets.slice();
  const estimates = new Float64Array(3 * NODES).fill(1 / 3);
  const weighted = new Float64Array(3 * NODES).fill(1 / 3);
  const scores = new Float64Array(3);
  const scratch = new Float64Array(3);
  let both = 0;
  for (let round = 0; round < tape.length; round++) {
    for (let move = 0; move < 3; move++) scores[move] = weighted[move] as number;
    const own = round === 0 ? random.below(3) : bestAgainst(scores, scratch, match);
    moves[round] = own;
    const other = tape[round] as number;
    for (let node = 0; node < NODES; node++) {
      const row = rows[node] as number;
      if (node < NODES - 1)
        odds[row] =
          (odds[row] as number) +
          Math.log((estimates[3 * node + other] as number) / (weighted[3 * node + 3 + other] as number));
      for (let cell = 3 * row; cell < 3 * row + 3; cell++) counts[cell] = (counts[cell] as number) * 0.95;
      counts[3 * row + other] = (counts[3 * row + other] as number) + 1;
    }
    both = (both * 9 + own * 3 + other) % 6561;
    for (let node = NODES - 1, forms = 6561; node >= 0; node--, forms /= 3)
      rows[node] = (offsets[node] as number) + (both % forms);
    for (let node = NODES - 1; node >= 0; node--) {
      const row = rows[node] as number;
      const sum =
        (counts[3 * row] as number) + (counts[3 * row + 1] as number) + (counts[3 * row + 2] as number) + 1.5;
      const deepest = node === NODES - 1;
      const trust = deepest ? 1 : 1 / (1 + Math.exp(-(odds[row] as number)));
      for (let move = 0; move < 3; move++) {
        const at = 3 * node + move;
        const estimate = ((counts[3 * row + move] as number) + 0.5) / sum;
        estimates[at] = estimate;
        weighted[at] = deepest ? estimate : trust * estimate + (1 - trust) * (weighted[at + 3] as number);
      }
    }
  }
}

const BAYES_DEPTH = 3;

/** Each of the last three rounds speaks for itself. */
export function naiveBayesFloor(match: FloorMatch): void {
  const { random, tape, moves } = match;
  const counts = new Float64Array(BAYES_DEPTH * 9 * 3);
  const totals = new Float64Array(3);
  const chances = new Float64Array(3);
  const scratch = new Float64Array(3);
  const recent = new Int32Array(BAYES_DEPTH);
  let unit = 1;
  for (let round = 0; round < tape.length; round++) {
    const own = round === 0 ? random.below(3) : bestAgainst(chances, scratch, match);
    moves[round] = own;
    const other = tape[round] as number;
    unit /= 0.98;
    if (unit > 1e100) {
      for (let move = 0; move < 3; move++) totals[move] = (totals[move] as number) / unit;
      for (let cell = 0; cell < counts.length; cell++) counts[cell] = (counts[cell] as number) / unit;
      unit = 1;
    }
    totals[other] = (totals[other] as number) + unit;
    for (let ago = 0; ago < BAYES_DEPTH && ago < round; ago++) {
      const cell = 3 * (9 * ago + (recent[ago] as number)) + other;
      counts[cell] = (counts[cell] as number) + unit;
    }
    recent[2] = recent[1] as number;
    recent[1] = recent[0] as number;
    recent[0] = own * 3 + other;
    let most = Number.NEGATIVE_INFINITY;
    for (let move = 0; move < 3; move++) {
      const times = (totals[move] as number) / unit;
      let chance = Math.log(times + 1);
      for (let ago = 0; ago < BAYES_DEPTH && ago <= round; ago++) {
        const cell = 3 * (9 * ago + (recent[ago] as number)) + move;
        chance += Math.log(((counts[cell] as number) / unit + 1) / (times + 9));
      }
      chances[move] = chance;
      most = Math.max(most, chance);
    }
    let sum = 0;
    for (let move = 0; move < 3; move++) {
      chances[move] = Math.exp((chances[move] as number) - most);
      sum += chances[move] as number;
    }
    for (let move = 0; move < 3; move++) chances[move] = (chances[move] as number) / sum;
  }
}
