// `gadalka arena mines`: all strategies at minesweeper on the same boards.

import { percent, textTable } from "../../infra/console/text-table.ts";
import {
  LEADERBOARD_LEVELS,
  leaderboardSeries,
  type MinesStanding,
  minesStandings,
} from "../../lab/minesweeper/leaderboard.ts";
import { playMines } from "../../lab/minesweeper/run.ts";
import { readWhole } from "../../lab/options.ts";

interface ArenaMinesOptions {
  readonly boards: string;
  readonly seed: string;
  readonly workers?: string;
  readonly json?: true;
}

/** Prints the standings; Ctrl+C prints the finished boards. @throws ConfigProblem. */
export async function runArenaMines(options: ArenaMinesOptions): Promise<void> {
  const boards = readWhole("--boards", options.boards, 1, 100_000);
  const { series } = await playMines(leaderboardSeries(boards), options);
  const standings = minesStandings(series);
  const complete = series.every((one) => one.complete);
  const report = { boards, seed: Number(options.seed), complete, standings };
  process.stdout.write(
    options.json ? `${JSON.stringify(report)}\n` : describe(standings, boards, options.seed),
  );
}

function describe(standings: readonly MinesStanding[], boards: number, seed: string): string {
  const rows = standings.map(({ places: [from, to], name, points, boards: played, wins }) => [
    from === to ? `${from}` : `${from}-${to}`,
    name,
    String(points),
    percent(points / played),
    ...LEADERBOARD_LEVELS.map((level) => String(wins[level])),
  ]);
  return `minesweeper: ${boards} boards a level, seed ${seed}; a won board is a point\n${textTable([["", "", "points", "won", ...LEADERBOARD_LEVELS], ...rows])}`;
}
