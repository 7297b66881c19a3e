// `gadalka lab minesweeper`: a strategy's win rate, or the source's figures next to ours.

import { MINES_LEVELS, type MinesRules, minesMax, SIDE_MAX } from "../../core/games/minesweeper/index.ts";
import {
  findSweeper,
  logBinomial,
  logFactorials,
  SWEEPERS,
} from "../../core/strategies/minesweeper/index.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { textTable } from "../../infra/console/text-table.ts";
import { nearestNames } from "../../infra/spelling.ts";
import type { Plot } from "../kit/plots.ts";
import { shareText } from "../kit/printing.ts";
import { defineStudy, oneOf, plotFolder, seed, toggle, WORKERS, whole, words } from "../kit/study.ts";
import {
  BOARDS,
  beginning,
  type MinesReport,
  type MinesSeries,
  type MinesSeriesReport,
  runMines,
  STARTS,
  type Start,
  startOf,
} from "./series.ts";

/** Empty if no game has finished. `figures`, if any, correspond to the series by index. */
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

export const minesweeper = defineStudy({
  id: "minesweeper",
  about: "how often a strategy wins at minesweeper, and the source's figures beside ours",
  parameters: {
    strategy: words("<id>", "random, simple, exact", "exact"),
    board: words("<size>", "width x height / mines, or beginner, intermediate, expert", "9x9/10"),
    start: oneOf(
      STARTS,
      "<rule>",
      "the first cell: safe, opening, source for the source's own click, or seed for its code as printed",
      "safe",
    ),
    games: whole("boards; with --study, boards per line", 1, 1e9, "10000"),
    study: toggle("the source's rates and formulas beside ours, with the rules used"),
    violations: toggle("count the cells called safe, and how many of them were mines"),
    seed: seed("everything drawn"),
    workers: WORKERS,
    plot: plotFolder("a chart"),
  },
  unit: BOARDS,
  cells: ({ study, games, ...one }) =>
    study ? SOURCE_FIGURES.map((figure) => seriesOf(figure, games)) : [readSeries(one, games)],
  run: (series, { seed, workers }, course) => runMines(series, { seed, workers, nowMs, ...course }),
  text: (report, { study, violations }) =>
    study ? describeSource(report) : describeMines(report, violations),
  json: (report, { study, violations }) => (study ? sourceJson(report) : minesJson(report, violations)),
  plots: (report, { study }) => minesPlot(report, study ? SOURCE_FIGURES : []),
});

const nowMs = (): number => performance.now();

interface Asked {
  readonly strategy: string;
  readonly board: string;
  readonly start: Start;
}

function readSeries({ strategy, board, start }: Asked, games: number): MinesSeries {
  const family = findSweeper(strategy);
  if (!family) {
    const ids = SWEEPERS.map(({ id }) => id);
    const [near] = nearestNames(strategy, ids);
    const meant = near === undefined ? "" : `; did you mean ${near}?`;
    throw new ConfigProblem("--strategy", `"${strategy}" isn't one of ${ids.join(", ")}${meant}`);
  }
  return { strategy: family.id, ...readStart(board, start), games, boards: "drawn" };
}

function readStart(board: string, start: Start): Pick<MinesSeries, "rules" | "first"> {
  const size = readSize(board);
  const begun = beginning(size, start);
  const most = minesMax(begun.rules);
  if (size.mines <= most) return begun;
  throw new ConfigProblem(
    "--board",
    `${size.mines} mines don't fit on ${size.width}x${size.height}. With --start ${start}, there's room for ${most}`,
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

export interface SourceFigure {
  readonly strategy: string;
  readonly side: number;
  readonly mines: number;
  readonly start: Start;
  /** Share of 500 games won; undefined if the source has none. */
  readonly printed: number | undefined;
}

/**
 * 7 x 7 with 4 mines, and 11 x 11, where the source's text says 11 mines but its code, a tenth of the cells, gives
 * 12. First with the rules that reproduce all its figures, then with other readings.
 */
export const SOURCE_FIGURES: readonly SourceFigure[] = [
  { strategy: "random", side: 7, mines: 4, start: "source", printed: 0.06 },
  { strategy: "simple", side: 7, mines: 4, start: "source", printed: 0.7 },
  { strategy: "simple", side: 11, mines: 12, start: "source", printed: 0.27 },
  { strategy: "simple", side: 11, mines: 11, start: "source", printed: 0.27 },
  { strategy: "random", side: 7, mines: 4, start: "seed", printed: 0.06 },
  { strategy: "simple", side: 7, mines: 4, start: "seed", printed: 0.7 },
  { strategy: "simple", side: 11, mines: 12, start: "seed", printed: 0.27 },
  { strategy: "simple", side: 11, mines: 11, start: "seed", printed: 0.27 },
  { strategy: "exact", side: 7, mines: 4, start: "source", printed: undefined },
  { strategy: "exact", side: 11, mines: 12, start: "source", printed: undefined },
];

export function seriesOf({ strategy, side, mines, start }: SourceFigure, games: number): MinesSeries {
  return {
    ...beginning({ width: side, height: side, mines }, start),
    strategy,
    games,
    boards: "drawn",
  };
}

export interface ChanceFigure {
  readonly cells: number;
  readonly mines: number;
  /** Undefined if the source has none. */
  readonly printed: number | undefined;
  /** 1 / C(cells, mines): the product of (S - n - k) / (S - k) for k up to S - n - 1, where S is the number of cells
   * and n of mines. The source goes up to S - n, where the last factor is 0. */
  readonly chance: number;
}

/** The win probability of uniformly random play; the last one is for the board that the source plays. */
export function chanceFigures(): readonly ChanceFigure[] {
  return [
    { cells: 289, mines: 18, printed: 5.6e-29 },
    { cells: 49, mines: 5, printed: 5.2e-7 },
    { cells: 49, mines: 4, printed: undefined },
  ].map((figure) => ({
    ...figure,
    chance: Math.exp(-logBinomial(logFactorials(figure.cells), figure.cells, figure.mines)),
  }));
}

/** One series as JSON, including violations if any are counted. */
export function minesJson({ series: [report], gamesPerSecond }: MinesReport, violations: boolean): object {
  if (!report) return {};
  const { games, wins, calledSafe } = report;
  const rates = { games, wins, winRate: orNull(report.winRate), standardError: orNull(report.standardError) };
  const counted = violations ? { calledSafe, violations: report.violations } : {};
  return { ...rates, gamesPerSecond, ...counted };
}

/** One series as a few lines of text. */
export function describeMines(
  { series: [report], gamesPerSecond }: MinesReport,
  violations: boolean,
): string {
  if (!report) return "";
  const { strategy } = report.series;
  const lines = [
    `${strategy} on ${boardWords(report)}: ${report.games} games`,
    `won ${rateWords(report)}`,
    `guesses per game ${(report.guesses / report.games).toFixed(2)}`,
    `games per second ${gamesPerSecond.toFixed(0)}`,
  ];
  if (violations)
    lines.push(`called safe ${report.calledSafe} cells, ${report.violations} of them were mines`);
  return lines.map((line) => `${line}\n`).join("");
}

/** The source's figures next to ours, as JSON. */
export function sourceJson(report: MinesReport): object {
  const rows = report.series.map((own, at) => ({
    ...SOURCE_FIGURES[at],
    games: own.games,
    wins: own.wins,
    winRate: orNull(own.winRate),
    standardError: orNull(own.standardError),
  }));
  return { rows, chance: chanceFigures(), gamesPerSecond: report.gamesPerSecond };
}

const RULES = {
  source:
    "as many mines as stated, all different; the first click is the second cell of the second row, never a mine",
  seed: "as its code is printed: mines placed at random, two in one cell count as one; the same first click",
} as const;

const FORMULA =
  "S cells, n mines: the product of (S - n - k) / (S - k) for k = 0 … S - n - 1;\n" +
  "the source writes k up to S - n, which makes it 0, and takes 5 mines where it plays with 4\n";

/** The source's figures next to ours, the rules used, and the formula of pure chance. */
function describeSource(report: MinesReport): string {
  const rows = report.series.map((own, at) => {
    const printed = SOURCE_FIGURES[at]?.printed;
    const source = printed === undefined ? "-" : `${Math.round(100 * printed)} %`;
    return [`${own.series.strategy} · ${boardWords(own)}`, source, rateWords(own), String(own.games)];
  });
  const chance = chanceFigures().map(({ cells, mines, printed, chance }) => [
    `1 / C(${cells}, ${mines})`,
    printed?.toExponential(1) ?? "-",
    chance.toExponential(1),
  ]);
  return [
    textTable([["won", "source", "here", "games"], ...rows]),
    Object.entries(RULES)
      .map(([rule, words]) => `${rule}: ${words}\n`)
      .join(""),
    "\n",
    textTable([["pure chance, ignoring the numbers", "source", "here"], ...chance]),
    FORMULA,
  ].join("");
}

function boardWords({ series }: MinesSeriesReport): string {
  const { width, height, mines } = series.rules;
  return `${width}x${height}/${mines}, ${startOf(series)}`;
}

function rateWords({ winRate, standardError }: MinesSeriesReport): string {
  return shareText({ mean: winRate, standardError });
}

function orNull(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}
