// `npm run bundle` makes what the image runs. It does all that a clone does, without the packages of a clone.

import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "../cli/run.ts";
import { freePort } from "../infra/store/redis-server.ts";
import { startBot } from "../platforms/conformance/rig.ts";
import { startLoopback } from "../platforms/telegram/loopback.ts";

const ROOT = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "gadalka-bundle-"));
const image = join(folder, "image");
const DATA = { DATA_DIR: join(folder, "data") };
const LAUNCH = join(image, "src", "launch.mjs");
const bundled = (args: readonly string[], input?: string, data = DATA) => run(args, data, input, LAUNCH);
const command = (...args: string[]) => bundled(["cli/index", ...args]);

beforeAll(() => {
  // In a copy, so that the pages are built beside it and not where other tests look for them.
  const copy = join(folder, "copy-of-clone");
  const parts = ["src", "commands", "locales", "docs", "deploy", "package.json", "LICENSE"];
  for (const part of [...parts, ...globSync("*.md", { cwd: ROOT })])
    cpSync(join(ROOT, part), join(copy, part), { recursive: true });
  symlinkSync(join(ROOT, "node_modules"), join(copy, "node_modules"));
  for (const args of [
    ["src/launch.mjs", "web/build"],
    ["deploy/bundle.mjs", image],
  ])
    execFileSync(process.execPath, args, { cwd: copy });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the bundle", () => {
  it("needs only libraries that are native, read as files or start threads", () => {
    const outside = readdirSync(join(image, "node_modules"));
    expect(outside.filter((name) => name !== ".cache").sort()).toEqual([
      "@napi-rs",
      "@resvg",
      "piscina",
      "quickjs-wasi",
    ]);
  });

  it("weighs 20 MB at most, so that an image on a slim Node stays far below 250", () => {
    const packed = execFileSync("tar", ["-cz", "-C", image, "--exclude=.cache", "."], { maxBuffer: 2 ** 28 });
    expect(packed.length).toBeLessThan(20e6);
  });

  it("contains the licences of its libraries", () => {
    const text = readFileSync(join(image, "LICENCES.txt"), "utf8");
    for (const name of ["discord.js", "grammy", "zod", "@noble/hashes"])
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

  it("serves pages, with nothing left to build", async () => {
    const telegram = await startLoopback();
    const port = String(await freePort());
    const url = `http://127.0.0.1:${port}`;
    const { token: TELEGRAM_TOKEN, apiUrl: TELEGRAM_API_URL } = telegram;
    const environment = { ...DATA, TELEGRAM_TOKEN, TELEGRAM_API_URL, PORT: port, PUBLIC_URL: url };
    const bot = await startBot({ ...environment, HOST: "127.0.0.1" }, [], image);
    for (const path of ["/", "/verify"])
      expect([path, (await fetch(new URL(path, url))).status]).toEqual([path, 200]);
    expect(await bot.stop()).toBe(0);
    await telegram.close();
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
    const restoring = await bundled(["cli/index", "restore", copy], "", {
      DATA_DIR: restored,
    });
    expect(restoring).toMatchObject({ code: 0, err: "" });
    expect(existsSync(join(restored, "gadalka.db"))).toBe(true);
  });
});
