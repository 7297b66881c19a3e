// Win rates of minesweeper strategies, on worker threads.

import { sum } from "../../core/statistics.ts";
import { type PoolOptions, runTimed } from "../pool.ts";
import { added, type MinesSeries, type MinesSums, NO_GAMES, partsOf, playPart } from "./series.ts";

export interface MinesSeriesReport extends MinesSums {
  readonly series: MinesSeries;
  /** Of the finished games; NaN where none is finished. */
  readonly winRate: number;
  /** sqrt(p (1 - p) / games). */
  readonly standardError: number;
  readonly complete: boolean;
}

export interface MinesReport {
  readonly series: readonly MinesSeriesReport[];
  /** Wall-clock rate, measured from the moment when every thread was ready. */
  readonly gamesPerSecond: number;
}

/** Plays all series; `nowMs` is a clock. An abort reports what was finished. */
export async function runMines(
  series: readonly MinesSeries[],
  { seed, ...pool }: PoolOptions & { readonly seed: number; nowMs(): number },
): Promise<MinesReport> {
  const file = new URL("./series.ts", import.meta.url);
  const parts = series.map((one) => partsOf(one, seed));
  const { results, seconds } = await runTimed(file, playPart, parts, pool);
  const reports = series.map((one, index) => reportOf(one, results[index] ?? []));
  return { series: reports, gamesPerSecond: sum(reports.map(({ games }) => games)) / seconds };
}

function reportOf(series: MinesSeries, results: readonly (MinesSums | undefined)[]): MinesSeriesReport {
  const finished = results.filter((part) => part !== undefined);
  const sums = finished.reduce(added, NO_GAMES);
  const winRate = sums.wins / sums.games;
  const standardError = Math.sqrt((winRate * (1 - winRate)) / sums.games);
  return { series, ...sums, winRate, standardError, complete: finished.length === results.length };
}
