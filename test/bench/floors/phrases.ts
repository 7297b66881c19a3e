// Floors of the agents that compare stretches of play of many lengths: Lempel-Ziv parsing, and the
// wildcard predictor in its closed form and with its counters.

import { bestAgainst, type Floor, type FloorMatch, largestAt } from "./floor.ts";

const NODES_MAX = 1 << 14;
const DEPTH = 8;

/** Two trees of child numbers: the phrases parsed, and the stretches counted. */
export function lempelZivFloor(match: FloorMatch): void {
  const { random, tape, moves } = match;
  const phrases = new Int32Array((NODES_MAX + 1) * 9);
  const stretches = new Int32Array((NODES_MAX + 1) * 9);
  const counts = new Float64Array((NODES_MAX + 1) * 4);
  const path = new Int32Array(DEPTH + 1);
  const recent = new Uint8Array(DEPTH);
  const scores = new Float64Array(3);
  const scratch = new Float64Array(3);
  let [phraseCount, stretchCount, phrase, length, longest, known, steps] = [0, 0, 0, 0, 0, 0, 1];
  for (let round = 0; round < tape.length; round++) {
    scores.fill(0);
    for (let step = 0; step < steps; step++) {
      const start = 4 * (path[step] as number);
      const visits = counts[start] as number;
      if (visits === 0) continue;
      const a = counts[start + 1] as number;
      const b = counts[start + 2] as number;
      const c = counts[start + 3] as number;
      const open = Math.max(0, 1 - (a + b + c) / visits);
      scores[0] = a / visits + open * (scores[0] as number);
      scores[1] = b / visits + open * (scores[1] as number);
      scores[2] = c / visits + open * (scores[2] as number);
    }
    const isKnown = (scores[0] as number) > 0 || (scores[1] as number) > 0 || (scores[2] as number) > 0;
    const own = isKnown ? bestAgainst(scores, scratch, match) : random.below(3);
    moves[round] = own;
    const other = tape[round] as number;
    const symbol = own * 3 + other;

    const next = phrases[phrase * 9 + symbol] as number;
    length++;
    if (next === 0) {
      if (phraseCount < NODES_MAX) phrases[phrase * 9 + symbol] = ++phraseCount;
      longest = Math.min(DEPTH, Math.max(longest, length));
      length = 0;
    }
    phrase = next;

    for (let step = 0; step < steps && step < longest; step++) {
      const cell = 4 * (path[step] as number) + 1 + other;
      counts[cell] = (counts[cell] as number) + 1;
    }
    for (let ago = DEPTH - 1; ago > 0; ago--) recent[ago] = recent[ago - 1] as number;
    recent[0] = symbol;
    known = Math.min(known + 1, longest);
    steps = 1;
    for (let ago = 0; ago < known; ago++) {
      const edge = (path[ago] as number) * 9 + (recent[ago] as number);
      if (stretches[edge] === 0) {
        if (stretchCount === NODES_MAX) break;
        stretches[edge] = ++stretchCount;
      }
      path[steps++] = stretches[edge] as number;
    }
    for (let step = 0; step < steps; step++) {
      const start = 4 * (path[step] as number);
      counts[start] = (counts[start] as number) * 0.95 + 1;
      counts[start + 1] = (counts[start + 1] as number) * 0.95;
      counts[start + 2] = (counts[start + 2] as number) * 0.95;
      counts[start + 3] = (counts[start + 3] as number) * 0.95;
    }
  }
}

const PLACES = 6;

/** Six numbers of two bits: a table tells how many agree, by the bits that differ. */
export function wildcardFloor({ counters, random, tape, moves }: FloorMatch): void {
  const mask = (1 << (2 * PLACES)) - 1;
  const weights = Uint8Array.from({ length: mask + 1 }, (_, different) => {
    let weight = 1;
    for (let place = 0; place < PLACES; place++) if (((different >> (2 * place)) & 3) === 0) weight *= 2;
    return weight;
  });
  const contexts = new Uint16Array(tape.length);
  const scores = new Float64Array(3);
  let context = 0;
  for (let round = 0; round < tape.length; round++) {
    scores.fill(0);
    for (let past = 0; past < round && past < 3; past++) {
      // Places before the first round agree with nothing: they are marked as different.
      const different = (((contexts[past] as number) ^ context) | (mask << (4 * past))) & mask;
      const move = tape[past] as number;
      scores[move] = (scores[move] as number) + (weights[different] as number);
    }
    for (let past = 3; past < round; past++) {
      const move = tape[past] as number;
      scores[move] = (scores[move] as number) + (weights[(contexts[past] as number) ^ context] as number);
    }
    const own = round === 0 ? random.below(3) : (counters[largestAt(scores, 0, 3, random)] as number);
    moves[round] = own;
    contexts[round] = context;
    context = ((context << 4) | (own << 2) | (tape[round] as number)) & mask;
  }
}

/** Every pattern of the last `places` numbers, any of them open, has counters of what followed. */
export function wildcardCountersFloor(places: number): Floor {
  return ({ counters, random, tape, moves }) => {
    const counts = new Uint16Array(3 * 4 ** places);
    const keys = new Int32Array(1 << places);
    const recent = new Uint8Array(places);
    const scores = new Float64Array(3);
    let patterns = 1;
    for (let round = 0; round < tape.length; round++) {
      let [first, second, third] = [0, 0, 0];
      for (let pattern = 0; pattern < patterns; pattern++) {
        const cell = keys[pattern] as number;
        first += counts[cell] as number;
        second += counts[cell + 1] as number;
        third += counts[cell + 2] as number;
      }
      scores[0] = first;
      scores[1] = second;
      scores[2] = third;
      const own = round === 0 ? random.below(3) : (counters[largestAt(scores, 0, 3, random)] as number);
      moves[round] = own;
      const other = tape[round] as number;
      for (let pattern = 0; pattern < patterns; pattern++) {
        const cell = (keys[pattern] as number) + other;
        counts[cell] = (counts[cell] as number) + 1;
      }
      for (let place = places - 1; place > 1; place--) recent[place] = recent[place - 2] as number;
      recent[0] = other;
      if (places > 1) recent[1] = own;
      const known = Math.min(places, 2 * round + 2);
      patterns = 1;
      for (let place = 0; place < known; place++) {
        const digit = 3 * ((recent[place] as number) + 1) * 4 ** place;
        for (let pattern = 0; pattern < patterns; pattern++)
          keys[patterns + pattern] = (keys[pattern] as number) + digit;
        patterns *= 2;
      }
    }
  };
}
