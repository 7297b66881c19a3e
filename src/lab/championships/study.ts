// Whole series over worker threads: cut into parts, each of which follows from the seed and its
// number, so any number of threads gives the same sums.

import { sum } from "../../core/statistics.ts";
import { type PoolOptions, runTasks } from "../pool.ts";
import type { StudyPlan } from "./plan.ts";
import { type Estimates, estimatesOf, type Sums } from "./series.ts";

/** One part of a series, for a worker. */
export interface PartJob {
  readonly plan: StudyPlan;
  readonly seed: number;
  readonly part: number;
  readonly count: number;
}

/** How many championships are to be played of a plan. */
export interface Series {
  readonly plan: StudyPlan;
  readonly championships: number;
}

export interface SeriesReport {
  readonly plan: StudyPlan;
  /** Of the finished parts; NaN where none is finished. */
  readonly estimates: Estimates;
  readonly complete: boolean;
}

export interface StudyReport {
  readonly series: readonly SeriesReport[];
  /** All finished championships by the time from the moment when every thread was ready. */
  readonly championshipsPerSecond: number;
}

const PART = 500;

/** Plays all series; `nowMs` is a clock. Aborted, it reports the parts that were finished. */
export async function runSeries(
  series: readonly Series[],
  { seed, nowMs, ...pool }: PoolOptions & { readonly seed: number; nowMs(): number },
): Promise<StudyReport> {
  const jobs = series.map((one) => partsOf(one, seed));
  let beganMs = nowMs();
  const onReady = (): void => {
    beganMs = nowMs();
  };
  const file = new URL("./worker.ts", import.meta.url);
  const results = await runTasks<PartJob, Sums>(file, jobs.flat(), { ...pool, onReady });
  const seconds = (nowMs() - beganMs) / 1000;
  let taken = 0;
  const reports = series.map(({ plan }, index): SeriesReport => {
    const begun = taken;
    taken += jobs[index]?.length ?? 0;
    const own = results.slice(begun, taken);
    const finished = own.filter((part) => part !== undefined);
    return { plan, estimates: estimatesOf(finished, plan.players), complete: finished.length === own.length };
  });
  const played = sum(reports.map(({ estimates }) => estimates.championships));
  return { series: reports, championshipsPerSecond: played / seconds };
}

function partsOf({ plan, championships }: Series, seed: number): readonly PartJob[] {
  return Array.from({ length: Math.ceil(championships / PART) }, (_, part) => ({
    plan,
    seed,
    part,
    count: Math.min(PART, championships - part * PART),
  }));
}
