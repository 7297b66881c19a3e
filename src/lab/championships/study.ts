// Runs series on worker threads, in parts that are seeded by number, so any thread count gives the same sums.

import { sum } from "../../core/statistics.ts";
import { type PoolOptions, runTimed } from "../kit/pool.ts";
import type { StudyPlan } from "./plan.ts";
import { type Estimates, estimatesOf, type Part, playPart } from "./series.ts";

/** A plan and its number of championships. */
export interface Series {
  readonly plan: StudyPlan;
  readonly championships: number;
}

export interface SeriesReport {
  readonly plan: StudyPlan;
  readonly estimates: Estimates;
  readonly complete: boolean;
}

export interface StudyReport {
  readonly series: readonly SeriesReport[];
  /** Wall-clock rate, measured from when all threads were ready. */
  readonly championshipsPerSecond: number;
}

const PART = 500;

/** Plays all series; `nowMs` is a clock. If aborted, reports the finished parts. */
export async function runSeries(
  series: readonly Series[],
  { seed, ...pool }: PoolOptions & { readonly seed: number; nowMs(): number },
): Promise<StudyReport> {
  const file = new URL("./series.ts", import.meta.url);
  const parts = series.map((one) => partsOf(one, seed));
  const { results, seconds } = await runTimed(file, playPart, parts, pool);
  const reports = series.map(({ plan }, index): SeriesReport => {
    const own = results[index] ?? [];
    const finished = own.filter((part) => part !== undefined);
    return { plan, estimates: estimatesOf(finished, plan.players), complete: finished.length === own.length };
  });
  const played = sum(reports.map(({ estimates }) => estimates.championships));
  return { series: reports, championshipsPerSecond: played / seconds };
}

function partsOf({ plan, championships }: Series, seed: number): readonly Part[] {
  return Array.from({ length: Math.ceil(championships / PART) }, (_, part) => ({
    plan,
    seed,
    part,
    count: Math.min(PART, championships - part * PART),
  }));
}
