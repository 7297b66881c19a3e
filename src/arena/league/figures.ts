// Computes a league's figures from its results: a few seconds for a hundred entrants, so it runs in a thread.

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
  /** Numbers of the built-in entrants. */
  readonly builtIns: readonly number[];
  /** Seeds the drawing of the intervals: anything public that stays the same for the same league. */
  readonly lot: string;
}

export interface Figures {
  readonly rows: readonly TableRow[];
  readonly matrix: PayoffMatrix;
  readonly throwers: readonly ThrowerSuspicion[];
}

/** Pure: the same input gives the same figures. */
export function figuresOf({ size, pairs, builtIns, lot }: FiguresAsked): Figures {
  if (size === 0) return { rows: [], matrix: [], throwers: [] };
  const matrix = payoffMatrix(size, pairs);
  const mix = nashMix(matrix);
  const rows = leagueTable(size, pairs, seededRandom(Buffer.from(lot))).map((row) => ({
    ...row,
    exploitability: exploitability(matrix, row.entrant),
    share: mix[row.entrant] as number,
  }));
  return { rows, matrix, throwers: throwersOf(size, pairs, builtIns) };
}

/** Matches that have a result, as pairs of numbers. */
export function recordOf(a: number, b: number, matches: readonly (LeagueMatch | "void")[]): PairRecord {
  return { a, b, matches: matches.filter((match) => match !== "void") };
}
