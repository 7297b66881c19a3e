// Floors of the two early machines, of the daemons, of the regret learners and of de Bruijn sequences.

import type { Floor, FloorMatch } from "./floor.ts";

/** Odd-even: a situation keeps two behaviours of the opponent, and expects a third. */
export function shannonFloor({ results, counters, random, tape, moves }: FloorMatch): void {
  const last = new Int8Array(8).fill(-1);
  const beforeLast = new Int8Array(8).fill(-1);
  let [move, won, situation] = [0, 0, -1];
  for (let round = 0; round < tape.length; round++) {
    const step = situation < 0 ? -1 : (last[situation] as number);
    const own =
      step < 0 || step !== beforeLast[situation] ? random.below(2) : (counters[move ^ step] as number);
    moves[round] = own;
    const other = tape[round] as number;
    const wins = (results[own * 2 + other] as number) < 0 ? 1 : 0;
    if (round > 0) {
      const taken = move ^ other;
      if (situation >= 0) {
        beforeLast[situation] = last[situation] as number;
        last[situation] = taken;
      }
      situation = (won << 2) | (taken << 1) | wins;
    }
    move = other;
    won = wins;
  }
}

/** Odd-even: a situation counts which own move would have won, and follows it while that wins. */
export function seerFloor({ results, random, tape, moves }: FloorMatch): void {
  const counts = new Int8Array(8);
  const success = new Uint8Array(8).fill(1);
  let [last, won, situation] = [0, 0, -1];
  for (let round = 0; round < tape.length; round++) {
    const count = situation < 0 ? 0 : (counts[situation] as number);
    const own = count === 0 || success[situation] === 0 ? random.below(2) : count > 0 ? last : 1 - last;
    moves[round] = own;
    const wins = (results[own * 2 + (tape[round] as number)] as number) > 0 ? 1 : 0;
    if (round > 0) {
      const step = last ^ own;
      if (situation >= 0) {
        const up = (step === 0) === (wins === 1);
        if (up && count < 3) counts[situation] = count + 1;
        if (!up && count > -3) counts[situation] = count - 1;
        success[situation] = wins;
      }
      situation = (won << 2) | (step << 1) | wins;
    }
    last = own;
    won = wins;
  }
}

const FADING = 1 / 1.01;

/** Odd-even: daemons (1, 1) … (deepest, deepest), and a supervisor. */
export function daemonsFloor(deepest: number): Floor {
  return ({ counters, random, tape, moves }) => {
    let salt = random.below(2 ** 32) | 0;
    const flip = (): number => {
      salt = (salt + 0x9e3779b9) | 0;
      let hash = Math.imul(salt ^ (salt >>> 16), 0x85ebca6b);
      hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
      return (hash ^ (hash >>> 16)) >>> 31;
    };
    const ages = Float64Array.from({ length: tape.length + 1 }, (_, gap) => FADING ** gap);
    // Weights of both next moves, and the round of the last update, by daemon and context.
    const weights = new Float64Array(2 * 2 * (1 << (2 * deepest)));
    const updated = new Int32Array(2 * (1 << (2 * deepest)));
    const rates = new Float64Array(deepest + 1);
    const said = new Uint8Array(deepest + 1);
    const predictions = new Int32Array(deepest + 1);
    let history = 0;
    for (let round = 0; round < tape.length; round++) {
      let best = 1;
      let isBlind = true;
      for (let depth = 1; depth <= deepest; depth++) {
        const context =
          (1 << (2 * depth)) + (((predictions[depth] as number) << depth) | (history & ((1 << depth) - 1)));
        const ahead =
          round < depth ? 0 : (weights[2 * context + 1] as number) - (weights[2 * context] as number);
        said[depth] = ahead === 0 ? flip() : ahead > 0 ? 1 : 0;
        if (depth > 1 && (rates[depth] as number) <= (rates[best] as number)) continue;
        best = depth;
        isBlind = ahead === 0;
      }
      moves[round] = isBlind ? random.below(2) : (counters[said[best] as number] as number);
      const other = tape[round] as number;
      for (let depth = 1; depth <= deepest; depth++) {
        const mask = (1 << depth) - 1;
        const foretold = predictions[depth] as number;
        if (round >= depth) {
          const context = (1 << (2 * depth)) + ((foretold << depth) | (history & mask));
          const age = ages[round - (updated[context] as number)] as number;
          weights[2 * context] = (weights[2 * context] as number) * age + (1 - other);
          weights[2 * context + 1] = (weights[2 * context + 1] as number) * age + other;
          updated[context] = round;
        }
        rates[depth] = (rates[depth] as number) * FADING + (said[depth] === other ? 1 : 0);
        predictions[depth] = ((foretold << 1) | (said[depth] as number)) & mask;
      }
      history = ((history << 1) | other) & ((1 << deepest) - 1);
    }
  };
}

/** One situation: a move is drawn by its positive regret. */
export function regretFloor({ size, results, random, tape, moves }: FloorMatch): void {
  const regrets = new Float64Array(size);
  for (let round = 0; round < tape.length; round++) {
    let sum = 0;
    for (let move = 0; move < size; move++) sum += Math.max(0, regrets[move] as number);
    let own = 0;
    if (sum === 0) own = random.below(size);
    else {
      let left = random.unit() * sum - Math.max(0, regrets[0] as number);
      while (left >= 0 && own < size - 1) left -= Math.max(0, regrets[++own] as number);
      while (!((regrets[own] as number) > 0)) own--;
    }
    moves[round] = own;
    const other = tape[round] as number;
    const earned = results[own * size + other] as number;
    for (let move = 0; move < size; move++)
      regrets[move] = (regrets[move] as number) + ((results[move * size + other] as number) - earned);
  }
}

const GAMMA = 0.1;
const SHARE = 0.001;

/** One situation: exponential weights of the estimated results, as weights, the largest 1. */
export function exp3Floor({ size, results, random, tape, moves }: FloorMatch): void {
  const weights = new Float64Array(size).fill(1);
  const chances = new Float64Array(size);
  for (let round = 0; round < tape.length; round++) {
    let sum = 0;
    for (let move = 0; move < size; move++) sum += weights[move] as number;
    let all = 0;
    for (let move = 0; move < size; move++) {
      chances[move] = ((1 - GAMMA) * (weights[move] as number)) / sum + GAMMA / size;
      all += chances[move] as number;
    }
    let own = 0;
    let left = random.unit() * all - (chances[0] as number);
    while (left >= 0 && own < size - 1) left -= chances[++own] as number;
    moves[round] = own;
    const reward = ((results[own * size + (tape[round] as number)] as number) + 1) / 2;
    weights[own] = (weights[own] as number) * Math.exp((GAMMA * reward) / ((chances[own] as number) * size));
    const given = (Math.E * SHARE * sum) / size;
    let most = 0;
    for (let move = 0; move < size; move++) most = Math.max(most, (weights[move] as number) + given);
    for (let move = 0; move < size; move++) weights[move] = ((weights[move] as number) + given) / most;
  }
}

const ORDER = 6;

/** One cycle after another, each an Eulerian circuit along a random tree of last exits. */
export function deBruijnFloor({ size, random, tape, moves }: FloorMatch): void {
  const salt = random.below(2 ** 32);
  const length = size ** ORDER;
  const runs = length / size;
  const exits = new Uint8Array(runs * size);
  const followed = new Uint8Array(runs);
  const last = new Uint8Array(runs);
  const joined = new Uint8Array(runs);
  let state = 0;
  const below = (bound: number): number => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return Math.floor((((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32) * bound);
  };
  let run = 0;
  let first = 0;
  for (let round = 0; round < tape.length; round++) {
    if (round % length === 0) {
      const cycle = salt + round / length;
      state = cycle | 0;
      first = below(runs);
      joined.fill(0);
      joined[first] = 1;
      for (let start = 0; start < runs; start++) {
        for (let at = start; joined[at] === 0; at = (at * size + (last[at] as number)) % runs)
          last[at] = below(size);
        for (let at = start; joined[at] === 0; at = (at * size + (last[at] as number)) % runs) joined[at] = 1;
      }
      for (let at = 0; at < runs; at++) {
        state = cycle ^ Math.imul(at + 1, 0x9e3779b1);
        const free = at === first ? size : size - 1;
        const start = at * size;
        for (let exit = 0; exit < free; exit++) exits[start + exit] = exit;
        for (let exit = 0; exit < free; exit++) {
          const drawn = start + exit + below(free - exit);
          const move = exits[drawn] as number;
          exits[drawn] = exits[start + exit] as number;
          exits[start + exit] = move;
        }
        if (at === first) continue;
        for (let exit = 0; exit < free; exit++)
          if ((exits[start + exit] as number) >= (last[at] as number))
            exits[start + exit] = (exits[start + exit] as number) + 1;
        exits[start + free] = last[at] as number;
      }
      followed.fill(0);
      run = first;
    }
    const exit = followed[run] as number;
    followed[run] = exit + 1;
    const move = exits[run * size + exit] as number;
    moves[round] = move;
    run = (run * size + move) % runs;
  }
}
