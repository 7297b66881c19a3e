// `gadalka match`: its output, replaying it, and its messages for unreadable options.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { type Run, run, runInterrupted } from "./run.ts";

const folder = mkdtempSync(join(tmpdir(), "gadalka-match-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const match = (...args: string[]): Promise<Run> => run(["cli/index", "match", ...args]);
const serving = (...args: string[]): string =>
  `process:"${process.execPath}" src/launch.mjs cli/index strategy serve ${args.join(" ")}`;

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

async function report(...args: string[]): Promise<Record<string, unknown>> {
  const { out, err, code } = await match(...args, "--json");
  expect({ err, code }).toEqual({ err: "", code: 0 });
  return JSON.parse(out);
}

describe("gadalka match", () => {
  const plain = [
    "--game",
    "rpsls",
    "--a",
    "wildcard:reply=likeliest,context=5",
    "--b",
    "random",
    "--rounds",
    "500",
  ];

  it("reports wins, losses, draws, success and speed as JSON", async () => {
    const got = await report(...plain, "--seed", "1");
    const { wins, losses, draws, success, roundsPerSecond } = got as Record<string, number>;
    expect(got).toMatchObject({
      game: "rpsls",
      a: "wildcard:context=5",
      b: "random",
      rounds: 500,
      seed: 1,
    });
    expect(Number(wins) + Number(losses) + Number(draws)).toBe(500);
    expect(success).toBeCloseTo(Number(wins) / (Number(wins) + Number(losses)), 12);
    expect(roundsPerSecond).toBeGreaterThan(0);
    expect(got).not.toHaveProperty("forfeit");
  });

  it("prints the same report as text", async () => {
    const { wins, losses, success } = (await report(...plain, "--seed", "1")) as Record<string, number>;
    const { out, code } = await match(...plain, "--seed", "1");
    expect(code).toBe(0);
    expect(out).toMatch(/^rpsls: wildcard:context=5 against random, 500 rounds, seed 1\n/);
    expect(out).toContain(`wins ${wins}  losses ${losses}  draws `);
    expect(out).toContain(`success ${(Number(success) * 100).toFixed(2)} %`);
    expect(out).toMatch(/rounds per second\n$/);
  });

  it("repeats a match from its seed, and reports a seed it drew", async () => {
    const tally = async (...args: string[]): Promise<unknown[]> => {
      const { wins, losses, draws } = await report(...plain, ...args);
      return [wins, losses, draws];
    };
    expect(await tally("--seed", "7")).toEqual(await tally("--seed", "7"));
    expect(await tally("--seed", "7")).not.toEqual(await tally("--seed", "8"));
    const drawn = await report(...plain);
    expect(await tally("--seed", String(drawn.seed))).toEqual([drawn.wins, drawn.losses, drawn.draws]);
  });

  it("gives both sides separate random numbers", async () => {
    const { draws } = await report(
      "--game",
      "rps",
      "--a",
      "random",
      "--b",
      "random",
      "--rounds",
      "300",
      "--seed",
      "1",
    );
    expect(draws).toBeLessThan(150);
  });

  it("plays the moves of a file, all or only the first few", async () => {
    const moves = file("moves.txt", `${"r L\n".repeat(60)}`);
    const a = ["--game", "rpsls", "--a", "wildcard", "--moves", moves, "--seed", "1"];
    const got = await report(...a);
    expect(got).toMatchObject({ b: `moves:${moves}`, rounds: 120 });
    expect(got.wins).toBeGreaterThan(100);
    expect(await report(...a, "--rounds", "11")).toMatchObject({ rounds: 11 });
  });

  it("lets a host's program play against a file or a strategy", async () => {
    const seed = ["--seed", "4"];
    const moves = file("even.txt", "0".repeat(40));
    const program = serving("wildcard", "--game", "oddeven", "--seed", "1");
    const got = await report("--game", "oddeven", "--a", program, "--moves", moves, ...seed);
    // The person wins when the moves differ, so the program must have been given the right side.
    expect(got.wins).toBeGreaterThan(35);
    const other = await report(
      "--game",
      "rps",
      "--a",
      "random",
      "--b",
      serving("random", "--game", "rps"),
      "--rounds",
      "40",
    );
    expect(other).toMatchObject({ rounds: 40 });
  });

  it("shows the rounds played on Ctrl+C, as text and JSON, and exits with 130", async () => {
    const interrupted = (begun: string, ...more: string[]) => {
      const program = `process:n=0; echo r; while read -r move; do echo r; n=$((n+1)); test $n = 1500 && : >"${begun}"; done`;
      const args = ["--game", "rps", "--a", program, "--b", "random", "--rounds", "1000000000", ...more];
      return runInterrupted(["cli/index", "match", ...args], begun);
    };
    const [json, text] = await Promise.all([
      interrupted(join(folder, "json-begun"), "--json"),
      interrupted(join(folder, "text-begun")),
    ]);
    expect({ code: json.code, err: json.err }).toEqual({ code: 130, err: "" });
    const got = JSON.parse(json.out);
    const { wins, losses, draws } = got;
    expect(got).toMatchObject({ rounds: 1e9, interrupted: true, played: { wins, losses, draws } });
    expect(wins + losses + draws).toBeGreaterThan(1000);
    expect(wins + losses + draws).toBeLessThan(1e9);
    expect(text.code).toBe(130);
    expect(text.out).toMatch(/\ninterrupted after [\d,]+ of 1,000,000,000 rounds\n/);
  });

  it("hides the bot's settings from programs", async () => {
    const spy = 'process:test -z "$DISCORD_TOKEN$HOST_KEY" && test -n "$KEPT" && yes r';
    const args = ["--game", "rps", "--a", spy, "--b", "random", "--rounds", "5"];
    const { code, err } = await run(["cli/index", "match", ...args], {
      DISCORD_TOKEN: "x.y.z",
      HOST_KEY: "k",
      KEPT: "1",
    });
    expect({ code, err }).toEqual({ code: 0, err: "" });
  });

  it("reports who forfeits, when and why, counts a loss, and exits with 1", async () => {
    const crash = "process:echo p; echo no more >&2; exit 4";
    const args = ["--game", "rps", "--a", "random", "--b", crash, "--rounds", "50"];
    const { code, out, err } = await match(...args, "--json");
    expect(code).toBe(1);
    expect(err).toBe(
      `b (${crash}) forfeits the match in round 2: it ended with code 4; its last output was "no more"\n`,
    );
    expect(JSON.parse(out)).toMatchObject({
      wins: 50,
      losses: 0,
      draws: 0,
      success: 1,
      forfeit: { by: "b", round: 2 },
    });
  });

  it("waits for a program no longer than its limit", async () => {
    const stall = "process:echo r; cat >/dev/null";
    const { code, err, out } = await match(
      "--game",
      "rps",
      "--a",
      stall,
      "--b",
      "random",
      "--move-limit",
      "60",
    );
    expect(code).toBe(1);
    expect(err).toMatch(/^a \(process:echo r; .* in round 2: it didn't answer within 60 ms\n$/);
    expect(out).toContain("forfeited; the score was ");
  });
});

describe("a file in gadalka match", () => {
  const rps = ["--game", "rps"];
  const turning = file(
    "turning.js",
    "export function create({ game }) {\n  let last = 0;\n  return { choose: () => last++ % game.size };\n}\n",
  );
  const late = file(
    "late.js",
    "export function move(history) {\r\n  if (history.length > 9) throw new Error('no more');\r\n  return 0;\r\n}\r\n",
  );

  it("plays strategies, files and recordings, with steps and bytes shown", async () => {
    const seed = ["--rounds", "200", "--seed", "1"];
    const got = await report(...rps, "--a", turning, "--b", "markov", ...seed);
    expect(got).toMatchObject({ a: "turning.js", b: "markov", rounds: 200, seed: 1 });
    expect(got.losses).toBeGreaterThan(150);
    expect(got.files).toMatchObject({ a: { stepsMax: 900, bytesMax: 8 * 2 ** 20 } });
    const { a } = got.files as { a: { id: string; steps: number; bytes: number } };
    expect(a.id).toMatch(/^file:[0-9a-f]{64}$/);
    expect([a.steps > 0, a.bytes > 10_000]).toEqual([true, true]);
    const itself = await report(...rps, "--a", turning, "--b", turning, ...seed);
    expect(itself).toMatchObject({
      wins: 0,
      losses: 0,
      draws: 200,
      files: { a: { id: a.id }, b: { id: a.id } },
    });
    const moves = file("paper.txt", "p".repeat(90));
    const against = await report(...rps, "--b", turning, "--a", "random", "--seed", "1", "--rounds", "9");
    expect(Object.keys(against.files as object)).toEqual(["b"]);
    expect(await report(...rps, "--a", turning, "--moves", moves)).toMatchObject({
      ...{ b: `moves:${moves}`, rounds: 90, wins: 30, losses: 30, draws: 30 },
    });
  });

  it("leaves its opponent's random numbers and moves unchanged", async () => {
    const rock = file("rock.js", "export const move = () => 'rock';");
    const seed = ["--rounds", "300", "--seed", "9"];
    const { wins, losses, draws } = await report(...rps, "--a", rock, "--b", "random", ...seed);
    const constant = await report(...rps, "--a", "constant:move=0", "--b", "random", ...seed);
    expect([wins, losses, draws]).toEqual([constant.wins, constant.losses, constant.draws]);
  });

  it("plays a program move by move", async () => {
    const program = serving("rotation", "--game", "rps");
    const tally = async (b: string): Promise<unknown[]> => {
      const args = ["--a", turning, "--b", b, "--rounds", "30", "--seed", "1"];
      const { wins, losses, draws } = await report(...rps, ...args);
      return [wins, losses, draws];
    };
    expect(await tally(program)).toEqual(await tally("rotation"));
  });

  it("forfeits on a failure, with the line and a mark below the place", async () => {
    const { code, out, err } = await match(...rps, "--a", "random", "--b", late, "--rounds", "50", "--json");
    expect(code).toBe(1);
    expect(err).toMatch(
      /^b \(late\.js\) forfeits the match in round 11: it failed: Error: no more\n.*late\.js:2:\d+\n.*throw new Error\('no more'\);\n +\^\n$/,
    );
    expect(JSON.parse(out)).toMatchObject({ wins: 50, losses: 0, forfeit: { by: "b", round: 11 } });
    const { wins, losses, draws } = JSON.parse(out).played;
    expect(wins + losses + draws).toBe(10);
  });

  it("draws if both sides fail in the same step", async () => {
    const { code, out, err } = await match(...rps, "--a", late, "--b", late, "--rounds", "50", "--json");
    expect(code).toBe(1);
    expect(err).toMatch(/^both forfeit the match in round 11: a: .*; b: /);
    expect(JSON.parse(out)).toMatchObject({ draws: 50, played: { draws: 10 } });
  });

  it("has another hash after a change", async () => {
    const idOf = async (text: string): Promise<unknown> => {
      const changing = file("changing.js", text);
      const { files } = await report(...rps, "--a", changing, "--b", "random", "--rounds", "1");
      return (files as { a: { id: string } }).a.id;
    };
    const first = await idOf("export const move = () => 0;");
    expect(await idOf("export const move = () => 1;")).not.toBe(first);
    expect(await idOf("export const move = () => 0;")).toBe(first);
  });

  it.each([
    [["--a", join(folder, "no.js"), "--b", "random"], /^--a: .*no\.js doesn't exist/],
    [["--a", "random", "--b", folder], /^--b: .* is a folder/],
    [["--a", turning, "--b", "random", "--rounds", "1000001"], /^--rounds: .* 1 to 1000000/],
    [["--a", turning, "--b", "process:cat", "--rounds", "1001"], /^--rounds: .* 1 to 1000$/m],
    [
      ["--a", `file:${"0".repeat(64)}`, "--b", "random"],
      /^--a: file:0+ isn't on this machine\. Name its file/,
    ],
  ])("refuses %j in one line", async (args, message) => {
    const { code, err, out } = await match(...rps, ...args);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toMatch(message);
    expect(err.trim().split("\n")).toHaveLength(1);
  });
});

describe("gadalka match --show", () => {
  /** The lines below the report. */
  const shown = async (...args: string[]): Promise<string[]> => {
    const { out, err, code } = await match(...args, "--seed", "1");
    expect({ err, code }).toEqual({ err: "", code: 0 });
    return out.split("\n\n").slice(1).join("\n\n").trimEnd().split("\n");
  };
  // A person who plays the moves in order, for a hundred rounds.
  const inTurn = ["--game", "rpsls", "--moves", file("in-turn.txt", "psLSr".repeat(20))];

  it("prints the chain of order 1 like figure 3.1 of the thesis", async () => {
    expect(await shown(...inTurn, "--a", "markov:order=1", "--show", "a")).toEqual([
      "markov:order=1: how often each move followed, after the opponent's last moves",
      "    r   p   s   L   S",
      "r   0  19   0   0   0",
      "p   0   0  20   0   0",
      "s   0   0   0  20   0",
      "L   0   0   0   0  20",
      "S  20   0   0   0   0",
    ]);
  });

  it("prints all of it as JSON with numbered moves, only on request", async () => {
    const { shown: data } = await report(...inTurn, "--a", "mv:order=1", "--show", "a");
    const counts = [19, 20, 20, 20, 20];
    expect(data).toEqual({
      ...{ side: "a", kind: "counts", moves: ["rock", "scissors", "lizard", "paper", "spock"] },
      // In the order in which the moves were first seen.
      rows: [3, 1, 2, 4, 0].map((move) => {
        const follower = [3, 2, 4, 1, 0][move];
        return {
          own: [],
          opponent: [move],
          values: [0, 1, 2, 3, 4].map((one) => (one === follower ? counts[move] : 0)),
        };
      }),
    });
    expect(await report(...inTurn, "--a", "mv")).not.toHaveProperty("shown");
  });

  it("prints what followed last, signed values, and daemon ratings", async () => {
    const [, ...followed] = await shown(...inTurn, "--a", "mupn", "--show", "a");
    expect(followed).toEqual(["rp  s", "ps  L", "sL  S", "LS  r", "Sr  p"]);
    const [head, ...values] = await shown("--game", "rps", "--a", "constant", "--b", "supp", "--show", "b");
    expect(head).toBe("supp: points expected from each choice, after the opponent's last moves");
    expect(values).toHaveLength(2);
    // Paper always beats rock: 1 / (1 - 0.9) in total. Rock draws once, scissors lose once.
    expect(values[1]).toMatch(/^rr {2}\+8\.9\d\d {2}\+10\.000 {2}\+7\.9\d\d$/);
    const [, agents] = await shown("--game", "rps", "--a", "mkia", "--b", "copy", "--show", "a");
    expect(agents?.trim().split(/ +/)).toEqual(["mupn", "markov", "supp"]);
    const daemons = await shown("--game", "oddeven", "--a", "rotation", "--b", "daemons", "--show", "b");
    expect(daemons.filter((line) => /^\d, \d +\d+\.\d{3} +[01-]( +followed)?$/.test(line))).toHaveLength(6);
    expect(daemons.filter((line) => line.endsWith("followed"))).toHaveLength(1);
    expect(daemons.at(-1)).toMatch(
      /^what the followed one has seen in this situation: 1: [\d.]+, 0: [\d.]+$/,
    );
  });

  it("shortens a long table to the most frequent rows, with a count", async () => {
    const lines = await shown("--game", "rpsls", "--a", "markov", "--b", "random", "--show", "a");
    expect(lines.at(-1)).toBe("the most frequent 40 of 125 rows; --json has all");
    expect(lines).toHaveLength(43);
    const sums = lines.slice(2, -1).map((line) =>
      line
        .split(/ +/)
        .slice(1)
        .reduce((sum, cell) => sum + Number(cell), 0),
    );
    const { shown: data } = await report(
      "--game",
      "rpsls",
      "--a",
      "markov",
      "--b",
      "random",
      "--show",
      "a",
      "--seed",
      "1",
    );
    const all = (data as { rows: { values: number[] }[] }).rows.map(({ values }) =>
      values.reduce((a, b) => a + b),
    );
    const most = all.sort((one, other) => other - one).slice(0, 40);
    expect(sums.sort((one, other) => other - one)).toEqual(most);
  });
});

describe("an unreadable option of gadalka match", () => {
  const [rps, a, b] = [
    ["--game", "rps"],
    ["--a", "random"],
    ["--b", "random"],
  ];
  const bad = file("bad.txt", "rps\nrp s\n\trLs\n");
  const empty = file("empty.txt", " \n");
  const large = file("large.txt", "012");
  it.each([
    [["--game", "rpsl", ...a, ...b], /^--game: "rpsl" isn't a game; did you mean rps/],
    [["--game", "chess", ...a, ...b], /^--game: "chess" isn't a game; choose one of rps, rpsls/],
    [["--game", "rps-63", ...a, "--moves", large], /^--moves: .*rps-63 .* up to rps-61/],
    [["--game", "rps-63", ...a, "--b", "process:cat"], /^--game: rps-63 /],
    [[...rps, "--a", "wildcart", ...b], /^--a: .*“wildcart”.* wildcard/],
    [[...rps, ...a, "--b", "wildcard:contxt=3"], /^--b: .*“contxt”.* context, /],
    [[...rps, ...a, "--b", "wildcard:context=99"], /^--b: context .*“99”.* 1\.\.64/],
    [[...rps, "--a", "process: ", ...b], /^--a: the command is missing/],
    [[...rps, ...a], /^--b: pass either/],
    [[...rps, ...a, ...b, "--moves", bad], /^--b: pass either/],
    [[...rps, ...a, "--moves", bad], /bad\.txt, line 3, column 3: "L" isn't a move; moves are r s p/],
    [[...rps, ...a, "--moves", empty], /^--moves: .*empty\.txt: it holds no moves/],
    [[...rps, ...a, "--moves", join(folder, "none.txt")], /^--moves: can't read .*none\.txt \(ENOENT\)/],
    [
      ["--game", "oddeven", ...a, "--moves", file("two.txt", "01"), "--rounds", "3"],
      /^--rounds: "3" .* 1 to 2/,
    ],
    [[...rps, ...a, ...b, "--rounds", "0"], /^--rounds: "0" isn't a whole number from 1 to/],
    [[...rps, ...a, ...b, "--rounds", "1e3"], /^--rounds: /],
    [[...rps, ...a, ...b, "--seed", "x"], /^--seed: "x" isn't a whole number/],
    [[...rps, ...a, ...b, "--move-limit", "0"], /^--move-limit: "0" /],
    [[...rps, ...a, ...b, "--show", "c"], /^--show: must be a or b, not "c"/],
    [
      [...rps, "--a", "markov", ...b, "--show", "b"],
      /^--show: random has no table to show\. These have one: wildcard, frequency, markov, mupn, supp, mksu, mkia, daemons$/m,
    ],
    [
      [...rps, "--a", "markov", "--b", "process:cat", "--show", "a"],
      /^--show: works only with named strategies/,
    ],
  ])("fails with code 1 and one line for %j, naming a valid value", async (args, message) => {
    const { code, err, out } = await match(...args);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toMatch(message);
    expect(err.trim().split("\n")).toHaveLength(1);
  });
});
