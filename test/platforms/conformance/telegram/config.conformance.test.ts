// What a host reads when Telegram is configured wrongly: one message that names the variable, exit
// code 1, no secret.

import { once } from "node:events";
import { createServer } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../../../infra/store/redis-server.ts";
import { type Simulator, spawnBot, startSimulator, temporaryFolder } from "../rig.ts";
import { expectRulesKept } from "./stage.ts";

const SECRET = "a-secret-nobody-may-see";

describe("a bot that is configured wrongly for Telegram", () => {
  let simulator: Simulator;
  const data = temporaryFolder();
  beforeAll(async () => {
    simulator = await startSimulator("telegram", "--only-token", "--https-webhooks-only");
  });
  afterAll(async () => {
    await simulator?.stop();
    data.remove();
  });

  /** Starts the bot and resolves to its exit code and everything it wrote. */
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

  const expectOneMessage = (output: string, variable: string): void => {
    expect(output).toMatch(new RegExp(`^${variable}: .+`));
    expect(output.split("\n")).toHaveLength(1);
    expect(output).not.toMatch(/\bat .+:\d+:\d+|node_modules/);
    expect(output).not.toContain(SECRET);
    expect(output).not.toContain(simulator.token);
  };

  it.each([
    ["that Telegram does not know", `999:${SECRET}`],
    ["of no possible form", SECRET],
  ])("says so when the token is one %s", async (_what, token) => {
    const { code, output } = await ending({ TELEGRAM_TOKEN: token });
    expect(code).toBe(1);
    expectOneMessage(output, "TELEGRAM_TOKEN");
    expect(output).toContain("@BotFather");
  });

  it.each(["nonsense", "ftp://example.org"])("says so when the address is %s", async (address) => {
    const { code, output } = await ending({ TELEGRAM_API_URL: address });
    expect(code).toBe(1);
    expectOneMessage(output, "TELEGRAM_API_URL");
  });

  it("says so when nobody answers at the address", async () => {
    const { code, output } = await ending({ TELEGRAM_API_URL: `http://127.0.0.1:${await freePort()}` });
    expect(code).toBe(1);
    expectOneMessage(output, "TELEGRAM_API_URL");
    expect(output).toContain("ECONNREFUSED");
  });

  it("says so when something else than Telegram answers at the address", async () => {
    const { code, output } = await ending({ TELEGRAM_API_URL: `${simulator.apiUrl}/_control` });
    expect(code).toBe(1);
    expectOneMessage(output, "(TELEGRAM_API_URL|TELEGRAM_TOKEN)");
  });

  it("says so when the webhook's port is taken", async () => {
    const taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    const { port } = taken.address() as { port: number };
    const webhook = {
      TELEGRAM_WEBHOOK_URL: "https://bot.example.org/telegram",
      PORT: String(port),
      HOST: "127.0.0.1",
    };
    const { code, output } = await ending(webhook);
    taken.close();
    expect(code).toBe(1);
    expectOneMessage(output, "PORT");
    expect(output).toContain(String(port));
  });

  it("says so when the webhook's address is none, or one that Telegram refuses", async () => {
    const port = { PORT: String(await freePort()), HOST: "127.0.0.1" };
    const none = await ending({ ...port, TELEGRAM_WEBHOOK_URL: "bot.example.org" });
    expect(none.code).toBe(1);
    expectOneMessage(none.output, "TELEGRAM_WEBHOOK_URL");
    const refused = await ending({ ...port, TELEGRAM_WEBHOOK_URL: "http://127.0.0.1/telegram" });
    expect(refused.code).toBe(1);
    expectOneMessage(refused.output, "TELEGRAM_WEBHOOK_URL");
    await expectRulesKept(simulator, ["setWebhook: Bad Request: bad webhook"]);
  });

  it("says so when Redis cannot be reached, without its password", async () => {
    const { code, output } = await ending({ REDIS_URL: `redis://:${SECRET}@127.0.0.1:${await freePort()}` });
    expect(code).toBe(1);
    expectOneMessage(output, "REDIS_URL");
  });
});
