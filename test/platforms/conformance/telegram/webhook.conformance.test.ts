// Telegram by webhook, and its secret.

import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../../../infra/store/redis-server.ts";
import { openStage, type Stage } from "./stage.ts";

const SECRET_HEADER = "x-telegram-bot-api-secret-token";

describe("the bot behind a webhook", () => {
  let stage: Stage;
  let url: string;
  beforeAll(async () => {
    const port = await freePort();
    url = `http://127.0.0.1:${port}/telegram`;
    const environment = { TELEGRAM_WEBHOOK_URL: url, PORT: String(port), HOST: "127.0.0.1" };
    stage = await openStage({ flags: ["--webhook-retry", "50"], environment });
  });
  afterEach(() => stage.verdict());
  afterAll(() => stage?.end());

  it("refuses requests without its secret, or with another method", async () => {
    const anna = await stage.person("Anna");
    await stage.say(anna, "/privacy");
    const since = await stage.mark();
    const from = { id: anna.id, is_bot: false, first_name: "Anna" };
    const chat = { id: anna.id, type: "private", first_name: "Anna" };
    const message = { message_id: 99, date: 1, from, chat, text: "/help" };
    const update = { method: "POST", body: JSON.stringify({ update_id: 1, message }) };
    const statusOf = async (request: RequestInit) => (await fetch(url, request)).status;
    expect(await statusOf(update)).toBe(401);
    expect(await statusOf({ ...update, headers: { [SECRET_HEADER]: "0".repeat(64) } })).toBe(401);
    expect(await statusOf({})).toBe(404);
    await stage.say(anna, "/start");
    expect(await stage.calls({ method: "sendMessage", since })).toHaveLength(1);
  });
});
