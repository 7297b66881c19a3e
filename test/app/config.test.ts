import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { inspectConfig, readConfig, VARIABLES } from "../../src/app/config.ts";
import { ConfigProblem } from "../../src/infra/config-problem.ts";

const KEY = Buffer.alloc(32, 7);

/** The valid settings read for a platform; undefined if it shouldn't be used. */
function settingsOf(environment: Readonly<Record<string, string>>, id: string): object | undefined {
  return inspectConfig(environment).config.platforms.find((platform) => platform.id === id)?.settings;
}

describe("the configuration", () => {
  it("defaults to the terminal and the embedded store", () => {
    const expected = {
      platforms: [],
      dataDir: "./data",
      historyRounds: 10_000,
      memoryMb: 256,
      logLevel: "info",
      logIds: "hashed",
      secrets: [],
      isCalled: false,
    };
    expect(readConfig({})).toEqual(expected);
    expect(readConfig({ DISCORD_TOKEN: "", REDIS_URL: "  ", PORT: "" })).toEqual(expected);
  });

  it("accepts tokens, with official or custom addresses", () => {
    expect(settingsOf({ DISCORD_TOKEN: "abc" }, "discord")).toEqual({
      token: "abc",
      apiUrl: "https://discord.com/api",
      shards: "auto",
    });
    expect(
      settingsOf({ DISCORD_TOKEN: "abc", DISCORD_API_URL: "http://127.0.0.1:4010/api/" }, "discord"),
    ).toMatchObject({ apiUrl: "http://127.0.0.1:4010/api" });
    expect(settingsOf({ TELEGRAM_TOKEN: "1:a" }, "telegram")).toEqual({
      token: "1:a",
      apiUrl: "https://api.telegram.org",
    });
  });

  it.each([
    ["auto", "auto"],
    ["3", { ids: [0, 1, 2], of: 3 }],
    ["2-3/4", { ids: [2, 3], of: 4 }],
    ["1/2", { ids: [1], of: 2 }],
  ])("reads DISCORD_SHARDS=%s", (DISCORD_SHARDS, shards) => {
    expect(settingsOf({ DISCORD_TOKEN: "abc", DISCORD_SHARDS }, "discord")).toMatchObject({ shards });
  });

  it("opens a port only for a webhook or on request", () => {
    const telegram = { TELEGRAM_TOKEN: "1:a", TELEGRAM_WEBHOOK_URL: "https://bot.example.org/telegram" };
    expect(readConfig(telegram).http).toEqual({ port: 8080, host: "0.0.0.0" });
    expect(readConfig({ ...telegram, PORT: "9000", HOST: "127.0.0.1" }).http).toEqual({
      port: 9000,
      host: "127.0.0.1",
    });
    expect(readConfig({ TELEGRAM_TOKEN: "1:a" }).http).toBeUndefined();
  });

  it("serves pages where PUBLIC_URL is set, at the given port", () => {
    const pages = (PUBLIC_URL: string) => readConfig({ PUBLIC_URL, PORT: "8080" }).publicUrl;
    expect(readConfig({ PORT: "8080" }).publicUrl).toBeUndefined();
    expect(pages("https://Gadalka.example.org/")).toBe("https://gadalka.example.org");
    expect(pages("http://localhost:8080")).toBe("http://localhost:8080");
    expect(pages("http://127.0.0.1:8080")).toBe("http://127.0.0.1:8080");
    expect(() => readConfig({ PUBLIC_URL: "https://gadalka.example.org" })).toThrow(/^PORT: .*PUBLIC_URL/);
  });

  it("shows metrics to no one, when it serves pages", () => {
    const config = readConfig({ PUBLIC_URL: "https://gadalka.example.org", PORT: "8080" });
    expect(config).toMatchObject({ isCalled: true });
  });

  it("knows every secret, including a password in an address", () => {
    const environment = {
      DISCORD_TOKEN: "d-token",
      TELEGRAM_TOKEN: "1:t",
      HOST_KEY: KEY.toString("hex"),
      REDIS_URL: "redis://u:pw@host:1",
    };
    expect(readConfig(environment).secrets).toEqual(["d-token", "1:t", KEY.toString("hex"), "pw"]);
  });

  it.each([
    ["DISCORD_TOKEN", "two words", "without spaces"],
    ["DISCORD_API_URL", "discord.com", "https://discord.com/api"],
    ["DISCORD_SHARDS", "0", "such as 0-15/32"],
    ["DISCORD_SHARDS", "1.5", "such as 0-15/32"],
    ["DISCORD_SHARDS", "sixteen", "such as 0-15/32"],
    ["DISCORD_SHARDS", "99999", "such as 0-15/32"],
    ["DISCORD_SHARDS", "3-1/4", "such as 0-15/32"],
    ["DISCORD_SHARDS", "0-4/4", "such as 0-15/32"],
    ["TELEGRAM_TOKEN", "abc", "@BotFather"],
    ["TELEGRAM_API_URL", "ftp://x", "https://api.telegram.org"],
    ["TELEGRAM_WEBHOOK_URL", "bot.example.org", "https://bot.example.org/telegram"],
    ["PUBLIC_URL", "gadalka.example.org", "https://gadalka.example.org"],
    ["SOURCE_URL", "git@example.org:gadalka", "https://git.example.org/gadalka"],
    ["SUPPORT_URL", "help@example.org", "https://bot.example.org/help"],
    ["PUBLIC_URL", "http://gadalka.example.org", "an https address"],
    ["PUBLIC_URL", "https://gadalka.example.org/bot", "without a path"],
    ["PUBLIC_URL", "https://me:word@gadalka.example.org", "without a path"],
    ["PUBLIC_URL", "ftp://localhost", "https"],
    ["REDIS_URL", "localhost:6379", "rediss://"],
    ["REDIS_URL", "http://localhost:6379", "rediss://"],
    ["REDIS_URL", "redis://", "rediss://"],
    ["REDIS_URL", "redis://host/a", "rediss://"],
    ["REDIS_URL", "redis://u:s3cret@host,host", "rediss://"],
    ["HOST_KEY", "short", "openssl rand -base64 32"],
    ["HISTORY_ROUNDS", "10", "1000 to 1000000"],
    ["MEMORY_MB", "63", "64 to 65536"],
    ["LOG_LEVEL", "loud", "info"],
    ["PORT", "http", "1 to 65535"],
    ["PORT", "70000", "1 to 65535"],
  ])("refuses %s=%s, naming the variable and a valid value", (name, value, right) => {
    const environment = { DISCORD_TOKEN: "abc", TELEGRAM_TOKEN: "1:a", [name]: value };
    expect(() => readConfig(environment)).toThrow(ConfigProblem);
    expect(() => readConfig(environment)).toThrow(`${name}: `);
    expect(() => readConfig(environment)).toThrow(right);
  });

  it("names every wrong variable in one problem, even unused ones", () => {
    const environment = { DISCORD_API_URL: "nowhere", LOG_LEVEL: "loud", PORT: "0" };
    expect(() => readConfig(environment)).toThrow(ConfigProblem);
    expect(() => readConfig(environment)).toThrow(/^DISCORD_API_URL: .+\nLOG_LEVEL: .+\nPORT: [^\n]+$/);
  });

  it("returns the valid settings and all problems when inspected", () => {
    const { config, problems } = inspectConfig({
      DISCORD_TOKEN: "abc",
      TELEGRAM_TOKEN: "none",
      HISTORY_ROUNDS: "x",
    });
    expect(problems.map(({ variable }) => variable)).toEqual(["TELEGRAM_TOKEN", "HISTORY_ROUNDS"]);
    expect(config).toMatchObject({
      platforms: [{ id: "discord", settings: { token: "abc" } }],
      historyRounds: 10_000,
      memoryMb: 256,
    });
  });

  it("never repeats a refused secret", () => {
    const problem = (() => {
      try {
        readConfig({ HOST_KEY: "not-quite-a-key" });
      } catch (error) {
        return (error as Error).message;
      }
      return "";
    })();
    expect(problem).toContain("HOST_KEY");
    expect(problem).not.toContain("not-quite-a-key");
  });

  it("is described in .env.example, with a comment for each variable", () => {
    const lines = readFileSync(new URL("../../.env.example", import.meta.url), "utf8").split("\n");
    const described = lines.flatMap((line, index) =>
      /^[A-Z_]+=$/.test(line) && lines[index - 1]?.startsWith("# ") ? [line.slice(0, -1)] : [],
    );
    expect(described).toEqual(VARIABLES);
  });
});
