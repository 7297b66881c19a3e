// `gadalka arena evolve` with a local file, through the real sandbox.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { run } from "./run.ts";

const folder = mkdtempSync(join(tmpdir(), "gadalka-evolve-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string, source: string): string => {
  writeFileSync(join(folder, name), source);
  return join(folder, name);
};
const at = (name: string): string => join(folder, name);
const SMALL = [
  "--generations",
  "2",
  "--population",
  "4",
  "--match",
  "30",
  "--judging",
  "3",
  "--workers",
  "1",
];
const evolve = (family: string, ...args: string[]) =>
  run(["cli/index", "arena", "evolve", "--family", family, ...SMALL, ...args]);

/** Plays rock so often that anything else is better, and otherwise at random. */
const plays = (ranges: string, more = ""): string => `
export const parameters = { ${ranges} };
export function create({ game, random }) {
  const rocks = parameters.rocks?.default ?? 0.5;
  ${more}
  return { choose: () => (random() < rocks ? 0 : Math.floor(random() * game.size)) };
}
`;
const ROCKS = plays("rocks: { min: 0, max: 1, default: 0.95 }");

describe("gadalka arena evolve with a file", () => {
  const rocks = file("rocks.js", ROCKS);

  it("breeds it, and writes a winner that passes the submission trial", async () => {
    const out = at("bred.js");
    const bred = await evolve(rocks, "--out", out, "--json");
    expect({ code: bred.code, err: bred.err }).toMatchObject({ code: 0, err: expect.stringContaining(out) });
    const report = JSON.parse(bred.out);
    expect(report).toMatchObject({ family: "rocks.js", start: "rocks.js", complete: true, system: "swiss" });
    const [, value = "0.95"] = /^rocks\.js:rocks=([\d.]+)$/.exec(report.winner) ?? [];
    expect(readFileSync(out, "utf8")).toBe(ROCKS.replace("0.95", value));
    expect(value).not.toBe("0.95");
    expect((await run(["cli/index", "strategy", "test", out, "--game", "rps"])).out).toContain(
      "would be accepted",
    );
    const again = await evolve(rocks, "--json", "--workers", "2");
    expect(again.out).toBe(bred.out);
  });

  it("writes TypeScript as TypeScript or without its types", async () => {
    const typed = file("typed.ts", ROCKS.replace("const rocks =", "const rocks: number ="));
    const [ts, js] = [at("bred.ts"), at("bred-2.js")];
    for (const out of [ts, js]) expect((await evolve(typed, "--out", out)).code).toBe(0);
    expect(readFileSync(ts, "utf8")).toMatch(/const rocks: number =/);
    expect(readFileSync(js, "utf8")).toMatch(/const rocks {9}=/);
    expect((await run(["cli/index", "strategy", "test", ts, "--game", "rps"])).code).toBe(0);
  });

  it.each([
    [[at("none.js")], /^--family: .*none\.js doesn't exist/],
    [[rocks, "--out", rocks], /^--out: .*rocks\.js already exists\. Choose another name/],
    [[rocks, "--out", at("nowhere/bred.js")], /^--out: there's no folder .*nowhere\. Create it first/],
    [[rocks, "--out", at("bred.txt")], /^--out: .*bred\.txt isn't a valid name for a strategy/],
    [["markov", "--out", at("markov.js")], /^--out: works only with a file of yours\. .*\/strategy register/],
    [[rocks, "--system", "olympic"], /^--system: "olympic" isn't one of swiss, round-robin, matches/],
    [[rocks, "--repeat", "0"], /^--repeat: /],
  ])("refuses %j", async ([family = "", ...args], words) => {
    const { code, err } = await evolve(family, ...args);
    expect(code).toBe(1);
    expect(err).toMatch(words);
  });
});
