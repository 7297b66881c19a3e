import { describe, expect, it } from "vitest";
import { type LeagueRow, leagueTable } from "../../../../src/core/championships/league/index.ts";
import { seededRandom, shuffled } from "../../../../src/core/random/index.ts";
import { DRAWN, everyPair, forfeit, jumbled, LOST, leagueOf, renamed, WON } from "./leagues.ts";

const SOME = [0, 0.8, -1.2, 0.3, -0.4, 1.5, 0.1];
const tableOf = (size: number, pairs: Parameters<typeof leagueTable>[1], seed = 1) =>
  leagueTable(size, pairs, seededRandom(seed));
const byEntrant = (rows: readonly LeagueRow[]) => new Map(rows.map((row) => [row.entrant, row]));

describe("a league's table", () => {
  it("lists the strongest first, with mean and worst returns", () => {
    const rows = tableOf(3, [
      { a: 0, b: 1, matches: [WON, WON] },
      { a: 0, b: 2, matches: [WON, DRAWN] },
      { a: 2, b: 1, matches: [WON, forfeit(0)] },
    ]);
    expect(rows.map(({ entrant, rank, matches }) => [entrant, rank, matches])).toEqual([
      [0, 1, 4],
      [2, 2, 4],
      [1, 3, 4],
    ]);
    expect(rows[0]?.meanReturn).toBeCloseTo((0.3 + 0.15) / 2);
    expect(rows[0]?.worst).toEqual({ against: 2, return: 0.15 });
    expect(rows[2]?.worst?.against).toBe(0);
    expect(rows[2]?.worst?.return).toBeCloseTo(-0.3);
    // A forfeited match counts as losing every round: half of 0.3 - 1.
    expect(rows[1]?.meanReturn).toBeCloseTo((-0.15 - 0.35) / 2);
  });

  it("is identical for any order of matches, records and sides", () => {
    const random = seededRandom(2);
    const pairs = leagueOf(SOME, 6, random);
    for (let time = 0; time < 3; time++)
      expect(JSON.stringify(tableOf(SOME.length, jumbled(pairs, random)))).toBe(
        JSON.stringify(tableOf(SOME.length, pairs)),
      );
  });

  it("ignores matches of an entrant against itself", () => {
    const pairs = leagueOf(SOME, 2, seededRandom(1));
    const own = [...pairs, { a: 0, b: 0, matches: [WON, forfeit(1)] }];
    expect(tableOf(SOME.length, own)).toEqual(tableOf(SOME.length, pairs));
  });

  it("follows its entrants with their intervals when renumbered", () => {
    const random = seededRandom(3);
    const pairs = leagueOf(SOME, 6, random);
    const rows = byEntrant(tableOf(SOME.length, pairs));
    const numbers = shuffled([...SOME.keys()], random);
    const after = byEntrant(tableOf(SOME.length, renamed(pairs, numbers)));
    for (const [old, now] of numbers.entries()) {
      const { strength, interval95, rank, rankInterval } = rows.get(old) as LeagueRow;
      expect(after.get(now)).toMatchObject({ strength, interval95, rank, rankInterval });
    }
  });

  it("has intervals around rank and strength, shared by equals", () => {
    for (let seed = 0; seed < 6; seed++) {
      const rows = tableOf(SOME.length, leagueOf(SOME, 2, seededRandom(seed)), seed);
      for (const { strength, interval95, rank, rankInterval } of rows) {
        expect(interval95[0]).toBeLessThanOrEqual(strength);
        expect(interval95[1]).toBeGreaterThanOrEqual(strength);
        expect(rankInterval[0]).toBeLessThanOrEqual(rank);
        expect(rankInterval[1]).toBeGreaterThanOrEqual(rank);
        const equals = rows.filter((row) => row.rank === rank);
        expect(new Set(equals.map((row) => JSON.stringify(row.rankInterval))).size).toBe(1);
        expect(rankInterval[1]).toBeGreaterThanOrEqual(rank + equals.length - 1);
      }
    }
  });

  it("takes pairs with identical matches as certain to repeat them", () => {
    const pairs = everyPair(5, (a) => new Array(4).fill(a === 0 ? LOST : WON));
    expect(tableOf(5, pairs).map(({ rankInterval }) => rankInterval)).toEqual(
      [1, 2, 3, 4, 5].map((at) => [at, at]),
    );
    const circle = [
      { a: 0, b: 1, matches: [LOST, LOST, LOST] },
      { a: 1, b: 2, matches: [LOST, LOST, LOST] },
      { a: 2, b: 0, matches: [LOST, LOST, LOST] },
    ];
    for (const { rank, rankInterval, interval95 } of tableOf(3, circle))
      expect({ rank, rankInterval, interval95 }).toEqual({
        rank: 1,
        rankInterval: [1, 3],
        interval95: [0, 0],
      });
  });

  it("doesn't take one match or a few identical rounds as certain", () => {
    const once = tableOf(2, [{ a: 0, b: 1, matches: [WON] }]);
    expect(once.map(({ rankInterval }) => rankInterval)).toEqual([
      [1, 2],
      [1, 2],
    ]);
    const short = { wins: 1, losses: 0, draws: 0, result: 1 } as const;
    expect(tableOf(2, [{ a: 0, b: 1, matches: [short, short] }])[0]?.rankInterval).toEqual([1, 2]);
  });

  it("widens intervals as matches get fewer", () => {
    const width = (matches: number) =>
      tableOf(SOME.length, leagueOf(SOME, matches, seededRandom(5)))
        .map(({ rankInterval: [best, worst] }) => worst - best)
        .reduce((sum, one) => sum + one, 0);
    expect(width(4)).toBeGreaterThan(width(64));
    expect(width(64)).toBeGreaterThan(width(2_000));
  });

  it("has no NaN for no match, all draws, all forfeits and one entrant", () => {
    const leagues = [
      tableOf(4, []),
      tableOf(1, []),
      tableOf(2, [{ a: 0, b: 1, matches: [WON] }]),
      tableOf(3, [{ a: 0, b: 1, matches: [WON] }]),
      tableOf(
        4,
        everyPair(4, () => [DRAWN, DRAWN]),
      ),
      tableOf(
        4,
        everyPair(4, () => [forfeit(0), forfeit(0.5)]),
      ),
      tableOf(
        4,
        everyPair(4, () => [forfeit(0)]),
      ),
    ];
    for (const rows of leagues) {
      expect(JSON.stringify(rows)).not.toMatch(/NaN|null,null/);
      for (const row of rows)
        for (const value of [row.strength, ...row.interval95, row.rank, ...row.rankInterval])
          expect(Number.isFinite(value)).toBe(true);
    }
    expect(tableOf(0, [])).toEqual([]);
    expect(leagues[0]?.[0]).toMatchObject({
      matches: 0,
      meanReturn: null,
      worst: null,
      rankInterval: [1, 4],
    });
  });
});

describe("rank intervals", () => {
  /** Share of ranks, over all ordered pairs of sets, within the interval from the other set. */
  function covered(strengths: readonly number[], matches: number, sets: number): number {
    const tables = Array.from({ length: sets }, (_, seed) =>
      byEntrant(tableOf(strengths.length, leagueOf(strengths, matches, seededRandom(100 + seed)), seed)),
    );
    let [inside, all] = [0, 0];
    for (const table of tables)
      for (const second of tables)
        for (const [entrant, { rankInterval }] of table) {
          if (second === table) continue;
          const { rank } = second.get(entrant) as LeagueRow;
          all++;
          if (rank >= rankInterval[0] && rank <= rankInterval[1]) inside++;
        }
    return inside / all;
  }

  it.each([
    ["equals", () => 0],
    ["a crowd of equals below others", (at: number) => (at < 10 ? 0 : (at - 9) / 8)],
    ["an even ladder", (at: number) => at / 8],
  ] as const)("hold the rank of a second set of seeds 95 times of 100 for %s", (_, strength) => {
    const strengths = Array.from({ length: 20 }, (_unused, at) => strength(at));
    expect(covered(strengths, 4, 6)).toBeGreaterThan(0.95);
  });
});
