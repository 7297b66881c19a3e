// `gadalka strategy test`: the trial of /strategy submit run locally, its report and its exit code.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { TRIAL_OPPONENTS } from "../../../commands/strategy/index.ts";
import { run } from "../run.ts";

const folder = mkdtempSync(join(tmpdir(), "gadalka-test-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const trial = (...args: string[]) => run(["cli/index", "strategy", "test", ...args]);

const GOOD = `export const games = ["rps"];
export const move = (history) => (history.length > 1 ? history.at(-2).opponent : 1);
`;

describe("gadalka strategy test", () => {
  const good = file("good-bot.js", GOOD);

  it("shows a table with bars, limits used, and next steps", async () => {
    const { code, out, err } = await trial(good);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toMatch(/good-bot\.js, \d+ bytes, file:[0-9a-f]{64}\n/);
    expect(out).toMatch(/^rps: \d+ of 13 matches won, 200 rounds each, played twice$/m);
    for (const opponent of TRIAL_OPPONENTS)
      expect(out).toMatch(new RegExp(`^${opponent} .*\\d+ +\\d+ +\\d+ +[+-]?\\d+ .*│`, "m"));
    expect(out).toMatch(/^steps {3}\[#\.{19}\] {2}at most \d+ of 900 in a match$/m);
    expect(out).toMatch(/^memory {2}\[#\.{19}\] {2}0\.\d of 8\.0 MB$/m);
    expect(out).toMatch(/Submit it: \/strategy submit good-bot, with the file\n$/);
    expect(out).not.toContain("oddeven");
  });

  it("tries one game, even one that chats don't offer", async () => {
    const open = file("open.js", GOOD.replace(/^.*games.*\n/, ""));
    const { code, out } = await trial(open, "--game", "rps-7");
    expect(code).toBe(0);
    expect(out).toMatch(/^rps-7: /m);
    expect(out).not.toMatch(/^(rps|rpsls|oddeven): /m);
    expect((await trial(good, "--game", "oddeven")).out).toContain("plays rps. It can be tried at oddeven.");
    expect((await trial(good, "--game", "rpss")).err).toMatch(/^--game: "rpss" .*did you mean rps/);
  });

  it("suggests another name if the file's can't be submitted", async () => {
    const { out } = await trial(file("Good_Bot.js", GOOD));
    expect(out).toMatch(/\/strategy submit my-bot, with the file \(under a name you choose\)\n$/);
  });

  it.each([
    [
      "late.js",
      "export const games = ['rps'];\nexport function move(history) {\n  if (history.length > 5) return null.x;\n  return 1;\n}",
      /At rps, against random, in round 7: it failed: TypeError.*\n.*late\.js:3:\d+\n.*return null\.x;\n +\^\n$/,
    ],
    ["none.js", "export const other = 1;", /before the first round: .*exports neither create nor move/],
    [
      "wrong.js",
      "export const move = () => 'rock ';",
      /it played "rock ", which isn't a move; moves are 0 \(rock\)/,
    ],
    [
      "syntax.js",
      "const a = 1;\n  let b = ;\n",
      /It doesn't load: .*SyntaxError.*\n.*syntax\.js:2:11\n.*\n +\^\n$/,
    ],
    ["endless.js", "export const move = () => { for (;;); };", /it used more steps than a strategy has/],
    [
      "heap.js",
      "export const move = (h) => { const a = []; for (;;) a.push(new Array(9999)); };",
      /more memory/,
    ],
    ["chess.js", "export const games = ['chess'];\nexport const move = () => 0;", /It says it plays chess\./],
  ])(
    "%s would be refused: the first broken rule with its place, and exit code 1",
    async (name, text, message) => {
      const path = file(name, text);
      const [{ code, out }, json] = await Promise.all([trial(path), trial(path, "--json")]);
      expect(code).toBe(1);
      expect(out).toMatch(message);
      expect(out).not.toContain("Submit it");
      expect(json.code).toBe(1);
      expect(JSON.parse(json.out)).toMatchObject({ verdict: "refused" });
      expect(json.out).not.toContain("export const");
    },
  );

  it.each([
    ["missing.js", /^strategy test: .*missing\.js doesn't exist/],
    [".", /^strategy test: .* is a folder/],
  ])("refuses %s in one line", async (name, message) => {
    const { code, out, err } = await trial(join(folder, name));
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toMatch(message);
    expect(err.trim().split("\n")).toHaveLength(1);
  });
});
