// Groups of people: how far apart they play, in which habit, and how a crowd plays on average. People are dealt or
// flipped, not rounds, because a person's rounds depend on each other; so each counts once.

import type { MatrixGame, Rounds } from "../games/index.ts";
import { type RandomSource, shuffled } from "../random/index.ts";
import { mean, permutationPValue, standardDeviation, sum } from "../statistics.ts";
import { countsOf, shareOf, type Trait, traitsOf } from "./traits.ts";

/** With fewer people, a p-value says nothing: four of eight can be chosen in only 70 ways. */
export const GROUP_PEOPLE_MIN = 4;
/** A smaller group gets no average, because it would reveal what one of them does. */
export const CROWD_PEOPLE_MIN = 8;
/** A person with fewer situations has no share of that habit, because it would be unreliable. */
const SITUATIONS_MIN = 10;
const PERMUTATIONS = 999;
const SURE_P_MAX = 0.05;
/** Differences up to this size are rounding errors. */
const ROUNDING = 1e-9;

/** A square matrix, a row per person. */
type Distances = readonly (readonly number[])[];

function sumOf(distances: Distances, rows: readonly number[], columns: readonly number[]): number {
  let total = 0;
  for (const i of rows) for (const j of columns) total += distances[i]?.[j] as number;
  return total;
}

/**
 * Compares the first `first` rows with the rest: E = 2 mean(across) - mean(within first) - mean(within second),
 * self-pairs included. The effect size is E over its maximum: 0 if two groups play alike, 1 if they have nothing in
 * common. Source: G. Székely and M. Rizzo, Energy statistics, Journal of Statistical Planning and Inference 143 (2013).
 * @throws RangeError if a group is empty.
 */
export function compareGroups(
  distances: Distances,
  first: number,
  random: RandomSource,
  permutations: number,
): { readonly effectSize: number; readonly permutationP: number } {
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

/**
 * The adjusted share of the variance between people that lies between several groups: about 0 if groups explain nothing
 * (below 0 by chance), 1 if all people of a group play alike. `groups` has each person's group. `distances` are treated
 * as squared distances, because 1 - cosine is half the squared distance of two directions. Source: M. J. Anderson, A new
 * method for non-parametric multivariate analysis of variance, Austral Ecology 26 (2001). @throws RangeError with fewer
 * than two groups, or if no group has two people.
 */
export function groupEffect(
  distances: Distances,
  groups: readonly number[],
  random: RandomSource,
  permutations: number,
): { readonly explained: number; readonly permutationP: number } {
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

/** A trait with the shares of the people who met its situation often enough. */
interface Shared {
  readonly trait: Trait;
  readonly shares: readonly { readonly person: number; readonly share: number }[];
}

function sharedTraits(game: MatrixGame, people: readonly Rounds[]): readonly Shared[] {
  const counted = people.map((rounds) => countsOf(game, rounds));
  return traitsOf(game).map((trait) => {
    const shares = counted.flatMap((counts, person) => {
      const { count, total } = shareOf(game, counts, trait);
      return total >= SITUATIONS_MIN ? [{ person, share: count / total }] : [];
    });
    return { trait, shares };
  });
}

function meanShare(shares: Shared["shares"]): number {
  return mean(shares.map(({ share }) => share));
}

/** A habit of two groups, by their mean shares. */
export type GroupDifference = Trait & {
  readonly first: number;
  readonly second: number;
  /** The probability that any of the traits differs this much if group membership doesn't matter. */
  readonly p: number;
};

/** The habit in which two groups differ most, of those of which `GROUP_PEOPLE_MIN` people in each have a share. p is
 * corrected by the largest difference of each permutation. Source: P. Westfall and S. Young, Resampling-Based Multiple
 * Testing (1993), the single-step maximum. */
export function groupDifference(
  game: MatrixGame,
  [first, second]: readonly [readonly Rounds[], readonly Rounds[]],
  random: RandomSource,
): GroupDifference | undefined {
  const isFirst = [...first.map(() => true), ...second.map(() => false)];
  const sidesOf = ({ shares }: Shared, sides: readonly boolean[]) => [
    shares.filter(({ person }) => sides[person]),
    shares.filter(({ person }) => !sides[person]),
  ];
  const compared = sharedTraits(game, [...first, ...second])
    .map((one) => ({ ...one, deviation: standardDeviation(one.shares.map(({ share }) => share)) }))
    .filter(
      (one) =>
        one.deviation > ROUNDING && sidesOf(one, isFirst).every(({ length }) => length >= GROUP_PEOPLE_MIN),
    );
  const distinction = (one: (typeof compared)[number], sides: readonly boolean[]): number => {
    const [mine = [], theirs = []] = sidesOf(one, sides);
    if (mine.length === 0 || theirs.length === 0) return 0;
    const error = one.deviation * Math.sqrt(1 / mine.length + 1 / theirs.length);
    return Math.abs(meanShare(mine) - meanShare(theirs)) / error;
  };
  const dealt = Array.from({ length: PERMUTATIONS }, () => {
    const sides = shuffled(isFirst, random);
    return Math.max(0, ...compared.map((one) => distinction(one, sides)));
  });
  const [most] = compared.toSorted((x, y) => distinction(y, isFirst) - distinction(x, isFirst));
  if (!most) return undefined;
  const [mine = [], theirs = []] = sidesOf(most, isFirst);
  const p = permutationPValue(distinction(most, isFirst), dealt, ROUNDING);
  return { ...most.trait, first: meanShare(mine), second: meanShare(theirs), p };
}

/** A habit's share, averaged over people, 0 … 1. */
type CrowdHabit = Trait & { readonly share: number };

export interface CrowdHabits {
  readonly people: number;
  readonly rounds: number;
  /** The moves, and what follows each result that at least `CROWD_PEOPLE_MIN` people have met often enough. */
  readonly habits: readonly CrowdHabit[];
  /** The most common of the significant habits; absent if none is significant. */
  readonly most?: CrowdHabit;
}

/**
 * Averages the people's shares. A habit is significant if flipping the sign of each person's deviation from chance at
 * random rarely makes any habit as pronounced (corrected by the maximum of each flip, as in `groupDifference`).
 * @throws RangeError below `CROWD_PEOPLE_MIN` people.
 */
export function crowdHabits(game: MatrixGame, people: readonly Rounds[], random: RandomSource): CrowdHabits {
  if (people.length < CROWD_PEOPLE_MIN) throw new RangeError("too few people for an average");
  const shared = sharedTraits(game, people).filter(
    ({ trait, shares }) => trait.kind !== "after-move" && shares.length >= CROWD_PEOPLE_MIN,
  );
  const markOf = ({ shares }: Shared, signs: readonly number[]): number => {
    const turned = shares.map(({ person, share }) => (share - 1 / game.size) * (signs[person] as number));
    const error = standardDeviation(turned) / Math.sqrt(turned.length);
    return Math.abs(mean(turned)) / Math.max(error, ROUNDING);
  };
  const flips = Array.from({ length: PERMUTATIONS }, () => {
    const signs = people.map(() => (random.below(2) === 0 ? -1 : 1));
    return Math.max(0, ...shared.map((one) => markOf(one, signs)));
  });
  const asPlayed = people.map(() => 1);
  const habits = shared.map((one) => ({
    habit: { ...one.trait, share: meanShare(one.shares) },
    isSure: permutationPValue(markOf(one, asPlayed), flips) <= SURE_P_MAX,
  }));
  const [most] = habits.filter(({ isSure }) => isSure).sort((x, y) => y.habit.share - x.habit.share);
  return {
    people: people.length,
    rounds: sum(people.map(({ person }) => person.length)),
    habits: habits.map(({ habit }) => habit),
    ...(most && { most: most.habit }),
  };
}
