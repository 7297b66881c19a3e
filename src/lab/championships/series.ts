// A series of championships by one system, each with newly drawn strengths, and its estimates.

import { deriveSeed, seededRandom } from "../../core/random/index.ts";
import { type Estimate, sum } from "../../core/statistics.ts";
import { seedBytes } from "../kit/task-values.ts";
import { evaluation } from "./evaluation.ts";
import type { StudyPlan } from "./plan.ts";
import { simulationOf } from "./simulation.ts";

/** Sums over championships, and sums of squares. */
export interface Sums {
  readonly count: number;
  /** W, D, T and games, in this order. */
  readonly sums: readonly number[];
  readonly squares: readonly number[];
}

/** Estimates of a series; D is summed over the players, and M is D / N. */
export interface Estimates {
  readonly W: Estimate;
  readonly D: Estimate;
  readonly M: Estimate;
  readonly T: Estimate;
  readonly games: Estimate;
  readonly championships: number;
}

/** Part `part` of a series: `count` championships, deterministic in plan, seed and part. */
export interface Part {
  readonly plan: StudyPlan;
  readonly seed: number;
  readonly part: number;
  readonly count: number;
}

export function playPart({ plan, seed, part, count }: Part): Sums {
  const { system, players, a, firstTo, rounds, repeats, times } = plan;
  const held = times === 1 ? [] : [`${times} times`];
  const labels = [system, players, a, firstTo, rounds, String(repeats), ...held, part];
  const random = seededRandom(deriveSeed(seedBytes(seed), "championships", ...labels));
  const simulation = simulationOf(plan);
  const evaluate = evaluation(players);
  const strengths = new Float64Array(players);
  const sums = new Float64Array(4);
  const squares = new Float64Array(4);
  for (let championship = 0; championship < count; championship++) {
    for (let player = 0; player < players; player++) strengths[player] = random.unit();
    const games = simulation.play(strengths, random);
    const { W, D, T } = evaluate(strengths, simulation.places);
    add(sums, squares, 0, W);
    add(sums, squares, 1, D);
    add(sums, squares, 2, T);
    add(sums, squares, 3, games);
  }
  return { count, sums: [...sums], squares: [...squares] };
}

function add(sums: Float64Array, squares: Float64Array, index: number, value: number): void {
  sums[index] = (sums[index] as number) + value;
  squares[index] = (squares[index] as number) + value * value;
}

/** Estimates over all parts; NaN without any championship, errors NaN with fewer than two. */
export function estimatesOf(parts: readonly Sums[], players: number): Estimates {
  const count = sum(parts.map((part) => part.count));
  const estimate = (index: number): Estimate => {
    const total = sum(parts.map(({ sums }) => sums[index] as number));
    const square = sum(parts.map(({ squares }) => squares[index] as number));
    const mean = total / count;
    const variance = count < 2 ? Number.NaN : Math.max(0, square - total * mean) / (count - 1);
    return { mean, standardError: Math.sqrt(variance / count) };
  };
  const D = estimate(1);
  const M = { mean: D.mean / players, standardError: D.standardError / players };
  return { W: estimate(0), D, M, T: estimate(2), games: estimate(3), championships: count };
}
