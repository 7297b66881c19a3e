// Minesweeper win rates as text and as JSON.

import { percent, textTable } from "../../infra/console/text-table.ts";
import { startOf } from "./series.ts";
import { chanceFigures, SOURCE_FIGURES } from "./source-figures.ts";
import type { MinesReport, MinesSeriesReport } from "./study.ts";

/** One series as JSON, with the violations if any are counted. */
export function minesJson(
  { series: [report], gamesPerSecond }: MinesReport,
  violations: true | undefined,
): string {
  if (!report) return "";
  const { games, wins, calledSafe } = report;
  const rates = { games, wins, winRate: orNull(report.winRate), standardError: orNull(report.standardError) };
  const counted = violations ? { calledSafe, violations: report.violations } : {};
  return `${JSON.stringify({ ...rates, gamesPerSecond, ...counted })}\n`;
}

/** One series as a few lines of text. */
export function describeMines(
  { series: [report], gamesPerSecond }: MinesReport,
  violations: true | undefined,
): string {
  if (!report) return "";
  const { strategy } = report.series;
  const lines = [
    `${strategy} on ${boardWords(report)}: ${report.games} games`,
    `won ${rateWords(report)}`,
    `guesses a game ${(report.guesses / report.games).toFixed(2)}`,
    `games a second ${gamesPerSecond.toFixed(0)}`,
  ];
  if (violations)
    lines.push(`called safe ${report.calledSafe} cells, ${report.violations} of them were mines`);
  return lines.map((line) => `${line}\n`).join("");
}

/** The source's figures beside ours as JSON. */
export function sourceJson(report: MinesReport): string {
  const rows = report.series.map((own, at) => ({
    ...SOURCE_FIGURES[at],
    games: own.games,
    wins: own.wins,
    winRate: orNull(own.winRate),
    standardError: orNull(own.standardError),
  }));
  return `${JSON.stringify({ rows, chance: chanceFigures(), gamesPerSecond: report.gamesPerSecond })}\n`;
}

const RULES = {
  source: "as many mines as said, all different; first click second of second row, never a mine",
  seed: "as its code is printed: mines thrown, two in one cell are one; the same first click",
} as const;

const FORMULA =
  "S cells, n mines: the product of (S - n - k) / (S - k) for k = 0 … S - n - 1;\n" +
  "the source writes k up to S - n, which makes it 0, and takes 5 mines where it plays with 4\n";

/** The source's figures beside ours, the rules used, and the formula of pure chance. */
export function describeSource(report: MinesReport): string {
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
    textTable([["pure chance, never looking", "source", "here"], ...chance]),
    FORMULA,
  ].join("");
}

function boardWords({ series }: MinesSeriesReport): string {
  const { width, height, mines } = series.rules;
  return `${width}x${height}/${mines}, ${startOf(series)}`;
}

function rateWords({ winRate, standardError }: MinesSeriesReport): string {
  return `${percent(winRate)} ± ${(100 * standardError).toFixed(1)}`;
}

function orNull(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}
