// `gadalka lab championships`: accuracy and number of games of championship systems.

import { SYSTEMS, type SystemId, swissRounds } from "../../core/championships/index.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { interruption } from "../../infra/console/interruption.ts";
import { progressOn } from "../../infra/console/progress.ts";
import { readSeed, readWhole, readWorkers } from "../options.ts";
import { openPlots } from "../plots.ts";
import { STUDY_PLAYERS } from "./earlier-run.ts";
import type { StudyPlan } from "./plan.ts";
import { championshipPlot } from "./plot.ts";
import { runSeries, type Series, type StudyReport } from "./study.ts";
import { finder, furtherPlans, studyPlan, sweepPlans, tablePlans } from "./tables.ts";
import { describeSeries, describeTables, seriesJson } from "./text.ts";
import { verdictsOf } from "./verdicts.ts";

interface ChampionshipsOptions {
  readonly system: string;
  readonly players: string;
  readonly a: string;
  readonly series?: string;
  readonly seed: string;
  readonly k: string;
  readonly rounds?: string;
  readonly repeat: string;
  readonly fresh?: true;
  readonly tables?: true;
  readonly workers?: string;
  readonly plot?: string;
  readonly json?: true;
}

const SERIES = 100_000;
/** The smallest tables use longer series, as in the study. */
const SERIES_OF_SMALLEST = 1_000_000;
const SWEEP_SHARE = 0.2;

/** Prints one system or all tables; Ctrl+C prints what is finished. @throws ConfigProblem. */
export async function runChampionships(options: ChampionshipsOptions): Promise<void> {
  const plan = readPlan(options);
  const length = options.series === undefined ? undefined : readWhole("--series", options.series, 2, 1e9);
  const asked = options.tables ? tableSeries(length) : [{ plan, championships: length ?? SERIES }];
  const swept =
    options.plot === undefined ? [] : sweeps(options.tables ? STUDY_PLAYERS : [plan.players], plan.a, length);
  const stop = interruption();
  const plots = await openPlots(options.plot);
  const report = await played([...asked, ...swept], options, stop.signal);
  stop.end();
  const own = { ...report, series: report.series.slice(0, asked.length) };
  process.stdout.write(options.tables ? tablesText(own, options.json) : singleText(own, plan, options));
  const drawn = report.series.slice(asked.length);
  await plots.write(
    [...new Set(drawn.map((one) => one.plan.players))].flatMap((n) => championshipPlot(drawn, n, plan.a)),
  );
}

async function played(
  series: readonly Series[],
  options: ChampionshipsOptions,
  signal: AbortSignal,
): Promise<StudyReport> {
  const seed = readSeed(options.seed);
  const workers = readWorkers(options.workers);
  const progress = progressOn(process.stderr, "parts");
  const nowMs = (): number => performance.now();
  const report = await runSeries(series, { seed, workers, nowMs, signal, onProgress: progress.show });
  progress.end();
  return report;
}

function readPlan({ system, players, a, k, rounds, fresh, repeat }: ChampionshipsOptions): StudyPlan {
  const count = readWhole("--players", players, 3, 4096);
  return {
    system: readSystem(system),
    players: count,
    a: readInequality(a),
    firstTo: readWhole("--k", k, 1, 1000),
    rounds: rounds === undefined ? swissRounds(count) : readWhole("--rounds", rounds, 1, 1000),
    repeats: fresh !== true,
    times: readWhole("--repeat", repeat, 1, 1000),
  };
}

function readSystem(typed: string): SystemId {
  const found = SYSTEMS.find((system) => system === typed);
  if (found) return found;
  throw new ConfigProblem("--system", `"${typed}" is not one of ${SYSTEMS.join(", ")}`);
}

function readInequality(typed: string): number {
  const value = /^[01]?(\.\d{1,12})?$/.test(typed) ? Number(typed) : Number.NaN;
  if (typed !== "" && value >= 0.5 && value <= 1) return value;
  throw new ConfigProblem("--a", `"${typed}" must be a number from .5 (all alike) to 1, such as --a 0.75`);
}

function tableSeries(length: number | undefined): readonly Series[] {
  return [...tablePlans(), ...furtherPlans()].map((plan) => {
    const usual = plan.players === STUDY_PLAYERS[0] ? SERIES_OF_SMALLEST : SERIES;
    return { plan, championships: length ?? usual };
  });
}

function sweeps(players: readonly number[], a: number, length = SERIES): readonly Series[] {
  const championships = Math.max(2, Math.round(length * SWEEP_SHARE));
  return players.flatMap((count) => sweepPlans(count, a).map((plan) => ({ plan, championships })));
}

function singleText(report: StudyReport, plan: StudyPlan, { seed, json }: ChampionshipsOptions): string {
  return json
    ? `${JSON.stringify(seriesJson(report, Number(seed)))}\n`
    : describeSeries(report, studyPlan(plan.system, plan.players, plan.a));
}

function tablesText(report: StudyReport, json: true | undefined): string {
  const verdicts = verdictsOf(finder(report.series));
  if (!json) return describeTables(report, verdicts);
  const { championshipsPerSecond } = report;
  return `${JSON.stringify({ series: report.series, verdicts, championshipsPerSecond })}\n`;
}
