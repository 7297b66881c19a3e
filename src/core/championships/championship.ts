// State of a championship: plain JSON data. Players are numbers 0 … n - 1, best seed first.

export const SYSTEMS = [
  "round-robin",
  "olympic",
  "olympic-matches",
  "recursive",
  "recursive-matches",
  "swiss",
  "none",
] as const;
export type SystemId = (typeof SYSTEMS)[number];

/** For the first player of a game or pairing. */
export type Result = 1 | 0.5 | 0;

/** Why two players are paired, or why one has a bye. */
export type Reason =
  /** Round robin: every pair meets; one player has a bye where the number is odd. */
  | "everyone-meets"
  | "rest"
  /** Elimination: for `places`; the better slots have byes until the number is a power of two. */
  | "bracket"
  | "third-place"
  | "bracket-bye"
  /** Swiss: same or different scores, not met yet; a rematch, because nobody else is left. */
  | "same-score"
  | "floated-down"
  | "met-before"
  | "next-in-order"
  /** Swiss: lowest without a bye; a higher one, so that the rest can pair; all have had one. */
  | "bye-lowest"
  | "bye-needed"
  | "bye-again";

export type Decision = "won" | "drawn" | "bye" | "more-wins-after-draws" | "better-seed-after-draws";

export interface Pairing {
  /** Index in the round, from 0. */
  readonly table: number;
  readonly a: number;
  /** null: `a` has a bye. */
  readonly b: number | null;
  readonly why: Reason;
  readonly places?: Interval;
}

export interface Played extends Pairing {
  /** Results for `a`, in order. */
  readonly games: readonly Result[];
  readonly score: Result;
  readonly decided: Decision;
}

/** First and last place, shared where they differ; from 1. */
export type Interval = readonly [from: number, to: number];

export interface Options {
  /** Wins that decide a match, in systems with matches; default 4. */
  readonly firstTo: number;
  readonly rounds: number;
  /** Equal points share places, or tie-breaks decide (default); elimination always shares. */
  readonly ties: "broken" | "shared";
  /** Swiss: whether rematches are allowed when points say so; default false. */
  readonly repeats: boolean;
}

export interface Championship {
  readonly system: SystemId;
  readonly players: number;
  readonly options: Options;
  /** Players by seed; system "none" draws their order, the only randomness of a championship. */
  readonly lots: readonly number[];
  readonly rounds: readonly (readonly Played[])[];
  readonly reported: readonly Played[];
  readonly open: readonly Pairing[];
}

export interface Standing {
  readonly player: number;
  readonly places: Interval;
  /** Pairings won plus half of those drawn; a bye is a point in Swiss only. */
  readonly points: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly byes: number;
  readonly tieBreaks?: TieBreaks;
}

export interface TieBreaks {
  readonly buchholzCut1: number;
  readonly sonnebornBerger: number;
  /** Points from pairings among players equal in points and in both earlier tie-breaks. */
  readonly headToHead: number;
}

export type ChampionshipProblemKind = "too-few-players" | "bad-option" | "unknown-table" | "bad-games";

/** Invalid options or report; `kind` is the machine-readable reason. */
export class ChampionshipProblem extends Error {
  readonly kind: ChampionshipProblemKind;

  constructor(kind: ChampionshipProblemKind, message: string) {
    super(message);
    this.kind = kind;
  }
}
