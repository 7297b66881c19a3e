import { describe, expect, it } from "vitest";
import { leaderboardSeries, minesStandings } from "../../../src/lab/minesweeper/leaderboard.ts";
import { boardName, type MinesSeries, playPart } from "../../../src/lab/minesweeper/series.ts";
import { chanceFigures, SOURCE_FIGURES, seriesOf } from "../../../src/lab/minesweeper/source-figures.ts";
import { type MinesReport, runMines } from "../../../src/lab/minesweeper/study.ts";

const series = (strategy: string, games: number): MinesSeries => ({
  strategy,
  rules: { width: 6, height: 5, mines: 5, start: "safe" },
  games,
  boards: "drawn",
});

const run = (asked: readonly MinesSeries[], workers = 1, signal?: AbortSignal): Promise<MinesReport> =>
  runMines(asked, { seed: 1, workers, nowMs: () => 0, signal });

describe("a series of boards", () => {
  it("comes out alike on any number of threads, also of a strategy that draws lots", async () => {
    const asked = [series("random", 350), series("exact", 250), series("simple", 101)];
    const [one, three] = await Promise.all([run(asked, 1), run(asked, 3)]);
    expect(one.series).toEqual(three.series);
    expect(one.series.map(({ games }) => games)).toEqual([350, 250, 101]);
    expect(one.series.every(({ complete }) => complete)).toBe(true);
  });

  it("plays a part alike, whatever its thread played before", () => {
    const part = { series: series("exact", 200), seed: 3, part: 1 };
    const before = playPart(part);
    playPart({
      series: { ...series("exact", 100), rules: { width: 4, height: 4, mines: 3, start: "seed" } },
      seed: 9,
      part: 0,
    });
    expect(playPart(part)).toEqual(before);
  });

  it("has other boards in every part and from every seed", () => {
    const sums = [0, 1, 2].map((part) => playPart({ series: series("simple", 300), seed: 1, part }));
    expect(new Set(sums.map((one) => JSON.stringify(one))).size).toBe(3);
    expect(playPart({ series: series("simple", 300), seed: 2, part: 0 })).not.toEqual(sums[0]);
  });

  it("reports rates with their errors, and none where nothing was finished", async () => {
    const [done] = (await run([series("simple", 200)])).series;
    const rate = (done?.wins ?? 0) / 200;
    expect(done).toMatchObject({
      winRate: rate,
      standardError: Math.sqrt((rate * (1 - rate)) / 200),
      violations: 0,
    });
    const stopped = await run([series("simple", 200)], 1, AbortSignal.abort());
    expect(stopped.series[0]).toMatchObject({ games: 0, winRate: Number.NaN, complete: false });
  });

  it("knows no strategy that is not in the registry", () => {
    expect(() => playPart({ series: series("psychic", 1), seed: 1, part: 0 })).toThrow(RangeError);
  });
});

describe("the source's figures", () => {
  it("come out under its own rule, as far as its program gives them", async () => {
    const own = SOURCE_FIGURES.filter(({ side, start }) => side === 7 && start === "seed");
    const { series: reports } = await run(own.map((figure) => seriesOf(figure, 1500)));
    const rates = reports.map(({ winRate }) => winRate);
    expect(rates[0]).toBeGreaterThan(0.05);
    expect(rates[0]).toBeLessThan(0.09);
    expect(rates[1]).toBeGreaterThan(0.68);
    expect(rates[1]).toBeLessThan(0.75);
    expect(rates[2]).toBeGreaterThan(0.94);
  });

  it("of pure chance follow from the formula", () => {
    for (const { printed, chance } of chanceFigures())
      expect(Math.abs(chance / printed - 1)).toBeLessThan(0.01);
  });
});

describe("the leaderboard", () => {
  it("gives everybody the same boards, which have names to play them by", () => {
    const asked = leaderboardSeries(3);
    expect(new Set(asked.map(({ boards }) => boards))).toEqual(new Set(["named"]));
    expect(boardName(1, 40)).toMatch(/^[0-9a-z]{1,16}$/);
    expect(boardName(Number.MAX_SAFE_INTEGER, 99_999)).toMatch(/^[0-9a-z]{1,16}$/);
    expect(boardName(1, 40)).not.toBe(boardName(1, 41));
  });

  it("ranks by boards won, and shares places among equals", async () => {
    const standings = minesStandings((await run(leaderboardSeries(4), 2)).series);
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
