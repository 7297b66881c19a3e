// The ladder study as text.

import { type Estimate, Z95 } from "../../src/core/statistics.ts";
import { percent, textTable } from "../../src/infra/console/text-table.ts";
import type { LuckLine } from "./luck.ts";
import { CHECKPOINTS } from "./recovery.ts";
import type { Bin, LadderStudy, RecoveryLine, TrickLine } from "./study.ts";

export function describeStudy({ recovery, luck, tricks }: LadderStudy, people: number): string {
  return [
    `rank correlation of the ladder with true strengths, ${people} people, duels first to 3; ± 95 %\n`,
    textTable([
      [
        "a strong one wins of rounds",
        ...CHECKPOINTS.map((duels) => `${duels} duels`),
        "Brier",
        "even",
        "truth",
      ],
      ...recovery.map(recoveryRow),
    ]),
    ...recovery.flatMap((line) => [`\n${strong(line.spread)}: expected and scored\n`, binTable(line.bins)]),
    "\ntwelve equals: the spread of their ratings, and the best of them\n",
    textTable([["duels each", "spread", "best", "computed"], ...luck.map(luckRow)]),
    "\na month of each trick beside twelve equals: by the rules, and with every result in full\n",
    textTable([["", "rating", "surely", "rank of 13", "rated", "ranked"], ...tricks.map(trickRow)]),
  ].join("");
}

/** The share of rounds won by someone a standard deviation above the average. */
export function strong(spread: number): string {
  return percent(1 / (1 + Math.exp(-spread)));
}

function recoveryRow({ spread, correlations, brier }: RecoveryLine): string[] {
  const errors = [brier.ladder, brier.even, brier.truth].map((value) => value.toFixed(4));
  return [strong(spread), ...correlations.map(({ spearman }) => within(spearman, 2)), ...errors];
}

function binTable(bins: readonly Bin[]): string {
  const rows = bins.map(({ from, to, count, expected, scored }) => [
    `${from} to ${to}`,
    percent(expected),
    percent(scored),
    String(count),
  ]);
  return textTable([["expected score", "expected", "scored", "duels"], ...rows]);
}

function luckRow({ duels, spread, best, computed }: LuckLine): string[] {
  return [String(duels), spread.toFixed(1), within(best, 0), computed.toFixed(0)];
}

function trickRow({ name, hasRules, rating, sure, rank, rated, ranked }: TrickLine): string[] {
  const words = hasRules ? name : "  with every result in full";
  return [words, within(rating, 0), within(sure, 0), within(rank, 1), rated.toFixed(0), percent(ranked)];
}

function within({ mean, standardError }: Estimate, digits: number): string {
  return `${mean.toFixed(digits)} ± ${(Z95 * standardError).toFixed(digits)}`;
}
