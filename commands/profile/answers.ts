// What the profile thread computes: a profile, a comparison, a map, or an average. The same request gets the same answer.
// Each takes one value, and throws a RangeError for an unknown game.

import { type MatrixGame, matrixGame, type Rounds } from "../../src/core/games/index.ts";
import { type Comparison, compareProfiles } from "../../src/core/profiles/distance.ts";
import { type CrowdHabits, crowdHabits } from "../../src/core/profiles/groups.ts";
import {
  landmarkRounds,
  landmarksOf,
  nearestWay,
  type Resemblance,
} from "../../src/core/profiles/landmarks.ts";
import { mapOf, type ProfileMap } from "../../src/core/profiles/map.ts";
import {
  hitsOf,
  type Predicted,
  type Profile,
  predictedIn,
  profileOf,
} from "../../src/core/profiles/profile.ts";
import {
  countsOf,
  type Difference,
  differencesOf,
  type Verdict,
  verdictOn,
} from "../../src/core/profiles/traits.ts";
import { seededRandom } from "../../src/core/random/index.ts";

/** Context length in the source's distance. */
const CONTEXT = 6;
const DIFFERENCES_MOST = 6;
const SEED = 1;

export interface ComparedProfiles {
  readonly comparison: Comparison;
  /** The largest first. */
  readonly differences: readonly Difference[];
  /** Undefined while there are too few rounds for the tests. */
  readonly verdict: Verdict | undefined;
  /** How often each one's moves were predicted; `a` is always the first person. */
  readonly a: Predicted;
  readonly b: Predicted;
}

/** The people on a map in input order, followed by the landmarks. */
export interface MappedPeople extends ProfileMap {
  /** Strategy ids. */
  readonly landmarks: readonly string[];
  /** What each person plays like, judged as by their profile. */
  readonly nearest: readonly (Resemblance | undefined)[];
}

interface OfOne {
  readonly gameId: string;
  readonly rounds: Rounds;
}

export function profile({ gameId, rounds }: OfOne): Profile {
  return profileOf(gameOf(gameId), rounds);
}

interface OfTwo {
  readonly gameId: string;
  readonly a: Rounds;
  readonly b: Rounds;
}

/** @throws RangeError if a person has no rounds. */
export function comparison({ gameId, a, b }: OfTwo): ComparedProfiles {
  const game = gameOf(gameId);
  const comparison = compareProfiles({ game, context: CONTEXT, random: seededRandom(SEED) }, a, b);
  const { permutationP } = comparison;
  const differences = differencesOf(game, countsOf(game, a), countsOf(game, b), DIFFERENCES_MOST);
  const verdict = permutationP === undefined ? undefined : verdictOn(permutationP, differences);
  const [readA, readB] = [a, b].map((rounds) => predictedIn(game.size, hitsOf(game, rounds)));
  return { comparison, differences, verdict, a: readA as Predicted, b: readB as Predicted };
}

interface OfMany {
  readonly gameId: string;
  readonly people: readonly Rounds[];
}

export function map({ gameId, people }: OfMany): MappedPeople {
  const game = gameOf(gameId);
  const nearest = people.map((rounds) => nearestWay(game, rounds));
  // Every strategy that someone is said to play like gets a point, too.
  const landmarks = [...new Set([...landmarksOf(game), ...nearest.flatMap((way) => way?.strategy ?? [])])];
  const histories = landmarks.map((strategy) => landmarkRounds(game, strategy));
  return { ...mapOf(game, [...people, ...histories]), landmarks, nearest };
}

/** @throws RangeError if there are too few people for an average. */
export function habits({ gameId, people }: OfMany): CrowdHabits {
  return crowdHabits(gameOf(gameId), people, seededRandom(SEED));
}

function gameOf(id: string): MatrixGame {
  const game = matrixGame(id);
  if (!game) throw new RangeError(`no game "${id}"`);
  return game;
}
