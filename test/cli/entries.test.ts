import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { run } from "./run.ts";

const folder = mkdtempSync(join(tmpdir(), "gadalka-cli-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const gadalka = (...args: string[]) => run(["cli/index", ...args], { DATA_DIR: folder });

describe("npm start without a token", () => {
  it("plays what is piped into it, and ends well", async () => {
    const { code, out, err } = await run(["main"], { DATA_DIR: folder }, "/rps play\nrock\npaper\n");
    expect(err).toBe("");
    expect(code).toBe(0);
    expect(out.match(/🔒 [0-9a-f]{4} /g)).toHaveLength(3);
    const shown = await gadalka("player", "show", "terminal:local", "--json");
    expect(JSON.parse(shown.out)).toMatchObject({ player: "terminal:local", games: { rps: { rounds: 2 } } });
  });

  it("speaks the language of the terminal", async () => {
    const { out } = await run(["main"], { LANG: "ru_RU.UTF-8" }, "/rps\n");
    expect(out).toContain("Камень, ножницы, бумага");
  });

  it("goes on where an earlier sitting ended", async () => {
    const before = JSON.parse((await gadalka("player", "show", "terminal:local", "--json")).out).games.rps
      .rounds;
    await run(["main"], { DATA_DIR: folder }, "/rps\ncontinue\nrock\n");
    const after = JSON.parse((await gadalka("player", "show", "terminal:local", "--json")).out).games.rps
      .rounds;
    expect(after).toBe(before + 1);
  });
});

describe("a bad setting", () => {
  it.each([
    ["STATE_KEY", "tooshort", {}],
    ["REDIS_URL", "localhost", {}],
    ["REDIS_URL", "redis://:hidden@127.0.0.1:9", {}],
    ["PORT", "99999", {}],
    ["PUBLIC_URL", "http://localhost:8080", { PORT: "8080" }],
    ["DATA_DIR", "/dev/null/below", {}],
    ["DATA_DIR", "/dev/null", {}],
    ["DATA_DIR", "/proc/nope", {}],
    ["DATA_DIR", "/proc", {}],
    ["TELEGRAM_TOKEN", "no-token", {}],
    ["DISCORD_API_URL", "nowhere", { DISCORD_TOKEN: "x" }],
    ["DISCORD_API_URL", "http://127.0.0.1:9/api", { DISCORD_TOKEN: "x.y.z" }],
    [
      "TELEGRAM_API_URL",
      "http://127.0.0.1:9",
      { TELEGRAM_TOKEN: "123456:abcdefghijklmnopqrstuvwxyzabcdefghi" },
    ],
  ])(
    "%s=%s ends the start with code 1 and one message that names it, without a stack or a secret",
    async (name, value, more) => {
      const { code, err, out } = await run(["main"], { LOG_LEVEL: "silent", ...more, [name]: value });
      expect(code).toBe(1);
      expect(err).toMatch(new RegExp(`^${name}: `));
      expect(err + out).not.toMatch(/\n\s+at |hidden|abcdefghij|x\.y\.z/);
      expect(err.trim().split("\n").length).toBeLessThanOrEqual(8);
    },
  );

  it("beside others is named with them, a line each", async () => {
    const { code, err } = await run(["main"], { LOG_LEVEL: "loud", PORT: "99999", HISTORY_ROUNDS: "3" });
    expect(code).toBe(1);
    expect(err).toMatch(/^HISTORY_ROUNDS: .+\nLOG_LEVEL: .+\nPORT: .+\n$/);
  });
});

describe("gadalka verify", () => {
  const sitting = "/rps\nrock\npaper\nstop\nmore\nverify\nproof\n/data export\n";

  it("checks a real match by its line, its export and all that the terminal said", async () => {
    const DATA_DIR = join(folder, "verify");
    const { out } = await run(["main"], { DATA_DIR }, sitting);
    const line = /gdk3\.[\w.-]+/.exec(out)?.[0] ?? "";
    const exported = /Kept at (\S+\.json)/.exec(out)?.[1] ?? "";
    const args = ["cli/index", "verify", line, "--history", exported, "--noted", "-"];
    const checked = await run(args, { DATA_DIR }, out);
    expect(checked.err).toBe("");
    expect(checked.out).toContain("3 of 3 moves, played again, come out the same");
    expect(checked.out).toContain("3 messages of this match fit, with the seals of 3 of 3 moves");
    expect(checked.out).toMatch(/^open {2}dice: not checked: the key of day 1 .* check again then$/m);
    expect(checked.out.match(/^(ok|open|skip|FAIL)/gm)).toEqual(["ok", "ok", "ok", "ok", "open", "ok", "ok"]);
    expect(checked.code).toBe(2);
  });
});

describe("the command line", () => {
  it("refuses a player that is none, and shows one that has never played", async () => {
    expect(await gadalka("player", "show", "somebody")).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^player: /),
    });
    expect((await gadalka("player", "show", "discord:1")).out).toBe("discord:1\n  nothing is stored\n");
  });

  it("says where commands could be published when no token is set", async () => {
    expect(await gadalka("publish-commands")).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^DISCORD_TOKEN: /),
    });
  });

  it("tries to publish commands everywhere, and says of each platform in a line why it could not", async () => {
    const { code, err } = await run(["cli/index", "publish-commands"], {
      ...{ DATA_DIR: folder, LOG_LEVEL: "silent" },
      ...{ DISCORD_TOKEN: "x.y.z", DISCORD_API_URL: "http://127.0.0.1:9/api" },
      ...{ TELEGRAM_TOKEN: "123456:abcdefghijklmnopqrstuvwxyzabcdefghi" },
      TELEGRAM_API_URL: "http://127.0.0.1:9",
    });
    expect(code).toBe(1);
    expect(err).toMatch(/^DISCORD_API_URL: .+\nTELEGRAM_API_URL: .+\n$/);
  });

  it("helps with what it does not know", async () => {
    expect((await gadalka("--help")).out).toContain("publish-commands");
    const unknown = await gadalka("dance");
    expect(unknown.code).toBe(1);
    expect(unknown.err).toContain("--help");
  });
});
