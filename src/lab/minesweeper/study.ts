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
import { shareText } from "../kit/printing.ts";
import { defineStudy, oneOf, seed, toggle, WORKERS, whole, words } from "../kit/study.ts";
import {
  BOARDS,
  beginning,
  type MinesSeries,
  type MinesSeriesReport,
  runMines,
  STARTS,
  type Start,
  startOf,
} from "./series.ts";

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
  },
  unit: BOARDS,
  run({ study, games, seed, workers, ...one }, onProgress) {
    const series = study ? SOURCE_FIGURES.map((figure) => seriesOf(figure, games)) : [readSeries(one, games)];
    return runMines(series, { seed, workers, onProgress });
  },
  text: (reports, { study, violations }) =>
    study ? describeSource(reports) : describeMines(reports, violations),
  json: (reports, { study, violations }) => (study ? sourceJson(reports) : minesJson(reports, violations)),
});

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
function minesJson([report]: readonly MinesSeriesReport[], violations: boolean): object {
  if (!report) return {};
  const { games, wins, winRate, standardError, calledSafe } = report;
  const counted = violations ? { calledSafe, violations: report.violations } : {};
  return { games, wins, winRate, standardError, ...counted };
}

/** One series as a few lines of text. */
function describeMines([report]: readonly MinesSeriesReport[], violations: boolean): string {
  if (!report) return "";
  const { strategy } = report.series;
  const lines = [
    `${strategy} on ${boardWords(report)}: ${report.games} games`,
    `won ${rateWords(report)}`,
    `guesses per game ${(report.guesses / report.games).toFixed(2)}`,
  ];
  if (violations)
    lines.push(`called safe ${report.calledSafe} cells, ${report.violations} of them were mines`);
  return lines.map((line) => `${line}\n`).join("");
}

/** The source's figures next to ours, as JSON. */
function sourceJson(reports: readonly MinesSeriesReport[]): object {
  const rows = reports.map(({ games, wins, winRate, standardError }, at) => ({
    ...SOURCE_FIGURES[at],
    games,
    wins,
    winRate,
    standardError,
  }));
  return { rows, chance: chanceFigures() };
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
function describeSource(reports: readonly MinesSeriesReport[]): string {
  const rows = reports.map((own, at) => {
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
