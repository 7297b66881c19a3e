// How the people of a group play on average; each person counts the same.

import type { MatrixGame, Result, Rounds } from "../games/index.ts";
import type { RandomSource } from "../random/index.ts";
import { mean, permutationPValue, standardDeviation, sum } from "../statistics.ts";
import { shareOf, type Trait, traitsOf } from "./differences.ts";
import { SITUATIONS_MIN } from "./group-differences.ts";
import { countSituations, RESULTS, type Situations } from "./situations.ts";

/** A smaller group gets no average, because it would reveal what one of them does. */
export const CROWD_PEOPLE_MIN = 8;
const FLIPS = 999;
/** Differences up to this size are rounding errors. */
const ROUNDING = 1e-9;

/** A person's rounds; `starts` as in `countSituations`. */
export interface CrowdRounds {
  readonly rounds: Rounds;
  readonly starts: readonly number[];
}

/** Shares from 0 to 1, averaged over people. */
export interface CrowdHabits {
  readonly people: number;
  readonly rounds: number;
  /** By move. */
  readonly moves: readonly number[];
  /** By step on the circle, after each result that at least `CROWD_PEOPLE_MIN` people have met often enough. */
  readonly after: readonly { readonly result: Result; readonly steps: readonly number[] }[];
  /** The most common of the significant habits; absent if none is significant. */
  readonly most?: Trait & { readonly share: number };
}

const SURE_P_MAX = 0.05;

/**
 * Averages the people's shares. A habit is significant if flipping the sign of each person's deviation from chance at
 * random rarely makes any habit as pronounced (corrected by the maximum of each flip). Source: P. Westfall and S.
 * Young, Resampling-Based Multiple Testing (1993). @throws RangeError below `CROWD_PEOPLE_MIN` people.
 */
export function crowdHabits(
  game: MatrixGame,
  people: readonly CrowdRounds[],
  random: RandomSource,
): CrowdHabits {
  if (people.length < CROWD_PEOPLE_MIN) throw new RangeError("too few people for an average");
  const counted = people.map(({ rounds, starts }) => countSituations(game, rounds, starts));
  const habits = traitsOf(game)
    .filter(({ kind }) => kind !== "after-move")
    .map(
      (trait): Habit => ({ trait, shares: counted.flatMap((one, person) => ownShare(one, trait, person)) }),
    )
    .filter(({ shares }) => shares.length >= CROWD_PEOPLE_MIN);
  const shareOfAll = (isIt: (trait: Trait) => boolean): number | undefined => {
    const found = habits.find(({ trait }) => isIt(trait));
    return found && meanOf(found);
  };
  const circle = Array.from({ length: game.size }, (_, step) => step);
  const most = commonest(habits, { people: people.length, luck: 1 / game.size, random });
  return {
    people: people.length,
    rounds: sum(counted.map((one) => one.rounds)),
    moves: circle.map((move) => shareOfAll((one) => one.kind === "often" && one.move === move) ?? 0),
    after: RESULTS.flatMap((result) => {
      const steps = circle.flatMap(
        (step) =>
          shareOfAll((one) => one.kind === "after-result" && one.result === result && one.step === step) ??
          [],
      );
      return steps.length === game.size ? [{ result, steps }] : [];
    }),
    ...(most && { most }),
  };
}

/** A habit, with the shares of the people who met its situation often enough. */
interface Habit {
  readonly trait: Trait;
  readonly shares: readonly { readonly person: number; readonly share: number }[];
}

function ownShare(situations: Situations, trait: Trait, person: number): Habit["shares"] {
  const { count, total } = shareOf(situations, trait);
  return total >= SITUATIONS_MIN ? [{ person, share: count / total }] : [];
}

function meanOf({ shares }: Habit): number {
  return mean(shares.map(({ share }) => share));
}

interface Luck {
  readonly people: number;
  /** The share of each habit if everyone plays at random. */
  readonly luck: number;
  readonly random: RandomSource;
}

function commonest(habits: readonly Habit[], { people, luck, random }: Luck): CrowdHabits["most"] {
  const markOf = ({ shares }: Habit, signs?: readonly number[]): number => {
    const turned = shares.map(({ person, share }) => (share - luck) * (signs?.[person] ?? 1));
    const error = standardDeviation(turned) / Math.sqrt(turned.length);
    return Math.abs(mean(turned)) / Math.max(error, ROUNDING);
  };
  const flips = Array.from({ length: FLIPS }, () => {
    const signs = Array.from({ length: people }, () => (random.below(2) === 0 ? -1 : 1));
    return Math.max(0, ...habits.map((habit) => markOf(habit, signs)));
  });
  const [first] = habits
    .filter((habit) => permutationPValue(markOf(habit), flips) <= SURE_P_MAX)
    .toSorted((one, other) => meanOf(other) - meanOf(one));
  return first && { ...first.trait, share: meanOf(first) };
}
