// Output of `gadalka lab championships`.

import { gameCount, SYSTEMS } from "../../core/championships/index.ts";
import { type Estimate, sum } from "../../core/statistics.ts";
import { textTable } from "../../infra/console/text-table.ts";
import {
  earlierRunOf,
  MAIN_INEQUALITY,
  STUDY_INEQUALITIES,
  STUDY_PLAYERS,
  theoryOfLots,
} from "./earlier-run.ts";
import type { Verdict } from "./judging.ts";
import type { StudyPlan } from "./plan.ts";
import type { SeriesReport, StudyReport } from "./study.ts";
import { finder, studyPlan } from "./tables.ts";

const EARLIER = "an earlier independent run";

/** One series as JSON: estimates and standard errors; null if nothing has finished. */
export function seriesJson({ series, championshipsPerSecond }: StudyReport, seed: number): object {
  const { plan, estimates, complete } = series[0] as SeriesReport;
  const { W, D, M, T, games, championships } = estimates;
  const { atLeast, atMost } = gameCount(plan.system, plan.players, plan);
  const { firstTo: k, repeats, ...rest } = plan;
  return {
    ...rest,
    k,
    repeats,
    seed,
    series: championships,
    complete,
    ...means({ W, D, M, T, gamesMean: games }),
    gamesFormula: atMost,
    gamesFormulaIs: atLeast === atMost ? "exact" : "at most",
    championshipsPerSecond,
    standardErrors: Object.fromEntries(
      Object.entries({ W, D, M, T, gamesMean: games }).map(([name, { standardError }]) => [
        name,
        standardError,
      ]),
    ),
  };
}

function means(estimates: Readonly<Record<string, Estimate>>): object {
  return Object.fromEntries(Object.entries(estimates).map(([name, { mean }]) => [name, mean]));
}

/** One series as text, with the known reference figures if it's the study's own plan, `studys`. */
export function describeSeries({ series, championshipsPerSecond }: StudyReport, studys: StudyPlan): string {
  const { plan, estimates, complete } = series[0] as SeriesReport;
  const { atLeast, atMost } = gameCount(plan.system, plan.players, plan);
  const isStudys = JSON.stringify(plan) === JSON.stringify(studys);
  const rows = (["W", "D", "M", "T", "games"] as const).map((name) => {
    const expected = name === "games" || name === "M" || !isStudys ? undefined : expectedOf(plan, name);
    const { mean, standardError } = estimates[name];
    return [
      name,
      mean.toFixed(4),
      `± ${standardError.toFixed(4)}`,
      expected === undefined ? "" : `(${format(expected)})`,
    ];
  });
  return [
    `${plan.system}, ${plan.players} players, A = ${plan.a}: ${estimates.championships} championships`,
    rows.some(([, , , known]) => known !== "") ? `; (${knownFrom(plan)})\n` : "\n",
    textTable(rows),
    `games by formula: ${atLeast === atMost ? atMost : `${atLeast} to ${atMost}`}${plan.times > 1 ? `, ${plan.times} times` : ""}\n`,
    `${Math.round(championshipsPerSecond)} championships per second\n`,
    complete ? "" : "not every championship was played\n",
  ].join("");
}

/** All tables, the games, and the verdicts. */
export function describeTables(
  { series, championshipsPerSecond }: StudyReport,
  verdicts: readonly Verdict[],
): string {
  const find = finder(series);
  const tables = STUDY_PLAYERS.flatMap((players) =>
    STUDY_INEQUALITIES.map((a) => {
      const columns = SYSTEMS.flatMap((system) => find(studyPlan(system, players, a)) ?? []);
      return `N = ${players}, A = ${a}${a === MAIN_INEQUALITY ? `; (${EARLIER})` : ""}\n${describeTable(columns)}\n`;
    }),
  );
  const lines = verdicts.map(
    ({ conclusion, verdict, because }) => `${verdict.toUpperCase()}: ${conclusion}: ${because}\n`,
  );
  const all = sum(series.map(({ estimates }) => estimates.championships));
  const rest = series.every(({ complete }) => complete) ? "" : "not every championship was played\n";
  return [
    ...tables,
    ...lines,
    `${all} championships, ${Math.round(championshipsPerSecond)} per second\n`,
    rest,
  ].join("");
}

function describeTable(columns: readonly SeriesReport[]): string {
  const rows = (["W", "D", "M", "T"] as const).map((name) => [
    name,
    ...columns.map(({ plan, estimates }) =>
      cellText(estimates[name], name === "M" ? undefined : expectedOf(plan, name)),
    ),
  ]);
  const games = ["games", ...columns.map(({ estimates }) => format(estimates.games.mean))];
  return textTable([["", ...columns.map(({ plan }) => plan.system)], ...rows, games]);
}

function cellText({ mean, standardError }: Estimate, expected: number | undefined): string {
  if (!Number.isFinite(mean)) return "-";
  return `${format(mean)} ± ${standardError.toPrecision(1)}${expected === undefined ? "" : ` (${format(expected)})`}`;
}

function knownFrom({ system }: StudyPlan): string {
  return system === "none" ? "theory" : EARLIER;
}

function expectedOf({ system, players, a }: StudyPlan, name: "W" | "D" | "T"): number | undefined {
  if (system === "none") return theoryOfLots(players)[name];
  return a === MAIN_INEQUALITY ? earlierRunOf(system, players, name) : undefined;
}

function format(value: number): string {
  if (Math.abs(value) < 1) return value.toFixed(4);
  return value.toFixed(Math.abs(value) < 100 ? 2 : 1);
}
