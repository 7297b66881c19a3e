// Message format between coordinator and workers: a match, and its outcome. Both are JSON.

import type { MatchTally } from "../core/matches/index.ts";

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
}

/** Why a side lost a match that was not played to its end. */
export interface Forfeit {
  readonly by: "a" | "b";
  /** Crashed: threw an error or ended its thread. Stalled: timed out. Illegal: an invalid move. */
  readonly kind: "crashed" | "stalled" | "illegal";
  /** The round, from 1; 0 for failures while the strategy was created. */
  readonly round: number;
  /** A clause with "it", such as `it played 7, which is no move`. */
  readonly reason: string;
}

/** The tally holds the rounds for `a`; it is empty for a forfeited match. */
export interface MatchOutcome {
  readonly tally: MatchTally;
  readonly forfeits: readonly Forfeit[];
}

/** The result for `a`, by rounds won or by forfeit; 0.5 when both forfeit. */
export function resultOf({ tally, forfeits }: MatchOutcome): 1 | 0.5 | 0 {
  const [first, second] = forfeits;
  const margin = first ? (second ? 0 : first.by === "a" ? -1 : 1) : tally.wins - tally.losses;
  return margin > 0 ? 1 : margin < 0 ? 0 : 0.5;
}

/** The outcome of a forfeited match. */
export function forfeitedBy(...forfeits: readonly Forfeit[]): MatchOutcome {
  return { tally: { wins: 0, losses: 0, draws: 0 }, forfeits };
}
