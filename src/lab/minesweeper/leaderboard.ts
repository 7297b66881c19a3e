// Minesweeper leaderboard: all strategies on the same named boards, one point per won board.

import { MINES_LEVELS } from "../../core/games/minesweeper/index.ts";
import { sum } from "../../core/statistics.ts";
import { SWEEPERS } from "../../core/strategies/minesweeper/index.ts";
import type { MinesSeries } from "./series.ts";
import type { MinesSeriesReport } from "./study.ts";

export type MinesLevel = keyof typeof MINES_LEVELS;

export const LEADERBOARD_LEVELS = Object.keys(MINES_LEVELS) as readonly MinesLevel[];

export interface MinesStanding {
  readonly places: readonly [number, number];
  readonly name: string;
  readonly points: number;
  readonly boards: number;
  readonly wins: Readonly<Record<MinesLevel, number>>;
}

/** `boards` of every level per strategy, with an opening at the first cell. */
export function leaderboardSeries(boards: number): readonly MinesSeries[] {
  return SWEEPERS.flatMap(({ id }) =>
    LEADERBOARD_LEVELS.map(
      (level): MinesSeries => ({
        strategy: id,
        rules: { ...MINES_LEVELS[level], start: "opening" },
        games: boards,
        boards: "named",
      }),
    ),
  );
}

/** The standings of `leaderboardSeries`, most points first. */
export function minesStandings(reports: readonly MinesSeriesReport[]): readonly MinesStanding[] {
  const totals = SWEEPERS.map(({ id }) =>
    totalOf(
      id,
      reports.filter(({ series }) => series.strategy === id),
    ),
  );
  const sorted = totals.toSorted((a, b) => b.points - a.points);
  return sorted.map((own) => ({
    places: [
      1 + sorted.findIndex(({ points }) => points === own.points),
      1 + sorted.findLastIndex(({ points }) => points === own.points),
    ],
    ...own,
  }));
}

function totalOf(name: string, reports: readonly MinesSeriesReport[]): Omit<MinesStanding, "places"> {
  const wins = Object.fromEntries(
    LEADERBOARD_LEVELS.map((level, index) => [level, reports[index]?.wins ?? 0]),
  );
  return {
    name,
    points: sum(reports.map(({ wins }) => wins)),
    boards: sum(reports.map(({ games }) => games)),
    wins: wins as Record<MinesLevel, number>,
  };
}
