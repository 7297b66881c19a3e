// A person's standing, derived from their results, so that two logs of one person can be combined and separated again.

import { aged, FRESH, joined, type Met, type Rating, rated } from "./rating.ts";
import type { Counted } from "./verdict.ts";

export interface LadderResult extends Counted, Met {
  /** The duel's. */
  readonly id: string;
  /** Unix ms. */
  readonly at: number;
  /** Whether the opponent was provisional. */
  readonly isNewcomer: boolean;
  /** Tags of the opponent. A person may have several; results that share a tag are against the same person. */
  readonly opponent: readonly string[];
}

/** The outcome of a series of results. */
export interface Standing {
  readonly rating: Rating;
  /** When the rating was last changed; 0 before. */
  readonly at: number;
  readonly matches: number;
  /** Tags of each of the first opponents. */
  readonly opponents: readonly (readonly string[])[];
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

/** Combines several logs of one person: their base standings merged, and their results in order, each once. */
export function joinLogs(logs: readonly LadderLog[]): LadderLog {
  const base = logs.map((log) => log.base).reduce(joinStandings, UNPLAYED);
  const byId = new Map(logs.flatMap(({ results }) => results).map((one) => [one.id, one]));
  return { base, results: [...byId.values()].sort(inOrder) };
}

export function inOrder(a: LadderResult, b: LadderResult): number {
  return a.at - b.at || (a.id < b.id ? -1 : 1);
}

function joinStandings(one: Standing, other: Standing): Standing {
  if (one.matches === 0) return other;
  if (other.matches === 0) return one;
  const at = Math.max(one.at, other.at);
  return {
    rating: joined(ratingAt(one, at), ratingAt(other, at)),
    at,
    matches: one.matches + other.matches,
    opponents: other.opponents.reduce(withOpponent, one.opponents),
  };
}

/** Distinct opponents, as far as their tags show; counted up to a dozen. */
function withOpponent(
  before: readonly (readonly string[])[],
  digests: readonly string[],
): readonly (readonly string[])[] {
  const isSame = (one: readonly string[]): boolean => one.some((digest) => digests.includes(digest));
  const same = before.filter(isSame);
  if (same.length === 0 && before.length >= OPPONENTS_KEPT) return before;
  const others = before.filter((one) => !isSame(one));
  return [...others, [...new Set([...same.flat(), ...digests])]];
}
