// Glicko-2, one duel at a time, computed by glicko2-lite, with starting values that suit games of chance.

import rate from "glicko2-lite";

/** Strength in points, as in Elo; a lead of 400 means odds of ten to one. */
export interface Rating {
  readonly rating: number;
  /** Standard deviation of the strength estimate, in points. */
  readonly deviation: number;
  /** Glickman's sigma, on his scale of 173.7178 points. */
  readonly volatility: number;
}

/** An opponent's rating at the time of the duel. */
export type Met = Pick<Rating, "rating" | "deviation">;

export type Score = 1 | 0.5 | 0;

/** Glickman starts at 350; in a game that's mostly chance, strengths are closer together. docs/studies.md has
 * the effect of this and the volatility. */
const DEVIATION_MAX = 100;

export const FRESH: Rating = { rating: 1500, deviation: DEVIATION_MAX, volatility: 0.02 };

const SYSTEM = { rating: FRESH.rating, tau: 0.5 };
const POINTS = 173.7178;
const WEEK_MS = 7 * 86_400_000;

/**
 * The rating after a result with a weight from 0 to 1, which moves it by that fraction. Source: M. E. Glickman, Example
 * of the Glicko-2 system (2013), steps 2 to 8, with one duel per rating period.
 */
export function rated(before: Rating, opponent: Met, score: Score, weight = 1): Rating {
  const { rating, deviation, volatility } = before;
  const met: [number, number, number] = [opponent.rating, opponent.deviation, score];
  const { rd, vol, ...after } = rate(rating, deviation, volatility, [met], SYSTEM);
  return {
    rating: between(rating, after.rating, weight),
    deviation: Math.min(DEVIATION_MAX, between(deviation, rd, weight)),
    volatility: between(volatility, vol, weight),
  };
}

function between(from: number, to: number, weight: number): number {
  return from + weight * (to - from);
}

/** The rating after this long without a duel: step 6 with a rating period of a week, in fractions. */
export function aged({ rating, deviation, volatility }: Rating, idleMs: number): Rating {
  const weeks = Math.max(0, idleMs) / WEEK_MS;
  const grown = Math.sqrt(deviation ** 2 + weeks * (POINTS * volatility) ** 2);
  return { rating, deviation: Math.min(DEVIATION_MAX, grown), volatility };
}

/** A lower bound on the strength that holds with a probability of 97.7 %; ladders are sorted by it. */
export function surely({ rating, deviation }: Met): number {
  return rating - 2 * deviation;
}

/** Expected score of the first, when both are uncertain: step 3 with both deviations. */
export function expectedScore(one: Met, other: Met): number {
  const spread = Math.hypot(one.deviation, other.deviation) / POINTS;
  const g = 1 / Math.sqrt(1 + (3 * spread ** 2) / Math.PI ** 2);
  return 1 / (1 + Math.exp((-g * (one.rating - other.rating)) / POINTS));
}
