// `npm run bundle` makes what the image runs. It does all that a clone does, without the packages of a clone.

import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "../cli/run.ts";

const folder = mkdtempSync(join(tmpdir(), "gadalka-bundle-"));
const image = join(folder, "image");
const DATA = { DATA_DIR: join(folder, "data") };
const LAUNCH = join(image, "src", "launch.mjs");
const bundled = (args: readonly string[], input?: string, data = DATA) => run(args, data, input, LAUNCH);
const command = (...args: string[]) => bundled(["cli/index", ...args]);

beforeAll(() => {
  execFileSync(process.execPath, [fileURLToPath(new URL("../../deploy/bundle.mjs", import.meta.url)), image]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the bundle", () => {
  it("needs only libraries that are native or read as files", () => {
    const outside = readdirSync(join(image, "node_modules"));
    expect(outside.filter((name) => name !== ".cache").sort()).toEqual(["@resvg", "quickjs-wasi"]);
  });

  it("contains the licences of its libraries", () => {
    const text = readFileSync(join(image, "LICENCES.txt"), "utf8");
    for (const name of ["discord.js", "grammy", "zod", "@noble/curves"])
      expect(text).toMatch(new RegExp(`^${name} \\d.*\\(.+\\)\\n\\n.+`, "m"));
  });

  it("loads everything without a warning", async () => {
    expect(await bundled(["everything"])).toEqual({ code: 0, out: "", err: "" });
  });

  it("plays a match at the terminal", async () => {
    const { out, err, code } = await bundled(["main"], "/rps play\n1\n1\n");
    expect(err).toBe("");
    expect(code).toBe(0);
    expect(out).toContain("You ✊ Rock · Gadalka");
  });

  it("draws a picture in a thread", async () => {
    expect((await command("doctor")).out).toMatch(/^ok +pictures: drawn/m);
  });

  it("plays a submitted strategy in the sandbox", async () => {
    const file = join(folder, "always.js");
    writeFileSync(file, "export const create = () => ({ choose: () => 1 });");
    const { out, code } = await command(
      ...["match", "--game", "rps", "--a", file, "--b", "random", "--rounds", "20", "--json"],
    );
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ rounds: 20 });
  });

  it("backs up and restores", async () => {
    const [copy, restored] = [join(folder, "copy"), join(folder, "restored")];
    await bundled(["main"], "/rps play\n1\n");
    expect(await command("backup", "--out", copy)).toMatchObject({ code: 0, err: "" });
    mkdirSync(restored);
    const restoring = await bundled(["cli/index", "restore", copy, "--deletions", "none"], "", {
      DATA_DIR: restored,
    });
    expect(restoring).toMatchObject({ code: 0, err: "" });
    expect(existsSync(join(restored, "gadalka.db"))).toBe(true);
  });

  it("decides as the sources do: a clone replays its tournaments", async () => {
    const bundle = join(folder, "cup.gadalka");
    const { out } = await command("arena", "run", "--entrants", "markov,wildcard", "--match", "20", "--json");
    await command("arena", "bundle", JSON.parse(out).id, "--out", bundle);
    const { out: replayed } = await run(["cli/index", "arena", "replay", bundle]);
    expect(replayed).toMatch(/^ok +engine: same as this program's/m);
    expect(replayed).toContain("1 of 1 match are the same, byte for byte.");
  });
});
