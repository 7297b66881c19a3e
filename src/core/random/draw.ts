// Random draws without allocation, because the innermost loops of studies use them.

import type { RandomSource } from "./source.ts";

/** Picks an item uniformly at random; draws nothing if there's only one. */
export function pickRandom<Item>(random: RandomSource, items: readonly Item[]): Item {
  return (items.length === 1 ? items[0] : items[random.below(items.length)]) as Item;
}

/** Returns the index, relative to `start`, of the largest of `count` values; ties are broken at random. */
export function largestOf(
  random: Pick<RandomSource, "below">,
  values: Float64Array,
  start: number,
  count: number,
): number {
  let best = 0;
  let ties = 1;
  let most = values[start] as number;
  for (let index = 1; index < count; index++) {
    const value = values[start + index] as number;
    if (value < most) continue;
    ties = value > most ? 1 : ties + 1;
    if (value > most) best = index;
    most = value;
  }
  return ties === 1 ? best : nthOf(values, start, most, random.below(ties));
}

function nthOf(values: Float64Array, start: number, value: number, n: number): number {
  let left = n;
  let index = 0;
  while (values[start + index] !== value || left-- > 0) index++;
  return index;
}

/** Draws an index with probability proportional to its weight (none negative); uniform if all are 0. */
export function drawnByWeight(random: RandomSource, weights: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < weights.length; index++) sum += weights[index] as number;
  if (sum === 0) return random.below(weights.length);
  let left = random.unit() * sum;
  for (let index = 0; index < weights.length; index++) {
    left -= weights[index] as number;
    if (left < 0) return index;
  }
  return weights.findLastIndex((weight) => weight > 0);
}

/** A uniformly random permutation (Fisher and Yates). */
export function shuffled<Item>(items: readonly Item[], random: Pick<RandomSource, "below">): readonly Item[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    [mixed[last], mixed[other]] = [mixed[other] as Item, mixed[last] as Item];
  }
  return mixed;
}
