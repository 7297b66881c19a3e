// Whether two histories differ by more than chance: their blocks are dealt to two sides anew, again
// and again. Blocks, not rounds, because a round depends on those before it.

import { type RandomSource, shuffled } from "../random/index.ts";
import { type SideSums, type Similarities, sideSums, unlikeness } from "./likeness.ts";

/** Differences of this size come from rounding. */
const ROUNDING = 1e-12;

/**
 * The share of deals that part the blocks at least as far as they are parted, the true one counted
 * as a deal; small where the two differ. The pair counts are used again, so a deal costs sums only.
 * Source: B. Phipson and G. K. Smyth, Permutation p-values should never be zero, Statistical
 * Applications in Genetics and Molecular Biology 9 (2010).
 */
export function permutationP(similarities: Similarities, permutations: number, random: RandomSource): number {
  const { first, rounds } = similarities;
  const deal = dealer(similarities);
  const observed = unlikeness(sideSums(similarities, (block) => block < first));
  let asFar = 1;
  for (let index = 0; index < permutations; index++) {
    const order = shuffled([...rounds.keys()], random);
    if (unlikeness(deal(order.slice(0, first))) >= observed - ROUNDING) asFar++;
  }
  return asFar / (permutations + 1);
}

/** The sums of a deal from those of all blocks and those within the first side. */
function dealer({ rounds, sums }: Similarities): (first: readonly number[]) => SideSums {
  const rows = sums.map((row) => row.reduce((total, sum) => total + sum, 0));
  const all = rows.reduce((total, sum) => total + sum, 0);
  const allRounds = rounds.reduce((total, count) => total + count, 0);
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
