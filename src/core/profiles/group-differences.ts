// Where two groups differ most. The samples are people, because one person's rounds are dependent.

import type { MatrixGame, Rounds } from "../games/index.ts";
import { type RandomSource, shuffled } from "../random/index.ts";
import { permutationPValue, standardDeviation } from "../statistics.ts";
import { shareOf, type Trait, traitsOf } from "./differences.ts";
import { GROUP_PEOPLE_MIN } from "./groups.ts";
import { countSituations } from "./situations.ts";

/** A person with fewer situations is left out of that habit, because their share is unreliable. */
export const SITUATIONS_MIN = 10;
const PERMUTATIONS = 999;
/** Differences up to this size are rounding errors. */
const ROUNDING = 1e-9;

interface GroupShare {
  readonly share: number;
  readonly people: number;
}

/** One habit, for both groups. */
export type GroupDifference = Trait & {
  readonly first: GroupShare;
  readonly second: GroupShare;
  /** The probability that any of the comparisons differs this much if group membership doesn't matter. */
  readonly p: number;
};

/** A habit with each person's share; undefined for people with too few situations. */
interface Compared {
  readonly trait: Trait;
  readonly shares: readonly (number | undefined)[];
  readonly deviation: number;
}

/**
 * Returns the habits in which two groups differ, most surprising first, if `GROUP_PEOPLE_MIN` people in each have a
 * share. p is corrected by the largest difference of each permutation. Source: P. Westfall and S. Young,
 * Resampling-Based Multiple Testing (1993), the single-step maximum.
 */
export function groupDifferences(
  game: MatrixGame,
  [first, second]: readonly [readonly Rounds[], readonly Rounds[]],
  random: RandomSource,
  most: number,
): readonly GroupDifference[] {
  const isFirst = [...first.map(() => true), ...second.map(() => false)];
  const compared = comparedTraits(game, [...first, ...second], isFirst);
  const dealt = Array.from({ length: PERMUTATIONS }, () => {
    const sides = shuffled(isFirst, random);
    return compared.reduce((largest, one) => Math.max(largest, distinction(one, sides)), 0);
  });
  return compared
    .map((one) => ({ one, found: distinction(one, isFirst) }))
    .sort((x, y) => y.found - x.found)
    .slice(0, most)
    .map(({ one, found }): GroupDifference => {
      return { ...one.trait, ...sidesOf(one, isFirst), p: permutationPValue(found, dealt, ROUNDING) };
    });
}

function comparedTraits(
  game: MatrixGame,
  people: readonly Rounds[],
  isFirst: readonly boolean[],
): readonly Compared[] {
  const counted = people.map((rounds) => countSituations(game, rounds));
  return traitsOf(game)
    .map((trait): Compared => {
      const shares = counted.map((situations) => {
        const { count, total } = shareOf(situations, trait);
        return total >= SITUATIONS_MIN ? count / total : undefined;
      });
      return { trait, shares, deviation: standardDeviation(shares.filter((share) => share !== undefined)) };
    })
    .filter((one) => {
      const { first, second } = sidesOf(one, isFirst);
      return one.deviation > ROUNDING && Math.min(first.people, second.people) >= GROUP_PEOPLE_MIN;
    });
}

function distinction(one: Compared, isFirst: readonly boolean[]): number {
  const { first, second } = sidesOf(one, isFirst);
  if (first.people === 0 || second.people === 0) return 0;
  return (
    Math.abs(first.share - second.share) / (one.deviation * Math.sqrt(1 / first.people + 1 / second.people))
  );
}

function sidesOf({ shares }: Compared, isFirst: readonly boolean[]) {
  const sums = { first: 0, second: 0 };
  const people = { first: 0, second: 0 };
  shares.forEach((share, index) => {
    if (share === undefined) return;
    const side = isFirst[index] ? "first" : "second";
    sums[side] += share;
    people[side]++;
  });
  return {
    first: { share: sums.first / people.first, people: people.first },
    second: { share: sums.second / people.second, people: people.second },
  };
}
