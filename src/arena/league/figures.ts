// Computes a league's figures from its results; some seconds for a hundred entrants, so in a thread.

import {
  exploitability,
  type LeagueMatch,
  leagueTable,
  nashMix,
  type PairRecord,
  type PayoffMatrix,
  payoffMatrix,
  type ThrowerSuspicion,
  throwersOf,
} from "../../core/championships/league/index.ts";
import { seededRandom } from "../../core/random/index.ts";
import type { TableRow } from "./table.ts";

export interface FiguresAsked {
  readonly size: number;
  readonly pairs: readonly PairRecord[];
  /** Numbers of the house's entrants. */
  readonly house: readonly number[];
  /** What the intervals are drawn by: anything public, the same for the same league. */
  readonly lot: string;
}

export interface Figures {
  readonly rows: readonly TableRow[];
  readonly matrix: PayoffMatrix;
  readonly throwers: readonly ThrowerSuspicion[];
}

/** Pure: the same question, the same figures. */
export function figuresOf({ size, pairs, house, lot }: FiguresAsked): Figures {
  if (size === 0) return { rows: [], matrix: [], throwers: [] };
  const matrix = payoffMatrix(size, pairs);
  const mix = nashMix(matrix);
  const rows = leagueTable(size, pairs, seededRandom(Buffer.from(lot))).map((row) => ({
    ...row,
    exploitability: exploitability(matrix, row.entrant),
    share: mix[row.entrant] as number,
  }));
  return { rows, matrix, throwers: throwersOf(size, pairs, house) };
}

/** Matches with a result, as pairs of numbers. */
export function recordOf(a: number, b: number, matches: readonly (LeagueMatch | "void")[]): PairRecord {
  return { a, b, matches: matches.filter((match) => match !== "void") };
}
