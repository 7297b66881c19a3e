// Pairs players near in points without rematches: by score group, then exchanges, then a search.

import { type Candidates, improve, type Pair } from "./improve-pairs.ts";
import { maximumMatching } from "./maximum-matching.ts";

export type { Candidates } from "./improve-pairs.ts";

/** Pairs an even number of players sorted by points with the fewest rematches, and counts them. */
export function pairWithoutRematches(
  order: readonly number[],
  among: Candidates,
): { readonly pairs: readonly Pair[]; readonly repeats: number } {
  const rank = new Map(order.map((player, index) => [player, index]));
  const rankOf = (player: number) => rank.get(player) as number;
  let pairs = improve(order, pairByGroups(order, among), among);
  if (repeatsIn(pairs, among) > 0) pairs = improve(order, maximumMatching(order, pairs, among), among);
  const ordered = pairs.map(([a, b]): Pair => (rankOf(a) < rankOf(b) ? [a, b] : [b, a]));
  ordered.sort((x, y) => rankOf(x[0]) - rankOf(y[0]));
  return { pairs: ordered, repeats: repeatsIn(ordered, among) };
}

/** Pairs by group; unpaired players float down, and those left below the last group are paired as they are. */
function pairByGroups(order: readonly number[], among: Candidates): Pair[] {
  const pairs: Pair[] = [];
  let floating: readonly number[] = [];
  for (const group of scoreGroups(order, among)) floating = pairWithin([...floating, ...group], among, pairs);
  for (let index = 0; index < floating.length; index += 2)
    pairs.push([floating[index] as number, floating[index + 1] as number]);
  return pairs;
}

function scoreGroups(order: readonly number[], { pointsOf }: Candidates): readonly (readonly number[])[] {
  const groups = new Map<number, number[]>();
  for (const player of order) {
    const group = groups.get(pointsOf(player));
    if (group) group.push(player);
    else groups.set(pointsOf(player), [player]);
  }
  return [...groups.values()];
}

/** Pairs each upper-half player with the nearest unmet counterpart; returns those left over. */
function pairWithin(pool: readonly number[], { haveMet }: Candidates, pairs: Pair[]): readonly number[] {
  const half = Math.floor(pool.length / 2);
  const taken = new Uint8Array(half);
  const left: number[] = [];
  for (let index = 0; index < half; index++) {
    const higher = pool[index] as number;
    let steps = 0;
    const lower = () => (index + steps) % half;
    while (steps < half && (taken[lower()] === 1 || haveMet(higher, pool[half + lower()] as number))) steps++;
    if (steps === half) left.push(higher);
    else {
      taken[lower()] = 1;
      pairs.push([higher, pool[half + lower()] as number]);
    }
  }
  const remaining = pool.slice(half).filter((_, index) => taken[index] !== 1);
  return [...left, ...remaining];
}

function repeatsIn(pairs: readonly Pair[], { haveMet }: Candidates): number {
  return pairs.filter(([a, b]) => haveMet(a, b)).length;
}
