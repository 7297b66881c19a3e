// Computations over many players: the map, and the comparison of two groups.

import type { MatrixGame, Rounds } from "../../../src/core/games/index.ts";
import {
  compareGroups,
  distancesFrom,
  type GroupComparison,
  type GroupDifference,
  groupDifferences,
  landmarkRounds,
  landmarksOf,
  mapOf,
  nearestWay,
  type ProfileMap,
  type Resemblance,
} from "../../../src/core/profiles/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";

const DIFFERENCES_MOST = 3;
/** Fixed seed: the same request gets the same answer. */
const SEED = 1;

/** The people on a map in input order, followed by the landmarks. */
export interface MappedPeople extends ProfileMap {
  /** Strategy ids. */
  readonly landmarks: readonly string[];
  /** What each person plays like, judged by their profile. */
  readonly nearest: readonly (Resemblance | undefined)[];
}

export interface ComparedGroups {
  readonly comparison: GroupComparison;
  /** Most significant first. */
  readonly differences: readonly GroupDifference[];
  /** The first group, the second, then the landmarks. */
  readonly map: MappedPeople;
}

/** A player's distances from others, and what they play like. */
export interface Neighbourhood {
  /** In the order of the others. */
  readonly people: readonly number[];
  readonly nearest?: Resemblance;
}

export function mapPeople(game: MatrixGame, people: readonly Rounds[]): MappedPeople {
  const nearest = people.map((rounds) => nearestWay(game, rounds, seededRandom(SEED)));
  // Every strategy that someone is said to play like gets a point, too.
  const landmarks = [...new Set([...landmarksOf(game), ...nearest.flatMap((way) => way?.strategy ?? [])])];
  const histories = landmarks.map((strategy) => landmarkRounds(game, strategy, seededRandom(SEED)));
  return { ...mapOf(game, [...people, ...histories]), landmarks, nearest };
}

export function neighboursOf(game: MatrixGame, one: Rounds, others: readonly Rounds[]): Neighbourhood {
  const nearest = nearestWay(game, one, seededRandom(SEED));
  return { people: distancesFrom(game, one, others), ...(nearest && { nearest }) };
}

/** @throws RangeError if a group is empty. */
export function comparePeople(
  game: MatrixGame,
  first: readonly Rounds[],
  second: readonly Rounds[],
): ComparedGroups {
  const people = [...first, ...second];
  const map = mapPeople(game, people);
  const among = map.distances.slice(0, people.length).map((row) => row.slice(0, people.length));
  return {
    comparison: compareGroups(among, first.length, seededRandom(SEED)),
    differences: groupDifferences(game, [first, second], seededRandom(SEED), DIFFERENCES_MOST),
    map,
  };
}
