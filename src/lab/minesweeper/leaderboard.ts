// `gadalka arena mines`, the minesweeper leaderboard: all strategies on the same named boards, one point per board won.

import { MINES_LEVELS } from "../../core/games/minesweeper/index.ts";
import { sum } from "../../core/statistics.ts";
import { SWEEPERS } from "../../core/strategies/minesweeper/index.ts";
import { percent, textTable } from "../../infra/console/text-table.ts";
import { defineStudy, seed, WORKERS, whole } from "../kit/study.ts";
import { BOARDS, type MinesSeries, type MinesSeriesReport, runMines } from "./series.ts";

export const arenaMines = defineStudy({
  id: "mines",
  about: "the minesweeper leaderboard of the strategies, all on the same boards",
  parameters: {
    boards: whole("boards per level", 1, 100_000, "200"),
    seed: { ...seed(""), about: "whole number that determines the boards" },
    workers: WORKERS,
  },
  unit: BOARDS,
  async run({ boards, seed, workers }, onProgress) {
    return minesStandings(await runMines(leaderboardSeries(boards), { seed, workers, onProgress }));
  },
  text: (standings, { boards, seed }) => describe(standings, boards, seed),
  json: (standings, { boards, seed }) => ({ boards, seed, standings }),
});

type MinesLevel = keyof typeof MINES_LEVELS;

const LEADERBOARD_LEVELS = Object.keys(MINES_LEVELS) as readonly MinesLevel[];

interface MinesStanding {
  readonly places: readonly [number, number];
  readonly name: string;
  readonly points: number;
  readonly boards: number;
  readonly wins: Readonly<Record<MinesLevel, number>>;
}

/** `boards` boards per level and strategy, with an opening at the first cell. */
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

function describe(standings: readonly MinesStanding[], boards: number, seed: number): string {
  const rows = standings.map(({ places: [from, to], name, points, boards: played, wins }) => [
    from === to ? `${from}` : `${from}-${to}`,
    name,
    String(points),
    percent(points / played),
    ...LEADERBOARD_LEVELS.map((level) => String(wins[level])),
  ]);
  return `minesweeper: ${boards} boards per level, seed ${seed}; a won board is a point\n${textTable([["", "", "points", "won", ...LEADERBOARD_LEVELS], ...rows])}`;
}
