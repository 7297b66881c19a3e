// `gadalka strategy serve`: a strategy in a separate process, used as an external program would use it.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { answersTo, readNotation } from "../../../src/cli/strategy/serve.ts";
import { type MatrixGame, matrixGame } from "../../../src/core/games/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import { createStrategy } from "../../../src/core/strategies/index.ts";
import { run } from "../run.ts";

const serve = (input: string, ...args: string[]) =>
  run(["cli/index", "strategy", "serve", ...args], {}, input);

describe("gadalka strategy serve", () => {
  it("answers each line, bad ones with an error, and stops at end", async () => {
    const input = "r\nnew 30\nr\nhello\nr\nnew 3 2\nrp\nend\nr\n";
    const { code, out, err } = await serve(input, "wildcard", "--game", "rps", "--seed", "1");
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toMatch(/^error .+\n[rps]\n[rps]\nerror .+\n[rps]\n[rps]{2}\n[rps]{2}\n$/);
  });

  it("repeats itself for a seed, and accepts an unterminated last line", async () => {
    const input = `new 9 40\n${"0".repeat(40)}`;
    const first = await serve(input, "random", "--game", "oddeven", "--seed", "5");
    expect(first.out).toMatch(/^[01]{40}\n[01]{40}\n$/);
    expect(first.code).toBe(0);
    expect((await serve(input, "random", "--game", "oddeven", "--seed", "5")).out).toBe(first.out);
    expect((await serve(input, "random", "--game", "oddeven", "--seed", "6")).out).not.toBe(first.out);
  });

  it("plays the given side, by default the bot's", async () => {
    const input = `new 30\n${"1\n".repeat(30)}`;
    const last = async (...args: string[]) =>
      (await serve(input, "wildcard", "--game", "oddeven", ...args)).out.slice(-20);
    expect(await last()).toBe("1\n".repeat(10));
    expect(await last("--side", "person")).toBe("0\n".repeat(10));
  });

  it("ends without an error if its reader goes away", async () => {
    const command = `"${process.execPath}" src/launch.mjs cli/index strategy serve random --game rps`;
    const child = spawn("sh", ["-c", `(yes "new 5" | ${command}; echo $? >&2) | head -n 3`]);
    const [code] = await once(child.stderr, "data");
    expect(String(code)).toBe("0\n");
  });

  it.each([
    [["wildcart", "--game", "rps"], /^strategy: .*wildcard/],
    [["wildcard:context=0", "--game", "rps"], /^strategy: context .*1\.\.64/],
    [["shannon", "--game", "rps"], /^--game: rps|^strategy: /],
    [["process:cat", "--game", "rps"], /^strategy: .*“process”/],
    [["random", "--game", "rpss"], /^--game: "rpss" .*did you mean rps/],
    [["random", "--game", "rps-63"], /^--game: rps-63 .*up to rps-61/],
    [["random", "--game", "rps", "--seed", "-1"], /^--seed: /],
  ])("refuses %j in one line before it reads anything", async (args, message) => {
    const { code, out, err } = await serve("new 5\nend\n", ...args);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toMatch(message);
    expect(err.trim().split("\n")).toHaveLength(1);
  });
});

/** The answers to the lines; the strategy learns unless it is `random`. */
async function answers(lines: readonly string[], id = "rps", strategy = "wildcard"): Promise<string[]> {
  const game = matrixGame(id) as MatrixGame;
  const create = (...numbers: number[]) =>
    createStrategy(strategy, { game, side: "bot", random: seededRandom(Uint8Array.from(numbers)) });
  const all: string[] = [];
  for await (const answer of answersTo(lines, readNotation(game), create)) all.push(answer.trimEnd());
  return all;
}

const times = (count: number, line: string): string[] => Array.from({ length: count }, () => line);

describe("a strategy behind lines", () => {
  it.each(["rps", "rpsls", "oddeven", "rps-7"])("answers with moves of %s, as long as asked", async (id) => {
    const { characters } = readNotation(matrixGame(id) as MatrixGame);
    for (const answer of await answers(["new 1", ...characters, ...characters], id))
      expect(characters).toContain(answer);
  });

  it("learns each lane's opponent, and forgets with every new match", async () => {
    const played = await answers(["new 30 3", ...times(30, "rps"), "new 9", ...times(9, "s")]);
    expect(new Set(played.slice(11, 31))).toEqual(new Set(["psr"]));
    expect(played.at(-1)).toBe("r");
  });

  it("has random numbers of its own in every match and lane", async () => {
    const played = await answers(
      ["new 20 2", ...times(19, "rr"), "new 20", ...times(19, "r")],
      "rps",
      "random",
    );
    const columns = [played.slice(0, 20).map((line) => line[0]), played.slice(0, 20).map((line) => line[1])];
    const all = [...columns, played.slice(20)].map((moves) => moves.join(""));
    expect(new Set(all).size).toBe(3);
  });

  it("answers what is no move with what is due, and isn't changed by it", async () => {
    const lines = ["new 9", ..."rprprpr"];
    const due = "error write 1 of the moves r s p, or new <rounds> [lanes], with up to 10000 lanes";
    const moves = ["", "rp", "x", "R", "é"];
    for (const bad of [...moves, "new", "new x", "new 0", "new -5", "new 5 0", "new 5 10001", "new 5 1 1"]) {
      const disturbed = await answers(lines.flatMap((line) => [line, bad]));
      expect(disturbed.filter((_, at) => at % 2 === 0)).toEqual(await answers(lines));
      expect(new Set(disturbed.filter((_, at) => at % 2 === 1))).toEqual(new Set([due]));
    }
  });

  it("answers any line before a match with an error, and trims white space", async () => {
    expect(await answers(["r", "  new   5\t2 \r", "rp\r", " end\r", "rp"])).toEqual([
      "error write new <rounds> [lanes], with up to 10000 lanes",
      expect.stringMatching(/^[rps]{2}$/),
      expect.stringMatching(/^[rps]{2}$/),
    ]);
  });
});
