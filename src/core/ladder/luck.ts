// How high chance alone lifts the best of many: what a ladder of equals looks like.

import { chiSquareCdf } from "../statistics.ts";
import { FRESH } from "./rating.ts";

/** Standard deviation of ratings, in points, among twelve equals who all meet equally often, three duels a day:
 * measured once (docs/studies.md). Values in between are interpolated. */
const LUCK_SPREAD: readonly (readonly [duels: number, points: number])[] = [
  [0, 0],
  [1, 4.3],
  [2, 9.4],
  [5, 28.1],
  [10, 37.6],
  [20, 37.6],
  [50, 32.6],
  [100, 32.9],
  [200, 26.9],
];

/** Chance alone doesn't produce ratings above this. */
const POINTS_MAX = 600;
const STEP = 4;

/**
 * The expected rating of the best of equally strong players, by their numbers of duels, if every rating is drawn from a
 * normal distribution: the mean of the maximum is an integral over the product of their distribution functions. H. A.
 * David, Order Statistics (1970), 3.1.
 */
export function bestByLuck(duels: readonly number[]): number {
  const spreads = duels.map(luckSpread).filter((points) => points > 0);
  if (spreads.length === 0) return FRESH.rating;
  // E max = integral over x > 0 of 1 - F(x), minus the integral over x < 0 of F(x).
  let points = 0;
  for (let x = STEP / 2; x < POINTS_MAX; x += STEP)
    points += STEP * (1 - allBelow(spreads, x) - allBelow(spreads, -x));
  return FRESH.rating + points;
}

function allBelow(spreads: readonly number[], x: number): number {
  return spreads.reduce((product, spread) => product * normalCdf(x / spread), 1);
}

function normalCdf(z: number): number {
  return 0.5 + 0.5 * Math.sign(z) * chiSquareCdf(z * z, 1);
}

/** Linear between the measured numbers of duels, on a square-root scale. */
function luckSpread(duels: number): number {
  const after = LUCK_SPREAD.findIndex(([measured]) => measured >= duels);
  const [more, high] = LUCK_SPREAD.at(after) as readonly [number, number];
  const [fewer, low] = LUCK_SPREAD[after - 1] ?? [more, high];
  const part =
    more === fewer ? 1 : (Math.sqrt(duels) - Math.sqrt(fewer)) / (Math.sqrt(more) - Math.sqrt(fewer));
  return low + Math.min(1, part) * (high - low);
}
