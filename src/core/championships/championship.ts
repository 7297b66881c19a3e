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

/** The result for the first player of a game or pairing. */
export type Result = 1 | 0.5 | 0;

/** Why two players are paired, or why one has a bye. */
export type Reason =
  /** Round robin: every pair meets; with an odd number, one player has a bye. */
  | "everyone-meets"
  | "rest"
  /** Elimination: plays for `places`; the better slots have byes until a power of two remains. */
  | "bracket"
  | "third-place"
  | "bracket-bye"
  /** Swiss: same or different scores, not met yet; or a rematch, as no one else is left. */
  | "same-score"
  | "floated-down"
  | "met-before"
  | "next-in-order"
  /** Swiss: the lowest without a bye; a higher one, so that the rest can be paired; everyone has had one. */
  | "bye-lowest"
  | "bye-needed"
  | "bye-again";

export type Decision = "won" | "drawn" | "bye" | "more-wins-after-draws" | "better-seed-after-draws";

export interface Pairing {
  /** Index in the round, 0-based. */
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

/** First and last place, which differ if places are shared; from 1. */
export type Interval = readonly [from: number, to: number];

export interface Options {
  /** Wins that decide a match, in systems with matches; default 4. */
  readonly firstTo: number;
  readonly rounds: number;
  /** Whether equal points share places or tie-breaks decide (default); elimination always shares. */
  readonly ties: "broken" | "shared";
  /** Swiss: whether players may be paired again if their points match; default false. */
  readonly repeats: boolean;
}

export interface Championship {
  readonly system: SystemId;
  readonly players: number;
  readonly options: Options;
  /** Players by seed; system "none" shuffles their order, the only randomness in a championship. */
  readonly lots: readonly number[];
  readonly rounds: readonly (readonly Played[])[];
  readonly reported: readonly Played[];
  readonly open: readonly Pairing[];
}

export interface Standing {
  readonly player: number;
  readonly places: Interval;
  /** Pairings won plus half of those drawn; a bye is worth a point in Swiss only. */
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
  /** Points from pairings among players level on points and on both earlier tie-breaks. */
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
