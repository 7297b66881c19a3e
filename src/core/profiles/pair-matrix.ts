// Pair counts between all blocks: the distance and its permutations are sums of them.

import { sum } from "../statistics.ts";
import type { Block, ContextForm } from "./grouped-contexts.ts";
import { countPairs } from "./pair-counts.ts";

/** The blocks of two histories, and the pair counts among all their rounds, self-pairs included. */
export interface PairMatrix {
  readonly form: ContextForm;
  readonly blocks: readonly Block[];
  readonly first: number;
  at(i: number, j: number): Float64Array;
}

/** Counts all pairs: (rounds of both)^2 / (2 * moves) comparisons at a few nanoseconds each. */
export function pairMatrix(form: ContextForm, a: readonly Block[], b: readonly Block[]): PairMatrix {
  const blocks = [...a, ...b];
  const rows = blocks.map((block, i) =>
    blocks.slice(0, i + 1).map((other) => countPairs(form, block, other)),
  );
  return {
    form,
    blocks,
    first: a.length,
    at: (i, j) => rows[Math.max(i, j)]?.[Math.min(i, j)] as Float64Array,
  };
}

/** Pair counts within the first history, across both, and within the second. */
export interface PairTotals {
  readonly within: readonly [first: Float64Array, second: Float64Array];
  readonly across: Float64Array;
  readonly rounds: readonly [first: number, second: number];
}

/** Sums of the pair counts by side. */
export function totalsOf({ form, blocks, first, at }: PairMatrix): PairTotals {
  const empty = () => new Float64Array(form.context + 1);
  const within = [empty(), empty()] as const;
  const across = empty();
  blocks.forEach((_, i) => {
    blocks.forEach((_, j) => {
      const isFirst = i < first;
      if (isFirst === j < first) addTo(within[isFirst ? 0 : 1], at(i, j));
      else if (isFirst) addTo(across, at(i, j));
    });
  });
  const rounds = (from: number, to?: number) => sum(blocks.slice(from, to).map((block) => block.rounds));
  return { within, across, rounds: [rounds(0, first), rounds(first)] };
}

function addTo(sums: Float64Array, counts: Float64Array): void {
  counts.forEach((count, matches) => {
    sums[matches] = (sums[matches] as number) + count;
  });
}
