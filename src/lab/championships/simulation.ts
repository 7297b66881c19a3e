// Championships of players of known strength, in typed arrays: the systems of `championships` as
// tight loops, because a study plays millions. With the same random numbers they play the same
// games to the same places; a test holds them equal.

import { type Result, run, standings } from "../../core/championships/index.ts";
import type { RandomSource } from "../../core/random/index.ts";
import { eliminationLoop, type Loop, roundRobinLoop, swissLoop } from "./loops.ts";
import { optionsOf, type StudyPlan } from "./plan.ts";

/** By player, all of them in 0 … 1. */
type Strengths = Float64Array;

export interface Simulation {
  /** Plays one championship; returns how many games that took. */
  play(strengths: Strengths, random: RandomSource): number;
  /** By player, after it: the mean of the edges of the places that they share. */
  readonly places: Float64Array;
}

/** The quickest simulation of the plan: a loop of its own, or the system itself for Swiss without
 * repeats and for "none". */
export function simulationOf(plan: StudyPlan): Simulation {
  const loop = loopOf(plan);
  if (!loop) return systemSimulation(plan);
  const places = new Float64Array(plan.players);
  const slope = plan.a - 0.5;
  return { places, play: (strengths, random) => loop(strengths, slope, random, places) };
}

/** The plan played by the system itself. */
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
