// Many profiles in the plane, so that those who play alike lie together.

import type { MatrixGame, Rounds } from "../games/index.ts";
import { distanceOf } from "./compare.ts";
import { type PlanePoint, scaleToPlane } from "./scaling.ts";

/** Of longer histories the newest rounds are compared: a map asks for every pair. */
const NEWEST_ROUNDS = 1000;

/** The distance of every pair, row by row; 0 on the diagonal. For n histories of 1,000 rounds some n^2 milliseconds. */
export function distancesBetween(game: MatrixGame, histories: readonly Rounds[]): readonly (readonly number[])[] {
  const newest = histories.map(({ person, bot }): Rounds => {
    return { person: person.slice(-NEWEST_ROUNDS), bot: bot.slice(-NEWEST_ROUNDS) };
  });
  const below = newest.map((mine, i) => newest.slice(0, i).map((theirs) => distanceOf(game, mine, theirs)));
  return newest.map((_, i) =>
    newest.map((_, j) => (i === j ? 0 : (below[Math.max(i, j)]?.[Math.min(i, j)] as number))),
  );
}

/** Places on a map, in the order of the histories. */
export interface ProfileMap {
  readonly points: readonly PlanePoint[];
  /** How much the plane bends the distances: 0 not at all, .2 and more poorly. */
  readonly stress: number;
}

/**
 * The histories in the plane. What is laid out is the square root of the distance: 1 - cosine is half the square of the straight way between two
 * directions, and a plane is made of straight ways.
 */
export function mapOf(game: MatrixGame, histories: readonly Rounds[]): ProfileMap {
  return scaleToPlane(distancesBetween(game, histories).map((row) => row.map(Math.sqrt)));
}
