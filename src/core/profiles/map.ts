// Maps profiles to the plane, with similar ones close together.

import type { MatrixGame, Rounds } from "../games/index.ts";
import { distanceOf } from "./compare.ts";
import { blocksOf } from "./grouped-contexts.ts";
import { LIKENESS, similaritiesOf, unlikeness } from "./likeness.ts";
import { pairMatrix } from "./pair-matrix.ts";
import { type PlanePoint, scaleToPlane } from "./scaling.ts";

/** Longer histories are cut to their newest rounds, because a map compares every pair. */
const NEWEST_ROUNDS = 1000;

/** Returns the distance from one history to each of the others. */
export function distancesFrom(game: MatrixGame, one: Rounds, others: readonly Rounds[]): readonly number[] {
  const mine = newestOf(one);
  return others.map((other) => distanceOf(game, mine, newestOf(other)));
}

/** Returns the distances of all pairs, row by row; n histories of 1,000 rounds take about n^2 / 2 ms. */
export function distancesBetween(
  game: MatrixGame,
  histories: readonly Rounds[],
): readonly (readonly number[])[] {
  const form = { size: game.size, context: LIKENESS.context };
  const blocks = histories.flatMap((history) => blocksOf(form, newestOf(history), 1));
  const { rounds, sums } = similaritiesOf(pairMatrix(form, blocks, []), LIKENESS.base);
  const at = (i: number, j: number): number => sums[i]?.[j] as number;
  const between = (i: number, j: number): number => {
    const counted = [rounds[i] as number, rounds[j] as number] as const;
    return Math.max(0, unlikeness({ within: [at(i, i), at(j, j)], across: at(i, j), rounds: counted }));
  };
  return blocks.map((_, i) => blocks.map((_, j) => (i === j ? 0 : between(Math.max(i, j), Math.min(i, j)))));
}

function newestOf({ person, bot }: Rounds): Rounds {
  return { person: person.slice(-NEWEST_ROUNDS), bot: bot.slice(-NEWEST_ROUNDS) };
}

/** Points in the order of the histories. */
export interface ProfileMap {
  readonly points: readonly PlanePoint[];
  /** How much the plane distorts the distances: 0 not at all, .2 and more badly. */
  readonly stress: number;
  readonly distances: readonly (readonly number[])[];
}

/** Lays out sqrt(distance), because 1 - cosine is half the squared distance of two directions. */
export function mapOf(game: MatrixGame, histories: readonly Rounds[]): ProfileMap {
  const distances = distancesBetween(game, histories);
  return { ...scaleToPlane(distances.map((row) => row.map(Math.sqrt))), distances };
}
