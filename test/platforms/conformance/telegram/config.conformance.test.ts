// Invalid Telegram configuration: the host gets one message that names the variable, exit code 1, and no secret.

import { once } from "node:events";
import { createServer } from "node:net";
import { expect, it } from "vitest";
import { freePort } from "../../../infra/store/redis-server.ts";
import { spawnBot, startSimulator, temporaryFolder } from "../rig.ts";
import { expectRulesKept } from "./stage.ts";

const SECRET = "a-secret-nobody-may-see";

it("ends with one message that names what's wrong", async () => {
  const simulator = await startSimulator("telegram", "--only-token", "--https-webhooks-only");
  const { token, apiUrl } = simulator;
  const data = temporaryFolder();
  const right = { TELEGRAM_TOKEN: token, TELEGRAM_API_URL: apiUrl, DATA_DIR: data.path };
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const { port } = taken.address() as { port: number };
  const nowhere = `http://127.0.0.1:${await freePort()}`;
  const hook = { HOST: "127.0.0.1", PORT: String(port), TELEGRAM_WEBHOOK_URL: "https://bot.example.org/t" };
  const refused = { ...hook, PORT: String(await freePort()), TELEGRAM_WEBHOOK_URL: "http://127.0.0.1/t" };

  for (const [wrong, variable, words] of [
    [{ TELEGRAM_TOKEN: `999:${SECRET}` }, "TELEGRAM_TOKEN", "@BotFather"],
    [{ TELEGRAM_API_URL: nowhere }, "TELEGRAM_API_URL", "ECONNREFUSED"],
    [{ TELEGRAM_API_URL: `${apiUrl}/_control` }, "TELEGRAM_API_URL", ""],
    [refused, "TELEGRAM_WEBHOOK_URL", ""],
    [hook, "PORT", String(port)],
  ] as const) {
    const bot = spawnBot(["main"], { ...right, ...wrong });
    const [code] = await once(bot.process, "close");
    const output = bot.output().trim();
    expect(output).toMatch(new RegExp(`^${variable}: .*${words}.*$`));
    expect(code).toBe(1);
    for (const secret of [SECRET, token]) expect(output).not.toContain(secret);
  }
  taken.close();
  await expectRulesKept(simulator, ["setWebhook: Bad Request: bad webhook"]);
  await simulator.stop();
  data.remove();
});
