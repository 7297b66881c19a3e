// Fast simulation of `championships` in typed arrays, because a study plays millions. The same random numbers give the
// same games and places, which a test verifies.

import { type Result, run, standings } from "../../core/championships/index.ts";
import type { RandomSource } from "../../core/random/index.ts";
import { eliminationLoop, type Loop, roundRobinLoop, swissLoop } from "./loops.ts";
import { optionsOf, type StudyPlan } from "./plan.ts";

type Strengths = Float64Array;

export interface Simulation {
  play(strengths: Strengths, random: RandomSource): number;
  readonly places: Float64Array;
}

/** A specialised loop, or the system itself for "none" and for Swiss without repeats; held `times` times. */
export function simulationOf(plan: StudyPlan): Simulation {
  const once = simulationOnce(plan);
  return plan.times === 1 ? once : heldSeveralTimes(once, plan);
}

function simulationOnce(plan: StudyPlan): Simulation {
  const loop = loopOf(plan);
  if (!loop) return systemSimulation(plan);
  const places = new Float64Array(plan.players);
  const slope = plan.a - 0.5;
  return { places, play: (strengths, random) => loop(strengths, slope, random, places) };
}

/** Reference simulation, played by the system's own implementation. */
export function systemSimulation(plan: StudyPlan): Simulation {
  const places = new Float64Array(plan.players);
  const slope = plan.a - 0.5;
  const play = (strengths: Strengths, random: RandomSource): number => {
    let games = 0;
    const state = run(plan.system, plan.players, optionsOf(plan), random, (a, b): Result => {
      games++;
      return random.unit() < 0.5 + slope * ((strengths[a] as number) - (strengths[b] as number)) ? 1 : 0;
    });
    for (const {
      player,
      places: [from, to],
    } of standings(state))
      places[player] = (from + to) / 2;
    return games;
  };
  return { places, play };
}

/** Repeated championships with the same players, each with its own draw; equal sums share places. */
export function heldSeveralTimes(
  once: Simulation,
  { players, times }: Pick<StudyPlan, "players" | "times">,
): Simulation {
  const places = new Float64Array(players);
  const seats = Int32Array.from({ length: players }, (_, player) => player);
  const seated = new Float64Array(players);
  const sums = new Float64Array(players);
  const play = (strengths: Strengths, random: RandomSource): number => {
    let games = 0;
    sums.fill(0);
    for (let time = 0; time < times; time++) {
      drawSeats(seats, random);
      for (let seat = 0; seat < players; seat++) seated[seat] = strengths[seats[seat] as number] as number;
      games += once.play(seated, random);
      for (let seat = 0; seat < players; seat++) {
        const player = seats[seat] as number;
        sums[player] = (sums[player] as number) + (once.places[seat] as number);
      }
    }
    placeBySums(sums, places);
    return games;
  };
  return { places, play };
}

/** Fisher–Yates shuffle, in place. */
function drawSeats(seats: Int32Array, random: RandomSource): void {
  for (let last = seats.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    const moved = seats[last] as number;
    seats[last] = seats[other] as number;
    seats[other] = moved;
  }
}

/** Ranks by sum, smallest first; equal sums share the mean of their places. */
function placeBySums(sums: Float64Array, places: Float64Array): void {
  for (let player = 0; player < sums.length; player++) {
    const own = sums[player] as number;
    let better = 0;
    let equal = 0;
    for (let other = 0; other < sums.length; other++) {
      if ((sums[other] as number) < own) better++;
      else if (sums[other] === own) equal++;
    }
    places[player] = better + (equal + 1) / 2;
  }
}

function loopOf({ system, players, rounds, firstTo, repeats }: StudyPlan): Loop | undefined {
  switch (system) {
    case "round-robin":
      return roundRobinLoop(players);
    case "swiss":
      return repeats ? swissLoop(players, rounds) : undefined;
    case "none":
      return undefined;
    default:
      return eliminationLoop(
        players,
        system.startsWith("recursive"),
        system.endsWith("-matches") ? firstTo : 1,
      );
  }
}
