import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { run } from "../../../test/cli/run.ts";
import { recordedFile } from "../../../test/lab/lab.ts";

const folder = mkdtempSync(join(tmpdir(), "gadalka-strength-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SMALL = ["--matches", "2", "--rounds-of-chance", "200", "--adversaries", "0", "--workers", "1"];
const strength = (...args: string[]) => run(["../experiments/index", "strength", ...SMALL, ...args]);

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const people = file(
  "people.csv",
  recordedFile(["a", "b"], 12, (round) => "RPS"[round % 3] as string),
);

describe("experiment strength", () => {
  it("prints tables and a verdict on every goal, and lists missing data", async () => {
    const { code, out, err } = await strength("--strategy", "frequency", "--data", people);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toContain("frequency: people, and programs at rps; seed 1, 2 matches");
    expect(out).toMatch(/^2 people, 24 rounds: /m);
    expect(out).toMatch(/^knows nobody( +[+-]\d\.\d{3} ± \d\.\d{3}){5}$/m);
    expect(out).toMatch(/^constant:move=2 +\+\d\.\d{3} ± \d\.\d{3} +2 matches$/m);
    expect(out).toMatch(/^chance, 200 rounds: /m);
    expect(out).toMatch(
      /^memory of a player of 300 rounds, bytes +<= 150000 +\S+ +(met|not met|not measured)$/m,
    );
    expect(out).toMatch(/^matching pennies: share guessed, by what is played +>= 0\.62 +- +not measured$/m);
    expect(out).toContain("the file has no column opponent; people at matching pennies: pass --pennies\n");
  });

  it("prints everything as JSON, at another game", async () => {
    const { out } = await strength("--strategy", "seer", "--game", "oddeven", "--json");
    const report = JSON.parse(out);
    expect(report).toMatchObject({ strategy: "seer", game: "oddeven", seed: 1, matches: 2, complete: true });
    expect(report.missing).toHaveLength(2);
    expect(report.gauntlet.outcomes[0]).toMatchObject({ contest: { opponent: "fortune-teller" }, played: 2 });
    expect(report.goals.map(({ verdict }: { verdict: string }) => verdict)).toContain("not measured");
    expect(report.cost.rounds.map(({ history }: { history: number }) => history)).toEqual([1000, 10_000]);
  });

  it("prints what attackers won, and the bands of luck", async () => {
    const few = ["--adversaries", "1", "--adversary-rounds", "40"];
    const { out } = await strength("--strategy", "mirror", "--game", "oddeven", ...few);
    expect(out).toMatch(/^after rounds +9 +10 +30 +decided rounds won$/m);
    expect(out).toMatch(/^mirror, oddeven( +\d\.\d\d){3} +\d\d\.\d %$/m);
    expect(out).toMatch(/^ +± 6 +± 6 +± 11$/m);
    expect(out).toMatch(/^who knows all but the dice, at any time: points +<= 10 +\d\.\d\d +too few$/m);
    expect(out).toMatch(/^knows all but the dice( +\d+\.\d %){2}$/m);
  });

  it.each([
    [["--data", join(folder, "none.csv")], /^--data: can't read .*none\.csv \(ENOENT\)/],
    [["--pennies", people], /^--pennies: .*people\.csv, line 2: "P" isn't a move of oddeven/],
    [["--strategy", "wildcart"], /^--strategy: .*wildcard/],
    [["--game", "chess"], /^--game: "chess" isn't one of rps, rpsls, oddeven/],
    [["--matches", "1"], /^--matches: "1" must be a whole number from 2/],
    [["--adversaries", "-1"], /^--adversaries: /],
    [["--adversary-rounds", "0"], /^--adversary-rounds: /],
    [["--rounds-of-chance", "x"], /^--rounds-of-chance: /],
  ])("refuses %j in one line", async (args, words) => {
    const { code, out, err } = await strength(...args);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toMatch(words);
    expect(err.trim().split("\n")).toHaveLength(1);
  });
});
