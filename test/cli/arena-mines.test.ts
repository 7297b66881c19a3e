import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { run } from "./run.ts";

const folder = mkdtempSync(join(tmpdir(), "gadalka-mines-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const mines = (...args: string[]) => run(["cli/index", "arena", "mines", "--boards", "4", ...args]);

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
/** The source's simple strategy as a file. */
const RATIOS = "examples/minesweeper/ratios.js";

describe("gadalka arena mines", () => {
  it("plays files on the same boards as the built-in strategies", async () => {
    const { code, out } = await mines(
      "--entrants",
      `simple,exact,${join(ROOT, RATIOS)}`,
      "--seed",
      "3",
      "--json",
    );
    expect(code).toBe(0);
    const { levels, rows } = JSON.parse(out);
    expect(levels).toEqual(["beginner", "intermediate", "expert"]);
    const winsOf = (wanted: string) => rows.find(({ name }: { name: string }) => name === wanted).wins;
    expect(winsOf(join(ROOT, RATIOS))).toEqual(winsOf("simple"));
    expect(rows[0].name).toBe("exact");
  });

  it("prints shares with their errors, the most won first, and why a file failed", async () => {
    const bad = file("bad.js", "export function choose() {\n  throw new Error('no idea');\n}\n");
    const { code, out } = await mines("--entrants", `${bad},exact`);
    expect(code).toBe(0);
    expect(out).toMatch(/^minesweeper: 4 boards a level, seed 1/);
    expect(out).toMatch(/^exact +\d+\.\d % ± \d+\.\d .*\n\S+bad\.js +0\.0 %/m);
    expect(out).toMatch(
      /bad\.js failed at 12 boards, first at beginner 1-0: it failed: Error: no idea\n .*bad\.js:2:/,
    );
  });

  it("plays the example that the docs quote", () => {
    const page = readFileSync(join(ROOT, "docs/strategies.md"), "utf8");
    expect(page).toContain(readFileSync(join(ROOT, RATIOS), "utf8"));
  });

  it.each([
    ["exat", /^--entrants: "exat" is neither random, simple, exact nor a file such as my-solver\.js/],
    ["none.js", /^--entrants: none\.js doesn't exist/],
  ])("refuses %s in one line", async (entrants, words) => {
    const { code, err } = await mines("--entrants", entrants);
    expect({ code, lines: err.trim().split("\n").length }).toEqual({ code: 1, lines: 1 });
    expect(err).toMatch(words);
  });
});
