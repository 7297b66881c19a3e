import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  begin,
  type Championship,
  nextRound,
  type Result,
  report,
  run,
  standings,
  swissRounds,
} from "../../../src/core/championships/index.ts";
import { pairWithoutRematches } from "../../../src/core/championships/pair-without-rematches.ts";
import { seededRandom } from "../../../src/core/random/index.ts";

/** Strengths are drawn uniformly; the stronger player wins more often. */
function swiss(players: number, rounds: number, seed: number, draws = 0): Championship {
  const random = seededRandom(seed);
  const strengths = Array.from({ length: players }, () => random.unit());
  return run("swiss", players, { rounds }, random, (a, b): Result => {
    if (random.unit() < draws) return 0.5;
    return random.unit() < 0.5 + ((strengths[a] as number) - (strengths[b] as number)) / 4 ? 1 : 0;
  });
}

function repeatsOf({ rounds, players }: Championship): number {
  const pairs = rounds
    .flat()
    .filter(({ b }) => b !== null)
    .map(({ a, b }) => Math.min(a, b as number) * players + Math.max(a, b as number));
  return pairs.length - new Set(pairs).size;
}

/** Point differences in all pairings at the time they were made. */
function differencesOf({ rounds, players }: Championship): number {
  const points = new Float64Array(players);
  const add = (player: number, score: number): void => {
    points[player] = (points[player] as number) + score;
  };
  let total = 0;
  for (const round of rounds) {
    for (const { a, b } of round)
      if (b !== null) total += Math.abs((points[a] as number) - (points[b] as number));
    for (const { a, b, score } of round) {
      add(a, score);
      if (b !== null) add(b, 1 - score);
    }
  }
  return total;
}

describe("Swiss pairings", () => {
  it("pair 1,000 players for 14 rounds, or an odd number, without repeats", () => {
    expect(repeatsOf(swiss(1000, 14, 1))).toBe(0);
    expect(repeatsOf(swiss(999, 14, 2, 0.2))).toBe(0);
  });

  it("keep point differences small: 64 players, by rounds", () => {
    const total = (rounds: number) =>
      [1, 2].reduce((sum, seed) => sum + differencesOf(swiss(64, rounds, seed)), 0);
    expect([7, 10, 13].map(total)).toEqual([8, 32, 78]);
  });

  it("pair a score group's upper half with its lower and give the reason", () => {
    const first = begin("swiss", 6, {}, seededRandom(1));
    expect(nextRound(first).map(({ a, b, why }) => [a, b, why])).toEqual([
      [0, 3, "same-score"],
      [1, 4, "same-score"],
      [2, 5, "same-score"],
    ]);
    const second = report(
      first,
      [0, 1, 2].map((table) => ({ table, games: [1 as Result] })),
    );
    expect(nextRound(second).map(({ a, b, why }) => [a, b, why])).toEqual([
      [0, 1, "same-score"],
      [2, 4, "floated-down"],
      [3, 5, "same-score"],
    ]);
  });

  it("repeat a pair only if no one else is left, and say so", () => {
    const state = run("swiss", 2, { rounds: 2 }, seededRandom(1), () => 1);
    expect(state.rounds.map(([only]) => only?.why)).toEqual(["same-score", "met-before"]);
  });

  it("give the bye to the lowest without one, or to anyone once all had it", () => {
    const state = run("swiss", 3, { rounds: 4 }, seededRandom(1), (a, b) => (a < b ? 1 : 0));
    const byes = state.rounds.map((round) => round.find(({ b }) => b === null));
    expect(byes.map((bye) => [bye?.a, bye?.why])).toEqual([
      [2, "bye-lowest"],
      [1, "bye-lowest"],
      [0, "bye-lowest"],
      [expect.any(Number), "bye-again"],
    ]);
  });

  it("give a higher player the bye if the others couldn't be paired otherwise", () => {
    fc.assert(
      fc.property(fc.nat(1e6), fc.constantFrom(5, 7), (seed, players) => {
        const state = swiss(players, players, seed);
        for (const bye of state.rounds.flat().filter(({ why }) => why === "bye-needed"))
          expect(bye.b).toBeNull();
        return state.rounds.flat().every(({ why }) => why !== "bye-again");
      }),
      { seed: 1, numRuns: 40 },
    );
  });

  it("may repeat a pair if asked to pair the nearest players", () => {
    const state = run("swiss", 4, { rounds: 3, repeats: true }, seededRandom(1), (a, b) => (a < b ? 1 : 0));
    expect(state.rounds.map((round) => round.map(({ a, b }) => [a, b]))).toEqual([
      [
        [0, 1],
        [2, 3],
      ],
      [
        [0, 2],
        [1, 3],
      ],
      [
        [0, 2],
        [1, 3],
      ],
    ]);
    expect(standings(state).map(({ player }) => player)).toEqual([0, 1, 2, 3]);
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

/** Players 0 … n - 1 with points 0 … 3, and who has met whom. */
const crowd = fc
  .constantFrom(2, 4, 6, 8, 10)
  .chain((players) =>
    fc.record({
      points: fc.array(fc.nat(6), { minLength: players, maxLength: players }),
      met: fc.array(fc.tuple(fc.nat(players - 1), fc.nat(players - 1)), { maxLength: 3 * players }),
    }),
  )
  .map(({ points, met }) => {
    const known = new Set(met.flatMap(([a, b]) => [`${a},${b}`, `${b},${a}`]));
    const haveMet = (a: number, b: number) => known.has(`${a},${b}`);
    const pointsOf = (player: number) => (points[player] as number) / 2;
    const order = [...points.keys()].sort((a, b) => pointsOf(b) - pointsOf(a) || a - b);
    return { order, haveMet, pointsOf };
  });

type Crowd = typeof crowd extends fc.Arbitrary<infer One> ? One : never;

/** The fewest rematches over all possible pairings, and the smallest sum of differences with that many. */
function bestOf(
  players: readonly number[],
  one: Crowd,
  known = new Map<string, readonly [number, number]>(),
): readonly [number, number] {
  const { haveMet, pointsOf } = one;
  const before = known.get(players.join());
  if (before) return before;
  const [first, ...others] = players;
  if (first === undefined) return [0, 0];
  let best: readonly [number, number] = [Number.POSITIVE_INFINITY, 0];
  for (const other of others) {
    const [repeats, sum] = bestOf(
      others.filter((each) => each !== other),
      one,
      known,
    );
    const found = [
      repeats + (haveMet(first, other) ? 1 : 0),
      sum + Math.abs(pointsOf(first) - pointsOf(other)),
    ] as const;
    if (found[0] < best[0] || (found[0] === best[0] && found[1] < best[1])) best = found;
  }
  known.set(players.join(), best);
  return best;
}

describe("pairing without repeats", () => {
  it("repeats as few pairs as possible and pairs everyone once", () => {
    fc.assert(
      fc.property(crowd, (one) => {
        const { pairs, repeats } = pairWithoutRematches(one.order, one);
        expect(pairs.flat().sort((a, b) => a - b)).toEqual(one.order.toSorted((a, b) => a - b));
        expect(repeats).toBe(bestOf(one.order, one)[0]);
      }),
      { seed: 2, numRuns: 250 },
    );
  });
});
