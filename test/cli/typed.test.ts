// Commands as people type them in the folder of a copy, and as messages show them.

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { delimiter } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { PACKAGE } from "../../src/infra/source-hash.ts";

const project = fileURLToPath(new URL("../..", import.meta.url));
/** The Node that people have, without the paths that npm puts in front. */
const PATH = process.env.PATH?.split(delimiter).filter((path) => !path.includes("node_modules"));
const env = { PATH: PATH?.join(delimiter), HOME: process.env.HOME };

function typedHere(line: string, cwd = project): string {
  return execFileSync("sh", ["-c", line], { cwd, env, encoding: "utf8" });
}

describe("the program", () => {
  it.each(["npx gadalka --version", "npm run -s gadalka -- --version"])("runs as %s", (line) => {
    expect(typedHere(line)).toBe(`${PACKAGE.version}\n`);
  });

  it("runs in a subfolder too, and passes on its exit code", () => {
    expect(typedHere("npx gadalka -V", `${project}/docs`)).toBe(`${PACKAGE.version}\n`);
    expect(typedHere("npx gadalka verify hello; echo $?")).toBe("2\n");
  });
});

describe("a text that names a command", () => {
  it.each(readdirSync(`${project}/locales`))("prints it in a form that can be typed: %s", (file) => {
    const text = readFileSync(`${project}/locales/${file}`, "utf8");
    expect(text.match(/.*(?<!npm run -s )gadalka (?!-- )[a-z].*/g)).toBeNull();
  });
});
