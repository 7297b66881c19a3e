// Simulation loops, one per kind of system; arrays are allocated once and reused.

import { begin, bracketOf, nextRound, placesAfter, report } from "../../core/championships/index.ts";
import type { RandomSource } from "../../core/random/index.ts";

/**
 * Plays one championship with P(a beats b) = 1/2 + slope (F_a - F_b), where F is the strength. Writes the places,
 * shared ones as the mean of the places they span, and returns the number of games.
 */
export type Loop = (
  strengths: Float64Array,
  slope: number,
  random: RandomSource,
  places: Float64Array,
) => number;

export function roundRobinLoop(players: number): Loop {
  const schedule = roundRobinSchedule(players);
  const points = new Int32Array(players);
  const placeByPoints = pointsToPlaces(players, players);
  return (strengths, slope, random, places) => {
    points.fill(0);
    for (let index = 0; index < schedule.length; index += 2) {
      const a = schedule[index] as number;
      const b = schedule[index + 1] as number;
      const won = random.unit() < 0.5 + slope * ((strengths[a] as number) - (strengths[b] as number));
      const winner = won ? a : b;
      points[winner] = (points[winner] as number) + 1;
    }
    placeByPoints(points, places);
    return schedule.length / 2;
  };
}

function roundRobinSchedule(players: number): Int32Array {
  const noChance: RandomSource = { below: () => 0, unit: () => 0 };
  let state = begin("round-robin", players, {}, noChance);
  while (nextRound(state).length > 0) {
    state = report(
      state,
      nextRound(state).map(({ table }) => ({ table, games: [1] })),
    );
  }
  const games = state.rounds.flat().filter(({ b }) => b !== null);
  return Int32Array.from(games.flatMap(({ a, b }) => [a, b as number]));
}

/** Neighbours in the points ranking meet, ties keeping their previous order; an odd player gets a point. */
export function swissLoop(players: number, rounds: number): Loop {
  const points = new Int32Array(players);
  const order = new Int32Array(players);
  const sorted = new Int32Array(players);
  const heads = new Int32Array(rounds + 2);
  const paired = players - (players % 2);
  const placeByPoints = pointsToPlaces(players, rounds + 1);
  return (strengths, slope, random, places) => {
    points.fill(0);
    for (let index = 0; index < players; index++) order[index] = index;
    for (let round = 0; round < rounds; round++) {
      sortByPoints(points, round, heads, order, sorted);
      for (let index = 0; index < paired; index += 2) {
        const a = order[index] as number;
        const b = order[index + 1] as number;
        const won = random.unit() < 0.5 + slope * ((strengths[a] as number) - (strengths[b] as number));
        const winner = won ? a : b;
        points[winner] = (points[winner] as number) + 1;
      }
      if (paired < players) {
        const resting = order[paired] as number;
        points[resting] = (points[resting] as number) + 1;
      }
    }
    placeByPoints(points, places);
    return (paired / 2) * rounds;
  };
}

function sortByPoints(
  points: Int32Array,
  most: number,
  heads: Int32Array,
  order: Int32Array,
  sorted: Int32Array,
): void {
  heads.fill(0, 0, most + 2);
  for (let player = 0; player < points.length; player++) {
    const behind = most - (points[player] as number) + 1;
    heads[behind] = (heads[behind] as number) + 1;
  }
  for (let behind = 1; behind <= most; behind++) {
    heads[behind] = (heads[behind] as number) + (heads[behind - 1] as number);
  }
  for (let index = 0; index < order.length; index++) {
    const player = order[index] as number;
    const behind = most - (points[player] as number);
    const at = heads[behind] as number;
    sorted[at] = player;
    heads[behind] = at + 1;
  }
  order.set(sorted);
}

/** Plays the bracket's matches in order; a match goes to `firstTo` games. */
export function eliminationLoop(players: number, recursive: boolean, firstTo: number): Loop {
  const meetings = bracketOf(players, recursive).flatMap((round) => round.meetings);
  const upper = Int32Array.from(meetings, ({ i }) => i);
  const lower = Int32Array.from(meetings, ({ j }) => j);
  const placeOfSlot = slotPlaces(players, recursive);
  const slots = new Int32Array(players);
  return (strengths, slope, random, places) => {
    for (let slot = 0; slot < players; slot++) slots[slot] = slot;
    let games = 0;
    for (let meeting = 0; meeting < upper.length; meeting++) {
      const i = upper[meeting] as number;
      const j = lower[meeting] as number;
      const a = slots[i] as number;
      const b = slots[j] as number;
      const chance = 0.5 + slope * ((strengths[a] as number) - (strengths[b] as number));
      let wins = 0;
      let losses = 0;
      while (wins < firstTo && losses < firstTo) {
        if (random.unit() < chance) wins++;
        else losses++;
      }
      games += wins + losses;
      if (losses === firstTo) {
        slots[i] = b;
        slots[j] = a;
      }
    }
    for (let slot = 0; slot < players; slot++) places[slots[slot] as number] = placeOfSlot[slot] as number;
    return games;
  };
}

function slotPlaces(players: number, recursive: boolean): Float64Array {
  const rounds = bracketOf(players, recursive).length;
  return Float64Array.from(placesAfter(rounds, players, recursive), ([from, to]) => (from + to) / 2);
}

/** Writes places by points, which are all below `bound`; equal points share places. */
function pointsToPlaces(players: number, bound: number): (points: Int32Array, places: Float64Array) => void {
  const counts = new Int32Array(bound);
  const means = new Float64Array(bound);
  return (points, places) => {
    counts.fill(0);
    for (let player = 0; player < players; player++) {
      const own = points[player] as number;
      counts[own] = (counts[own] as number) + 1;
    }
    let better = 0;
    for (let own = bound - 1; own >= 0; own--) {
      const sharing = counts[own] as number;
      means[own] = better + (sharing + 1) / 2;
      better += sharing;
    }
    for (let player = 0; player < players; player++)
      places[player] = means[points[player] as number] as number;
  };
}
