// The version of every strategy, which must not depend on the program's folder.

import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { families, StrategyProblem } from "../../../src/core/strategies/index.ts";
import { strategyVersion } from "../../../src/people/index.ts";

const PROJECT = resolve(import.meta.dirname, "../../..");
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "gadalka-version-"));
  for (const part of ["core", "infra", "people"])
    cpSync(join(PROJECT, "src", part), join(folder, "src", part), { recursive: true });
  cpSync(join(PROJECT, "package.json"), join(folder, "package.json"));
  symlinkSync(join(PROJECT, "node_modules"), join(folder, "node_modules"));
  writeFileSync(
    join(folder, "versions.ts"),
    'import { strategyVersion } from "./src/people/rounds/strategy-version.ts";\n' +
      "process.stdout.write(process.argv.slice(2).map(strategyVersion).join());\n",
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the versions according to a copy of the program that runs from yet another folder. */
function inCopy(...ids: readonly string[]): string[] {
  const env = { ...process.env, NODE_COMPILE_CACHE: join(folder, "cache") };
  const options = { cwd: tmpdir(), encoding: "utf8", env } as const;
  return execFileSync(process.execPath, [join(folder, "versions.ts"), ...ids], options).split(",");
}

function withChange<Result>(path: string, from: string | RegExp, to: string, run: () => Result): Result {
  const file = join(folder, "src", path);
  const before = readFileSync(file);
  const text = before.toString("latin1");
  expect(text).toMatch(from);
  writeFileSync(file, text.replace(from, to), "latin1");
  try {
    return run();
  } finally {
    writeFileSync(file, before);
  }
}

describe("a strategy's version", () => {
  it.each(families.map(({ family }) => family))("is known of %s", (family) => {
    expect(strategyVersion(family)).toMatch(/^[0-9a-f]{16}$/);
  });

  it("is the same for all settings of a family and differs between families", () => {
    expect(strategyVersion("wildcard:context=6")).toBe(strategyVersion("wildcard"));
    expect(strategyVersion("wildcard")).not.toBe(strategyVersion("mixing"));
    expect(() => strategyVersion("no-such")).toThrow(StrategyProblem);
  });

  const IDS = ["fortune-teller", "mixing"] as const;
  const here = IDS.map(strategyVersion);

  it("is the same in another folder and working directory", () => {
    expect(inCopy(...IDS)).toEqual(here);
  });

  it("changes only for the fortune-teller with the shipped populations", () => {
    const file = "core/strategies/fortune-teller/populations/rps.ts";
    const [teller, mixing] = withChange(file, /.(?=";)/, "\u00b7", () => inCopy(...IDS));
    expect(teller).not.toBe(here[0]);
    expect(mixing).toBe(here[1]);
  });

  it.each([
    "core/matches/kept-strategy.ts",
    "core/strategies/families/random.ts",
    "people/rounds/known-rounds.ts",
  ])("changes for all with %s", (file) => {
    const changed = withChange(file, /^/, "// changed\n", () => inCopy(...IDS));
    expect(changed[0]).not.toBe(here[0]);
    expect(changed[1]).not.toBe(here[1]);
  });

  it("doesn't change with another strategy or a longer list", () => {
    const changed = withChange("core/strategies/families/ppm.ts", /^/, "// changed\n", () =>
      withChange("core/strategies/registry.ts", /^/, "// changed\n", () => inCopy(...IDS)),
    );
    expect(changed).toEqual(here);
  });
});
