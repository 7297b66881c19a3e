// Tests whether two groups of people play differently.

import { type RandomSource, shuffled } from "../random/index.ts";
import { permutationPValue } from "../statistics.ts";

/** With fewer people, no p-value is computed: four of eight can be chosen in only 70 ways. */
export const GROUP_PEOPLE_MIN = 4;
const PERMUTATIONS = 999;

/** Distances, test and effect size of two groups. */
export interface GroupComparison {
  readonly people: readonly [first: number, second: number];
  /** Mean distance within each group (NaN for a group of one) and across them. */
  readonly withinFirst: number;
  readonly withinSecond: number;
  readonly across: number;
  /** Energy distance over its maximum: 0 if the groups play alike, 1 if they have nothing in common. */
  readonly effectSize: number;
  /** The permutation test's p-value; undefined below `GROUP_PEOPLE_MIN` people on either side. */
  readonly permutationP: number | undefined;
}

/**
 * Compares the first `first` rows of a distance matrix with the rest: E = 2 mean(across) - mean(within first) -
 * mean(within second), self-pairs included. Permutes people, not rounds. Source: G. Székely and M. Rizzo, Energy
 * statistics, Journal of Statistical Planning and Inference 143 (2013). @throws RangeError if a group is empty.
 */
export function compareGroups(
  distances: readonly (readonly number[])[],
  first: number,
  random: RandomSource,
  permutations = PERMUTATIONS,
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
    permutationP: isEnough ? dealtP(distances, first, sums.energy, { random, permutations }) : undefined,
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
  { random, permutations }: { readonly random: RandomSource; readonly permutations: number },
): number {
  const all = [...distances.keys()];
  const dealt = Array.from({ length: permutations }, () => {
    const order = shuffled(all, random);
    return groupSums(distances, order.slice(0, first), order.slice(first)).energy;
  });
  return permutationPValue(energy, dealt);
}

/** How much of the differences between people is explained by their groups. */
export interface GroupEffect {
  /** Adjusted share of the variance that lies between groups: about 0 if groups explain nothing (below 0 by chance), 1
   * if all people of a group play alike. */
  readonly explained: number;
  /** The permutation test's p-value. */
  readonly permutationP: number;
}

/**
 * Tests whether any of several groups differs from the others; `groups` holds each person's group. `distances` are
 * treated as squared distances, because 1 - cosine is half the squared distance of two directions. Permutes people, not
 * rounds. Source: M. J. Anderson, A new method for non-parametric multivariate analysis of variance, Austral Ecology 26
 * (2001). @throws RangeError with fewer than two groups, or if no group has two people.
 */
export function groupEffect(
  distances: readonly (readonly number[])[],
  groups: readonly number[],
  random: RandomSource,
  permutations = PERMUTATIONS,
): GroupEffect {
  const sizes = new Map<number, number>();
  for (const group of groups) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  const free = groups.length - sizes.size;
  if (sizes.size < 2 || free < 1) throw new RangeError("groups without people cannot be compared");
  const within = (sides: readonly number[]): number => squaresWithin(distances, sides, sizes);
  const all = squaresWithin(
    distances,
    groups.map(() => 0),
    new Map([[0, groups.length]]),
  );
  const observed = within(groups);
  const dealt = Array.from({ length: permutations }, () => -within(shuffled(groups, random)));
  return {
    explained: all > 0 ? 1 - observed / free / (all / (groups.length - 1)) : 0,
    permutationP: permutationPValue(-observed, dealt),
  };
}

/** Sums the distances of each group's pairs, divided by the group's size. */
function squaresWithin(
  distances: readonly (readonly number[])[],
  groups: readonly number[],
  sizes: ReadonlyMap<number, number>,
): number {
  let total = 0;
  distances.forEach((row, i) => {
    let sum = 0;
    for (let j = 0; j < i; j++) if (groups[i] === groups[j]) sum += row[j] as number;
    total += sum / (sizes.get(groups[i] as number) as number);
  });
  return total;
}
