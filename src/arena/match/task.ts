// Message format between coordinator and workers: a match, and its outcome. Both are JSON.

import type { Forfeit, MatchTally } from "../../core/matches/match.ts";

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

/** Of a match on its own, outside any tournament: everything else is `fixed`, and its moves are recorded. */
export const ALONE = { round: 0, table: 0, game: 0, pair: [0, 1], seed: 0, isRecorded: true } as const;

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

/** The bytes that an id such as `file:9f2c…` is played from: JavaScript in UTF-8. Undefined: there is none, or it may not
 * be played now (withdrawn). Rejects if the store can't say. Called for each match, so that a withdrawal takes
 * effect at once. */
export type StrategySources = (id: string) => Promise<Uint8Array | undefined>;

/** For uses without any sandboxed strategies. */
export const noStrategySources: StrategySources = async () => undefined;

/** From memory, for tests and for one's own files. */
export function strategySourcesOf(
  entries: Iterable<readonly [id: string, bytes: Uint8Array]>,
): StrategySources {
  const all = new Map(entries);
  return async (id) => all.get(id);
}
