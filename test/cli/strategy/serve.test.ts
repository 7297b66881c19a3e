// `gadalka strategy serve`: a strategy in a separate process, used as an external program would use it.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { serveLines } from "../../../src/arena/programs/index.ts";
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

  it("answers before the next line is written", async () => {
    const child = spawn(process.execPath, [
      "src/launch.mjs",
      "cli/index",
      "strategy",
      "serve",
      "random",
      "--game",
      "rpsls",
    ]);
    for (const line of ["new 3", "L", "S"]) {
      child.stdin.write(`${line}\n`);
      const [answer] = await once(child.stdout, "data");
      expect(String(answer)).toMatch(/^[rpsLS]\n$/);
    }
    child.stdin.write("end\n");
    expect(await once(child, "close")).toEqual([0, null]);
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

describe("serveLines", () => {
  const served = async (chunks: readonly string[]): Promise<{ seen: string[]; out: string }> => {
    const [input, output] = [new PassThrough(), new PassThrough()];
    const seen: string[] = [];
    const done = serveLines(input, output, (line) => {
      seen.push(line);
      return line === "end" ? undefined : String(line.length);
    });
    for (const chunk of chunks) {
      input.write(chunk);
      await new Promise((resolve) => setImmediate(resolve));
    }
    input.end();
    await done;
    return { seen, out: String(output.read() ?? "") };
  };

  it("joins pieces into lines, and splits chunks of many", async () => {
    expect(await served(["ab", "c\nd", "\n\nef"])).toEqual({
      seen: ["abc", "d", "", "ef"],
      out: "3\n1\n0\n2\n",
    });
  });

  it("ignores everything after end", async () => {
    expect(await served(["a\nend\nb\n"])).toEqual({ seen: ["a", "end"], out: "1\n" });
  });

  it("doesn't buffer a line that never ends", async () => {
    const { seen } = await served([...Array.from({ length: 50 }, () => "x".repeat(10_000)), "\nok\n"]);
    expect(seen.map((line) => line.length)).toEqual([20_000, 2]);
  });

  it("waits for a slow reader without losing an answer", async () => {
    const [input, output] = [new PassThrough(), new PassThrough({ highWaterMark: 8 })];
    const done = serveLines(input, output, (line) => line);
    for (let line = 0; line < 50; line++) input.write(`line ${line}\n`);
    input.end();
    let read = "";
    output.on("data", (chunk) => {
      read += chunk;
    });
    await done;
    await new Promise((resolve) => setImmediate(resolve));
    expect(read.trimEnd().split("\n")).toEqual(Array.from({ length: 50 }, (_, line) => `line ${line}`));
  });

  it("ends without an error if its reader goes away", async () => {
    const [input, output] = [new PassThrough(), new PassThrough()];
    const done = serveLines(input, output, (line) => line);
    input.write("a\n");
    output.destroy(new Error("EPIPE"));
    input.write("b\n");
    input.end();
    await expect(done).resolves.toBeUndefined();
  });
});
