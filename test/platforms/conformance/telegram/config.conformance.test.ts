// Invalid Telegram configuration: the host gets one message that names the variable, exit code 1, and no secret.

import { once } from "node:events";
import { createServer } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../../../infra/store/redis-server.ts";
import { type Simulator, spawnBot, startSimulator, temporaryFolder } from "../rig.ts";
import { expectRulesKept } from "./stage.ts";

const SECRET = "a-secret-nobody-may-see";

describe("a misconfigured bot for Telegram", () => {
  let simulator: Simulator;
  let deadPort: number;
  const data = temporaryFolder();
  beforeAll(async () => {
    deadPort = await freePort();
    simulator = await startSimulator("telegram", "--only-token", "--https-webhooks-only");
  });
  afterAll(async () => {
    await expectRulesKept(simulator, ["setWebhook: Bad Request: bad webhook"]);
    await simulator?.stop();
    data.remove();
  });

  /** Starts the bot and resolves to its exit code and all its output. */
  const ending = async (environment: Record<string, string>) => {
    const right = {
      TELEGRAM_TOKEN: simulator.token,
      TELEGRAM_API_URL: simulator.apiUrl,
      DATA_DIR: data.path,
    };
    const bot = spawnBot(["main"], { ...right, ...environment });
    const [code] = await once(bot.process, "close");
    return { code, output: bot.output().trim() };
  };

  const nowhere = () => `http://127.0.0.1:${deadPort}`;
  const hookedTo = (url: string) => ({
    TELEGRAM_WEBHOOK_URL: url,
    PORT: String(deadPort),
    HOST: "127.0.0.1",
  });

  const expectOneMessage = (output: string, variable: string): void => {
    expect(output).toMatch(new RegExp(`^${variable}: .+`));
    expect(output.split("\n")).toHaveLength(1);
    expect(output).not.toMatch(/\bat .+:\d+:\d+|node_modules/);
    expect(output).not.toContain(SECRET);
    expect(output).not.toContain(simulator.token);
  };

  it.each<[string, string, string, () => Record<string, string>]>([
    [
      "Telegram doesn't know the token",
      "TELEGRAM_TOKEN",
      "@BotFather",
      () => ({ TELEGRAM_TOKEN: `999:${SECRET}` }),
    ],
    ["the token is of no possible form", "TELEGRAM_TOKEN", "@BotFather", () => ({ TELEGRAM_TOKEN: SECRET })],
    ["the address is none", "TELEGRAM_API_URL", "", () => ({ TELEGRAM_API_URL: "ftp://example.org" })],
    ["nobody answers there", "TELEGRAM_API_URL", "ECONNREFUSED", () => ({ TELEGRAM_API_URL: nowhere() })],
    [
      "something else answers there",
      "TELEGRAM_API_URL",
      "",
      () => ({ TELEGRAM_API_URL: `${simulator.apiUrl}/_control` }),
    ],
    ["the webhook's address is none", "TELEGRAM_WEBHOOK_URL", "", () => hookedTo("bot.example.org")],
    ["Telegram refuses the webhook", "TELEGRAM_WEBHOOK_URL", "", () => hookedTo("http://127.0.0.1/telegram")],
  ])("says so in one message when %s: %s", async (_what, variable, words, environment) => {
    const { code, output } = await ending(environment());
    expect(code).toBe(1);
    expectOneMessage(output, variable);
    expect(output).toContain(words);
  });

  it("reports that the webhook's port is taken", async () => {
    const taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    const { port } = taken.address() as { port: number };
    const hook = hookedTo("https://bot.example.org/telegram");
    const { code, output } = await ending({ ...hook, PORT: String(port) });
    taken.close();
    expect(code).toBe(1);
    expectOneMessage(output, "PORT");
    expect(output).toContain(String(port));
  });
});
