import { describe, expect, it } from "vitest";
import {
  begin,
  gameCount,
  type Result,
  report,
  run,
  SYSTEMS,
  type SystemId,
  standings,
} from "../../../src/core/championships/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import { championshipContract } from "../../contracts/championship-contract.ts";

describe.each(SYSTEMS)("the system %s", (system) => championshipContract(system));

const better = (a: number, b: number): Result => (a < b ? 1 : 0);
const placesOf = (system: SystemId, players: number, options = {}) =>
  standings(run(system, players, options, seededRandom(1), better)).map(({ player, places }) => [
    player,
    ...places,
  ]);

describe("elimination", () => {
  it("shares places below the fourth and plays off the third", () => {
    expect(placesOf("olympic", 8)).toEqual([
      [0, 1, 1],
      [1, 2, 2],
      [2, 3, 3],
      [3, 4, 4],
      ...[4, 5, 6, 7].map((player) => [player, 5, 8]),
    ]);
    const last = run("olympic", 8, {}, seededRandom(1), better).rounds.at(-1);
    expect(last?.map(({ a, b, why }) => [a, b, why])).toEqual([
      [0, 1, "bracket"],
      [2, 3, "third-place"],
    ]);
  });

  it("decides every place if losers play on, as seeded if better seeds win", () => {
    expect(placesOf("recursive", 11)).toEqual(Array.from({ length: 11 }, (_, at) => [at, at + 1, at + 1]));
  });

  it("gives the best seeds byes down to a power of two", () => {
    const [first] = run("olympic", 6, {}, seededRandom(1), better).rounds;
    expect(first?.map(({ a, b, why }) => [a, b, why])).toEqual([
      [2, 5, "bracket"],
      [3, 4, "bracket"],
      [0, null, "bracket-bye"],
      [1, null, "bracket-bye"],
    ]);
  });

  it("knows at any point which places a player can still reach", () => {
    const start = begin("olympic", 4, {}, seededRandom(1));
    expect(standings(start).map(({ places }) => places)).toEqual(Array(4).fill([1, 4]));
    const afterOne = report(
      start,
      [0, 1].map((table) => ({ table, games: [1 as Result] })),
    );
    expect(standings(afterOne).map(({ player, places }) => [player, ...places])).toEqual([
      [0, 1, 2],
      [1, 1, 2],
      [2, 3, 4],
      [3, 3, 4],
    ]);
  });

  it.each<[string, Result[], { score: Result; decided: string }]>([
    ["replays a draw", [0.5, 0], { score: 0, decided: "won" }],
    [
      "sends the better seed on after one draw too many",
      [0.5, 0.5, 0.5],
      { score: 1, decided: "better-seed-after-draws" },
    ],
  ])("%s", (_, games, outcome) => {
    expect(
      report(begin("olympic", 2, {}, seededRandom(1)), [{ table: 0, games }]).rounds[0]?.[0],
    ).toMatchObject(outcome);
  });

  it("ends a match at the deciding game, or by wins after too many draws", () => {
    const start = begin("olympic-matches", 2, { firstTo: 2 }, seededRandom(1));
    const decided = (games: Result[]) => report(start, [{ table: 0, games }]).rounds[0]?.[0];
    expect(decided([1, 0, 0])).toMatchObject({ score: 0, decided: "won" });
    expect(decided([0, 0.5, 0.5, 0.5])).toMatchObject({ score: 0, decided: "more-wins-after-draws" });
    expect(() => decided([1, 0])).toThrow(/whole series/);
    expect(() => decided([1, 1, 1])).toThrow(/whole series/);
  });
});

describe("games by formula", () => {
  it.each<[SystemId, number, number, number]>([
    ["round-robin", 64, 2016, 2016],
    ["olympic", 64, 64, 64],
    ["olympic", 3, 2, 2],
    ["olympic-matches", 64, 256, 448],
    ["recursive", 64, 192, 192],
    ["recursive-matches", 64, 768, 1344],
    ["swiss", 8, 20, 20],
    ["swiss", 16, 56, 56],
    ["swiss", 32, 160, 160],
    ["swiss", 64, 416, 416],
    ["none", 64, 0, 0],
  ])("are of %s with %i players %i to %i", (system, players, atLeast, atMost) => {
    expect(gameCount(system, players, { firstTo: 4 })).toEqual({ atLeast, atMost });
  });
});

describe("equal points", () => {
  /** Three players who beat each other in a circle, and all beat the fourth. */
  const circle = (a: number, b: number): Result => {
    if (a === 3 || b === 3) return b === 3 ? 1 : 0;
    return (b - a + 3) % 3 === 1 ? 1 : 0;
  };

  it("share places if asked to", () => {
    const table = standings(run("round-robin", 4, { ties: "shared" }, seededRandom(1), circle));
    expect(table.map(({ places }) => places)).toEqual([
      [1, 3],
      [1, 3],
      [1, 3],
      [4, 4],
    ]);
  });

  it("are separated by tie-breaks, and finally by the seed", () => {
    const table = standings(run("round-robin", 4, {}, seededRandom(1), circle));
    expect(table.map(({ player, places }) => [player, ...places])).toEqual(
      [0, 1, 2, 3].map((one) => [one, one + 1, one + 1]),
    );
    expect(table[0]).toMatchObject({
      points: 2,
      tieBreaks: { buchholzCut1: 4, sonnebornBerger: 2, headToHead: 1 },
    });
  });

  it("are separated by the direct result before the seed", () => {
    let againstSeed = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const random = seededRandom(seed);
      const table = standings(run("round-robin", 6, {}, random, () => random.below(2) as Result));
      table.slice(1).forEach((row, at) => {
        const before = table[at] as typeof row;
        const same = ({ points, tieBreaks }: typeof row) =>
          [points, tieBreaks?.buchholzCut1, tieBreaks?.sonnebornBerger].join();
        if (same(before) !== same(row)) return;
        const lead = (before.tieBreaks?.headToHead as number) - (row.tieBreaks?.headToHead as number);
        expect(lead > 0 || (lead === 0 && before.player < row.player)).toBe(true);
        if (lead > 0 && before.player > row.player) againstSeed++;
      });
    }
    expect(againstSeed).toBeGreaterThan(0);
  });

  it("count a Swiss bye as a win against one's own points", () => {
    const table = standings(run("swiss", 3, { rounds: 2 }, seededRandom(1), better));
    expect(table.map(({ player, points, byes }) => [player, points, byes])).toEqual([
      [0, 2, 0],
      [1, 1, 1],
      [2, 1, 1],
    ]);
    expect(table[1]?.tieBreaks).toEqual({ buchholzCut1: 2, sonnebornBerger: 1, headToHead: 0 });
  });
});
