// Swiss: a fixed number of rounds, pairing equal or near scores and avoiding rematches.

import type { Championship, Pairing, Reason } from "./championship.ts";
import { type Candidates, pairWithoutRematches } from "./pair-without-rematches.ts";
import { type PlayerPoints, playerPoints } from "./player-points.ts";

/** The study's 5, 7, 10, 13 rounds for 8, 16, 32, 64 players; otherwise 13/6 log2 n, until all have met. */
export function swissRounds(players: number): number {
  const fitting =
    players <= 16 ? 2 * Math.ceil(Math.log2(players)) - 1 : Math.floor((13 / 6) * Math.log2(players));
  return Math.max(1, Math.min(fitting, players % 2 === 0 ? players - 1 : players));
}

/** The next round; empty after the last. */
export function swissRound(state: Championship): readonly Omit<Pairing, "table">[] {
  if (state.rounds.length >= state.options.rounds) return [];
  return state.options.repeats ? nearestRound(state) : freshRound(state);
}

/** Pairs adjacent players by points, ties in previous order; with an odd number the last has a bye. */
function nearestRound(state: Championship): readonly Omit<Pairing, "table">[] {
  const order = orderAfter(state);
  return Array.from({ length: Math.ceil(order.length / 2) }, (_, index) => {
    const a = order[2 * index] as number;
    const b = order[2 * index + 1];
    return b === undefined
      ? { a, b: null, why: "bye-lowest" as const }
      : { a, b, why: "next-in-order" as const };
  });
}

function orderAfter({ players, lots, rounds, system }: Championship): readonly number[] {
  let order = lots;
  for (let played = 1; played <= rounds.length; played++) {
    const table = playerPoints({ players, system, rounds: rounds.slice(0, played) });
    order = order.toSorted((a, b) => (table[b] as PlayerPoints).points - (table[a] as PlayerPoints).points);
  }
  return order;
}

function freshRound(state: Championship): readonly Omit<Pairing, "table">[] {
  const table = playerPoints(state);
  const pointsOf = (player: number) => (table[player] as PlayerPoints).points;
  const order = state.lots.toSorted((a, b) => pointsOf(b) - pointsOf(a));
  const met = table.map((player) => new Set(player.met.map(({ opponent }) => opponent)));
  const among: Candidates = { pointsOf, haveMet: (a, b) => (met[a] as Set<number>).has(b) };
  if (order.length % 2 === 0) return explainedPairs(pairWithoutRematches(order, among).pairs, among);
  const { resting, pairs, why } = withBye(order, table, among);
  return [...explainedPairs(pairs, among), { a: resting, b: null, why }];
}

/** The lowest player with the fewest byes sits out; a higher one only if that avoids a rematch. */
function withBye(
  order: readonly number[],
  table: readonly PlayerPoints[],
  among: Candidates,
): {
  readonly resting: number;
  readonly pairs: readonly (readonly [number, number])[];
  readonly why: Reason;
} {
  const byesOf = (player: number) => (table[player] as PlayerPoints).byes;
  const fewest = order.reduce((least, player) => Math.min(least, byesOf(player)), Number.POSITIVE_INFINITY);
  const eligible = order.filter((player) => byesOf(player) === fewest).reverse();
  const tried = eligible.map((resting) => () => ({
    resting,
    ...pairWithoutRematches(
      order.filter((one) => one !== resting),
      among,
    ),
  }));
  const first = (tried[0] as (typeof tried)[number])();
  const best = first.repeats === 0 ? first : leastRepeats(first, tried.slice(1));
  const why = fewest > 0 ? "bye-again" : best === first ? "bye-lowest" : "bye-needed";
  return { resting: best.resting, pairs: best.pairs, why };
}

function leastRepeats<T extends { readonly repeats: number }>(first: T, others: readonly (() => T)[]): T {
  let best = first;
  for (const attempt of others) {
    const found = attempt();
    if (found.repeats < best.repeats) best = found;
    if (best.repeats === 0) break;
  }
  return best;
}

function explainedPairs(
  pairs: readonly (readonly [number, number])[],
  { pointsOf, haveMet }: Candidates,
): readonly Omit<Pairing, "table">[] {
  return pairs.map(([a, b]) => {
    const level = pointsOf(a) === pointsOf(b) ? "same-score" : "floated-down";
    return { a, b, why: haveMet(a, b) ? "met-before" : level };
  });
}
