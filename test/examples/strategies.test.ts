// The worked examples: they play as the page says, the page quotes them exactly, and their types fit.

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { FILE_BYTES_MAX, MODULE_LIMITS } from "../../src/arena/sandbox/limits.ts";
import { diceOf } from "../../src/cli/contestant.ts";
import { playSandboxed } from "../../src/cli/sandboxed-match.ts";
import { loadLocalFiles } from "../../src/cli/strategy/local-file.ts";
import { matrixGame } from "../../src/core/games/index.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const FOLDER = join(ROOT, "examples/strategies");
const PAGE = readFileSync(join(ROOT, "docs/strategies.md"), "utf8");
const EXAMPLES = readdirSync(FOLDER).filter((name) => name.endsWith(".js"));
const files = await loadLocalFiles(
  "examples",
  EXAMPLES.map((name) => join(FOLDER, name)),
);

/** The page's table: the examples' names, then per opponent the rounds won and lost, or the steps. */
const [HEAD = [], , ...ROWS] = PAGE.split("\n")
  .filter((line) => /^\|.*`random`|^\|---\|---\|---\|---\|---\|---\|---\||^\| `[a-z-]+\.js`/.test(line))
  .map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll("`", "")),
  );

function playedBy(name: string, game: string, side: "a" | "b", opponent: string, rounds: number) {
  const file = files.get(join(FOLDER, name)) ?? expect.fail(`no example ${name}`);
  const [own, other] = [{ ...file, source: file.source }, { id: opponent }];
  return playSandboxed({
    game: matrixGame(game) ?? expect.fail(game),
    ...(side === "a" ? { a: own, b: other } : { a: other, b: own }),
    ...{ rounds, dice: (letter) => diceOf(1, letter), signal: new AbortController().signal },
  });
}

describe("the example strategies", () => {
  it("are five, copied verbatim in docs/strategies.md", () => {
    expect(EXAMPLES).toHaveLength(5);
    const blocks = [...PAGE.matchAll(/```js\n(.*?)```/gs)].map(([, code]) => code);
    for (const name of EXAMPLES) expect(blocks).toContain(readFileSync(join(FOLDER, name), "utf8"));
  });

  it.each(ROWS)("%s wins and loses as many rounds as documented", async (...cells) => {
    const [name = "", ...figures] = cells;
    const steps: number[] = [];
    for (const [at, opponent] of HEAD.slice(1, -1).entries()) {
      const { tally, files, forfeits } = await playedBy(name, "rps", "a", opponent, 1000);
      expect(forfeits).toEqual([]);
      expect(`${opponent} ${tally.wins}:${tally.losses}`).toBe(`${opponent} ${figures[at]}`);
      steps.push(files.a?.steps ?? Number.NaN);
    }
    expect(String(Math.max(...steps))).toBe(figures.at(-1));
  });

  it("are all listed in the docs' table", () => {
    expect(ROWS.map(([name]) => name).sort()).toEqual(EXAMPLES);
  });

  it.each(
    EXAMPLES.flatMap((name) =>
      ["rpsls", "oddeven", "rps-7"]
        .filter((game) => files.get(join(FOLDER, name))?.games?.includes(game) ?? true)
        .flatMap((game) => [[name, game, "a"] as const, [name, game, "b"] as const]),
    ),
  )("%s plays %s as %s without a fault", async (name, game, side) => {
    const { forfeits, tally } = await playedBy(name, game, side, "markov", 200);
    expect(forfeits).toEqual([]);
    expect(tally.wins + tally.losses + tally.draws).toBe(200);
  });

  it("pass the type check", () => {
    const tsc = join(ROOT, "node_modules/.bin/tsc");
    const { PATH } = process.env;
    const env = { PATH: `${join(ROOT, "node_modules/.bin")}:${PATH}` };
    expect(() => execFileSync(tsc, ["-p", FOLDER], { env, stdio: "pipe" })).not.toThrow();
  });

  it("use the same type definitions as `strategy new`", () => {
    const written = readFileSync(join(ROOT, "src/cli/strategy/starter/gadalka-strategy.d.ts"), "utf8");
    expect(readFileSync(join(FOLDER, "gadalka-strategy.d.ts"), "utf8")).toBe(written);
  });
});

describe("the file limits in docs/strategies.md", () => {
  it("match the sandbox's limits", () => {
    const { heapBytes, stackBytes, stepsAtStart, stepsEachRound } = MODULE_LIMITS;
    expect(PAGE).toContain(`| the file | ${FILE_BYTES_MAX / 1024} KB |`);
    expect(PAGE).toContain(`| memory of a match | ${heapBytes / 2 ** 20} MB: `);
    expect(PAGE).toContain(`| depth of calls | ${stackBytes / 1024} KB of stack, `);
    expect(PAGE).toContain(`| steps | ${stepsAtStart} before the first round, and ${stepsEachRound} more `);
  });
});
