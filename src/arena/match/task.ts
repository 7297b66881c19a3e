// Message format between coordinator and workers: a match, and its outcome. Both are JSON.

import { utf8 } from "../../core/fairness/index.ts";
import type { MatchTally } from "../../core/matches/index.ts";

/** A match and everything that its result depends on. */
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
  /** Instead of what follows from the seed: who sits on the person's side, and both sides' dice. */
  readonly fixed?: { readonly person: "a" | "b"; readonly dice: Readonly<Record<"a" | "b", string>> };
  /** Time limit of the match, in milliseconds. */
  readonly limitMs: number;
  /** Whether the outcome also tells what was played. */
  readonly isRecorded?: true;
}

/** Why a side lost a match that was not played to its end. */
export interface Forfeit {
  readonly by: "a" | "b";
  /** Crashed: threw an error or ended its thread. Stalled: timed out. Illegal: an invalid move.
   * Exhausted: more steps, memory or depth of calls than a file has, as its engine counts them. */
  readonly kind: "crashed" | "stalled" | "illegal" | "exhausted";
  /** The round, from 1; 0 for failures while the strategy was created. */
  readonly round: number;
  /** A clause with "it", such as `it played 7, which is no move`. */
  readonly reason: string;
  /** Where in a file, both from 1. */
  readonly at?: SourcePlace;
}

/** A place in a file, both from 1. */
export interface SourcePlace {
  readonly line: number;
  readonly column: number;
}

/** Why a match has no result. It is no verdict on a side: another machine might have played on. */
export interface Voided {
  /** Guard: it took longer than any match may, or died. Withdrawn: what a side is made of is gone. */
  readonly why: "guard" | "withdrawn";
  /** Whose turn it was, or who is gone; absent where nobody knows. */
  readonly by?: "a" | "b";
  /** A clause with "it". */
  readonly reason: string;
}

/** What was played, and what it took; `steps` and `bytes` are counted of files alone. */
interface MatchRecord {
  /** Both sides' moves, a byte each, as far as rounds were completed. */
  readonly moves: Readonly<Record<"a" | "b", Uint8Array>>;
  readonly taken: Readonly<Record<"a" | "b", Taken>>;
}

/** What a file took of its limits. */
export interface Taken {
  /** Interrupts of its engine: some thousands of steps each. */
  readonly steps: number;
  /** Its heap when the match ended, in bytes. */
  readonly bytes: number;
}

/** The tally holds the rounds for `a`; it is empty for a forfeited match. */
export interface MatchOutcome {
  readonly tally: MatchTally;
  readonly forfeits: readonly Forfeit[];
  /** Then there is no result, and neither tally nor forfeit. */
  readonly voided?: Voided;
  /** Of a task that asks for it. */
  readonly record?: MatchRecord;
}

/** The result for `a`, by rounds won or by forfeit; 0.5 when both forfeit, or the match is void. */
export function resultOf({ tally, forfeits }: MatchOutcome): 1 | 0.5 | 0 {
  const [first, second] = forfeits;
  const margin = first ? (second ? 0 : first.by === "a" ? -1 : 1) : tally.wins - tally.losses;
  return margin > 0 ? 1 : margin < 0 ? 0 : 0.5;
}

/** The outcome of a match without a result. */
export function voidedOutcome(voided: Voided): MatchOutcome {
  return { tally: { wins: 0, losses: 0, draws: 0 }, forfeits: [], voided };
}

/** The outcome of a forfeited match. */
export function forfeitedBy(...forfeits: readonly Forfeit[]): MatchOutcome {
  return { tally: { wins: 0, losses: 0, draws: 0 }, forfeits };
}

/** Root seed, from which all seeds of a tournament, or of one match, are derived. */
export function seedOf({ seed }: { readonly seed: number }): Uint8Array {
  return utf8(String(seed));
}
