// Tests whether groups of people play differently. People are permuted, not rounds, because a person's rounds depend on
// each other. Distances are a square matrix, a row per person.

import { type RandomSource, shuffled } from "../random/index.ts";
import { permutationPValue } from "../statistics.ts";

/** With fewer people, a p-value says nothing: four of eight can be chosen in only 70 ways. */
export const GROUP_PEOPLE_MIN = 4;

type Distances = readonly (readonly number[])[];

function sumOf(distances: Distances, rows: readonly number[], columns: readonly number[]): number {
  let total = 0;
  for (const i of rows) for (const j of columns) total += distances[i]?.[j] as number;
  return total;
}

/** Energy distance over its maximum: 0 if two groups play alike, 1 if they have nothing in common. */
export interface GroupComparison {
  readonly effectSize: number;
  readonly permutationP: number;
}

/**
 * Compares the first `first` rows with the rest: E = 2 mean(across) - mean(within first) - mean(within second),
 * self-pairs included. Source: G. Székely and M. Rizzo, Energy statistics, Journal of Statistical Planning and Inference
 * 143 (2013). @throws RangeError if a group is empty.
 */
export function compareGroups(
  distances: Distances,
  first: number,
  random: RandomSource,
  permutations: number,
): GroupComparison {
  const second = distances.length - first;
  if (first < 1 || second < 1) throw new RangeError("a group without people cannot be compared");
  const energyOf = (order: readonly number[]) => {
    const [mine, theirs] = [order.slice(0, first), order.slice(first)];
    const across = (2 * sumOf(distances, mine, theirs)) / (first * second);
    const within = sumOf(distances, mine, mine) / first ** 2 + sumOf(distances, theirs, theirs) / second ** 2;
    return { across, energy: across - within };
  };
  const all = [...distances.keys()];
  const { across, energy } = energyOf(all);
  const dealt = Array.from({ length: permutations }, () => energyOf(shuffled(all, random)).energy);
  return {
    effectSize: across === 0 ? 0 : Math.max(0, energy / across),
    permutationP: permutationPValue(energy, dealt),
  };
}

/** How much of the differences between people is explained by their groups. */
export interface GroupEffect {
  /** Adjusted share of the variance that lies between groups: about 0 if groups explain nothing (below 0 by chance), 1
   * if all people of a group play alike. */
  readonly explained: number;
  readonly permutationP: number;
}

/**
 * Tests whether any of several groups differs from the others; `groups` has each person's group. `distances` are treated
 * as squared distances, because 1 - cosine is half the squared distance of two directions. Source: M. J. Anderson, A new
 * method for non-parametric multivariate analysis of variance, Austral Ecology 26 (2001). @throws RangeError with fewer
 * than two groups, or if no group has two people.
 */
export function groupEffect(
  distances: Distances,
  groups: readonly number[],
  random: RandomSource,
  permutations: number,
): GroupEffect {
  /** Sums the distances of each group's pairs, divided by the group's size. */
  const within = (sides: readonly number[]): number => {
    let total = 0;
    for (const members of Map.groupBy(sides.keys(), (person) => sides[person]).values())
      total += sumOf(distances, members, members) / 2 / members.length;
    return total;
  };
  const [count, free] = [new Set(groups).size, groups.length - new Set(groups).size];
  if (count < 2 || free < 1) throw new RangeError("groups without people cannot be compared");
  const [all, observed] = [within(groups.map(() => 0)), within(groups)];
  const dealt = Array.from({ length: permutations }, () => -within(shuffled(groups, random)));
  return {
    explained: all > 0 ? 1 - observed / free / (all / (groups.length - 1)) : 0,
    permutationP: permutationPValue(-observed, dealt),
  };
}
