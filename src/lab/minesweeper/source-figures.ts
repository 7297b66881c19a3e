// The source's figures on minesweeper, each with the rule it is compared under. The source throws
// mines, and says how many by a share of the cells or in words; where that leaves the rule open,
// there is a line for each reading.

import { logBinomial, logFactorials } from "../../core/strategies/minesweeper/index.ts";
import type { MinesSeries } from "./series.ts";

export interface SourceFigure {
  readonly strategy: string;
  /** The board's side, and the mines. */
  readonly side: number;
  readonly mines: number;
  readonly start: "seed" | "safe";
  /** Its share of won games in 500; undefined where the source has none. */
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
  /** 1 / C(cells, mines): every safe cell is drawn before any mine. The source's product, of (S - n
   * - k) / (S - k), is the same. */
  readonly chance: number;
}

/** What pure chance wins without looking at the board. */
export function chanceFigures(): readonly ChanceFigure[] {
  return [
    { cells: 289, mines: 18, printed: 5.6e-29 },
    { cells: 49, mines: 5, printed: 5.2e-7 },
  ].map((figure) => ({
    ...figure,
    chance: Math.exp(-logBinomial(logFactorials(figure.cells), figure.cells, figure.mines)),
  }));
}
