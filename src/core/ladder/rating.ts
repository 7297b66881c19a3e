// Glicko-2 of one duel at a time, as glicko2-lite computes it, with a start that fits games of luck.

import rate from "glicko2-lite";

/** Strength in points, as in Elo; 400 more are odds of ten to one. */
export interface Rating {
  readonly rating: number;
  /** Standard deviation of what is known of the strength, in points. */
  readonly deviation: number;
  /** Glickman's sigma, on his scale of 173.7178 points. */
  readonly volatility: number;
}

/** Whom somebody met, as they stood then. */
export type Met = Pick<Rating, "rating" | "deviation">;

export type Score = 1 | 0.5 | 0;

/** Glickman starts at 350; strengths at a game that is mostly luck lie closer together. What this and
 * the volatility give is measured by `experiments/ladder`. */
const DEVIATION_MAX = 100;

export const FRESH: Rating = { rating: 1500, deviation: DEVIATION_MAX, volatility: 0.02 };

const SYSTEM = { rating: FRESH.rating, tau: 0.5 };
const POINTS = 173.7178;
const WEEK_MS = 7 * 86_400_000;

/**
 * The rating after a result of a weight from 0 to 1: it goes that part of the way. Source: M. E.
 * Glickman, Example of the Glicko-2 system (2013), steps 2 to 8, a rating period a duel.
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

/** The rating after so long without a duel: step 6 with a rating period a week, in parts. */
export function aged({ rating, deviation, volatility }: Rating, idleMs: number): Rating {
  const weeks = Math.max(0, idleMs) / WEEK_MS;
  const grown = Math.sqrt(deviation ** 2 + weeks * (POINTS * volatility) ** 2);
  return { rating, deviation: Math.min(DEVIATION_MAX, grown), volatility };
}

/** Two ratings of one player that were learned apart, as one: normal distributions from the same start. */
export function joined(one: Rating, other: Rating): Rating {
  const start = 1 / FRESH.deviation ** 2;
  const [a, b] = [1 / one.deviation ** 2, 1 / other.deviation ** 2];
  const known = Math.max(start, a + b - start);
  return {
    rating: (a * one.rating + b * other.rating - (a + b - known) * FRESH.rating) / known,
    deviation: 1 / Math.sqrt(known),
    volatility: Math.max(one.volatility, other.volatility),
  };
}

/** What the strength surely exceeds, with a probability of 97.7 %: ladders are in this order. */
export function surely({ rating, deviation }: Met): number {
  return rating - 2 * deviation;
}

/** Expected score of the first, both uncertain: step 3 with the deviations of both. */
export function expectedScore(one: Met, other: Met): number {
  const spread = Math.hypot(one.deviation, other.deviation) / POINTS;
  const g = 1 / Math.sqrt(1 + (3 * spread ** 2) / Math.PI ** 2);
  return 1 / (1 + Math.exp((-g * (one.rating - other.rating)) / POINTS));
}
