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
/** Fixed seed: the same request gives the same answer. */
const SEED = 1;

/** People on a map in their order, followed by the landmarks. */
export interface MappedPeople extends ProfileMap {
  /** Strategy ids. */
  readonly landmarks: readonly string[];
  /** What each person plays like, as their profile tells it. */
  readonly nearest: readonly (Resemblance | undefined)[];
}

export interface ComparedGroups {
  readonly comparison: GroupComparison;
  /** Most significant first. */
  readonly differences: readonly GroupDifference[];
  /** The first group, the second, then the landmarks. */
  readonly map: MappedPeople;
}

/** Distances of one player from others, and what they play like. */
export interface Neighbourhood {
  /** In the order of the others. */
  readonly people: readonly number[];
  readonly nearest?: Resemblance;
}

export function mapPeople(game: MatrixGame, people: readonly Rounds[]): MappedPeople {
  const nearest = people.map((rounds) => nearestWay(game, rounds, seededRandom(SEED)));
  // Whatever somebody is said to play like has a point, too.
  const landmarks = [...new Set([...landmarksOf(game), ...nearest.flatMap((way) => way?.strategy ?? [])])];
  const histories = landmarks.map((strategy) => landmarkRounds(game, strategy, seededRandom(SEED)));
  return { ...mapOf(game, [...people, ...histories]), landmarks, nearest };
}

export function neighboursOf(game: MatrixGame, one: Rounds, others: readonly Rounds[]): Neighbourhood {
  const nearest = nearestWay(game, one, seededRandom(SEED));
  return { people: distancesFrom(game, one, others), ...(nearest && { nearest }) };
}

/** @throws RangeError when a group is empty. */
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
