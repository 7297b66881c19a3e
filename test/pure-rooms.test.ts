import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const ROOMS = ["core"];
const IMPURE = /\b(Date\.now|new Date\(\)|Math\.random\b|performance\.now\b|setTimeout\b|await\b|async\b)/;

it("keeps clock, randomness and waiting out of the pure rooms, so that matches can be replayed", () => {
  const files = ROOMS.flatMap((room) => {
    const folder = new URL(`../src/${room}/`, import.meta.url);
    const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
    return names.filter((name) => name.endsWith(".ts")).map((name) => new URL(name, folder));
  });
  expect(files.length).toBeGreaterThan(20);
  const impure = files.filter((file) => IMPURE.test(withoutComments(readFileSync(file, "utf8"))));
  expect(impure.map(({ pathname }) => pathname)).toEqual([]);
});

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
}
