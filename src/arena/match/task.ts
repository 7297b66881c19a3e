// Message format between coordinator and workers: a match, and its outcome. Both are JSON.

import type { MatchTally } from "../../core/matches/index.ts";

/** A match, with everything its result depends on. */
export interface MatchTask {
  /** Position in the tournament, all from 0; `game` counts the matches of one pairing. */
  readonly round: number;
  readonly table: number;
  readonly game: number;
  /** The game's id; the strategies' canonical ids; the entrants' numbers. */
  readonly rule: string;
  readonly strategies: readonly [a: string, b: string];
  readonly pair: readonly [a: number, b: number];
  readonly rounds: number;
  readonly seed: number;
  /** Replaces what the seed would decide: who plays the person's side, and both sides' random numbers. */
  readonly fixed?: { readonly person: "a" | "b"; readonly dice: Readonly<Record<"a" | "b", string>> };
  /** Whether the outcome includes the moves. */
  readonly isRecorded?: true;
}

/** Why a side lost an unfinished match. */
export interface Forfeit {
  readonly by: "a" | "b";
  /** Crashed: threw an error or ended its thread. Stalled: timed out. Illegal: an invalid move. Exhausted: exceeded a
   * file's steps, memory or call depth, as its engine counts them. */
  readonly kind: "crashed" | "stalled" | "illegal" | "exhausted";
  /** The round, from 1; 0 for failures while creating the strategy. */
  readonly round: number;
  /** A clause with "it", such as `it played 7, which is no move`. */
  readonly reason: string;
  /** Line and column in a file, both from 1. */
  readonly at?: SourcePlace;
}

/** Line and column in a file, both from 1. */
export interface SourcePlace {
  readonly line: number;
  readonly column: number;
}

/** A match has no result if a side's file was withdrawn. */
export interface NoResult {
  readonly by: "a" | "b";
  /** A clause with "it". */
  readonly reason: string;
}

/** The moves and the cost; `steps` and `bytes` are counted for files only. */
interface MatchRecord {
  /** Both sides' moves, one byte each, up to the last completed round. */
  readonly moves: Readonly<Record<"a" | "b", Uint8Array>>;
  readonly taken: Readonly<Record<"a" | "b", Taken>>;
}

/** How much of its limits a file used. */
export interface Taken {
  /** Interrupts of its engine: some thousands of steps each. */
  readonly steps: number;
  /** Its heap at the end of the match, in bytes. */
  readonly bytes: number;
}

/** The tally counts rounds from `a`'s side; it's empty for a forfeited match. */
export interface MatchOutcome {
  readonly tally: MatchTally;
  readonly forfeits: readonly Forfeit[];
  /** If set, there is neither tally nor forfeit. */
  readonly noResult?: NoResult;
  /** Only if the task asks for it. */
  readonly record?: MatchRecord;
}

/** The result for `a`, by rounds won or by forfeit; 0.5 if both forfeit, or the match is void. */
export function resultOf({ tally, forfeits }: MatchOutcome): 1 | 0.5 | 0 {
  const [first, second] = forfeits;
  const margin = first ? (second ? 0 : first.by === "a" ? -1 : 1) : tally.wins - tally.losses;
  return margin > 0 ? 1 : margin < 0 ? 0 : 0.5;
}

/** The outcome of a match without a result. */
export function noResultOutcome(noResult: NoResult): MatchOutcome {
  return { tally: { wins: 0, losses: 0, draws: 0 }, forfeits: [], noResult };
}

/** The outcome of a forfeited match. */
export function forfeitedBy(...forfeits: readonly Forfeit[]): MatchOutcome {
  return { tally: { wins: 0, losses: 0, draws: 0 }, forfeits };
}

/** Root seed, from which all seeds of a tournament, or of one match, are derived. */
export function seedOf({ seed }: { readonly seed: number }): Uint8Array {
  return new TextEncoder().encode(String(seed));
}
