import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Championship, Played, Result } from "../../../src/core/championships/championship.ts";
import { begin, run, standings } from "../../../src/core/championships/rounds.ts";
import { swissRounds } from "../../../src/core/championships/swiss.ts";
import { seededRandom } from "../../../src/core/random/index.ts";

/** Strengths are drawn uniformly; the stronger player wins more often. */
function swiss(players: number, rounds: number, seed: number, draws = 0): Championship {
  const random = seededRandom(seed);
  const strengths = Array.from({ length: players }, () => random.unit());
  return run(begin("swiss", players, { rounds }), ({ a, b }): Result => {
    if (random.unit() < draws) return 0.5;
    return random.unit() < 0.5 + ((strengths[a] as number) - (strengths[b] as number)) / 4 ? 1 : 0;
  });
}

const keyOf = (a: number, b: number | null): string => [a, b].sort((x, y) => Number(x) - Number(y)).join();

/** How many pairs, or byes, had been there before, by round. */
function repeatsOf({ rounds }: Championship): readonly number[] {
  const seen = new Set<string>();
  return rounds.map((round) => {
    const keys = round.map(({ a, b }) => keyOf(a, b));
    const repeats = keys.filter((key) => seen.has(key)).length;
    for (const key of keys) seen.add(key);
    return repeats;
  });
}

/** Point differences in all pairings at the time they were made. */
function differencesOf({ rounds, players }: Championship): number {
  const points = new Float64Array(players);
  let total = 0;
  for (const round of rounds) {
    for (const { a, b } of round) if (b !== null) total += Math.abs((points[a] ?? 0) - (points[b] ?? 0));
    for (const { a, b, score } of round) {
      points[a] = (points[a] ?? 0) + score;
      if (b !== null) points[b] = (points[b] ?? 0) + 1 - score;
    }
  }
  return total;
}

/** The fewest repeats of any pairing of these seats; -1 stands for the bye. */
function fewestRepeats([first, ...others]: readonly number[], seen: ReadonlySet<string>): number {
  if (first === undefined) return 0;
  const found = others.map((other) => {
    const key = keyOf(first, other === -1 ? null : other);
    const rest = others.filter((one) => one !== other);
    return (seen.has(key) ? 1 : 0) + fewestRepeats(rest, seen);
  });
  return Math.min(...found);
}

const pairsIn = (round: readonly Played[] | undefined) => round?.map(({ a, b, why }) => [a, b, why]);

describe("Swiss pairings", () => {
  it.each([5, 6])("of %i players are five rounds without a rematch", (players) => {
    for (let seed = 1; seed <= 200; seed++)
      expect(repeatsOf(swiss(players, 5, seed, seed % 3 === 0 ? 0.5 : 0)).join("")).toBe("00000");
  });

  it("of up to eight players never meet again while someone is left, in any number of rounds", () => {
    const fields = fc.record({ players: fc.integer({ min: 2, max: 8 }), seed: fc.nat(1e6) });
    fc.assert(
      fc.property(fields, fc.integer({ min: 1, max: 9 }), ({ players, seed }, rounds) => {
        const all = players + (players % 2) - 1;
        const repeats = repeatsOf(swiss(players, rounds, seed, 0.2));
        expect(repeats.slice(0, all).every((count) => count === 0)).toBe(true);
        expect(repeats.slice(all).every((count) => count === (players + (players % 2)) / 2)).toBe(true);
      }),
      { seed: 3, numRuns: 300 },
    );
  });

  it("of up to twelve players meet again only if no pairing is without it", () => {
    const fields = fc.record({ players: fc.integer({ min: 9, max: 12 }), seed: fc.nat(1e6) });
    fc.assert(
      fc.property(fields, fc.integer({ min: 5, max: 9 }), ({ players, seed }, count) => {
        const over = swiss(players, count, seed);
        const seats = [...Array(players).keys(), ...(players % 2 === 1 ? [-1] : [])];
        const seen = new Set<string>();
        for (const [at, round] of over.rounds.entries()) {
          const repeats = repeatsOf(over)[at] ?? 0;
          if (repeats > 0) expect(repeats).toBe(fewestRepeats(seats, seen));
          for (const { a, b } of round) seen.add(keyOf(a, b));
        }
      }),
      { seed: 4, numRuns: 60 },
    );
  });

  it("of larger fields never meet again in half as many rounds as players, nor where all can be met", () => {
    const sizes = fc.oneof(fc.integer({ min: 13, max: 64 }), fc.constantFrom(99, 128));
    fc.assert(
      fc.property(sizes, fc.nat(1e6), fc.boolean(), (players, seed, isLong) => {
        const seats = players + (players % 2);
        const count = isLong ? seats - 1 : Math.min(seats / 2, 14);
        expect(Math.max(...repeatsOf(swiss(players, count, seed, 0.1)))).toBe(0);
      }),
      { seed: 5, numRuns: 25 },
    );
    expect(Math.max(...repeatsOf(swiss(255, 8, 1)))).toBe(0);
  });

  it.each([
    [27, 30],
    [63, 66],
  ])("of %i players in %i rounds give each a bye before anyone has two", (players, count) => {
    const over = swiss(players, count, 1);
    expect(repeatsOf(over).findIndex((repeats) => repeats > 0)).toBe(players);
    const byes = standings(over).map((row) => row.byes);
    expect([Math.min(...byes), Math.max(...byes)]).toEqual([1, 2]);
  });

  it("keep point differences small: 64 players, by rounds", () => {
    const total = (count: number) =>
      [1, 2].reduce((sum, seed) => sum + differencesOf(swiss(64, count, seed)), 0);
    expect([7, 10, 13].map(total)).toEqual([8, 38, 102]);
  });

  it("pair a score group's upper half with its lower and give the reason", () => {
    const { rounds } = run(begin("swiss", 8, { rounds: 3 }), ({ a, b }) => (a < b ? 1 : 0));
    expect(pairsIn(rounds[0])).toEqual([
      [0, 4, "same-score"],
      [1, 5, "same-score"],
      [2, 6, "same-score"],
      [3, 7, "same-score"],
    ]);
    expect(pairsIn(rounds[1])).toEqual([
      [0, 2, "same-score"],
      [1, 3, "same-score"],
      [4, 6, "same-score"],
      [5, 7, "same-score"],
    ]);
  });

  it("give the bye to the lowest without one, and let a rematch be known", () => {
    const { rounds } = run(begin("swiss", 9, { rounds: 4 }), ({ a, b }) => (a < b ? 1 : 0));
    expect(rounds.map((round) => pairsIn(round)?.find(([, b]) => b === null))).toEqual([
      [8, null, "bye-lowest"],
      [7, null, "bye-lowest"],
      [6, null, "bye-lowest"],
      [5, null, "bye-lowest"],
    ]);
    const again = run(begin("swiss", 4, { rounds: 3, repeats: true }), ({ a, b }) => (a < b ? 1 : 0));
    expect(again.rounds.map((round) => round.map(({ a, b, why }) => [a, b, why]))).toEqual([
      [
        [0, 1, "same-score"],
        [2, 3, "same-score"],
      ],
      [
        [0, 2, "same-score"],
        [1, 3, "same-score"],
      ],
      [
        [0, 2, "met-before"],
        [1, 3, "met-before"],
      ],
    ]);
  });

  it.each([
    [2, 1],
    [3, 3],
    [8, 5],
    [16, 7],
    [32, 10],
    [64, 13],
  ])("default for %i players to %i rounds", (players, rounds) => expect(swissRounds(players)).toBe(rounds));
});
