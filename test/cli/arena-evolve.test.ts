// `gadalka arena evolve` as it's typed, with a file of one's own through the real sandbox.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { run } from "./run.ts";

const folder = mkdtempSync(join(tmpdir(), "gadalka-evolve-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string): string => join(folder, name);
const small = "--generations 2 --population 4 --match 30 --judging 5 --workers 2".split(" ");
const evolve = (family: string, ...args: string[]) =>
  run(["cli/index", "arena", "evolve", "--family", family, ...small, ...args]);

/** Forfeits every match as it is, so most of its children are better. */
const rocks = at("rocks.ts");
writeFileSync(
  rocks,
  `export const parameters = { rocks: { min: 0, max: 1, default: 0.95 } };
export function create({ game, random }: { game: { size: number }; random: () => number }) {
  const rocks = parameters.rocks.default;
  if (rocks > 0.9) throw new Error("too many");
  return { choose: () => (random() < rocks ? 0 : Math.floor(random() * game.size)) };
}
`,
);

it("breeds a file, and writes a winner that would be accepted", async () => {
  const out = at("bred.js");
  const { code, out: said } = await evolve(rocks, "--out", out);
  expect(code).toBe(0);
  expect(said).toMatch(/^generation 2: rocks\.ts:rocks=[\d.]+, place [\d.]+$/m);
  expect(said).toContain("verdict: better than it started");
  expect(said).toContain("It would be accepted");
  const [, value = ""] = /^winner: rocks\.ts:rocks=([\d.]+)$/m.exec(said) ?? [];
  expect(readFileSync(out, "utf8")).toContain(`"default": ${value}\n`);
});

writeFileSync(at("brace.js"), "export const parameters = { a: { min: 0, max: 1, default: 0 } /* } */ };\n");
it.each([
  [["random"], /nothing to breed/],
  [[at("brace.js")], /^--family: .*brace\.js has parameters that can't be written anew/],
  [[rocks, "--out", rocks], /^--out: .*rocks\.ts must end in \.js/],
  [[rocks, "--out", at("brace.js")], /^--out: can't write .*brace\.js \(EEXIST\)/],
  [["markov", "--out", at("markov.js")], /^--out: is for a file of yours\. .*\/strategy register/],
])("refuses %j", async ([family = "", ...args], words) => {
  const { code, err } = await evolve(family, ...args);
  expect(code).toBe(1);
  expect(err).toMatch(words);
});
