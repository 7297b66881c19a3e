// A series of championships in one system, each with newly drawn strengths, and its estimates.

import { type Result, SYSTEMS } from "../../core/championships/championship.ts";
import { begin, run, standings } from "../../core/championships/rounds.ts";
import { deriveSeed, type RandomSource, seededRandom, shuffled } from "../../core/random/index.ts";
import { type Estimate, estimateMean, sum } from "../../core/statistics.ts";
import { seedBytes } from "../kit/task-values.ts";

/** `none`: random places, as a control. */
export const STUDY_SYSTEMS = [...SYSTEMS, "none"] as const;

export interface StudyPlan {
  readonly system: (typeof STUDY_SYSTEMS)[number];
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
export function playPart(one: { plan: StudyPlan; seed: number; part: number; count: number }): Evaluated[] {
  const { plan, seed, part, count } = one;
  const { system, players, a, firstTo, rounds, repeats } = plan;
  const labels = [system, players, a, firstTo, rounds, String(repeats), part];
  const random = seededRandom(deriveSeed(seedBytes(seed), "championships", ...labels));
  return Array.from({ length: count }, () => {
    const strengths = Array.from({ length: players }, () => random.unit());
    const { places, games } = playOne(plan, strengths, random);
    return [...evaluate(strengths, places), games];
  });
}

/** The place of each player; a shared place counts as the mean of the first and last place that it spans. */
function playOne(
  { system, players, a, firstTo, rounds, repeats }: StudyPlan,
  strengths: readonly number[],
  random: RandomSource,
): { readonly places: readonly number[]; readonly games: number } {
  const places = strengths.map((_, player) => player + 1);
  if (system === "none") return { places: shuffled(places, random), games: 0 };
  let games = 0;
  const begun = begin(system, players, { firstTo, rounds, repeats, ties: "shared" });
  const over = run(begun, ({ a: one, b: other }): Result => {
    games++;
    const ahead = (strengths[one] as number) - (strengths[other] as number);
    return random.unit() < 0.5 + (a - 0.5) * ahead ? 1 : 0;
  });
  for (const { player, places: shared } of standings(over)) places[player] = (shared[0] + shared[1]) / 2;
  return { places, games };
}

/** The fewest and most games if none is drawn: a match takes k to 2k - 1 for each game of a system without matches. */
export function gameCount({ system, players, firstTo, rounds }: StudyPlan) {
  if (system === "none") return { atLeast: 0, atMost: 0 };
  const { rounds: all } = run(begin(system, players, { firstTo: 1, rounds, repeats: true }), () => 1);
  const pairings = all.flat().filter(({ b }) => b !== null).length;
  const times = system.endsWith("-matches") ? firstTo : 1;
  return { atLeast: pairings * times, atMost: pairings * (2 * times - 1) };
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
