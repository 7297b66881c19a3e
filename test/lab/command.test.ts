import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { expectOneLine, expectRefused, folderOfTests, lab, recordedFile } from "./lab.ts";

const { folder, file } = folderOfTests();
const people = file(
  "people.csv",
  recordedFile(["a", "b", "c"], 30, () => "R"),
);

describe("gadalka lab predict", () => {
  it("prints a text table, without a progress bar off a terminal", async () => {
    const { code, out, err } = await lab("predict", "--data", people);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toContain("wildcard against 3 people, 90 rounds");
    expect(out).toMatch(/people beaten 100\.0 %/);
    expect(out).toMatch(/^21-50 +\+1\.000 +0\.000 +30$/m);
  });

  it("prints JSON with the strategy's canonical id", async () => {
    const { out } = await lab("predict --data", people, "--strategy Wildcard:context=6,base=3 --json");
    const report = JSON.parse(out);
    expect(report).toMatchObject({
      game: "rps",
      strategy: "wildcard:base=3",
      people: 3,
      rounds: 90,
      hitRate: 1,
    });
    expect(report.byRound.map(({ from, to }: { from: number; to: number }) => [from, to])).toEqual([
      [1, 5],
      [6, 10],
      [11, 20],
      [21, 50],
    ]);
  });

  it("takes every other person, for choosing on one half and testing on the other", async () => {
    const half = async (name: string) =>
      JSON.parse((await lab("predict", "--data", people, "--half", name, "--json")).out).people;
    expect([await half("first"), await half("second")]).toEqual([2, 1]);
  });

  it.each([
    [["--data", join(folder, "none.csv")], /^--data: can't read .*none\.csv \(ENOENT\)/],
    [
      ["--data", file("bad.csv", "player,round,move,opponent_move\na,1,R,Q\n")],
      /^--data: .*bad\.csv, line 2: "Q"/,
    ],
    [["--data", people, "--game", "chess"], /^--game: "chess" isn't one of rps, oddeven/],
    [["--data", people, "--half", "third"], /^--half: "third" isn't one of all, first, second/],
    [["--data", people, "--seed", "x"], /^--seed: "x" must be a whole number/],
  ])("refuses %j in one line", (args, words) => expectRefused(["predict", ...args], words));

  it.each([
    ["wildcart", /^--strategy: .*wildcard/],
    ["wildcard:context=99", /^--strategy: .*1\.\.64/],
  ])("refuses the strategy %s in one line", async (strategy, words) => {
    expectOneLine(await lab("predict --data", people, "--strategy", strategy), words);
  });
});

describe("gadalka lab oddeven", () => {
  it("prints hit rates after 50, 200 and 1,000 moves with errors and the reference", async () => {
    const { code, out } = await lab("oddeven", "--matches", "2");
    expect(code).toBe(0);
    expect(out).toMatch(/^wildcard · period 2, drawn( +\d+\.\d){3} +\d+\.\d \/ \d+\.\d \/ \d+\.\d$/m);
    expect(out).toMatch(
      /^linked code · pattern 110 +88\.0 +97\.0 +99\.4 +0\.0 \/ 0\.0 \/ 0\.0 +88\.0 \/ 97\.0 \/ 99\.4$/m,
    );
    expect(out).toMatch(/^linked code: daemons:smallest=2,context=machine,ties=first/m);
  });

  it("prints JSON with null where there is no reference", async () => {
    const report = JSON.parse((await lab("oddeven", "--matches", "2", "--seed", "3", "--json")).out);
    expect(report).toMatchObject({ matches: 2, seed: 3, moves: [50, 200, 1000] });
    const row = { machine: "random", opponent: "coin 50 % odd", reference: null };
    expect(report.rows).toContainEqual(expect.objectContaining(row));
  });
});

describe("gadalka lab thesis", () => {
  it("prints a table as JSON with the printed values beside ours", async () => {
    const { code, out } = await lab("thesis", "--table", "4.4", "--scale", "1000", "--seeds", "1", "--json");
    expect(code).toBe(0);
    const report = JSON.parse(out);
    expect(report).toMatchObject({ table: "4.4", rows: ["VP"], columns: ["MKSU eps=0.9", "MKSU eps=0.95"] });
    expect(report.cells[0].map((cell: { printed: number }) => cell.printed)).toEqual([58, 60]);
  });

  it("refuses an unknown table, no table and zero seeds", async () => {
    const all = /^--table: "4\.15" isn't one of 4\.1, .*4\.14, 4\.2\.2, 4\.3\.2, claims, all/;
    await expectRefused(["thesis", "--table", "4.15"], all);
    await expectRefused(["thesis", "--table", "4.1", "--seeds", "0"], /^--seeds: /);
    await expectRefused(["thesis"], /^--table: pass one of 4\.1, .*, or --sweep instead$/);
  });

  it("decides no conclusion from short matches", async () => {
    const short = ["--scale", "1000", "--seeds", "2"];
    const { table, verdicts } = JSON.parse((await lab("thesis --table claims --json", ...short)).out);
    expect(table).toBe("claims");
    expect([...new Set(verdicts.map(({ outcome }: { outcome: string }) => outcome))]).toEqual(["undecided"]);
    const { out } = await lab("thesis", "--table", "claims", ...short);
    expect(out).toMatch(/^undecided {2}5: against agents, MKIA is the best of the five$/m);
  });

  it("sweeps an agent's open parameters and refuses other agents", async () => {
    const short = ["--scale", "1000", "--seeds", "1"];
    const { out } = await lab("thesis", "--sweep", "markov", ...short);
    expect(out).toMatch(/^sweep-markov-0\.05 {2}markov of order 3 by which moves/);
    expect(out).toMatch(/^rock \+ scissors +\d/m);
    expect(out).toMatch(/^highest mean: \d+\.\d, /m);
    const others = /^--sweep: "vote" isn't one of supp, mksu, mkia, markov/;
    await expectRefused(["thesis", "--sweep", "vote", ...short], others);
    await expectRefused(["thesis", "--sweep", "--table", "4.1"], /^--sweep: .*Pass one of the two/);
  });
});

describe("charts of the studies", () => {
  it.each([
    [
      "predict",
      ["--data", people, "--strategy", "wildcard:base=3", "--half", "first"],
      ["predict-wildcard-base-3-first-half.png"],
    ],
    ["oddeven", ["--matches", "2"], ["oddeven-reference.png", "oddeven.png"]],
    ["thesis", ["--table", "4.4", "--scale", "1000", "--seeds", "1"], ["thesis-4.4.png"]],
  ])("are drawn by lab %s into a folder it creates, and listed", async (study, args, names) => {
    const charts = join(folder, "charts", study);
    const { code, err } = await lab(study, ...args, "--plot", charts);
    expect(code).toBe(0);
    expect(readdirSync(charts).sort()).toEqual(names);
    expect(err.trim().split("\n").sort()).toEqual(names.map((name) => join(charts, name)));
    for (const name of names) expect(readFileSync(join(charts, name)).subarray(1, 4).toString()).toBe("PNG");
  });

  it("are refused before the work starts if they can't be written", async () => {
    const taken = file("taken", "a file, no folder");
    const { code, out, err } = await lab("thesis", "--table", "all", "--plot", taken);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toMatch(
      /^--plot: can't write to .*taken \(EEXIST\)\. Choose a folder you can write to, such as --plot charts\n$/,
    );
    expect((await lab("oddeven", "--plot", join(taken, "deeper"))).err).toMatch(
      /^--plot: can't write to .*deeper \(EEXIST/,
    );
  });

  it("are drawn only when asked for", async () => {
    await lab("predict", "--data", people);
    expect(existsSync("predict-wildcard.png")).toBe(false);
  });
});
