// `gadalka arena bundle`, `replay` and `show`, run as people run them.

import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBundle } from "../../src/arena/bundles/index.ts";
import { drawnSeed, drawSession } from "../../src/arena/tournaments/draw.ts";
import {
  CHAIN_DAYS,
  earlierKey,
  encodePledge,
  pledgeId,
  writePublishedKey,
} from "../../src/core/fairness/index.ts";
import { bundleOf, contentsOf, FILES, forgedOf, host, partsOf, planWith } from "../arena/bundles/made.ts";
import { run, runInterruptedAtItsWord } from "./run.ts";

const folder = mkdtempSync(join(tmpdir(), "gadalka-arena-bundle-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const DATA = { DATA_DIR: join(folder, "data") };
const arena = (...args: string[]) => run(["cli/index", "arena", ...args], DATA);
/** On a machine that has no data of the host. */
const elsewhere = (...args: string[]) => run(["cli/index", "arena", ...args]);
const bundle = join(folder, "cup.gadalka");
const withFiles = join(folder, "files.gadalka");
const sources = join(folder, "sources");

function written(name: string, bytes: Uint8Array): string {
  writeFileSync(join(folder, name), bytes);
  return join(folder, name);
}

beforeAll(async () => {
  const options = ["--entrants", "markov:order=2,decay=0.8,wildcard,anna@copy", "--match", "40", "--json"];
  const { out } = await arena("run", ...options);
  await arena("bundle", JSON.parse(out).id, "--out", bundle, "--title", "Autumn cup");
  written("files.gadalka", await bundleOf(await contentsOf(planWith())));
  mkdirSync(sources);
  writeFileSync(join(sources, "mine.js"), FILES[0]?.bytes ?? "");
  writeFileSync(join(sources, "too large.js"), "x".repeat(100_000));
}, 120_000);

describe("gadalka arena bundle", () => {
  it("writes what its host signed, and reports its size", async () => {
    const read = await openBundle(bundle);
    expect(read.manifest).toMatchObject({ title: "Autumn cup", kind: "tournament", matches: 3 });
    const { out } = await run(["cli/index", "pledge"], DATA);
    expect(out).toContain(encodePledge(read.pledge ?? expect.fail()));
    await read.close();
  });

  it("refuses an unfinished or missing tournament, and an unwritable path", async () => {
    const options = ["--entrants", "markov,wildcard,iocaine,copy", "--match", "200000", "--workers", "1"];
    const { err: begun } = await runInterruptedAtItsWord(["cli/index", "arena", "run", ...options], DATA);
    const [, id = ""] = /tournament ([0-9a-f]{16})/.exec(begun) ?? [];
    const early = await arena("bundle", id, "--out", join(folder, "early.gadalka"));
    expect(early).toMatchObject({ code: 1, err: expect.stringContaining("isn't over") });
    expect(await arena("bundle", "0123", "--out", bundle)).toMatchObject({ code: 1 });
    expect((await arena("bundle", id, "--out", "/nowhere/a")).err).toMatch(/^--out: /);
    expect(readdirSync(folder)).not.toContain("early.gadalka");
  });
});

describe("gadalka arena replay", () => {
  it("reports that everything matches, and who signed it", async () => {
    const { code, out } = await arena("replay", bundle);
    expect(code).toBe(2);
    expect(out).toContain("3 of 3 matches are the same, byte for byte.");
    expect(out).toContain("it's in this machine's store");
    expect(out).toMatch(/^open {2}draw: whoever ran it chose the seed/m);
    expect(out).toMatch(
      /^Nothing wrong was found, but some things couldn't be checked: the seed was chosen\.$/m,
    );
    const stranger = await elsewhere("replay", bundle, "--threads", "1");
    expect(stranger.code).toBe(2);
    expect(stranger.out).toMatch(/^open {2}pledge: not compared/m);
  });

  it("fails if another host was named than the one that signed", async () => {
    const named = await elsewhere("replay", bundle, "--pledge", encodePledge(host.pledge));
    expect(named).toMatchObject({ code: 1, out: expect.stringMatching(/^FAIL {2}pledge/m) });
    expect(
      (await elsewhere("replay", withFiles, "--pledge", encodePledge(host.pledge), "--sources", sources))
        .code,
    ).toBe(2);
  });

  it("passes with pledge and key, asks for the key, and fails without the plan", async () => {
    const day = 5;
    const key = earlierKey(new Uint8Array(32).fill(9), CHAIN_DAYS - day);
    const drawn = planWith({ entrants: planWith().entrants.slice(0, 2), match: 10 });
    const session = drawSession("0123456789ab", drawn);
    const contents = await contentsOf({ ...drawn, seed: drawnSeed(key, session) });
    const draw = { day, pledge: pledgeId(host.pledge), session };
    const whole = written("drawn.gadalka", await bundleOf({ ...contents, draw }));
    const pledge = ["--pledge", encodePledge(host.pledge)];
    const seen = writePublishedKey({ day: 1, key: earlierKey(key, day - 1) });
    const checked = await elsewhere("replay", whole, ...pledge, "--key", writePublishedKey({ day, key }));
    expect(checked).toMatchObject({ code: 0, out: expect.stringMatching(/^ok {4}draw: the seed follows/m) });
    for (const more of [[], ["--key", seen]]) {
      const open = await elsewhere("replay", whole, ...pledge, ...more);
      expect(open.code).toBe(2);
      expect(open.out).toMatch(/^open {2}draw: .*pass the key of day 5 .* from 2024-10-11 on: --key/m);
    }
    const [manifest = "", ...rest] = partsOf(readFileSync(whole)).lines;
    const { plan: _, ...planless } = JSON.parse(manifest);
    const forged = written("planless.gadalka", forgedOf([JSON.stringify(planless), ...rest]));
    const { code, out } = await elsewhere("replay", forged);
    expect(code).toBe(1);
    expect(out).toMatch(/^FAIL {2}plan: it has no plan/m);
  });

  it("takes sealed sources from a folder by hash, and lists missing ones", async () => {
    const all = await elsewhere("replay", withFiles);
    expect(all).toMatchObject({
      code: 2,
      out: expect.stringContaining("1 of 6 matches are the same, byte for byte; not replayed: 5"),
    });
    expect(all.out).toContain(`file 1 (${FILES[0]?.id})`);
    const { code, out } = await elsewhere("replay", withFiles, "--sources", sources);
    expect(code).toBe(2);
    expect(out).toContain("3 of 6 matches are the same, byte for byte; not replayed: 3");
    expect(out).not.toContain(`${FILES[0]?.id}`);
  });

  it("reports the first difference and fails, also as JSON", async () => {
    const { lines } = partsOf(readFileSync(bundle));
    const forged = lines.map((line, at) =>
      at === 0 ? line.replace('"seed":1', '"seed":2') : line.replace('"seed":1', '"seed":2'),
    );
    const path = written("forged.gadalka", forgedOf(forged));
    const { code, out } = await elsewhere("replay", path);
    expect(code).toBe(1);
    expect(out).toMatch(/^DIFFERENT: \d of 3 matches/m);
    expect(out).toMatch(
      /match 1, .* round \d+, side [ab] \(.*\): (rock|paper|scissors) in the bundle, \w+ here/,
    );
    expect(out).toMatch(/^open {2}signature: not signed/m);
    const json = JSON.parse((await elsewhere("replay", path, "--json")).out);
    expect(json.differences[0]).toMatchObject({ match: 1, side: expect.stringMatching(/[ab]/) });
  });

  it("warns first that another engine made it, and plays it anyway", async () => {
    const [manifest = "", ...rest] = partsOf(readFileSync(bundle)).lines;
    const other = manifest.replace(/"sources":"[0-9a-f]{64}"/, `"sources":"${"0".repeat(64)}"`);
    const { code, out } = await elsewhere("replay", written("other.gadalka", forgedOf([other, ...rest])));
    expect(code).toBe(2);
    expect(out.split("\n")[1]).toMatch(/^open {2}engine: ANOTHER/);
    expect(out).toContain("3 of 3 matches are the same, byte for byte.");
  });

  it.each<[string, () => string, RegExp]>([
    [
      "a damaged file",
      () => {
        const bytes = Buffer.from(readFileSync(bundle));
        bytes[900] = (bytes[900] as number) ^ 4;
        return written("damaged.gadalka", bytes);
      },
      /SHA-256 doesn't match/,
    ],
    ["another file", () => written("other.txt", Buffer.from("hello\n")), /it isn't a bundle/],
    ["none", () => join(folder, "nothing.gadalka"), /no such file/],
    ["a folder", () => folder, /it isn't a file|it's a folder/],
  ])("refuses %s in one sentence, and writes nothing", async (_what, path, words) => {
    const file = path();
    const before = readdirSync(folder).length;
    const { code, out, err } = await elsewhere("replay", file);
    expect(code).toBe(1);
    expect(out).toBe("");
    expect(err).toMatch(words);
    expect(err.trim().split("\n")).toHaveLength(1);
    expect(readdirSync(folder)).toHaveLength(before);
  });

  it("exits with 2 if nothing could be played", async () => {
    const contents = await contentsOf(planWith({ entrants: planWith().entrants.slice(2) }));
    const { code, out } = await elsewhere("replay", written("sealed.gadalka", await bundleOf(contents)));
    expect(code).toBe(2);
    expect(out).toContain("0 of 1 match are the same, byte for byte; not replayed: 1");
  });
});

describe("gadalka arena show", () => {
  it("shows a match by round with a running score, by names with commas", async () => {
    const { code, out } = await elsewhere("show", bundle, "--match", "markov:order=2,decay=0.8,anna");
    expect(code).toBe(0);
    const lines = out.trimEnd().split("\n");
    expect(lines).toHaveLength(43);
    expect(lines[1]).toMatch(/^ +round {2}/);
    expect(lines[2]).toMatch(/^ +1 {2}(rock|paper|scissors) +(rock|paper|scissors) +[01]:[01]$/);
    const end = /^end: (\d+:\d+), \d+ drawn$/.exec(lines[42] ?? "");
    expect(lines[41]).toMatch(new RegExp(`  ${end?.[1]}$`));
  });

  it("gives the same as JSON", async () => {
    const { out } = await elsewhere("show", bundle, "--match", "anna,wildcard", "--json");
    expect(JSON.parse(out).rounds).toHaveLength(40);
  });

  it("lists its contents without a match, and suggests names", async () => {
    const { out } = await elsewhere("show", bundle);
    expect(out).toContain("Autumn cup");
    expect(out).toMatch(/^place .*points/m);
    expect((await elsewhere("show", bundle, "--match", "ana,wildcard")).err).toContain("did you mean anna?");
    expect((await elsewhere("show", bundle, "--match", "anna,wildcard", "--game", "2")).err).toMatch(
      /^--game: /,
    );
  });

  it("escapes names with terminal control characters", async () => {
    const evil = "\u001b]0;owned\u0007\u009b2J";
    const lines = partsOf(readFileSync(bundle)).lines.map((line) => {
      const value = JSON.parse(line);
      const renamed = JSON.stringify(value, (_key, one) => (one === "anna" ? evil : one));
      return renamed;
    });
    const path = written("evil.gadalka", forgedOf(lines));
    for (const args of [
      ["show", path],
      ["show", path, "--json"],
      ["replay", path],
      ["replay", path, "--json"],
    ]) {
      const { code, out, err } = await elsewhere(...args);
      // Changing just a name changes the plan's id.
      expect(code).toBe(args[0] === "show" ? 0 : 1);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
      expect(out + err).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
    }
  });

  it("reads bundles that gunzip and head can read too", () => {
    copyFileSync(bundle, join(folder, "copy.gadalka"));
    const json = execFileSync("sh", [
      "-c",
      `tail -n +2 '${join(folder, "copy.gadalka")}' | gunzip | head -n 1`,
    ]);
    expect(JSON.parse(json.toString()).title).toBe("Autumn cup");
  });
});
