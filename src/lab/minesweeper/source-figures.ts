// The source's minesweeper figures with their rules. It gives mines as a share of cells or in
// words; where that is ambiguous, there is a line for each reading.

import { logBinomial, logFactorials } from "../../core/strategies/minesweeper/index.ts";
import type { MinesSeries } from "./series.ts";

export interface SourceFigure {
  readonly strategy: string;
  readonly side: number;
  readonly mines: number;
  readonly start: "seed" | "safe";
  /** Share of won games in 500; undefined where the source has none. */
  readonly printed: number | undefined;
}

/** 7 x 7 with 4 mines, and 11 x 11, where the source says 11 in words and its code 12. */
export const SOURCE_FIGURES: readonly SourceFigure[] = [
  { strategy: "random", side: 7, mines: 4, start: "seed", printed: 0.06 },
  { strategy: "simple", side: 7, mines: 4, start: "seed", printed: 0.7 },
  { strategy: "random", side: 7, mines: 4, start: "safe", printed: 0.06 },
  { strategy: "simple", side: 7, mines: 4, start: "safe", printed: 0.7 },
  { strategy: "exact", side: 7, mines: 4, start: "seed", printed: undefined },
  { strategy: "simple", side: 11, mines: 11, start: "seed", printed: 0.27 },
  { strategy: "simple", side: 11, mines: 12, start: "seed", printed: 0.27 },
  { strategy: "simple", side: 11, mines: 11, start: "safe", printed: 0.27 },
  { strategy: "simple", side: 11, mines: 12, start: "safe", printed: 0.27 },
  { strategy: "exact", side: 11, mines: 12, start: "seed", printed: undefined },
];

export function seriesOf({ strategy, side, mines, start }: SourceFigure, games: number): MinesSeries {
  return { strategy, rules: { width: side, height: side, mines, start }, games, boards: "drawn" };
}

export interface ChanceFigure {
  readonly cells: number;
  readonly mines: number;
  readonly printed: number;
  /** 1 / C(cells, mines), equal to the source's product of (S - n - k) / (S - k). */
  readonly chance: number;
}

/** The win probability of uniformly random play. */
export function chanceFigures(): readonly ChanceFigure[] {
  return [
    { cells: 289, mines: 18, printed: 5.6e-29 },
    { cells: 49, mines: 5, printed: 5.2e-7 },
  ].map((figure) => ({
    ...figure,
    chance: Math.exp(-logBinomial(logFactorials(figure.cells), figure.cells, figure.mines)),
  }));
}
