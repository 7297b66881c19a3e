// One match of a tournament as it travels to whoever plays it, and what comes back. Both are JSON.

import type { MatchTally } from "../core/matches/index.ts";

/** Which match it is, and all that its result depends on. */
export interface MatchTask {
  /** Its place in the tournament, all from 0; `game` counts the matches of one pairing. */
  readonly round: number;
  readonly table: number;
  readonly game: number;
  /** The game's id; the strategies' canonical ids; the entrants' numbers. */
  readonly rule: string;
  readonly strategies: readonly [a: string, b: string];
  readonly pair: readonly [a: number, b: number];
  readonly rounds: number;
  /** The tournament's. */
  readonly seed: number;
  /** How long the match may take, in milliseconds. */
  readonly limitMs: number;
}

/** Why one side has lost a match that was not played to its end. */
export interface Forfeit {
  readonly by: "a" | "b";
  /** It threw an error or ended its thread; thought for too long; played no move of the game. */
  readonly kind: "crashed" | "stalled" | "illegal";
  /** The round in which that was, from 1; 0 before the first, where a strategy is made. */
  readonly round: number;
  /** A clause with "it", such as `it played 7, which is no move`. */
  readonly reason: string;
}

/** How a match ended. The tally holds the rounds for `a`, none of a match that was forfeited. */
export interface MatchOutcome {
  readonly tally: MatchTally;
  readonly forfeits: readonly Forfeit[];
}

/** The match's result for `a`: by rounds won, or by who forfeited; 0.5 when both did. */
export function resultOf({ tally, forfeits }: MatchOutcome): 1 | 0.5 | 0 {
  const [first, second] = forfeits;
  const margin = first ? (second ? 0 : first.by === "a" ? -1 : 1) : tally.wins - tally.losses;
  return margin > 0 ? 1 : margin < 0 ? 0 : 0.5;
}

/** The outcome of a match that these have forfeited. */
export function forfeitedBy(...forfeits: readonly Forfeit[]): MatchOutcome {
  return { tally: { wins: 0, losses: 0, draws: 0 }, forfeits };
}
