// A person's standing, derived from their results.

import { aged, FRESH, type Met, type Rating, rated } from "./rating.ts";
import type { Counted } from "./verdict.ts";

export interface LadderResult extends Counted, Met {
  /** The duel's. */
  readonly id: string;
  /** Unix ms. */
  readonly at: number;
  /** Whether the opponent was provisional. */
  readonly isNewcomer: boolean;
  /** A hash of the opponent. */
  readonly opponent: string;
}

/** The outcome of a series of results. */
export interface Standing {
  readonly rating: Rating;
  /** When the rating was last changed; 0 before. */
  readonly at: number;
  readonly matches: number;
  /** Hashes of the first different opponents. */
  readonly opponents: readonly string[];
}

export interface LadderLog {
  /** The standing from results before these. */
  readonly base: Standing;
  /** Oldest first. */
  readonly results: readonly LadderResult[];
}

export const UNPLAYED: Standing = { rating: FRESH, at: 0, matches: 0, opponents: [] };

const OPPONENTS_KEPT = 12;

/** The standing after more results, oldest first. */
export function withResults(before: Standing, results: readonly LadderResult[]): Standing {
  return results.reduce(withResult, before);
}

function withResult(before: Standing, { at, score, weight, opponent, ...met }: LadderResult): Standing {
  const later = Math.max(at, before.at);
  return {
    rating: rated(ratingAt(before, later), met, score, weight),
    at: later,
    matches: before.matches + 1,
    opponents: withOpponent(before.opponents, opponent),
  };
}

/** The rating at a time (Unix ms): it becomes less certain as results age. */
export function ratingAt({ rating, at, matches }: Standing, now: number): Rating {
  return matches === 0 ? rating : aged(rating, now - at);
}

export function inOrder(a: LadderResult, b: LadderResult): number {
  return a.at - b.at || (a.id < b.id ? -1 : 1);
}

function withOpponent(before: readonly string[], opponent: string): readonly string[] {
  return before.includes(opponent) || before.length >= OPPONENTS_KEPT ? before : [...before, opponent];
}
