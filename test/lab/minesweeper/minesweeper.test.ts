import { describe, expect, it } from "vitest";
import { leaderboardSeries, minesStandings } from "../../../src/lab/minesweeper/leaderboard.ts";
import {
  beginning,
  boardName,
  type MinesSeries,
  playPart,
  runMines,
  STARTS,
  type Start,
  startOf,
} from "../../../src/lab/minesweeper/series.ts";
import { chanceFigures, SOURCE_FIGURES, seriesOf } from "../../../src/lab/minesweeper/study.ts";

const series = (strategy: string, games: number): MinesSeries => ({
  strategy,
  rules: { width: 6, height: 5, mines: 5, start: "safe" },
  games,
  boards: "drawn",
});

const run = (asked: readonly MinesSeries[], workers = 1) => runMines(asked, { seed: 1, workers });

describe("a series of boards", () => {
  it("gives the same results with any number of threads, even for random", async () => {
    const asked = [series("random", 350), series("exact", 250), series("simple", 101)];
    const [one, three] = await Promise.all([run(asked, 1), run(asked, 3)]);
    expect(one).toEqual(three);
    expect(one.map(({ games }) => games)).toEqual([350, 250, 101]);
  });

  it("plays a part the same, whatever its thread played before", () => {
    const part = { series: series("exact", 200), seed: 3, part: 1 };
    const before = playPart(part);
    playPart({
      series: { ...series("exact", 100), rules: { width: 4, height: 4, mines: 3, start: "seed" } },
      seed: 9,
      part: 0,
    });
    expect(playPart(part)).toEqual(before);
  });

  it("has different boards in every part and for every seed", () => {
    const sums = [0, 1, 2].map((part) => playPart({ series: series("simple", 300), seed: 1, part }));
    expect(new Set(sums.map((one) => JSON.stringify(one))).size).toBe(3);
    expect(playPart({ series: series("simple", 300), seed: 2, part: 0 })).not.toEqual(sums[0]);
  });

  it("reports rates with errors", async () => {
    const [done] = await run([series("simple", 200)]);
    const rate = (done?.wins ?? 0) / 200;
    expect(done).toMatchObject({
      winRate: rate,
      standardError: Math.sqrt((rate * (1 - rate)) / 200),
      violations: 0,
    });
  });

  it("starts at its first cell if it has one", () => {
    const from = (first?: number) =>
      playPart({
        series: { ...series("simple", 100), ...(first !== undefined && { first }) },
        seed: 1,
        part: 0,
      });
    // If nothing is visible yet, `simple` starts in the very first cell.
    expect(from(0)).toEqual(from());
    expect(from(7)).not.toEqual(from());
  });

  it("refuses a strategy that isn't in the registry", () => {
    expect(() => playPart({ series: series("psychic", 1), seed: 1, part: 0 })).toThrow(RangeError);
  });
});

describe("the source's figures", () => {
  it("are reproduced under its own rule, within two standard errors", async () => {
    const own = SOURCE_FIGURES.filter(({ strategy, start, side, mines }) => {
      return strategy !== "exact" && start === "source" && (side === 7 || mines === 12);
    });
    const reports = await run(own.map((figure) => seriesOf(figure, 3000)));
    expect(own.map(({ printed }) => printed)).toEqual([0.06, 0.7, 0.27]);
    for (const [at, { winRate }] of reports.entries()) {
      const printed = own[at]?.printed ?? Number.NaN;
      expect(Math.abs(winRate - printed)).toBeLessThan(2 * Math.sqrt((printed * (1 - printed)) / 500));
    }
  });

  it("change if overlapping mines count as one, or with eleven mines", async () => {
    const of = (mines: number, start: Start) =>
      seriesOf({ strategy: "simple", side: 11, mines, start, printed: undefined }, 3000);
    const reports = await run([of(12, "source"), of(12, "seed"), of(11, "source")]);
    const [twelve, thrown, eleven] = reports.map(({ winRate }) => winRate) as [number, number, number];
    expect(Math.abs(twelve - 0.287)).toBeLessThan(0.025);
    expect(Math.abs(thrown - 0.331)).toBeLessThan(0.025);
    expect(Math.abs(eleven - 0.372)).toBeLessThan(0.025);
  });

  it("start in the second cell of the second row, or the last cell", () => {
    const size = { width: 11, height: 11, mines: 12 };
    expect(beginning(size, "source")).toEqual({ rules: { ...size, start: "safe" }, first: 12 });
    expect(beginning(size, "seed")).toEqual({ rules: { ...size, start: "seed" }, first: 12 });
    expect(beginning({ width: 1, height: 3, mines: 1 }, "source").first).toBe(1);
    expect(beginning({ width: 3, height: 1, mines: 1 }, "source").first).toBe(1);
    expect(beginning(size, "safe")).toEqual({ rules: { ...size, start: "safe" } });
    for (const start of STARTS)
      expect(startOf({ strategy: "exact", games: 1, boards: "drawn", ...beginning(size, start) })).toBe(
        start,
      );
  });

  it("for pure chance match the formula", () => {
    const [first, second, played] = chanceFigures();
    for (const { printed = Number.NaN, chance } of [first, second].flatMap((one) => one ?? []))
      expect(Math.abs(chance / printed - 1)).toBeLessThan(0.01);
    expect(played?.printed).toBeUndefined();
    expect(played?.chance).toBeCloseTo((4 * 3 * 2) / (49 * 48 * 47 * 46), 15);
  });
});

describe("the leaderboard", () => {
  it("gives every strategy the same boards, named so they can be played", () => {
    const asked = leaderboardSeries(3);
    expect(new Set(asked.map(({ boards }) => boards))).toEqual(new Set(["named"]));
    expect(boardName(1, 40)).toMatch(/^[0-9a-z]{1,16}$/);
    expect(boardName(Number.MAX_SAFE_INTEGER, 99_999)).toMatch(/^[0-9a-z]{1,16}$/);
    expect(boardName(1, 40)).not.toBe(boardName(1, 41));
  });

  it("ranks by boards won and shares tied places", async () => {
    const standings = minesStandings(await run(leaderboardSeries(4), 2));
    expect(standings[0]).toMatchObject({ places: [1, 1], name: "exact", boards: 12 });
    const [first, second, third] = standings.map(({ points }) => points);
    expect((first ?? 0) > (second ?? 0) && (second ?? 0) >= (third ?? 0)).toBe(true);
    const nobody = minesStandings([]);
    expect(nobody.map(({ places }) => places)).toEqual([
      [1, 3],
      [1, 3],
      [1, 3],
    ]);
  });
});
