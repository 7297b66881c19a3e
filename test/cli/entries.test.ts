import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
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
    expect(out.match(/Next move sealed/g)).toHaveLength(2);
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
  const sitting = "/rps\nrock\npaper\nstop\nverify\n";

  it("opens the seals of a real match and ends with 0, from a line and from a file", async () => {
    const { out } = await run(["main"], { DATA_DIR: join(folder, "verify") }, sitting);
    const line = /gdk1\.[\w-]+/.exec(out)?.[0] ?? "";
    const seals = [...out.matchAll(/(?:first move|move sealed:) ([0-9a-f]{16})/g)].map(
      ([, seal]) => seal as string,
    );
    const checked = await gadalka("verify", line);
    expect(checked.code).toBe(0);
    expect(seals).toHaveLength(3);
    for (const seal of seals) expect(checked.out).toContain(seal);
    const file = join(folder, "proof.txt");
    writeFileSync(file, `${line}\n`);
    const report = await gadalka("verify", "--file", file, "--json");
    expect(JSON.parse(report.out)).toMatchObject({ ok: true, opened: 3, sealed: 3, game: "rps" });
  });

  it.each([
    ["nothing", []],
    ["no proof", ["hello"]],
    ["a file that is not there", ["--file", "/nowhere/proof.txt"]],
  ])("of %s says what to do and ends with 1", async (_what, args) => {
    const { code, err } = await gadalka("verify", ...args);
    expect(code).toBe(1);
    expect(err).toMatch(/^proof: /);
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

  it("helps with what it does not know", async () => {
    expect((await gadalka("--help")).out).toContain("publish-commands");
    const unknown = await gadalka("dance");
    expect(unknown.code).toBe(1);
    expect(unknown.err).toContain("--help");
  });
});
