// What a championship is: plain data that can be stored as JSON after every step and taken up
// again. Players are numbers 0 … n - 1 in the order of their seeds, the best first.

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

/** Of a game or pairing, for its first player. */
export type Result = 1 | 0.5 | 0;

/** Why two meet, or why one rests. */
export type Reason =
  /** Round robin: everyone meets everyone; one rests where their number is odd. */
  | "everyone-meets"
  | "rest"
  /** Elimination: for `places`; the better slots rest until the number is a power of two. */
  | "bracket"
  | "third-place"
  | "bracket-bye"
  /** Swiss: same score, or different scores, not met yet; met before, and nobody else is left. */
  | "same-score"
  | "floated-down"
  | "met-before"
  /** Swiss with repeats allowed: the next in the order of points, whoever that is. */
  | "next-in-order"
  /** Swiss: the lowest without one; a higher one, or the rest could not pair; all have had one. */
  | "bye-lowest"
  | "bye-needed"
  | "bye-again";

/** How a pairing was decided. */
export type Decision = "won" | "drawn" | "bye" | "more-wins-after-draws" | "better-seed-after-draws";

export interface Pairing {
  /** Its number in the round, from 0. */
  readonly table: number;
  readonly a: number;
  /** null: `a` has a bye. */
  readonly b: number | null;
  readonly why: Reason;
  /** Elimination: the places that are played for, first and last. */
  readonly places?: Interval;
}

export interface Played extends Pairing {
  /** Results for `a`, in order. */
  readonly games: readonly Result[];
  /** The pairing's result for `a`. */
  readonly score: Result;
  readonly decided: Decision;
}

/** Places from … to, shared where they differ; the first is 1. */
export type Interval = readonly [from: number, to: number];

export interface Options {
  /** Games that win a match, with the systems of matches; 4 unless told. */
  readonly firstTo: number;
  /** Rounds of a Swiss championship; `swissRounds` unless told. */
  readonly rounds: number;
  /** Drawn games that elimination replays before the better seed goes on; 2 unless told. */
  readonly replays: number;
  /** Equal points share places, or tie-breaks part them (the default); elimination shares them. */
  readonly ties: "broken" | "shared";
  /** Who meets whom first follows from the seeds (the default), or lots are drawn. */
  readonly draw: "seeded" | "lots";
  /** Swiss: whether the same two may meet again whenever their points say so; false unless told. */
  readonly repeats: boolean;
}

export interface Championship {
  readonly system: SystemId;
  readonly players: number;
  readonly options: Options;
  /** The players in the order of the draw. All chance of a championship lies in it. */
  readonly lots: readonly number[];
  readonly rounds: readonly (readonly Played[])[];
  /** Of the running round: reported, and not yet. */
  readonly reported: readonly Played[];
  readonly open: readonly Pairing[];
}

export interface Standing {
  readonly player: number;
  readonly places: Interval;
  /** Pairings won and half of those drawn; a bye is a point in Swiss, and nothing elsewhere. */
  readonly points: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly byes: number;
  /** Round robin and Swiss. */
  readonly tieBreaks?: TieBreaks;
}

export interface TieBreaks {
  readonly buchholzCut1: number;
  readonly sonnebornBerger: number;
  /** Points from pairings among those who are equal in points and in both tie-breaks before. */
  readonly headToHead: number;
}

export type ChampionshipProblemKind = "too-few-players" | "bad-option" | "unknown-table" | "bad-games";

/** A championship cannot be begun or go on like this; `kind` says why, to programs. */
export class ChampionshipProblem extends Error {
  readonly kind: ChampionshipProblemKind;

  constructor(kind: ChampionshipProblemKind, message: string) {
    super(message);
    this.kind = kind;
  }
}
