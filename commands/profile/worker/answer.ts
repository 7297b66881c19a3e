// Computations that run in a thread: profile, comparison, or one from crowd.ts. Each takes one value, and throws a
// RangeError for an unknown game.

import { type MatrixGame, matrixGame, type Rounds } from "../../../src/core/games/index.ts";
import {
  type Comparison,
  type CrowdHabits,
  type CrowdRounds,
  compareProfiles,
  countSituations,
  crowdHabits,
  largestDifferences,
  type Predicted,
  type Profile,
  predictedIn,
  profileOf,
  readRounds,
  type Situations,
  type Verdict,
  verdictOn,
} from "../../../src/core/profiles/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import { type MappedPeople, mapPeople, type Neighbourhood, neighboursOf } from "./crowd.ts";

/** Context lengths in the source's distance. */
const CONTEXT = 6;
const DIFFERENCES_MOST = 6;
/** Fixed seed, the same as the map's: the same request gets the same answer. */
const SEED = 1;

export interface ComparedProfiles {
  readonly comparison: Comparison;
  /** Undefined while there are too few rounds for the tests; `a` is always the first person. */
  readonly verdict: Verdict | undefined;
  readonly a: ComparedPerson;
  readonly b: ComparedPerson;
}

/** How often a person's moves were predicted, and what follows what. */
interface ComparedPerson extends Pick<Situations, "after"> {
  readonly predicted: Predicted;
}

interface Asked<People> {
  readonly gameId: string;
  readonly people: People;
  readonly starts?: readonly number[];
}

export function profile({ gameId, people, starts = [] }: Asked<Rounds>): Profile {
  return profileOf(gameOf(gameId), people, seededRandom(SEED), starts);
}

/** @throws RangeError if a person has no rounds. */
export function comparison({ gameId, people }: Asked<readonly [Rounds, Rounds]>): ComparedProfiles {
  const game = gameOf(gameId);
  const [a, b] = people;
  const comparison = compareProfiles({ game, context: CONTEXT, random: seededRandom(SEED) }, a, b);
  const { permutationP } = comparison;
  const differences = largestDifferences(game, a, b, DIFFERENCES_MOST);
  return {
    comparison,
    verdict: permutationP === undefined ? undefined : verdictOn(permutationP, differences),
    a: personOf(game, a),
    b: personOf(game, b),
  };
}

export function map({ gameId, people }: Asked<readonly Rounds[]>): MappedPeople {
  return mapPeople(gameOf(gameId), people);
}

/** Of the first one. */
export function neighbours({ gameId, people }: Asked<readonly [Rounds, ...Rounds[]]>): Neighbourhood {
  const [one, ...others] = people;
  return neighboursOf(gameOf(gameId), one, others);
}

/** @throws RangeError if there are too few people for an average. */
export function habits({ gameId, people }: Asked<readonly CrowdRounds[]>): CrowdHabits {
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
