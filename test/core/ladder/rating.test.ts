// Ratings: Glickman's published example, weighted results, years of absence, two logs combined.

import rate from "glicko2-lite";
import { describe, expect, it } from "vitest";
import { expectedScore, FRESH, type Rating, rated, surely } from "../../../src/core/ladder/index.ts";
import { aged } from "../../../src/core/ladder/rating.ts";

const WEEK_MS = 7 * 86_400_000;
const EVEN = { rating: 1500, deviation: 50 };

describe("Glicko-2", () => {
  it("computes Glickman's published example", () => {
    const opponents: [number, number, number][] = [
      [1400, 30, 1],
      [1550, 100, 0],
      [1700, 300, 0],
    ];
    const { rating, rd, vol } = rate(1500, 200, 0.06, opponents, { tau: 0.5 });
    // Glickman rounds intermediate results: 1464.06, 151.52, 0.05999.
    expect(Math.abs(rating - 1464.06)).toBeLessThan(0.015);
    expect(Math.abs(rd - 151.52)).toBeLessThan(0.005);
    expect(Math.abs(vol - 0.05999)).toBeLessThan(0.00001);
  });

  it("rates a result of full weight by the formula", () => {
    const before: Rating = { rating: 1540, deviation: 60, volatility: 0.02 };
    const { rating, rd, vol } = rate(1540, 60, 0.02, [[1500, 50, 0]], { tau: 0.5 });
    expect(rated(before, EVEN, 0)).toEqual({ rating, deviation: rd, volatility: vol });
  });

  it("raises a winner as a loser falls among equals, and a draw brings both nearer", () => {
    const won = rated(FRESH, EVEN, 1).rating - 1500;
    expect(won).toBeGreaterThan(10);
    expect(rated(FRESH, EVEN, 0).rating - 1500).toBeCloseTo(-won, 9);
    expect(rated(FRESH, { rating: 1700, deviation: 50 }, 0.5).rating).toBeGreaterThan(1500);
  });

  it("moves as far as the result weighs", () => {
    const whole = rated(FRESH, EVEN, 1);
    const half = rated(FRESH, EVEN, 1, 0.5);
    expect(rated(FRESH, EVEN, 1, 0)).toEqual(FRESH);
    expect(half.rating - 1500).toBeCloseTo((whole.rating - 1500) / 2, 9);
    expect(half.deviation).toBeGreaterThan(whole.deviation);
  });

  it("never knows less about someone than about a newcomer", () => {
    const lost = rated(FRESH, { rating: 3000, deviation: 30 }, 0);
    expect(lost.deviation).toBeLessThanOrEqual(FRESH.deviation);
    for (const score of [0, 0.5, 1] as const) {
      const { rating, deviation } = rated({ ...FRESH, rating: 4000 }, { rating: 0, deviation: 30 }, score);
      expect(Number.isFinite(rating) && deviation > 0).toBe(true);
    }
  });
});

describe("a rating", () => {
  const known: Rating = { rating: 1600, deviation: 40, volatility: 0.02 };

  it("gets less certain each week of absence, and no surer if a clock goes back", () => {
    const deviations = [0, 1, 10, 52].map((weeks) => aged(known, weeks * WEEK_MS).deviation);
    expect(deviations).toEqual(deviations.toSorted((a, b) => a - b));
    expect(deviations[0]).toBe(40);
    expect(deviations[2]).toBeCloseTo(Math.sqrt(40 ** 2 + 10 * (173.7178 * 0.02) ** 2), 9);
    expect(aged(known, 1e15).deviation).toBe(FRESH.deviation);
    expect(aged(known, -WEEK_MS)).toEqual(known);
  });

  it("predicts a result from the difference and both uncertainties", () => {
    const sure = { rating: 1700, deviation: 30 };
    expect(expectedScore(EVEN, EVEN)).toBe(0.5);
    expect(expectedScore(sure, EVEN) + expectedScore(EVEN, sure)).toBeCloseTo(1, 12);
    expect(expectedScore({ ...sure, deviation: 100 }, EVEN)).toBeLessThan(expectedScore(sure, EVEN));
    expect(surely(sure)).toBe(1640);
  });
});
