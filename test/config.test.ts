import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readConfig, VARIABLES } from "../src/config.ts";
import { ConfigProblem } from "../src/infra/config-problem.ts";

const KEY = Buffer.alloc(32, 7);

describe("the configuration", () => {
  it("of an empty environment is the terminal on the embedded store", () => {
    const expected = { dataDir: "./data", stateKeys: [], historyRounds: 10_000, logLevel: "info", secrets: [] };
    expect(readConfig({})).toEqual(expected);
    expect(readConfig({ DISCORD_TOKEN: "", REDIS_URL: "  ", PORT: "" })).toEqual(expected);
  });

  it("takes tokens with the official addresses, and others where they are given", () => {
    expect(readConfig({ DISCORD_TOKEN: "abc" }).discord).toEqual({ token: "abc", apiUrl: "https://discord.com/api" });
    expect(readConfig({ DISCORD_TOKEN: "abc", DISCORD_API_URL: "http://127.0.0.1:4010/api/" }).discord?.apiUrl).toBe(
      "http://127.0.0.1:4010/api",
    );
    expect(readConfig({ TELEGRAM_TOKEN: "1:a" }).telegram).toEqual({
      token: "1:a",
      apiUrl: "https://api.telegram.org",
    });
  });

  it("opens a port for a webhook, and for nothing else unasked", () => {
    const telegram = { TELEGRAM_TOKEN: "1:a", TELEGRAM_WEBHOOK_URL: "https://bot.example.org/telegram" };
    expect(readConfig(telegram).http).toEqual({ port: 8080, host: "0.0.0.0" });
    expect(readConfig({ ...telegram, PORT: "9000", HOST: "127.0.0.1" }).http).toEqual({
      port: 9000,
      host: "127.0.0.1",
    });
    expect(readConfig({ TELEGRAM_TOKEN: "1:a" }).http).toBeUndefined();
  });

  it("reads keys in base64 and hex, the first first", () => {
    const other = Buffer.alloc(32, 9);
    const { stateKeys } = readConfig({ STATE_KEY: `${KEY.toString("base64")}, ${other.toString("hex")}` });
    expect(stateKeys.map((key) => Buffer.from(key))).toEqual([KEY, other]);
  });

  it("knows every secret, the password in an address too", () => {
    const environment = {
      DISCORD_TOKEN: "d-token",
      TELEGRAM_TOKEN: "1:t",
      STATE_KEY: KEY.toString("hex"),
      REDIS_URL: "redis://u:pw@host:1",
    };
    expect(readConfig(environment).secrets).toEqual(["d-token", "1:t", KEY.toString("hex"), "pw"]);
  });

  it.each([
    ["DISCORD_TOKEN", "two words", "without spaces"],
    ["DISCORD_API_URL", "discord.com", "https://discord.com/api"],
    ["TELEGRAM_TOKEN", "abc", "@BotFather"],
    ["TELEGRAM_API_URL", "ftp://x", "https://api.telegram.org"],
    ["TELEGRAM_WEBHOOK_URL", "bot.example.org", "https://bot.example.org/telegram"],
    ["REDIS_URL", "localhost:6379", "redis+cluster://"],
    ["STATE_KEY", "short", "openssl rand -base64 32"],
    ["HISTORY_ROUNDS", "10", "1000 to 1000000"],
    ["LOG_LEVEL", "loud", "info"],
    ["PORT", "http", "1 to 65535"],
    ["PORT", "70000", "1 to 65535"],
  ])("refuses %s=%s, naming the variable and what would be right", (name, value, right) => {
    const environment = { DISCORD_TOKEN: "abc", TELEGRAM_TOKEN: "1:a", [name]: value };
    expect(() => readConfig(environment)).toThrow(ConfigProblem);
    expect(() => readConfig(environment)).toThrow(`${name}: `);
    expect(() => readConfig(environment)).toThrow(right);
  });

  it("never repeats a refused secret", () => {
    const problem = (() => {
      try {
        readConfig({ STATE_KEY: "not-quite-a-key" });
      } catch (error) {
        return (error as Error).message;
      }
      return "";
    })();
    expect(problem).toContain("STATE_KEY");
    expect(problem).not.toContain("not-quite-a-key");
  });

  it("is described in .env.example, each variable with a comment of one line above it", () => {
    const lines = readFileSync(new URL("../.env.example", import.meta.url), "utf8").split("\n");
    const described = lines.flatMap((line, index) =>
      /^[A-Z_]+=$/.test(line) && lines[index - 1]?.startsWith("# ") ? [line.slice(0, -1)] : [],
    );
    expect(described).toEqual(VARIABLES);
  });
});
