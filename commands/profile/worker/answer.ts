// Computations that run in a thread: profile, comparison, or one from crowd.ts. Each throws a RangeError for an unknown
// game.

import {
  type MatrixGame,
  type Move,
  matrixGame,
  type Result,
  type Rounds,
} from "../../../src/core/games/index.ts";
import {
  type Comparison,
  type CrowdHabits,
  type CrowdRounds,
  compareProfiles,
  countSituations,
  crowdHabits,
  type Difference,
  largestDifferences,
  type Predicted,
  type Profile,
  predictedIn,
  profileOf,
  readRounds,
  type Situations,
} from "../../../src/core/profiles/index.ts";
import {
  findPortrait,
  type Portrait,
  type PortraitDifference,
  type Portrayed,
  portraitDifferences,
  portraitSource,
  probabilitiesOf,
} from "../../../src/core/profiles/portrait/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import {
  type ComparedGroups,
  comparePeople,
  type MappedPeople,
  mapPeople,
  type Neighbourhood,
  neighboursOf,
} from "./crowd.ts";

/** Context lengths in the source's distance. */
const CONTEXT = 6;
const DIFFERENCES_MOST = 6;
/** Chance alone exceeds this in one of 24 lines, as many as two programs have, about once in twenty comparisons: twice as
 * many nats follow a chi-squared law with one degree of freedom. */
const DIFFERENT_BITS_MIN = 7;
/** Fixed seed, the same as the map's: the same request gets the same answer. */
const SEED = 1;
/** In display order. */
const RESULTS: readonly Result[] = [1, 0, -1];

export interface ComparedProfiles {
  readonly comparison: Comparison;
  /** Most significant first; `a` is always the first person. */
  readonly differences: readonly Difference[];
  readonly a: ComparedPerson;
  readonly b: ComparedPerson;
}

/** How often a person's moves were predicted, and what follows what. */
interface ComparedPerson extends Pick<Situations, "after"> {
  readonly predicted: Predicted;
}

export function profile(gameId: string, rounds: Rounds, starts: readonly number[]): Profile {
  return profileOf(gameOf(gameId), rounds, seededRandom(SEED), starts);
}

/** A person's program, and what it and the person do in each situation, for a picture. */
export interface DrawnPortrait {
  readonly portrait: Portrait;
  /** The program as a strategy file. */
  readonly source: string;
  /** How often it expects each move. */
  readonly expected: After;
  readonly actual: After;
}

/** How often each move followed each result and move; of expected moves they're no whole numbers. */
export type After = readonly Pick<Situations["after"][number], "result" | "byMove">[];

/** @throws RangeError with fewer than `PORTRAIT_ROUNDS_MIN` rounds. */
export function portrait(rounds: Rounds): DrawnPortrait {
  const found = portraitIn(rounds);
  const game = gameOf(found.game);
  const actual = countSituations(game, rounds).after;
  return {
    portrait: found,
    source: portraitSource(found),
    actual,
    expected: expectedAfter(game, found, rounds),
  };
}

export type LineDifferences = readonly PortraitDifference[];

/** Lines of either person's program in which the two differ, the clearest first. @throws RangeError as `portrait`. */
export function lineDifferences(a: Rounds, b: Rounds): LineDifferences {
  const [one, other] = [a, b].map((rounds) => ({ portrait: portraitIn(rounds), rounds })) as [
    Portrayed,
    Portrayed,
  ];
  const all = portraitDifferences(one, other);
  return all.filter(({ bits }) => bits >= DIFFERENT_BITS_MIN).slice(0, DIFFERENCES_MOST);
}

function portraitIn(rounds: Rounds): Portrait {
  const found = findPortrait(rounds, SEED);
  if (!found) throw new RangeError(`no portrait from ${rounds.person.length} rounds`);
  return found;
}

/** Sums what the program expects before each round, by the result and the person's move of the round before. */
function expectedAfter(game: MatrixGame, found: Portrait, rounds: Rounds): After {
  const { person, bot } = rounds;
  const { size } = game;
  const empty = () => Array.from({ length: size }, () => new Array<number>(size).fill(0));
  const sums = new Map<Result, number[][]>(RESULTS.map((result) => [result, empty()]));
  for (let at = 1; at < person.length; at++) {
    const [own, other] = [person[at - 1] as Move, bot[at - 1] as Move];
    const row = sums.get(game.result("person", own, other))?.[own] as number[];
    probabilitiesOf(found, rounds, at).forEach((one, move) => {
      row[move] = (row[move] as number) + one;
    });
  }
  return RESULTS.map((result) => ({ result, byMove: sums.get(result) as number[][] }));
}

/** @throws RangeError if a person has no rounds. */
export function comparison(gameId: string, a: Rounds, b: Rounds): ComparedProfiles {
  const game = gameOf(gameId);
  return {
    comparison: compareProfiles({ game, context: CONTEXT, random: seededRandom(SEED) }, a, b),
    differences: largestDifferences(game, a, b, DIFFERENCES_MOST),
    a: personOf(game, a),
    b: personOf(game, b),
  };
}

export function map(gameId: string, people: readonly Rounds[]): MappedPeople {
  return mapPeople(gameOf(gameId), people);
}

export function neighbours(gameId: string, one: Rounds, others: readonly Rounds[]): Neighbourhood {
  return neighboursOf(gameOf(gameId), one, others);
}

/** @throws RangeError if a group is empty. */
export function groups(gameId: string, first: readonly Rounds[], second: readonly Rounds[]): ComparedGroups {
  return comparePeople(gameOf(gameId), first, second);
}

/** @throws RangeError if there are too few people for an average. */
export function habits(gameId: string, people: readonly CrowdRounds[]): CrowdHabits {
  return crowdHabits(gameOf(gameId), people, seededRandom(SEED));
}

function gameOf(id: string): MatrixGame {
  const game = matrixGame(id);
  if (!game) throw new RangeError(`no game "${id}"`);
  return game;
}

function personOf(game: MatrixGame, rounds: Rounds): ComparedPerson {
  const predicted = predictedIn(game.size, readRounds(game, rounds, seededRandom(SEED)));
  return { after: countSituations(game, rounds).after, predicted };
}
