// `gadalka lab minesweeper`: a strategy's win rate, or the source's figures beside ours.

import { MINES_LEVELS, type MinesRules, minesMax, SIDE_MAX } from "../../core/games/minesweeper/index.ts";
import { findSweeper, SWEEPERS } from "../../core/strategies/minesweeper/index.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { interruption } from "../../infra/console/interruption.ts";
import { progressOn } from "../../infra/console/progress.ts";
import { nearestNames } from "../../infra/spelling.ts";
import { readSeed, readWhole, readWorkers } from "../options.ts";
import { openPlots, type Plot } from "../plots.ts";
import { beginning, type MinesSeries, STARTS, startOf } from "./series.ts";
import { SOURCE_FIGURES, type SourceFigure, seriesOf } from "./source-figures.ts";
import { type MinesReport, runMines } from "./study.ts";
import { describeMines, describeSource, minesJson, sourceJson } from "./text.ts";

/** Empty where no game is finished. `figures`, if any, correspond to the series by index. */
export function minesPlot({ series }: MinesReport, figures: readonly SourceFigure[]): readonly Plot[] {
  const rows = series.flatMap((own, at) => (own.games > 0 ? [{ own, printed: figures[at]?.printed }] : []));
  if (rows.length === 0) return [];
  const categories = rows.map(({ own: { series: one } }) => {
    const { width, height, mines } = one.rules;
    return `${one.strategy} ${width}x${height}/${mines} ${startOf(one)}`;
  });
  const points = rows.map(({ own, printed }) => ({
    y: 100 * own.winRate,
    error: 100 * own.standardError,
    ...(printed === undefined ? {} : { reference: 100 * printed }),
  }));
  return [
    {
      name: "minesweeper",
      chart: {
        kind: "bars",
        title: "Minesweeper: games won",
        subtitle: "bars: rate ± standard error; black marks: the source",
        x: { title: "strategy and board", categories },
        y: { title: "games won, %", range: [0, 100] },
        series: [{ name: "won", points }],
      },
    },
  ];
}

interface MinesweeperOptions {
  readonly strategy: string;
  readonly board: string;
  readonly start: string;
  readonly games: string;
  readonly seed: string;
  readonly study?: true;
  readonly violations?: true;
  readonly workers?: string;
  readonly plot?: string;
  readonly json?: true;
}

/** Prints the win rate or the figures; Ctrl+C prints what is finished. @throws ConfigProblem. */
export async function runMinesweeper(options: MinesweeperOptions): Promise<void> {
  const games = readWhole("--games", options.games, 1, 1e9);
  const series = options.study
    ? SOURCE_FIGURES.map((figure) => seriesOf(figure, games))
    : [readSeries(options, games)];
  const plots = await openPlots(options.plot);
  const report = await playMines(series, options);
  const { json, violations } = options;
  if (options.study) process.stdout.write(json ? sourceJson(report) : describeSource(report));
  else process.stdout.write(json ? minesJson(report, violations) : describeMines(report, violations));
  await plots.write(minesPlot(report, options.study ? SOURCE_FIGURES : []));
}

/** Plays the series with a progress line, until finished or Ctrl+C. */
export async function playMines(
  series: readonly MinesSeries[],
  options: { readonly seed: string; readonly workers?: string },
): Promise<MinesReport> {
  const seed = readSeed(options.seed);
  const workers = readWorkers(options.workers);
  const progress = progressOn(process.stderr, "hundreds of boards");
  const stop = interruption();
  const nowMs = (): number => performance.now();
  const report = await runMines(series, {
    seed,
    workers,
    nowMs,
    signal: stop.signal,
    onProgress: progress.show,
  });
  progress.end();
  stop.end();
  return report;
}

function readSeries({ strategy, board, start }: MinesweeperOptions, games: number): MinesSeries {
  const family = findSweeper(strategy);
  if (!family) {
    const ids = SWEEPERS.map(({ id }) => id);
    const [near] = nearestNames(strategy, ids);
    const meant = near === undefined ? "" : `; did you mean ${near}?`;
    throw new ConfigProblem("--strategy", `"${strategy}" is not one of ${ids.join(", ")}${meant}`);
  }
  return { strategy: family.id, ...readBeginning(board, start), games, boards: "drawn" };
}

function readBeginning(board: string, typedStart: string): Pick<MinesSeries, "rules" | "first"> {
  const start = STARTS.find((rule) => rule === typedStart);
  if (!start) throw new ConfigProblem("--start", `"${typedStart}" is not one of ${STARTS.join(", ")}`);
  const size = readSize(board);
  const begun = beginning(size, start);
  const most = minesMax(begun.rules);
  if (size.mines <= most) return begun;
  throw new ConfigProblem(
    "--board",
    `${size.mines} mines do not fit ${size.width}x${size.height}: with --start ${start} there is room for ${most}`,
  );
}

function readSize(board: string): Omit<MinesRules, "start"> {
  const level = Object.entries(MINES_LEVELS).find(([name]) => name === board)?.[1];
  if (level) return level;
  const [, width = 0, height = 0, mines = 0] = (/^(\d{1,3})x(\d{1,3})\/(\d{1,5})$/.exec(board) ?? []).map(
    Number,
  );
  if (width >= 1 && height >= 1 && Math.max(width, height) <= SIDE_MAX) return { width, height, mines };
  throw new ConfigProblem(
    "--board",
    `"${board}" must be ${Object.keys(MINES_LEVELS).join(", ")} or width x height / mines, such as 9x9/10, with sides of 1 to ${SIDE_MAX}`,
  );
}
