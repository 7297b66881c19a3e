import { describe, expect, it } from "vitest";
import { run } from "../../cli/run.ts";
import { expectOneLine, lab } from "../lab.ts";

const mines = (...args: string[]) => lab("minesweeper --workers 1", ...args);

describe("gadalka lab minesweeper", () => {
  it("prints a rate and its error as JSON, the same for the same seed", async () => {
    const [first, second] = await Promise.all([mines("--games 40 --json"), mines("--games 40 --json")]);
    expect({ code: first.code, err: first.err }).toEqual({ code: 0, err: "" });
    const { games, wins, winRate, standardError } = JSON.parse(first.out);
    const fields = "games wins winRate standardError";
    expect(Object.keys(JSON.parse(first.out)).join(" ")).toBe(fields);
    expect([games, winRate]).toEqual([40, wins / 40]);
    expect(standardError).toBeCloseTo(Math.sqrt((winRate * (1 - winRate)) / 40), 12);
    expect(JSON.parse(second.out).wins).toBe(wins);
  });

  it("counts cells called safe, as text and JSON, when asked", async () => {
    const args = ["--board", "5x6/4", "--start", "opening", "--games", "20", "--violations"];
    const [text, json] = await Promise.all([mines(...args), mines(...args, "--json")]);
    expect(text.out).toMatch(/^exact on 5x6\/4, opening: 20 games\nwon /);
    expect(text.out).toMatch(/called safe \d+ cells, 0 of them were mines/);
    expect(JSON.parse(json.out)).toMatchObject({ violations: 0 });
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
    [["--board", "300x9/10"], /^--board: "300x9\/10" must be beginner, .* such as 9x9\/10/],
    [["--board", "tiny"], /^--board: "tiny" must be/],
    [["--start", "corner"], /^--start: "corner" isn't one of source, safe, opening, seed/],
    [["--strategy", "exat"], /^--strategy: "exat" isn't one of random, simple, exact; did you mean exact\?/],
    [["--games", "0"], /^--games: "0" must be a whole number/],
  ])("refuses %j in one line", async (args, words) => expectOneLine(await mines(...args), words));
});

describe("gadalka arena mines", () => {
  it("ranks all strategies on the same boards", async () => {
    const { code, out } = await run(["cli/index", "arena", "mines", "--boards", "2", "--workers", "1"]);
    expect(code).toBe(0);
    expect(out).toMatch(/^minesweeper: 2 boards per level, seed 1/);
    expect(out).toMatch(/^1(-\d)? +exact +\d/m);
    const json = await run(["cli/index", "arena", "mines", "--boards", "1", "--json"]);
    expect(JSON.parse(json.out)).toMatchObject({ boards: 1, seed: 1 });
  });
});
