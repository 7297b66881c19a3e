import { describe, expect, it } from "vitest";
import {
  chanceFigures,
  type MinesSeries,
  playPart,
  playSeries,
  SOURCE_FIGURES,
} from "../../src/lab/minesweeper.ts";
import { expectOneLine, lab } from "./lab.ts";

const series = (strategy: string, games: number): MinesSeries => ({
  strategy,
  board: { width: 6, height: 5, mines: 5 },
  start: "safe",
  games,
});

describe("a series of boards", () => {
  it("gives the same results with any number of threads, with rates and errors", async () => {
    const asked = [series("random", 70), series("exact", 50), series("simple", 41)];
    const [one, three] = await Promise.all([1, 3].map((workers) => playSeries(asked, 1, { workers })));
    expect(one).toEqual(three);
    expect(one?.map(({ games }) => games)).toEqual([70, 50, 41]);
    for (const { games, wins, winRate, standardError } of one ?? []) {
      expect(winRate).toBe(wins / games);
      expect(standardError).toBeCloseTo(Math.sqrt((winRate * (1 - winRate)) / games), 12);
    }
  });

  it("has different boards in every part and for every seed", () => {
    const part = { ...series("simple", 300), seed: 1, from: 0 };
    const results = [part, { ...part, from: 20 }, { ...part, seed: 2 }].map((one) => playPart(one));
    expect(new Set(results.map((one) => JSON.stringify(one))).size).toBe(3);
  });
});

describe("the source's figures", () => {
  it("are reproduced under its own rule within two standard errors, and change under others", async () => {
    const own = SOURCE_FIGURES.filter(({ strategy }) => strategy !== "exact");
    const asked = own.map((figure) => ({ ...figure, games: 2000 }));
    const rates = (await playSeries(asked, 1, { workers: 2 })).map(({ winRate }) => winRate);
    const expected = [0.06, 0.7, 0.287, 0.372, 0.072, 0.711, 0.331, 0.418];
    for (const [at, rate] of rates.entries()) {
      expect(Math.abs(rate - (expected[at] ?? 0))).toBeLessThan(0.03);
      const { printed = 0, board, start } = own[at] ?? {};
      if (start === "source" && board?.mines !== 11)
        expect(Math.abs(rate - printed)).toBeLessThan(2 * Math.sqrt((printed * (1 - printed)) / 500));
    }
  });

  it("for pure chance match the formula", () => {
    const [first, second, played] = chanceFigures();
    for (const { printed = Number.NaN, chance } of [first, second].flatMap((one) => one ?? []))
      expect(Math.abs(chance / printed - 1)).toBeLessThan(0.01);
    expect(played?.chance).toBeCloseTo((4 * 3 * 2) / (49 * 48 * 47 * 46), 15);
  });
});

describe("gadalka lab minesweeper", () => {
  const mines = (...args: string[]) => lab("minesweeper --workers 1", ...args);

  it("prints wins and cells called safe, as text and JSON", async () => {
    const args = ["--board", "5x6/4", "--start", "opening", "--games", "20"];
    const [text, json] = await Promise.all([mines(...args), mines(...args, "--json")]);
    expect(text.out).toMatch(/^exact on 5x6\/4, opening: 20 games\nwon /);
    expect(text.out).toMatch(/called safe \d+ cells, 0 of them were mines/);
    const { wins, winRate, ...report } = JSON.parse(json.out);
    expect(winRate).toBe(wins / 20);
    expect(report).toMatchObject({ games: 20, violations: 0 });
  });

  it("prints the source's rates beside ours, with the rules and the formula", async () => {
    const { out } = await mines("--study", "--games", "10");
    expect(out).toMatch(/^simple · 11x11\/12, source +27 % +\d+\.\d % ± \d/m);
    expect(out).toContain("source: as many mines as stated, all different");
    expect(out).toContain("seed: as its code is printed: mines placed at random");
    expect(out).toMatch(/^1 \/ C\(289, 18\) +5\.6e-29 +5\.6e-29$/m);
    expect(out).toMatch(/^1 \/ C\(49, 4\) +- +4\.7e-6$/m);
  });

  it.each([
    [["--board", "9x9/81"], /^--board: 81 mines don't fit on 9x9. With --start safe, there's room for 80/],
    [["--board", "9x9/73", "--start", "opening"], /^--board: 73 mines .* room for 72/],
    [["--board", "tiny"], /^--board: "tiny" must be/],
    [["--strategy", "exat"], /^--strategy: "exat" isn't one of random, simple, exact; did you mean exact\?/],
  ])("refuses %j in one line", async (args, words) => expectOneLine(await mines(...args), words));
});
