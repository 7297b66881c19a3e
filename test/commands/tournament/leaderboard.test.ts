// The ranking over many tournaments, and shared places.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Finished } from "../../../commands/tournament/index.ts";
import { ranked, totalsOf } from "../../../commands/tournament/state/leaderboard.ts";

type Places = readonly (readonly [strategy: string, from: number, to: number])[];

function finished(places: Places): Finished {
  const standings = places.map(([strategy, from, to]) => ({
    ...{ name: strategy, strategy, ranks: [from, to] as const, points: 0, wins: 0, draws: 0, losses: 0 },
  }));
  const entrants = places.map(([strategy]) => ({ name: strategy, strategy }));
  const setting = { game: "rps", system: "swiss", match: 10, seed: 1, locale: "en", zone: "UTC" } as const;
  return { ...setting, id: "1", entrants, standings, endedAt: 0, announcement: "posted", cards: [] };
}

const leaderboard = (all: readonly Finished[]) => ranked(totalsOf(all));

describe("the leaderboard", () => {
  it("gives a point for everyone outranked and half for a shared place", () => {
    const lines = leaderboard([
      finished([
        ["a", 1, 1],
        ["b", 2, 3],
        ["c", 2, 3],
        ["d", 4, 4],
      ]),
      finished([
        ["b", 1, 2],
        ["d", 1, 2],
      ]),
    ]);
    expect(lines).toEqual([
      { strategy: "a", ranks: [1, 1], points: 3, tournaments: 1, won: 1 },
      { strategy: "b", ranks: [2, 2], points: 2, tournaments: 2, won: 0 },
      { strategy: "c", ranks: [3, 3], points: 1.5, tournaments: 1, won: 0 },
      { strategy: "d", ranks: [4, 4], points: 0.5, tournaments: 2, won: 0 },
    ]);
  });

  it("shares places among equals, whatever their order", () => {
    const one = finished([
      ["a", 1, 1],
      ["b", 2, 2],
    ]);
    const other = finished([
      ["b", 1, 1],
      ["a", 2, 2],
    ]);
    for (const order of [
      [one, other],
      [other, one],
    ])
      expect(leaderboard(order).map(({ strategy, ranks }) => [strategy, ...ranks])).toEqual([
        ["a", 1, 2],
        ["b", 1, 2],
      ]);
  });

  it("gives one point for each pair of a tournament", () => {
    const sizes = fc.array(fc.integer({ min: 2, max: 32 }), { maxLength: 10 });
    fc.assert(
      fc.property(sizes, (all) => {
        const places = (size: number): Places =>
          Array.from({ length: size }, (_, at) => [`s${at}`, at + 1, at + 1]);
        const points = leaderboard(all.map((size) => finished(places(size)))).reduce(
          (sum, one) => sum + one.points,
          0,
        );
        expect(points).toBe(all.reduce((sum, size) => sum + (size * (size - 1)) / 2, 0));
      }),
      { seed: 1 },
    );
  });
});
