// Computations over many players: the map, and one's nearest.

import type { MatrixGame, Rounds } from "../../../src/core/games/index.ts";
import {
  distancesFrom,
  landmarkRounds,
  landmarksOf,
  mapOf,
  nearestWay,
  type ProfileMap,
  type Resemblance,
} from "../../../src/core/profiles/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";

/** Fixed seed: the same request gets the same answer. */
const SEED = 1;

/** The people on a map in input order, followed by the landmarks. */
export interface MappedPeople extends ProfileMap {
  /** Strategy ids. */
  readonly landmarks: readonly string[];
  /** What each person plays like, judged by their profile. */
  readonly nearest: readonly (Resemblance | undefined)[];
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
