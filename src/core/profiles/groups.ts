// Whether two groups of people play differently, as groups.

import { type RandomSource, shuffled } from "../random/index.ts";
import { permutationPValue } from "../statistics.ts";

/** Below this no p-value is computed: four of eight can be chosen in 70 ways. */
export const GROUP_PEOPLE_MIN = 4;
const PERMUTATIONS = 999;

/** Distances, test and effect size of two groups. */
export interface GroupComparison {
  readonly people: readonly [first: number, second: number];
  /** Mean distance within each group (NaN in a group of one) and across. */
  readonly withinFirst: number;
  readonly withinSecond: number;
  readonly across: number;
  /** Energy distance over its maximum: 0 where the groups play alike, 1 where nothing is alike. */
  readonly effectSize: number;
  /** The permutation test's p-value; undefined below `GROUP_PEOPLE_MIN` people on either side. */
  readonly permutationP: number | undefined;
}

/**
 * Compares the first `first` rows of a distance matrix with the rest: E = 2 mean(across) -
 * mean(within first) - mean(within second), self-pairs included. Permutes people, not rounds.
 * Source: G. Székely and M. Rizzo, Energy statistics, Journal of Statistical Planning and Inference
 * 143 (2013). @throws RangeError when a group is empty.
 */
export function compareGroups(
  distances: readonly (readonly number[])[],
  first: number,
  random: RandomSource,
): GroupComparison {
  const second = distances.length - first;
  if (first < 1 || second < 1) throw new RangeError("a group without people cannot be compared");
  const all = [...distances.keys()];
  const sums = groupSums(distances, all.slice(0, first), all.slice(first));
  const isEnough = Math.min(first, second) >= GROUP_PEOPLE_MIN;
  return {
    people: [first, second],
    withinFirst: sums.first / (first * (first - 1)),
    withinSecond: sums.second / (second * (second - 1)),
    across: sums.across / (first * second),
    effectSize: sums.across === 0 ? 0 : Math.max(0, sums.energy / ((2 * sums.across) / (first * second))),
    permutationP: isEnough ? dealtP(distances, first, sums.energy, random) : undefined,
  };
}

interface GroupSums {
  readonly first: number;
  readonly second: number;
  readonly across: number;
  readonly energy: number;
}

function groupSums(
  distances: readonly (readonly number[])[],
  mine: readonly number[],
  theirs: readonly number[],
): GroupSums {
  const sum = (rows: readonly number[], columns: readonly number[]): number =>
    rows.reduce((total, i) => columns.reduce((part, j) => part + (distances[i]?.[j] as number), total), 0);
  const [first, second, across] = [sum(mine, mine), sum(theirs, theirs), sum(mine, theirs)];
  const energy =
    (2 * across) / (mine.length * theirs.length) - first / mine.length ** 2 - second / theirs.length ** 2;
  return { first, second, across, energy };
}

function dealtP(
  distances: readonly (readonly number[])[],
  first: number,
  energy: number,
  random: RandomSource,
): number {
  const all = [...distances.keys()];
  const dealt = Array.from({ length: PERMUTATIONS }, () => {
    const order = shuffled(all, random);
    return groupSums(distances, order.slice(0, first), order.slice(first)).energy;
  });
  return permutationPValue(energy, dealt);
}
