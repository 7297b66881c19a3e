// Pairings of round robin and Swiss. With an odd number of players, one more seat stands for the bye.

import { sum } from "../statistics.ts";
import type { Championship, Pairing } from "./championship.ts";
import { type PlayerPoints, pointsOf } from "./points.ts";

type Pairings = readonly Omit<Pairing, "table">[];

/** The round with that index of a round robin, by the circle method; empty after the last. */
export function everyoneMeets(players: number, round: number): Pairings {
  const circle = players + (players % 2) - 1;
  if (round >= circle) return [];
  const at = (seat: number) => (seat + circle) % circle;
  const pairs = Array.from({ length: (circle - 1) / 2 }, (_, index) => {
    return { a: at(round + index + 1), b: at(round - index - 1), why: "everyone-meets" } as const;
  });
  const last =
    players % 2 === 0 ? ({ b: circle, why: "everyone-meets" } as const) : ({ b: null, why: "rest" } as const);
  return [...pairs, { a: at(round), ...last }];
}

/** The study's 5, 7, 10, 13 rounds for 8, 16, 32, 64 players; otherwise 13/6 log2 n, until all have met. */
export function swissRounds(players: number): number {
  const fitting =
    players <= 16 ? 2 * Math.ceil(Math.log2(players)) - 1 : Math.floor((13 / 6) * Math.log2(players));
  return Math.max(1, Math.min(fitting, players % 2 === 0 ? players - 1 : players));
}

/** The next round; empty after the last. Nobody meets again where everyone can be met, or in half as many rounds as there
 * are seats; otherwise only if there's hardly another pairing, up to twelve seats only if there's none. */
export function swissRound(after: Championship): Pairings {
  const { players, rounds, options } = after;
  if (rounds.length >= options.rounds) return [];
  if (options.repeats) return neighbours(after);
  const seats = players + (players % 2);
  return options.rounds < seats - 1 ? cheapestRound(after) : nearestOfAll(after, seats - 1);
}

/** Costs of a pairing; each is more than all of the next ones of six seats. */
const REMATCH = 2 ** 47;
/** By how many players below have none. */
const BYE = 2 ** 38;
/** By the difference in half points, and its square. */
const DIFFERENCE = 2 ** 18;

/** As few rematches as possible, the bye as low as possible, the least differences in points, and among equal points the
 * upper half against the lower. */
function cheapestRound(after: Championship): Pairings {
  const { players } = after;
  const ranked = rankedIn(after);
  const at = (rank: number) => ranked[rank] as Ranked;
  const groups = ranked.map(({ points }) => ranked.filter((one) => one.points === points).length);
  const cost = (high: number, low: number): number => {
    if (low === players) return at(high).byes * REMATCH + (players - 1 - high) * BYE;
    const difference = 2 * (at(high).points - at(low).points);
    const distance = difference === 0 ? 2 * (low - high) - (groups[high] as number) : low - high;
    const differences = (difference * 64 + difference ** 2) * DIFFERENCE;
    return timesMet(at(high), at(low)) * REMATCH + differences + distance ** 2;
  };
  const seats = [...Array(players + (players % 2)).keys()];
  const costs = seats.map((a) => seats.map((b) => (a === b ? 0 : cost(Math.min(a, b), Math.max(a, b)))));
  const isLast = after.rounds.length === after.options.rounds - 1;
  const pairs = seats.length <= SMALL ? cheapestOfAll(costs, isLast) : exchanged(costs);
  const lowest = ranked.findLastIndex(({ byes }) => byes === 0);
  return pairs.map(([high, low]) => {
    if (low < players) return pairingOf(at(high), at(low));
    return { a: at(high).player, b: null, why: high === lowest ? "bye-lowest" : "bye-needed" };
  });
}

type Pair = readonly [high: number, low: number];
type Way = readonly Pair[];
type Costs = readonly (readonly number[])[];

const SMALL = 12;
/** All ways to pair four, six or eight. */
const WAYS = new Map<number, readonly Way[]>();

function waysToPair([first, ...others]: readonly number[]): readonly Way[] {
  if (first === undefined) return [[]];
  return others.flatMap((other) =>
    waysToPair(others.filter((one) => one !== other)).map((way): Way => [[first, other], ...way]),
  );
}

function waysFor(seats: number): readonly Way[] {
  const known = WAYS.get(seats) ?? waysToPair([...Array(seats).keys()]);
  WAYS.set(seats, known);
  return known;
}

/** The cheapest way without a rematch that leaves another one for the next round; if there's none, the cheapest. */
function cheapestOfAll(costs: Costs, isLast: boolean): Way {
  const costOf = (a: number, b: number) => costs[a]?.[b] as number;
  const isLeft = (left: readonly number[], taken: readonly number[]): boolean => {
    const [first, ...others] = left;
    return (
      first === undefined ||
      others.some(
        (other) =>
          costOf(first, other) < REMATCH &&
          taken[first] !== other &&
          isLeft(
            others.filter((one) => one !== other),
            taken,
          ),
      )
    );
  };
  const all = [...costs.keys()];
  let [best, least]: [Way | undefined, number] = [undefined, isLast ? Number.POSITIVE_INFINITY : REMATCH];
  const search = (left: readonly number[], way: Way, total: number): void => {
    const [first, ...others] = left;
    if (total >= least) return;
    if (first === undefined) {
      const taken: number[] = [];
      for (const [a, b] of way) taken[a] = b;
      if (isLast || isLeft(all, taken)) [best, least] = [way, total];
      return;
    }
    for (const other of others.toSorted((x, y) => costOf(first, x) - costOf(first, y)))
      search(
        others.filter((one) => one !== other),
        [...way, [first, other]],
        total + costOf(first, other),
      );
  };
  search(all, [], 0);
  return best ?? cheapestOfAll(costs, true);
}

const PASSES_MAX = 50;

/** Pairs that no three can improve by exchanging, in fields of more than 64 no two; if a rematch is left, one more. While
 * nobody has met half of the others, a rematch can always be exchanged with another pair. */
function exchanged(costs: Costs): Way {
  const half = costs.length / 2;
  const pairs = Array.from({ length: half }, (_, at): Pair => [at, half + at]);
  const improves = (places: readonly number[]): boolean => {
    const among = places.flatMap((place) => pairs[place] as Pair);
    const ways = waysFor(among.length);
    let [least, best] = [Number.POSITIVE_INFINITY, ways[0] as Way];
    for (const way of ways) {
      let total = 0;
      for (const [a, b] of way) total += costs[among[a] as number]?.[among[b] as number] as number;
      if (total < least) [least, best] = [total, way];
    }
    for (const [at, [a, b]] of best.entries())
      pairs[places[at] as number] = [among[a] as number, among[b] as number];
    return best !== ways[0];
  };
  const improve = (size: number): void => {
    for (let pass = 0, isBetter = true; isBetter && pass < PASSES_MAX; pass++) {
      isBetter = false;
      for (const places of subsets(half, size)) if (improves(places)) isBetter = true;
    }
  };
  const few = costs.length <= 64 ? 3 : 2;
  improve(few);
  if (pairs.some(([a, b]) => (costs[a]?.[b] as number) >= REMATCH)) improve(few + 1);
  return pairs.map(([a, b]): Pair => [Math.min(a, b), Math.max(a, b)]).sort(([a], [b]) => a - b);
}

/** All sets of so many numbers below `below`. */
function* subsets(below: number, size: number): Generator<readonly number[]> {
  if (size === 0) yield [];
  else
    for (let last = size - 1; last < below; last++)
      for (const others of subsets(last, size - 1)) yield [...others, last];
}

/** If everyone meets everyone: of a round robin's rounds that were played least, the one with the least
 * differences. By points alone, the last rounds could be left with nothing but rematches. */
function nearestOfAll(after: Championship, circle: number): Pairings {
  const ranked = rankedIn(after).toSorted((x, y) => x.player - y.player);
  const at = (player: number) => ranked[player] as Ranked;
  const past = Math.floor(after.rounds.length / circle);
  const left = Array.from({ length: circle }, (_, round) => everyoneMeets(after.players, round))
    .filter(([one]) => one?.b == null || timesMet(at(one.a), at(one.b)) <= past)
    .map((round) => {
      const squares = round.map(({ a, b }) => (b === null ? 0 : (at(a).points - at(b).points) ** 2));
      return { round, difference: sum(squares) };
    });
  return left.reduce((best, one) => (one.difference < best.difference ? one : best)).round;
}

/** As in the study: neighbours in points, ties in the previous order; with an odd number the last has a bye. */
function neighbours(after: Championship): Pairings {
  let ranked: readonly Ranked[] = rankedIn({ ...after, rounds: [] });
  for (let played = 1; played <= after.rounds.length; played++) {
    const now = new Map(
      rankedIn({ ...after, rounds: after.rounds.slice(0, played) }).map((one) => [one.player, one]),
    );
    ranked = ranked.map(({ player }) => now.get(player) as Ranked).toSorted((x, y) => y.points - x.points);
  }
  return Array.from({ length: Math.ceil(ranked.length / 2) }, (_, index) => {
    const [high, low] = [ranked[2 * index] as Ranked, ranked[2 * index + 1]];
    return low ? pairingOf(high, low) : { a: high.player, b: null, why: "bye-lowest" };
  });
}

interface Ranked extends PlayerPoints {
  readonly player: number;
}

/** By points, then by seed. */
function rankedIn(after: Championship): readonly Ranked[] {
  return pointsOf(after)
    .map((own, player) => ({ player, ...own }))
    .sort((x, y) => y.points - x.points);
}

function timesMet(a: Ranked, b: Ranked): number {
  return a.met.filter(({ opponent }) => opponent === b.player).length;
}

function pairingOf(high: Ranked, low: Ranked): Omit<Pairing, "table"> {
  const fresh = high.points === low.points ? "same-score" : "floated-down";
  return { a: high.player, b: low.player, why: timesMet(high, low) > 0 ? "met-before" : fresh };
}
