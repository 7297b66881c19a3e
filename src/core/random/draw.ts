// Random decisions without allocating: they stand in the innermost loop of studies of millions of
// rounds.

import type { RandomSource } from "./source.ts";

/** One of the items, all alike; nothing is drawn where there is only one. */
export function pickRandom<Item>(random: RandomSource, items: readonly Item[]): Item {
  return (items.length === 1 ? items[0] : items[random.below(items.length)]) as Item;
}

/** Which of `count` values from `start` on is the largest, counted from 0; ties at random. */
export function largestOf(random: RandomSource, values: Float64Array, start: number, count: number): number {
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

/** Where `value` comes for the (n + 1)th time. */
function nthOf(values: Float64Array, start: number, value: number, n: number): number {
  let left = n;
  let index = 0;
  while (values[start + index] !== value || left-- > 0) index++;
  return index;
}

/** An index with the chance of its weight (none negative); any where all weights are 0. */
export function drawnByWeight(random: RandomSource, weights: Float64Array): number {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return random.below(weights.length);
  let left = random.unit() * sum;
  for (let index = 0; index < weights.length; index++) {
    left -= weights[index] as number;
    if (left < 0) return index;
  }
  return weights.findLastIndex((weight) => weight > 0);
}

/** The items in any order, all orders alike (Fisher and Yates). */
export function shuffled<Item>(items: readonly Item[], random: RandomSource): readonly Item[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    [mixed[last], mixed[other]] = [mixed[other] as Item, mixed[last] as Item];
  }
  return mixed;
}
