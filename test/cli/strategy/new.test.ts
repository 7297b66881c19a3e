// `gadalka strategy new`: the file it writes can play at once, and it overwrites nothing.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { run } from "../run.ts";

const root = mkdtempSync(join(tmpdir(), "gadalka-new-"));
let folder = root;
beforeEach(() => {
  folder = mkdtempSync(join(root, "bots-"));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const make = (name: string, ...more: string[]) =>
  run(["cli/index", "strategy", "new", join(folder, name), ...more]);
const text = (name: string): string => readFileSync(join(folder, name), "utf8");

describe("gadalka strategy new", () => {
  it("writes a strategy, types and a test, with the next steps in three lines", async () => {
    const { code, out, err } = await make("my-first");
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(readdirSync(folder).sort()).toEqual(["gadalka-strategy.d.ts", "my-first.js", "my-first.test.js"]);
    const [first, ...next] = out.trimEnd().split("\n");
    expect(first).toContain("my-first.js");
    expect(next.map((line) => line.trim().replace(folder, ""))).toEqual([
      "node --test /my-first.test.js",
      "npm run -s gadalka -- match --game rps --a /my-first.js --b iocaine",
      "npm run -s gadalka -- strategy test /my-first.js",
    ]);
    expect(text("my-first.js") + text("my-first.test.js")).not.toContain("my-bot");
  });

  it("prints a test that passes on any Node, of a strategy that wins, TypeScript or not", async () => {
    for (const more of [[], ["--ts"]]) {
      const { out } = await make(more.length > 0 ? "typed-bot" : "plain-bot", ...more);
      const [, command = ""] = out.split("\n");
      // The Node that people have, not the one that npm puts in front of it.
      const path = process.env.PATH?.split(delimiter).filter((one) => !one.includes("node_modules"));
      const env = { PATH: path?.join(delimiter), HOME: process.env.HOME };
      expect(execFileSync("sh", ["-c", command], { env, encoding: "utf8" })).toMatch(/pass 4\n.*fail 0\n/s);
    }
    const file = join(folder, "typed-bot.ts");
    const match = ["match", "--game", "rpsls", "--a", file, "--b", "rotation", "--rounds", "200", "--json"];
    expect(JSON.parse((await run(["cli/index", ...match])).out).wins).toBeGreaterThan(150);
    expect(text("typed-bot.test.js")).toContain("nothing but Node: npx node --test");
  });

  it("overwrites nothing, and then writes nothing at all", async () => {
    writeFileSync(join(folder, "mine.test.js"), "// mine");
    symlinkSync(join(folder, "elsewhere"), join(folder, "linked.js"));
    expect((await make("linked")).err).toMatch(/linked\.js already exists/);
    const { code, out, err } = await make("mine");
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toMatch(/mine\.test\.js already exists. Choose another name\n$/);
    expect(readdirSync(folder).sort()).toEqual(["linked.js", "mine.test.js"]);
    expect(text("mine.test.js")).toBe("// mine");
  });

  it("shares the types with a second strategy unless they were changed", async () => {
    await make("one-bot");
    expect((await make("two-bot", "--ts")).code).toBe(0);
    writeFileSync(join(folder, "gadalka-strategy.d.ts"), "// other");
    expect((await make("three")).err).toMatch(/gadalka-strategy\.d\.ts is a different one/);
    expect(text("gadalka-strategy.d.ts")).toBe("// other");
  });

  it.each([
    ["my_bot", /"my_bot" isn't a valid name for a strategy\. Use 3 to 24 letters/],
    ["a1", /isn't a valid name/],
    ["markov", /"markov" is taken/],
    ["none/my-bot", /none isn't a folder\. Create it first/],
  ])("refuses %s in one line", async (name, message) => {
    const { code, err } = await make(name);
    expect(code).toBe(1);
    expect(err).toMatch(message);
    expect(err.trim().split("\n")).toHaveLength(1);
    expect(readdirSync(folder)).toEqual([]);
  });
});
