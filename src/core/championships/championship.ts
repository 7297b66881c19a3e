// A championship as plain data, over any game. Players are numbers 0 … n - 1, best seed first.

export const SYSTEMS = [
  "round-robin",
  "olympic",
  "olympic-matches",
  "recursive",
  "recursive-matches",
  "swiss",
] as const;
export type SystemId = (typeof SYSTEMS)[number];

export const PLAYERS_MAX = 256;

/** The result for the first player of a game or pairing. */
export type Result = 1 | 0.5 | 0;

/** First and last place, which differ if places are shared; from 1. */
export type Interval = readonly [from: number, to: number];

/** Why two players are paired, or why one has a bye. */
type Reason =
  /** Every pair meets; with an odd number, one player has a bye. */
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
  /** Swiss: the lowest without a bye; or a higher one, so that the rest can be paired without rematches. */
  | "bye-lowest"
  | "bye-needed";

export interface Pairing {
  /** Index in the round. */
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
  readonly decided: "won" | "drawn" | "bye" | "more-wins-after-draws" | "better-seed-after-draws";
}

export interface Options {
  /** Wins that decide a match, in systems with matches; default 4. */
  readonly firstTo: number;
  /** Of Swiss. */
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
  readonly rounds: readonly (readonly Played[])[];
  /** The pairings of the coming round, with its byes; empty when the championship is over. */
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

interface TieBreaks {
  readonly buchholzCut1: number;
  readonly sonnebornBerger: number;
  /** Points from pairings among players level on points and on both earlier tie-breaks. */
  readonly headToHead: number;
}

/** A number of players or rounds that no championship can have. */
export class ChampionshipProblem extends Error {}

/** A game to be played, by its place in the championship; all from 0. */
export interface Game {
  readonly round: number;
  readonly table: number;
  readonly game: number;
  readonly a: number;
  readonly b: number;
}
