import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { circleGame } from "../../src/core/games/index.ts";
import { habitOf, simulated } from "../core/profiles/simulated.ts";
import { expectRefused, folderOfTests, lab, recordedFile } from "./lab.ts";

const { folder, file } = folderOfTests();
const rps = circleGame(3);
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
});

describe("gadalka lab thesis", () => {
  it("prints a table as JSON with the printed values beside ours", async () => {
    const { code, out } = await lab("thesis", "--table", "4.4", "--scale", "1000", "--seeds", "1", "--json");
    expect(code).toBe(0);
    const [report] = JSON.parse(out);
    expect(report).toMatchObject({ table: "4.4", rows: ["VP"], columns: ["MKSU eps=0.9", "MKSU eps=0.95"] });
    expect(report.cells[0].map((cell: { printed: number }) => cell.printed)).toEqual([58, 60]);
  });

  it("refuses an unknown table and zero seeds", async () => {
    const all = /^--table: "4\.15" isn't one of all, 4\.1, .*4\.14, 4\.2\.2, 4\.3\.2/;
    await expectRefused(["thesis", "--table", "4.15"], all);
    await expectRefused(["thesis", "--table", "4.1", "--seeds", "0"], /^--seeds: /);
  });
});

describe("gadalka lab championships", () => {
  it("prints every system beside the theory of lots, the same with any number of threads", async () => {
    const asked = "championships --players 8 --series 120";
    const [one, two] = await Promise.all([1, 2].map((workers) => lab(`${asked} --workers ${workers}`)));
    expect(one?.out).toBe(two?.out);
    expect(one?.out).toMatch(/^swiss +8 +0\.75 +0\.\d{4} ± 0\.\d{4} .* 20\.0 +20$/m);
    expect(one?.out).toMatch(
      /^none +8 .* \(0\.1250\) +\d+\.\d+ ± \d\.\d+ \(21\.00\) .* \(7\.50\) +0\.0 +0$/m,
    );
    const [row] = JSON.parse((await lab(`${asked} --system none --json`)).out);
    expect(Math.abs(row.estimates.D.mean - row.printed.D)).toBeLessThan(4 * row.estimates.D.standardError);
  });
});

describe("gadalka lab groups", () => {
  /** Six people of each team; reds and blues have the same habits, greens others. */
  const rows = ["red", "blue", "green"].flatMap((team, at) =>
    Array.from({ length: 6 }, (_, one) => {
      const rounds = simulated(rps, habitOf(rps, at === 2 ? 2 : 1), 120, 10 * at + one);
      return Array.from(rounds.person, (move, round) =>
        [`${team}${one}`, round + 1, "RSP"[move], "RSP"[rounds.bot[round] ?? 0], team, one].join(),
      );
    }).flat(),
  );
  const data = file("teams.csv", ["player,round,move,opponent_move,team,name", ...rows, ""].join("\n"));

  it("tells which groups differ, corrected for the number of pairs, and in what", async () => {
    const { all, pairs } = JSON.parse((await lab("groups --data", data, "--by team --json")).out);
    expect(all.permutationP).toBeLessThanOrEqual(0.001);
    const found = pairs.map(({ first, second, correctedP }: (typeof pairs)[number]) => [
      first,
      second,
      correctedP < 0.05,
    ]);
    expect(found).toEqual([
      ["red", "blue", false],
      ["red", "green", true],
      ["blue", "green", true],
    ]);
    const { out } = await lab("groups --data", data, "--by", "team");
    expect(out).toMatch(
      /^red · green +0\.\d{3} +0\.\d{3} +0\.\d{3} +\d\.\d{4} +paper +\d+\.\d % +\d+\.\d % +/m,
    );
  });

  it.each([
    [["--by", "sex"], /^--data: .*teams\.csv, line 1: there's no column "sex"\. .*: team, name$/],
    [["--by", "team", "--rounds", "99"], /^--rounds: "99" must be a whole number from 100 to /],
  ])("refuses %j in one line", (args, words) => expectRefused(["groups", "--data", data, ...args], words));
});
