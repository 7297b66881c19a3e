// The project's copy of the platform simulator: its facts files contain only facts, and differences from the original
// are reported.

import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const HERE = fileURLToPath(new URL(".", import.meta.url));

/** The parts of distill.mjs that these tests use; it has no types. */
interface Distiller {
  print(facts: object): string;
  wordy(facts: object): { readonly long: readonly string[] };
}
const { print, wordy }: Distiller = await import(new URL("distill.mjs", import.meta.url).href);

describe.each(["discord", "telegram"])("the simulator's facts of %s", (platform) => {
  const text = readFileSync(join(HERE, "facts", `${platform}.facts.json`), "utf8");
  const facts: object = JSON.parse(text);

  it("belong to this platform, and name their source and licence", () => {
    expect(facts).toMatchObject({
      facts: platform,
      licence: "MIT",
      source: { repository: expect.stringContaining("/"), sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
  });

  it("contain no one's sentences", () => {
    expect(wordy(facts).long).toEqual([]);
  });

  it("match the output of distill.mjs", () => {
    expect(print(facts) === text).toBe(true);
  });
});

describe("the comparison of the simulator's copy with its original", () => {
  let original = "";
  beforeEach(() => {
    original = mkdtempSync(join(tmpdir(), "gadalka-simulator-"));
    for (const name of ["discord-fake.mjs", "telegram-fake.mjs", "distill.mjs", "lib"])
      cpSync(join(HERE, name), join(original, name), { recursive: true });
  });
  afterEach(() => rmSync(original, { recursive: true, force: true }));

  const compare = () => {
    const { status, stdout } = spawnSync(process.execPath, [join(HERE, "compare.mjs"), original], {
      encoding: "utf8",
    });
    return { status, lines: stdout.trim().split("\n") };
  };

  it("reports that the copy is up to date when nothing differs", () => {
    expect(compare()).toEqual({ status: 0, lines: ["The simulator's copy is up to date."] });
  });

  it("names each outdated, missing or extra file of the simulator, and does not fail", () => {
    appendFileSync(join(original, "lib", "faults.mjs"), "// one more\n// and another\n");
    writeFileSync(join(original, "lib", "newest.mjs"), "");
    rmSync(join(original, "lib", "signing.mjs"));
    expect(compare()).toEqual({
      status: 0,
      lines: [
        "The project's copy of lib/faults.mjs is behind: 2 lines differ.",
        "The project's copy has no lib/newest.mjs.",
        "The project's copy still has lib/signing.mjs, which the original has not.",
      ],
    });
  });

  it("ignores parts deliberately missing from the simulator's copy", () => {
    writeFileSync(join(original, "prove-discord.mjs"), "");
    writeFileSync(join(original, "lib", "proof.mjs"), "");
    expect(compare().lines).toEqual(["The simulator's copy is up to date."]);
  });
});
