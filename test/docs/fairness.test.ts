// The Python of docs/fairness.md, run as it stands there: an independent check of lines and messages.

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { boardOf, layMines } from "../../src/core/games/minesweeper/board.ts";
import { writeBoardLine, writeMatchLine } from "../../src/core/proof/line.ts";
import { boardCode, boardSeed, codesOf, inGroups } from "../../src/core/proof/match.ts";
import { sha256Hex } from "../../src/core/sha256.ts";
import { played } from "../core/proof/played.ts";

const [, program = ""] =
  /```python\n([\s\S]*?)```/.exec(readFileSync(new URL("../../docs/fairness.md", import.meta.url), "utf8")) ??
  [];
const isThere = spawnSync("python3", ["--version"]).status === 0;
if (!isThere) process.stdout.write("The check in docs/fairness.md isn't run: there is no python3.\n");

/** Runs the program for each case in one process, because starting Python takes long. */
const RUNNER = `
import contextlib, io, json, sys
program, cases = json.load(sys.stdin)
def run(line, messages):
    sys.argv, sys.stdin, out = ["check.py", line], io.StringIO(messages), io.StringIO()
    try:
        with contextlib.redirect_stdout(out): exec(program, {})
    except SystemExit as end: return [end.code, out.getvalue().strip()]
print(json.dumps([run(*case) for case in cases]))`;

type Case = readonly [line: string, messages: string];

const checked = (...cases: readonly Case[]): readonly (readonly [code: number, says: string])[] => {
  const input = JSON.stringify([program, cases]);
  const { stdout, stderr } = spawnSync("python3", ["-c", RUNNER], { input, encoding: "utf8" });
  expect(stderr).toBe("");
  return JSON.parse(stdout);
};

describe.skipIf(!isThere)("the check in docs/fairness.md", () => {
  it.each(["rps", "rpsls", "oddeven"])("confirms a match of %s, and finds each way to cheat", (id) => {
    const { match, line, messages } = played(id, 9);
    const text = messages.join("\n\n");
    const { rounds, secret, game } = match;
    expect(checked([line, text])).toEqual([[0, "fits; shown: 11 of 11"]]);
    const other = rounds.bot.with(3, ((rounds.bot[3] as number) + 1) % game.size);
    const later = played(id, 9, 8);
    const code = inGroups(codesOf(match)[2] as string);
    const without = (moves: Uint8Array) => moves.filter((_, at) => at !== 4);
    const body = line.slice(0, line.lastIndexOf(".")).replace(/\d+-\d+-\d+$/, "9-0-0");
    const cheats: Readonly<Record<string, Case>> = {
      "another move": [writeMatchLine({ ...match, rounds: { ...rounds, bot: other } }), text],
      "another code": [line, text.replace(code, `0000${code.slice(4)}`)],
      "another secret": [writeMatchLine({ ...match, secret: secret.with(0, 99) }), text],
      "a round left out": [
        writeMatchLine({ ...match, rounds: { person: without(rounds.person), bot: without(rounds.bot) } }),
        text,
      ],
      "another score": [`${body}.${sha256Hex(body).slice(0, 12)}`, text],
      "a secret chosen after the first press": [
        later.line,
        [messages[0], ...later.messages.slice(1)].join("\n"),
      ],
      "messages of another match": [line, later.messages.join("\n")],
    };
    const results = checked(...Object.values(cheats));
    Object.keys(cheats).forEach((how, at) => {
      expect(results[at]?.[0], how).toBe(1);
    });
  });

  it("lays the mines of a board", () => {
    const { match, messages } = played("rps", 1);
    const [bound = "", other = ""] = [messages[0], played("rps", 1, 8).messages[0]];
    const code = inGroups(boardCode(boardSeed(match.secret, 40, 3)));
    for (const start of ["opening", "safe"] as const) {
      const rules = { width: 9, height: 8, mines: 10, start };
      const line = writeBoardLine({ session: "b-1", secret: match.secret, rules, first: 40, attempt: 3 });
      const [right, ...wrong] = checked([line, `${bound}\n${code}`], [line, bound], [line, other]);
      const mined = layMines(boardOf(9, 8), rules, 40, boardSeed(match.secret, 40, 3));
      const mines = Array.from(mined.keys()).filter((cell) => mined[cell] === 1);
      expect(right).toEqual([0, `mines: [${mines.join(", ")}]\nfits; shown: 2 of 2`]);
      expect(wrong.map(([end]) => end)).toEqual([1, 1]);
    }
  });
});
