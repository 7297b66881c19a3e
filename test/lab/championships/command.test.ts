import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { runInterrupted } from "../../cli/run.ts";
import { expectRefused, folderOfTests, lab } from "../lab.ts";

const { folder } = folderOfTests();

describe("gadalka lab championships", () => {
  it("prints estimates as JSON, the same with any number of threads", async () => {
    const asked = "championships --system swiss --players 16 --a 0.75 --series 1200 --seed 1 --json";
    const [one, two] = await Promise.all(
      [1, 2].map(async (workers) => JSON.parse((await lab(`${asked} --workers ${workers}`)).out)),
    );
    expect(one).toMatchObject({
      gamesMean: 56,
      gamesFormula: 56,
      gamesFormulaIs: "exact",
      series: 1200,
      complete: true,
    });
    expect(Object.keys(one.standardErrors)).toEqual(["W", "D", "M", "T", "gamesMean"]);
    expect(one.championshipsPerSecond).toBeGreaterThan(0);
    expect({ ...two, championshipsPerSecond: 0 }).toEqual({ ...one, championshipsPerSecond: 0 });
  });

  it("repeats a championship with the same players", async () => {
    const { code, out } = await lab("championships --players 8 --series 100 --repeat 3");
    expect(code).toBe(0);
    expect(out).toContain("games by formula: 20, 3 times");
    expect(out).toMatch(/^games +60\.0000/m);
    expect(out).not.toContain("earlier");
  });

  it("prints a series as text, beside an earlier run", async () => {
    const { code, out } = await lab("championships --system olympic-matches --players 8 --series 500");
    expect(code).toBe(0);
    expect(out).toMatch(
      /^olympic-matches, 8 players, A = 0\.75: 500 championships; \(an earlier independent run\)$/m,
    );
    expect(out).toMatch(/^W +0\.\d{4} +± 0\.\d{4} +\(0\.3300\)$/m);
    expect(out).toContain("games by formula: 32 to 56");
  });

  it("prints all tables and judges the study's conclusions", async () => {
    const { code, out } = await lab("championships --tables --series 100");
    expect(code).toBe(0);
    expect(out.match(/^N = /gm)?.length).toBe(20);
    const verdicts = out.match(/^(SHOWN|REFUTED|UNDECIDED): .*$/gm) ?? [];
    expect(verdicts.length).toBe(31);
    for (const verdict of verdicts) expect(verdict).toMatch(/(four|five) errors are \d/);
    expect(out).toMatch(/^UNDECIDED: W: at 8 and 16 the order/m);
  });

  it("draws accuracy by number of games", async () => {
    const charts = join(folder, "charts");
    const { code } = await lab("championships --players 8 --series 100 --plot", charts);
    expect(code).toBe(0);
    expect(readdirSync(charts).sort()).toEqual(["championships-8-D.png", "championships-8-W.png"]);
  });

  it("prints finished results on Ctrl+C", async () => {
    const charts = join(folder, "interrupted");
    const args = ["--series", "90000000", "--workers", "1", "--plot", charts, "--json"];
    const { code, out, err } = await runInterrupted(["cli/index", "lab", "championships", ...args], charts);
    expect(code).toBe(130);
    expect(err).toContain("Interrupted");
    expect(JSON.parse(out).complete).toBe(false);
  });

  it.each([
    [["--system", "swis"], /--system.*"swis" isn.t one of round-robin/s],
    [["--a", "1.5"], /--a.*from \.5/s],
    [["--a", ""], /--a/],
    [["--players", "2"], /--players.*from 3/s],
    [["--rounds", "0"], /--rounds/],
    [["--k", "x"], /--k/],
    [["--repeat", "0"], /--repeat.*from 1/s],
  ])("explains what is wrong with %j", (args, words) => expectRefused(["championships", ...args], words));
});
