// The table of a league, whether its season is on or over.

import type { LeagueRow, PayoffMatrix, ThrowerSuspicion } from "../../core/championships/league/index.ts";
import type { LeagueRules } from "./run.ts";

export interface TableEntrant {
  readonly id: string;
  /** Absent: its owner took it back, or deleted what is stored of them. */
  readonly name?: string;
  /** The account that made it, which is not shown. */
  readonly owner?: string;
  readonly isHouse: boolean;
}

export interface TableRow extends LeagueRow {
  /** What the best reply in the league gains on it, a round. */
  readonly exploitability: number;
  /** Its share of the Nash mix. */
  readonly share: number;
}

/** Numbers of entrants are places in `entrants`. */
export interface LeagueTable {
  readonly season: string;
  readonly game: string;
  readonly isOver: boolean;
  readonly rules: LeagueRules;
  /** What the seed follows from: the pledge's id, and the day of its chain. */
  readonly drawn: { readonly pledge: string; readonly day: number };
  /** Complete pairs among those that are ranked, and how many there are in a complete schedule. */
  readonly pairs: { readonly played: number; readonly all: number };
  /** House and scoring entries that have met anybody. */
  readonly entrants: readonly TableEntrant[];
  /** Best first. */
  readonly rows: readonly TableRow[];
  readonly matrix: PayoffMatrix;
  readonly throwers: readonly ThrowerSuspicion[];
  /** The SHA-256 of all results of the ranked. */
  readonly hash: string;
}
