import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { circleGame, type Rounds } from "../../../src/core/games/index.ts";
import { runInterrupted } from "../../cli/run.ts";
import { habitOf, simulated } from "../../core/profiles/simulated.ts";
import { expectRefused, folderOfTests, lab } from "../lab.ts";

const { folder, file } = folderOfTests();
const rps = circleGame(3);
const groups = (...args: string[]) => lab("groups", ...args);
const table = (name: string, columns: string, rows: readonly string[]) =>
  file(name, [`player,round,move,opponent_move,${columns}`, ...rows, ""].join("\n"));

/** A person's rows, with further cells at their ends. */
function rowsOf(player: string, { person, bot }: Rounds, ...cells: string[]): string[] {
  return Array.from(person, (move, round) =>
    [player, round + 1, "RSP"[move], "RSP"[bot[round] ?? 0], ...cells].join(","),
  );
}

/** A player with the habit of that number. */
const player = (name: string, habit: number, count: number, ...cells: string[]): string[] =>
  rowsOf(name, simulated(rps, habitOf(rps, habit), count, Number(name.slice(1)), 0.5), ...cells);

/** Six people in each of three teams; the first two teams have the same habit. */
const people = table(
  "people.csv",
  "team,year,name",
  [1, 1, 2].flatMap((habit, team) =>
    Array.from({ length: 6 }, (_, index) => {
      const name = `p${10 * team + index}`;
      return player(
        name,
        habit,
        120,
        ["red", "blue", "green"][team] as string,
        `${2000 + (index % 2)}`,
        name,
      );
    }).flat(),
  ),
);

/** Four people each who always play rock or always play paper, against scissors. */
const plain = table(
  "plain.csv",
  "team",
  Array.from({ length: 8 }, (_, index) => {
    const move = index < 4 ? 0 : 2;
    const rounds = { person: new Uint8Array(100).fill(move), bot: new Uint8Array(100).fill(1) };
    return rowsOf(`p${index}`, rounds, index < 4 ? "rock" : "paper");
  }).flat(),
);

describe("gadalka lab groups", () => {
  it("reports the exact distance of pooled rounds and how people differ", async () => {
    const { code, out, err } = await groups("--data", plain, "--by", "team", "--context", "1", "--json");
    expect({ code, err }).toEqual({ code: 0, err: "" });
    const report = JSON.parse(out);
    expect(report).toMatchObject({ game: "rps", by: "team", seed: 1, context: 1, short: 0, complete: true });
    expect(report.groups).toEqual([
      { name: "rock", people: 4, rounds: 400 },
      { name: "paper", people: 4, rounds: 400 },
    ]);
    expect(report).not.toHaveProperty("all");
    const [{ distance, comparison, correctedP, differences }] = report.pairs;
    // d_1: (400^2 + 400^2) / (400 / 3). d_2: every round but each person's first has a known last move, (396^2 + 396^2)
    // / (400 / 9).
    expect(distance.d[0]).toBeCloseTo(2400, 9);
    expect(distance.d[1]).toBeCloseTo(7056.72, 9);
    expect(distance.p).toBeCloseTo(2, 12);
    expect(comparison).toMatchObject({
      people: [4, 4],
      withinFirst: 0,
      withinSecond: 0,
      across: 1,
      effectSize: 1,
    });
    // Two of the 70 ways to split eight people separate these groups.
    expect(comparison.permutationP).toBeGreaterThan(0.023);
    expect(comparison.permutationP).toBeLessThan(0.034);
    expect(correctedP).toBe(comparison.permutationP);
    expect(differences[0]).toMatchObject({ first: { people: 4 }, second: { people: 4 } });
  });

  it("compares all pairs, corrected for their number, and tests all together", async () => {
    const { out } = await groups("--data", people, "--by", "team", "--json", "--workers", "2");
    const { all, pairs } = JSON.parse(out);
    expect(all.permutationP).toBeLessThanOrEqual(0.001);
    expect(all.explained).toBeGreaterThan(0.3);
    const found = new Map<string, { permutationP: number; corrected: number }>(
      pairs.map((one: { first: string; second: string; correctedP: number; comparison: object }) => [
        `${one.first} ${one.second}`,
        { ...one.comparison, corrected: one.correctedP },
      ]),
    );
    expect([...found.keys()]).toEqual(["red blue", "red green", "blue green"]);
    expect(found.get("red blue")?.permutationP).toBeGreaterThan(0.05);
    for (const pair of ["red green", "blue green"]) {
      expect(found.get(pair)?.permutationP).toBeLessThan(0.01);
      expect(found.get(pair)?.corrected).toBeGreaterThan(found.get(pair)?.permutationP ?? 1);
    }
    const text = (await groups("--data", people, "--by", "team")).out;
    expect(text).toMatch(/^team +people +rounds\nred +6 +720\n/);
    expect(text).toMatch(
      /all groups: groups explain \d+\.\d % of the variance between people, permutation p <\.001\n/,
    );
    expect(text).toMatch(/\nred · green +0\.\d{3} +0\.\d{3} +0\.\d{3} +\d\.\d{4}\n/);
    expect(text).toMatch(/\nred and green\n {2}after a .*: \d+\.\d % \(6\) and \d+\.\d % \(6\), p /);
  });

  it("prints the same figures with any number of threads", async () => {
    const ask = (workers: string) => groups("--data", people, "--by", "team", "--json", "--workers", workers);
    expect((await ask("1")).out).toBe((await ask("2")).out);
  });

  it("compares two groups, or one with everyone else", async () => {
    const two = await groups("--data", people, "--by", "team", "--first", "green", "--second", "red");
    expect(two.out).toMatch(/^team +people +rounds\nred +6 +720\ngreen +6 +720\n\neffect size 0\.\d+ /);
    expect(two.out).toMatch(/where they differ, mean over people +red +green +p\n/);
    const report = JSON.parse(
      (await groups("--data", people, "--by", "team", "--first", "green", "--json")).out,
    );
    expect(report.groups).toEqual([
      { name: "everyone else", people: 12, rounds: 1440 },
      { name: "green", people: 6, rounds: 720 },
    ]);
  });

  it("finds no difference by a meaningless column", async () => {
    const { pairs } = JSON.parse((await groups("--data", people, "--by", "year", "--json")).out);
    expect(pairs[0].comparison.permutationP).toBeGreaterThan(0.1);
  });

  it("reports who is left out and what to do about unequal lengths", async () => {
    const data = table("uneven.csv", "team", [
      ...[1, 2, 3, 4].flatMap((one) => player(`p${one}`, 1, 100, "red")),
      ...[5, 6, 7, 8].flatMap((one) => player(`p${one}`, 1, 200, "blue")),
      ...player("p9", 1, 99, "red"),
      ...player("p10", 1, 150, ""),
      ...player("p11", 1, 150, "green"),
    ]);
    const { out } = await groups("--data", data, "--by", "team");
    expect(out).toContain(
      "left out: 1 with fewer than 100 rounds; 1 without a value; green, which has 1 and needs 4\n",
    );
    expect(out).toMatch(/people have 100 rounds in one group and 200 in another, .*: --rounds 100\n/);
    const even = await groups("--data", data, "--by", "team", "--rounds", "100");
    expect(even.out).toMatch(/red +4 +400\nblue +4 +400\n/);
    expect(even.out).not.toContain("in another");
  });

  it.each([
    [["--by", "sex"], /^--data: .*people\.csv, line 1: there's no column "sex"\. .*: team, year, name$/],
    [["--by", "player"], /^--data: .*, line 1: "player" is a column of the rounds\. .*: team, year, name$/],
    [
      ["--by", "name"],
      /^--by: a group needs 4 people of 100 rounds or more, and a comparison needs two such groups\. People by name \(18 values\): p0 1, .* and 6 more; or another column: --by team \(3 values\), --by year \(2 values\)$/,
    ],
    [
      ["--by", "team", "--first", "gold"],
      /^--first: "gold" isn't a value of team\. Choose one of red, blue, green$/,
    ],
    [["--by", "team", "--second", "red"], /^--second: needs --first as well, the group to compare it with$/],
    [
      ["--by", "team", "--first", "red", "--second", "red"],
      /^--second: is the same group as --first\. Choose/,
    ],
    [["--by", "team", "--rounds", "99"], /^--rounds: "99" must be a whole number from 100 to /],
    [["--by", "team", "--context", "0"], /^--context: "0" must be a whole number from 1 to 64/],
    [["--by", "team", "--game", "chess"], /^--game: "chess"/],
  ])("refuses %j in one line that says what to pass", (args, words) =>
    expectRefused(["groups", "--data", people, ...args], words),
  );

  it.each([
    [
      "one group",
      (index: number) => (index < 0 ? "" : "red"),
      /^--by: team has one value, red\. Pass a column with two or more$/,
    ],
    ["no group", () => "", /^--by: team has no value\. Pass a column with two or more$/],
    [
      "a thousand groups",
      (index: number) => `${Math.floor(index / 4)}`,
      /^--by: team has 13 values, and at most 12 groups can be compared\. Choose two of them with --first and --second$/,
    ],
  ])("refuses a file of %s", async (name, teamOf, words) => {
    const rounds = simulated(rps, habitOf(rps, 1), 100, 1);
    const rows = Array.from({ length: 52 }, (_, index) => rowsOf(`p${index}`, rounds, teamOf(index)));
    const data = table(`${name}.csv`, "team", rows.flat());
    await expectRefused(["groups", "--data", data, "--by", "team"], words);
  });

  it("draws its chart into a folder", async () => {
    const charts = join(folder, "charts");
    const { code, err } = await groups("--data", people, "--by", "team", "--plot", charts);
    expect({ code, err }).toEqual({ code: 0, err: `${join(charts, "groups.png")}\n` });
    expect(readFileSync(join(charts, "groups.png")).subarray(1, 4).toString()).toBe("PNG");
  });

  it("prints finished results of every group on Ctrl+C, marked incomplete", async () => {
    const long = simulated(rps, habitOf(rps, 1), 3000, 1);
    const rows = Array.from({ length: 300 }, (_, index) => rowsOf(`p${index}`, long, `${index % 2}`));
    const crowd = table("crowd.csv", "team", rows.flat());
    const charts = join(folder, "interrupted");
    const args = ["cli/index", "lab", "groups", "--data", crowd, "--by", "team", "--workers", "1"];
    const { code, out, err } = await runInterrupted([...args, "--json", "--plot", charts], charts);
    expect(code).toBe(130);
    expect(err).toMatch(/^Interrupted\. Showing what was finished\.$/m);
    const report = JSON.parse(out);
    expect(report.complete).toBe(false);
    expect(report.groups.map(({ name }: { name: string }) => name)).toEqual(["0", "1"]);
    expect(report.groups[0].people - report.groups[1].people).toBeLessThanOrEqual(1);
    expect(report).not.toHaveProperty("all");
    expect(existsSync(join(charts, "groups.png"))).toBe(true);
  });
});
