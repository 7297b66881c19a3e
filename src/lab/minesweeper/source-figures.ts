// The source's minesweeper figures, each under the readings of what it says.

import { logBinomial, logFactorials } from "../../core/strategies/minesweeper/index.ts";
import { beginning, type MinesSeries, type Start } from "./series.ts";

export interface SourceFigure {
  readonly strategy: string;
  readonly side: number;
  readonly mines: number;
  readonly start: Start;
  /** Share of won games in 500; undefined where the source has none. */
  readonly printed: number | undefined;
}

/** 7 x 7 with 4 mines, and 11 x 11, where the source says 11 in words and its code, a tenth of the cells, makes
 * 12. First by the rule under which all its figures come out, then by other readings. */
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
    ...{ strategy, games, boards: "drawn" },
  };
}

export interface ChanceFigure {
  readonly cells: number;
  readonly mines: number;
  /** Undefined where the source has none. */
  readonly printed: number | undefined;
  /** 1 / C(cells, mines): the product of (S - n - k) / (S - k) for k up to S - n - 1, S the cells and n the
   * mines. The source writes it up to S - n, where its last factor is 0. */
  readonly chance: number;
}

/** The win probability of uniformly random play; the last for the board that the source plays. */
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
