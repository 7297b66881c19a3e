// Permutation test of two histories by blocks, because a round depends on those before it.

import { type RandomSource, shuffled } from "../random/index.ts";
import { permutationPValue, sum } from "../statistics.ts";
import { type SideSums, type Similarities, sideSums, unlikeness } from "./likeness.ts";

/** Share of permutations that separate the blocks at least as far as observed, itself included. */
export function permutationP(similarities: Similarities, permutations: number, random: RandomSource): number {
  const { first, rounds } = similarities;
  const deal = dealer(similarities);
  const observed = unlikeness(sideSums(similarities, (block) => block < first));
  const dealt = Array.from({ length: permutations }, () =>
    unlikeness(deal(shuffled([...rounds.keys()], random).slice(0, first))),
  );
  return permutationPValue(observed, dealt);
}

function dealer({ rounds, sums }: Similarities): (first: readonly number[]) => SideSums {
  const rows = sums.map(sum);
  const all = sum(rows);
  const allRounds = sum(rounds);
  return (first) => {
    let within = 0;
    let reach = 0;
    let count = 0;
    for (const i of first) {
      const row = sums[i] as Float64Array;
      for (const j of first) within += row[j] as number;
      reach += rows[i] as number;
      count += rounds[i] as number;
    }
    const across = reach - within;
    return { within: [within, all - reach - across], across, rounds: [count, allRounds - count] };
  };
}
