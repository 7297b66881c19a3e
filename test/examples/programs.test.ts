// The players in Python and Rust, as separate programs: answering for moves, and asking for them.

import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { run } from "../cli/run.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "gadalka-programs-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Whether the command exists. If not, says so on stderr, even on CI, whose machines needn't have every language. */
function isThere(command: string): boolean {
  if (spawnSync(command, ["--version"]).status === 0) return true;
  process.stderr.write(`SKIPPED: the player that needs ${command}: it is not on PATH\n`);
  return false;
}

interface Language {
  readonly name: string;
  readonly interpreter: string;
  /** Prepares it, and returns the command that runs it. */
  command(): string;
}

const LANGUAGES: readonly Language[] = [
  { name: "Python", interpreter: "python3", command: () => `python3 ${ROOT}examples/python/client.py` },
  {
    ...{ name: "Rust", interpreter: "rustc" },
    command() {
      const program = join(folder, "client");
      const source = `${ROOT}examples/rust/client.rs`;
      execFileSync("rustc", ["-O", "--edition", "2021", "-D", "warnings", "-o", program, source]);
      return program;
    },
  },
];

for (const { name, interpreter, command } of LANGUAGES) {
  const canRun = isThere(interpreter);
  describe.skipIf(!canRun)(`the ${name} player (needs ${interpreter})`, () => {
    const program = canRun ? command() : "";
    const says = (input: string, env: Readonly<Record<string, string>> = {}): string =>
      spawnSync(program, { shell: true, input, env: { ...process.env, ...env } }).stdout.toString();

    it.each([
      ["rps", "a"],
      ["rpsls", "a"],
      ["rps-7", "b"],
      ["oddeven", "a"],
      ["oddeven", "b"],
    ])("plays %s as side %s in gadalka match and beats rotation", async (game, side) => {
      const other = side === "a" ? "--b" : "--a";
      const sides = [`--${side}`, `process:${program}`, other, "rotation"];
      const args = ["cli/index", "match", "--game", game, ...sides, "--rounds", "200", "--json"];
      const { code, out, err } = await run(args);
      expect({ code, err }).toEqual({ code: 0, err: "" });
      const { wins, losses } = JSON.parse(out);
      expect(side === "a" ? wins - losses : losses - wins).toBeGreaterThan(100);
    });

    it("plays against a served strategy and counts the results", () => {
      const served = `"${process.execPath}" src/launch.mjs cli/index strategy serve rotation --game rpsls`;
      const options = ["--against", `'${served}'`, "--game", "rpsls", "--rounds", "300"];
      const asked = spawnSync(`${program} ${options.join(" ")}`, { shell: true, cwd: ROOT });
      const [won = 0, lost = 0, drawn = 0] = (asked.stdout.toString().match(/\d+/g) ?? []).map(Number);
      expect(won + lost + drawn).toBe(300);
      expect(won).toBeGreaterThan(lost + 200);
    });

    it("answers an invalid move with an error and goes on", () => {
      expect(says("r\nnew 9\nx\nhello\nr\nend\np\n")).toMatch(
        /^error .+\n[rsp]\nerror .+\nerror .+\n[rsp]\n$/,
      );
    });

    it("fails when the strategy exits early or moves have no letters", () => {
      const ended = spawnSync(`${program} --against false`, { shell: true });
      expect([ended.status, ended.stderr.toString().trim().split("\n").length]).toEqual([1, 1]);
      expect(says("new 5\n", { GADALKA_GAME: "rps-63" })).toBe("");
    });
  });
}
