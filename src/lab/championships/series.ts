// A series of championships in one system, each with newly drawn strengths, and its estimates.

import { type Result, run, type SystemId, standings } from "../../core/championships/index.ts";
import { deriveSeed, seededRandom } from "../../core/random/index.ts";
import { type Estimate, estimateMean, sum } from "../../core/statistics.ts";
import { seedBytes } from "../kit/task-values.ts";

export interface StudyPlan {
  readonly system: SystemId;
  readonly players: number;
  /** P(the strongest possible player beats the weakest possible): .5 (all equal) to 1. */
  readonly a: number;
  readonly firstTo: number;
  readonly rounds: number;
  /** Swiss as in the study, where neighbours in points may meet repeatedly; otherwise never twice. */
  readonly repeats: boolean;
}

/** W, D, T and games of each championship. */
type Evaluated = readonly [W: number, D: number, T: number, games: number];

/** Part `part` of a series: `count` championships, deterministic in plan, seed and part. */
export interface Part {
  readonly plan: StudyPlan;
  readonly seed: number;
  readonly part: number;
  readonly count: number;
}

export function playPart({ plan, seed, part, count }: Part): readonly Evaluated[] {
  const { system, players, a, firstTo, rounds, repeats } = plan;
  const labels = [system, players, a, firstTo, rounds, String(repeats), part];
  const random = seededRandom(deriveSeed(seedBytes(seed), "championships", ...labels));
  const options = { firstTo, rounds, repeats, ties: "shared" } as const;
  return Array.from({ length: count }, () => {
    const strengths = Array.from({ length: players }, () => random.unit());
    let games = 0;
    const state = run(system, players, options, random, (one, other): Result => {
      games++;
      const ahead = (strengths[one] as number) - (strengths[other] as number);
      return random.unit() < 0.5 + (a - 0.5) * ahead ? 1 : 0;
    });
    const places: number[] = [];
    // A shared place counts as the mean of the first and last place that it spans.
    for (const { player, places: shared } of standings(state)) places[player] = (shared[0] + shared[1]) / 2;
    return [...evaluate(strengths, places), games];
  });
}

/** W: 1 if the strongest alone is first, 1/s if s share first place with it, else 0. D: the sum of |place - true place|.
 * T: the sum of the places of the three strongest, less 6, its minimum. */
export function evaluate(
  strengths: readonly number[],
  places: readonly number[],
): readonly [W: number, D: number, T: number] {
  const ranked = strengths
    .map((strength, player) => ({ strength, place: places[player] as number }))
    .sort((x, y) => y.strength - x.strength)
    .map(({ place }) => place);
  const [first = 0] = ranked;
  const isFirst = places.every((place) => place >= first);
  return [
    isFirst ? 1 / places.filter((place) => place === first).length : 0,
    sum(ranked.map((place, rank) => Math.abs(place - rank - 1))),
    sum(ranked.slice(0, 3)) - 6,
  ];
}

/** M is D / N. */
export type Estimates = Readonly<Record<"W" | "D" | "M" | "T" | "games", Estimate>>;

export function estimatesOf(parts: readonly (readonly Evaluated[])[], players: number): Estimates {
  const all = parts.flat();
  const [W, D, T, games] = ([0, 1, 2, 3] as const).map((at) => estimateMean(all.map((one) => one[at])));
  if (!W || !D || !T || !games) throw new RangeError("no championship");
  return { W, D, M: { mean: D.mean / players, standardError: D.standardError / players }, T, games };
}
