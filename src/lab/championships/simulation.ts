// Fast simulation of `championships` in typed arrays, because a study plays millions. Equal random
// numbers give equal games and places; a test verifies that.

import { type Result, run, standings } from "../../core/championships/index.ts";
import type { RandomSource } from "../../core/random/index.ts";
import { eliminationLoop, type Loop, roundRobinLoop, swissLoop } from "./loops.ts";
import { optionsOf, type StudyPlan } from "./plan.ts";

type Strengths = Float64Array;

export interface Simulation {
  play(strengths: Strengths, random: RandomSource): number;
  readonly places: Float64Array;
}

/** A specialised loop, or the system itself for Swiss without repeats and for "none". */
export function simulationOf(plan: StudyPlan): Simulation {
  const loop = loopOf(plan);
  if (!loop) return systemSimulation(plan);
  const places = new Float64Array(plan.players);
  const slope = plan.a - 0.5;
  return { places, play: (strengths, random) => loop(strengths, slope, random, places) };
}

/** Reference simulation, played by the system itself. */
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
