// `gadalka lab minesweeper`: how often a strategy wins, or the source's figures next to ours.

import { MINES_LEVELS, type MinesRules, minesMax, SIDE_MAX } from "../core/games/minesweeper/board.ts";
import { type BoardResult, playBoard } from "../core/matches/minesweeper.ts";
import { deriveSeed, seededRandom } from "../core/random/index.ts";
import { sum } from "../core/statistics.ts";
import { findSweeper, SWEEPERS } from "../core/strategies/minesweeper/registry.ts";
import { logBinomial } from "../core/strategies/minesweeper/risks.ts";
import { ConfigProblem } from "../infra/config-problem.ts";
import { nearestNames } from "../infra/spelling.ts";
import { textTable } from "../infra/text-table.ts";
import { type PoolOptions, runTasks } from "./kit/pool.ts";
import { shareText } from "./kit/printing.ts";
import { defineStudy, oneOf, seed, toggle, WORKERS, whole, words } from "./kit/study.ts";
import { seedBytes } from "./kit/task-values.ts";

/** `safe`, `opening`: the strategy chooses the first cell. `source`, `seed`: the second cell of the second row, as in
 * the source, with the mines as it says, or as its code is printed. */
const STARTS = ["source", "safe", "opening", "seed"] as const;
type Start = (typeof STARTS)[number];

export interface MinesSeries {
  readonly strategy: string;
  readonly board: Omit<MinesRules, "start">;
  readonly start: Start;
  readonly games: number;
}

export interface MinesReport {
  readonly series: MinesSeries;
  readonly games: number;
  readonly wins: number;
  readonly winRate: number;
  /** sqrt(p (1 - p) / games). */
  readonly standardError: number;
  readonly guesses: number;
  /** Cells that were called safe, and how many of them were mines. */
  readonly calledSafe: number;
  readonly violations: number;
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
    games: whole("boards; with --study, boards per line", 1, 1e6, "10000"),
    study: toggle("the source's rates and formulas beside ours, with the rules used"),
    seed: seed("everything drawn"),
    workers: WORKERS,
  },
  unit: "parts",
  run({ study, strategy, board, start, games, seed, workers }, onProgress) {
    const series = study
      ? SOURCE_FIGURES.map(({ printed: _, ...figure }) => ({ ...figure, games }))
      : [{ strategy: strategyNamed(strategy), board: boardOf(board, start), start, games }];
    return playSeries(series, seed, { workers, onProgress });
  },
  text: (reports, { study }) => (study ? sourceText(reports) : reports.map(reportText).join("")),
  json: (reports, { study }) => {
    const all = reports.map(({ series: _, ...report }) => report);
    if (!study) return all[0];
    return { rows: all.map((report, at) => ({ ...SOURCE_FIGURES[at], ...report })), chance: chanceFigures() };
  },
});

function strategyNamed(typed: string): string {
  const found = findSweeper(typed);
  if (found) return found.id;
  const ids = SWEEPERS.map(({ id }) => id);
  const [near] = nearestNames(typed, ids);
  const meant = near === undefined ? "" : `; did you mean ${near}?`;
  throw new ConfigProblem("--strategy", `"${typed}" isn't one of ${ids.join(", ")}${meant}`);
}

function boardOf(typed: string, start: Start): MinesSeries["board"] {
  const [, width = 0, height = 0, mines = 0] = (/^(\d{1,3})x(\d{1,3})\/(\d{1,5})$/.exec(typed) ?? []).map(
    Number,
  );
  const levels = Object.entries(MINES_LEVELS);
  const board = levels.find(([name]) => name === typed)?.[1] ?? { width, height, mines };
  const longest = Math.max(board.width, board.height);
  if (longest < 1 || longest > SIDE_MAX || Math.min(board.width, board.height) < 1) {
    const names = levels.map(([name]) => name).join(", ");
    const how = `must be ${names} or width x height / mines, such as 9x9/10, with sides of 1 to ${SIDE_MAX}`;
    throw new ConfigProblem("--board", `"${typed}" ${how}`);
  }
  const most = minesMax({ ...board, start: ruleOf(start) });
  if (board.mines <= most) return board;
  const size = `${board.width}x${board.height}`;
  const room = `With --start ${start}, there's room for ${most}`;
  throw new ConfigProblem("--board", `${board.mines} mines don't fit on ${size}. ${room}`);
}

const ruleOf = (start: Start): MinesRules["start"] => (start === "source" ? "safe" : start);

interface MinesPart extends MinesSeries {
  /** The seed of the series, and the first board of the part. */
  readonly seed: number;
  readonly from: number;
}

const PART = 20;

/** The mines of board n, from 0, are laid from `<seed>-<n>`; the same for every strategy. */
export function playPart({ strategy, board, start, games, seed, from }: MinesPart): readonly BoardResult[] {
  const family = findSweeper(strategy);
  if (!family) throw new RangeError(`no strategy ${strategy} at minesweeper`);
  const { width, height } = board;
  const first = Math.min(1, height - 1) * width + Math.min(1, width - 1);
  const isGiven = start === "source" || start === "seed";
  return Array.from({ length: Math.min(PART, games - from) }, (_, at) => {
    const sweeper = family.create(seededRandom(deriveSeed(seedBytes(seed), "minesweeper", from + at)));
    const rules = { ...board, start: ruleOf(start) };
    return playBoard(sweeper, rules, `${seed}-${from + at}`, isGiven ? first : undefined);
  });
}

/** Plays all series, with any number of threads the same. */
export async function playSeries(
  series: readonly MinesSeries[],
  seed: number,
  pool: PoolOptions,
): Promise<readonly MinesReport[]> {
  const parts = series.map((one) =>
    Array.from({ length: Math.ceil(one.games / PART) }, (_, part) => ({ ...one, seed, from: part * PART })),
  );
  const played = await runTasks(new URL(import.meta.url), playPart, parts.flat(), pool);
  const rest = [...played];
  return series.map((one, at): MinesReport => {
    const results = rest.splice(0, parts[at]?.length).flat();
    const wins = results.filter(({ won }) => won).length;
    const winRate = wins / one.games;
    const total = (of: Exclude<keyof BoardResult, "won">) => sum(results.map((result) => result[of]));
    return {
      series: one,
      games: one.games,
      wins,
      winRate,
      standardError: Math.sqrt((winRate * (1 - winRate)) / one.games),
      guesses: total("guesses"),
      calledSafe: total("calledSafe"),
      violations: total("violations"),
    };
  });
}

/** With the share of 500 games that the source won, if it has one. First with the rules that reproduce all its figures,
 * then with other readings: its text says 11 mines on 11 x 11, and its code, a tenth of the cells, gives 12. */
export const SOURCE_FIGURES: readonly (Omit<MinesSeries, "games"> & { readonly printed?: number })[] = [
  { strategy: "random", board: square(7, 4), start: "source", printed: 0.06 },
  { strategy: "simple", board: square(7, 4), start: "source", printed: 0.7 },
  { strategy: "simple", board: square(11, 12), start: "source", printed: 0.27 },
  { strategy: "simple", board: square(11, 11), start: "source", printed: 0.27 },
  { strategy: "random", board: square(7, 4), start: "seed", printed: 0.06 },
  { strategy: "simple", board: square(7, 4), start: "seed", printed: 0.7 },
  { strategy: "simple", board: square(11, 12), start: "seed", printed: 0.27 },
  { strategy: "simple", board: square(11, 11), start: "seed", printed: 0.27 },
  { strategy: "exact", board: square(7, 4), start: "source" },
  { strategy: "exact", board: square(11, 12), start: "source" },
];

function square(side: number, mines: number): MinesSeries["board"] {
  return { width: side, height: side, mines };
}

/** The win probability of uniformly random play, 1 / C(cells, mines): the product of (S - n - k) / (S - k) for k up to
 * S - n - 1, where S is the number of cells and n of mines. The source goes up to S - n, where the last factor is 0. The
 * last figure is for the board that the source plays; it has none for it. */
export function chanceFigures() {
  const figures: { cells: number; mines: number; printed?: number }[] = [
    { cells: 289, mines: 18, printed: 5.6e-29 },
    { cells: 49, mines: 5, printed: 5.2e-7 },
    { cells: 49, mines: 4 },
  ];
  return figures.map((figure) => ({ ...figure, chance: Math.exp(-logBinomial(figure.cells, figure.mines)) }));
}

function boardWords(
  { strategy, board: { width, height, mines }, start }: MinesSeries,
  between: string,
): string {
  return `${strategy} ${between} ${width}x${height}/${mines}, ${start}`;
}

function reportText({ series, games, guesses, calledSafe, violations, ...rate }: MinesReport): string {
  return [
    `${boardWords(series, "on")}: ${games} games`,
    `won ${shareText({ mean: rate.winRate, standardError: rate.standardError })}`,
    `guesses per game ${(guesses / games).toFixed(2)}`,
    `called safe ${calledSafe} cells, ${violations} of them were mines`,
    "",
  ].join("\n");
}

/** The source's figures next to ours, the rules used, and the formula of pure chance. */
function sourceText(reports: readonly MinesReport[]): string {
  const rows = reports.map(({ series, games, winRate, standardError }, at) => {
    const printed = SOURCE_FIGURES[at]?.printed;
    const source = printed === undefined ? "-" : `${Math.round(100 * printed)} %`;
    return [boardWords(series, "·"), source, shareText({ mean: winRate, standardError }), String(games)];
  });
  const chance = chanceFigures().map(({ cells, mines, printed, chance }) => [
    `1 / C(${cells}, ${mines})`,
    printed?.toExponential(1) ?? "-",
    chance.toExponential(1),
  ]);
  return `${textTable([["won", "source", "here", "games"], ...rows])}\
source: as many mines as stated, all different; the first click is the second cell of the second row, never a mine
seed: as its code is printed: mines placed at random, two in one cell count as one; the same first click

${textTable([["pure chance, ignoring the numbers", "source", "here"], ...chance])}\
S cells, n mines: the product of (S - n - k) / (S - k) for k = 0 … S - n - 1;
the source writes k up to S - n, which makes it 0, and takes 5 mines where it plays with 4
`;
}
