// Improves pairs by exchange chains, layer by layer as in Bellman-Ford shortest paths.

import type { Acquaintance } from "./maximum-matching.ts";

/** What the pairing needs to know about the players. */
export interface Candidates extends Acquaintance {
  pointsOf(player: number): number;
}

export type Pair = readonly [number, number];

const REPEAT_COST = 1e9;
/** The sum of differences outweighs their spread; both are measured in half points. */
const DIFFERENCE_COST = 1e4;
const MAX_PASSES = 8;
/** Pairs in a chain, up to this many players; with more, two that fit are soon found. */
const LONG_CHAIN = 6;
const LONG_CHAIN_PLAYERS = 320;
const SHORT_CHAIN = 2;

/** The same players in better pairs: fewer rematches, then fewer and smaller point differences. */
export function improve(
  players: readonly number[],
  pairs: readonly Pair[],
  among: Candidates,
): readonly Pair[] {
  const chains = new Chains(players, pairs, among);
  for (let pass = 0; pass < MAX_PASSES && chains.improveAll(); pass++);
  return chains.pairs();
}

function costOf(a: number, b: number, { pointsOf, haveMet }: Candidates): number {
  const difference = 2 * Math.abs(pointsOf(a) - pointsOf(b));
  return difference * DIFFERENCE_COST + difference * difference + (haveMet(a, b) ? REPEAT_COST : 0);
}

/** By index in the list; a layer holds the cheapest chain that leaves each player unpaired. */
class Chains {
  readonly #players: readonly number[];
  readonly #among: Candidates;
  readonly #partner: Int32Array;
  readonly #gain: readonly Float64Array[];
  readonly #from: readonly Int32Array[];

  constructor(players: readonly number[], pairs: readonly Pair[], among: Candidates) {
    this.#players = players;
    this.#among = among;
    this.#partner = new Int32Array(players.length);
    const index = new Map(players.map((player, at) => [player, at]));
    for (const [a, b] of pairs) this.#join(index.get(a) as number, index.get(b) as number);
    const layers = players.length <= LONG_CHAIN_PLAYERS ? LONG_CHAIN : SHORT_CHAIN;
    this.#gain = Array.from({ length: layers }, () => new Float64Array(players.length));
    this.#from = Array.from({ length: layers }, () => new Int32Array(players.length));
  }

  pairs(): readonly Pair[] {
    const players = this.#players;
    return [...this.#partner].flatMap((y, x): readonly Pair[] =>
      x < y ? [[players[x] as number, players[y] as number]] : [],
    );
  }

  improveAll(): boolean {
    let improved = false;
    for (let x = 0; x < this.#partner.length; x++) {
      while (this.#cost(x, at(this.#partner, x)) > 0 && this.#improve(x)) improved = true;
    }
    return improved;
  }

  /** Unpairs `start` and closes the chain with the greatest gain, if there is one. */
  #improve(start: number): boolean {
    const goal = at(this.#partner, start);
    (this.#gain[0] as Float64Array).fill(Number.NEGATIVE_INFINITY);
    (this.#gain[0] as Float64Array)[start] = this.#cost(start, goal);
    let best = { gain: 0, layer: 0, end: -1 };
    for (let layer = 1; layer < this.#gain.length; layer++) {
      this.#grow(layer, goal);
      for (let end = 0; end < this.#players.length; end++) {
        const open = (this.#gain[layer] as Float64Array)[end] as number;
        if (open <= best.gain) continue;
        const gain = open - this.#cost(end, goal);
        if (gain > best.gain) best = { gain, layer, end };
      }
    }
    if (best.end >= 0) this.#close(best.layer, best.end, goal);
    return best.end >= 0;
  }

  /** Extends every chain of the previous layer by a new opponent `y`, whose partner is next. */
  #grow(layer: number, goal: number): void {
    const before = this.#gain[layer - 1] as Float64Array;
    const gains = (this.#gain[layer] as Float64Array).fill(Number.NEGATIVE_INFINITY);
    const from = this.#from[layer] as Int32Array;
    for (let x = 0; x < before.length; x++) {
      const open = before[x] as number;
      if (open <= 0) continue;
      for (let y = 0; y < before.length; y++) {
        const end = at(this.#partner, y);
        if (open <= (gains[end] as number) - this.#cost(y, end) || y === goal || end === goal || x === y)
          continue;
        const gain = open - this.#cost(x, y) + this.#cost(y, end);
        if (gain <= (gains[end] as number) || this.#isInChain(layer - 1, x, y)) continue;
        gains[end] = gain;
        from[end] = x;
      }
    }
  }

  #isInChain(layer: number, x: number, y: number): boolean {
    for (let depth = layer, end = x; depth >= 0; end = at(this.#from[depth] as Int32Array, end), depth--) {
      if (end === y || at(this.#partner, end) === y) return true;
    }
    return false;
  }

  #close(layer: number, last: number, goal: number): void {
    const joins: Pair[] = [[last, goal]];
    for (let depth = layer, end = last; depth > 0; depth--) {
      const before = at(this.#from[depth] as Int32Array, end);
      joins.push([before, at(this.#partner, end)]);
      end = before;
    }
    for (const [x, y] of joins) this.#join(x, y);
  }

  #join(x: number, y: number): void {
    this.#partner[x] = y;
    this.#partner[y] = x;
  }

  #cost(x: number, y: number): number {
    return costOf(this.#players[x] as number, this.#players[y] as number, this.#among);
  }
}

function at(list: Int32Array, index: number): number {
  return list[index] as number;
}
