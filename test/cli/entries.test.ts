import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, it } from "vitest";
import { run } from "./run.ts";

const folder = mkdtempSync(join(tmpdir(), "gadalka-cli-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const gadalka = (...args: string[]) => run(["cli/index", ...args], { DATA_DIR: folder });

describe("npm start without a token", () => {
  it("plays the piped input, and exits normally", async () => {
    const { code, out, err } = await run(["main"], { DATA_DIR: folder }, "/rps play\nrock\npaper\n");
    expect(err).toBe("");
    expect(code).toBe(0);
    expect(out.match(/🔒 [0-9a-f]{4} /g)).toHaveLength(3);
    const shown = await gadalka("player", "show", "terminal:local", "--json");
    expect(JSON.parse(shown.out)).toMatchObject({ player: "terminal:local", games: { rps: { rounds: 2 } } });
  });

  it("speaks the language of the terminal", async () => {
    const { out } = await run(["main"], { LANG: "ru_RU.UTF-8" }, "/rps\n");
    expect(out).toContain("Камень-ножницы-бумага");
  });

  it("continues where an earlier session ended", async () => {
    const before = JSON.parse((await gadalka("player", "show", "terminal:local", "--json")).out).games.rps
      .rounds;
    await run(["main"], { DATA_DIR: folder }, "/rps\ncontinue\nrock\n");
    const after = JSON.parse((await gadalka("player", "show", "terminal:local", "--json")).out).games.rps
      .rounds;
    expect(after).toBe(before + 1);
  });
});

describe("gadalka in a pipe", () => {
  it("ends without a word if its reader has seen enough", async () => {
    const command = `"$0" src/launch.mjs cli/index bans; echo "code $?" >&2`;
    const { stderr } = await promisify(execFile)("sh", ["-c", `{ ${command}; } | true`, process.execPath], {
      env: { PATH: process.env.PATH, DATA_DIR: ":memory:" },
    });
    expect(stderr).toBe("code 0\n");
  });
});

describe("a bad setting", () => {
  it.each([
    ["REDIS_URL", "redis://:hidden@127.0.0.1:9", {}],
    ["DATA_DIR", "/proc/nope", {}],
    ["DISCORD_API_URL", "http://127.0.0.1:9/api", { DISCORD_TOKEN: "x.y.z" }],
    [
      "TELEGRAM_API_URL",
      "http://127.0.0.1:9",
      { TELEGRAM_TOKEN: "123456:abcdefghijklmnopqrstuvwxyzabcdefghi" },
    ],
  ])("stops the start for %s=%s with one message, no stack or secret", async (name, value, more) => {
    const { code, err, out } = await run(["main"], { LOG_LEVEL: "silent", ...more, [name]: value });
    expect(code).toBe(1);
    expect(err).toMatch(new RegExp(`^${name}: `));
    expect(err + out).not.toMatch(/\n\s+at |hidden|abcdefghij|x\.y\.z/);
    expect(err.trim().split("\n").length).toBeLessThanOrEqual(8);
  });
});

it("verifies a real match by its line and the terminal's output", async () => {
  const DATA_DIR = join(folder, "verify");
  const { out } = await run(["main"], { DATA_DIR }, "/rps\nrock\npaper\nstop\nmore\nverify\n");
  const line = /gd1\.[\w.-]+/.exec(out)?.[0] ?? "";
  const checked = await run(["cli/index", "verify", line, "-"], {}, out);
  expect(checked).toMatchObject({ code: 0, err: "" });
  expect(checked.out).toContain("your messages show the first digits, and 3 of 3 codes");
});

describe("the command line", () => {
  it("refuses an invalid player, and shows one that has never played", async () => {
    expect(await gadalka("player", "show", "somebody")).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^player: /),
    });
    expect((await gadalka("player", "show", "discord:1")).out).toBe("discord:1\n  nothing stored\n");
  });

  it("names the token that publish-commands needs if none is set", async () => {
    expect(await gadalka("publish-commands")).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^DISCORD_TOKEN: /),
    });
  });

  it("suggests help for unknown input", async () => {
    expect((await gadalka("--help")).out).toContain("publish-commands");
    const unknown = await gadalka("dance");
    expect(unknown.code).toBe(1);
    expect(unknown.err).toContain("--help");
  });
});
