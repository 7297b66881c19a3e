// A series of championships in one system, each with newly drawn strengths, and its estimates.

import { deriveSeed, seededRandom } from "../../core/random/index.ts";
import { type Estimate, sum } from "../../core/statistics.ts";
import { seedBytes } from "../kit/task-values.ts";
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

/** Estimates over all parts; NaN without championships, and NaN errors with fewer than two. */
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

/** Accuracy of a championship's places against true strengths: the study's estimates. */
interface Evaluation {
  /** 1 if the strongest is the sole winner, 1/s if s players including it share first place, else 0. */
  W: number;
  D: number;
  /** The sum of the places of the three strongest, minus 6, its minimum. */
  T: number;
}

/** An evaluator for 3 or more players; shared places count as their mean. Reuses its result object. */
export function evaluation(
  players: number,
): (strengths: Float64Array, places: Float64Array) => Readonly<Evaluation> {
  const order = new Int32Array(players);
  const result: Evaluation = { W: 0, D: 0, T: 0 };
  return (strengths, places) => {
    sortByStrength(strengths, order);
    const placeOf = (rank: number) => places[order[rank] as number] as number;
    let distance = 0;
    for (let rank = 0; rank < players; rank++) distance += Math.abs(placeOf(rank) - rank - 1);
    result.W = shareOfFirst(places, placeOf(0));
    result.D = distance;
    result.T = placeOf(0) + placeOf(1) + placeOf(2) - 6;
    return result;
  };
}

function shareOfFirst(places: Float64Array, own: number): number {
  let sharing = 0;
  for (let player = 0; player < places.length; player++) {
    const place = places[player] as number;
    if (place < own) return 0;
    if (place === own) sharing++;
  }
  return 1 / sharing;
}

/** Insertion sort, strongest first: the fastest for the study's few dozen players. */
function sortByStrength(strengths: Float64Array, order: Int32Array): void {
  for (let player = 0; player < order.length; player++) {
    const own = strengths[player] as number;
    let at = player;
    while (at > 0 && (strengths[order[at - 1] as number] as number) < own) {
      order[at] = order[at - 1] as number;
      at--;
    }
    order[at] = player;
  }
}
