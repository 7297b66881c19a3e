// The table of a league, in a running or finished season.

import type { LeagueRow, PayoffMatrix, ThrowerSuspicion } from "../../core/championships/league/index.ts";
import type { LeagueRules } from "./run.ts";

export interface TableEntrant {
  readonly id: string;
  /** Absent if its owner withdrew it or deleted their data. */
  readonly name?: string;
  /** The account that made it; not displayed. */
  readonly owner?: string;
  readonly isBuiltIn: boolean;
}

export interface TableRow extends LeagueRow {
  /** What the best response in the league gains against it, per round. */
  readonly exploitability: number;
  /** Its share of the Nash mix. */
  readonly share: number;
}

/** Entrants' numbers are indexes into `entrants`. */
export interface LeagueTable {
  readonly season: string;
  readonly game: string;
  readonly isOver: boolean;
  readonly rules: LeagueRules;
  /** What the seed derives from: the pledge's id, and the day in its chain. */
  readonly drawn: { readonly pledge: string; readonly day: number };
  /** Complete pairs among the ranked entrants, and their number in a complete schedule. */
  readonly pairs: { readonly played: number; readonly all: number };
  /** Built-in and scoring entries that have met an opponent. */
  readonly entrants: readonly TableEntrant[];
  /** Best first. */
  readonly rows: readonly TableRow[];
  readonly matrix: PayoffMatrix;
  readonly throwers: readonly ThrowerSuspicion[];
  /** The SHA-256 of all results of ranked entrants. */
  readonly hash: string;
}
