// Telegram by webhook: the secret, and the order of a player's presses.

import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../../../infra/store/redis-server.ts";
import { openStage, type Stage, storedTotals } from "./stage.ts";
import { laterButton, roundsIn } from "./table.ts";

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

  it("handles twenty simultaneous presses in order", async () => {
    const anna = await stage.person("Anna");
    const table = await stage.table(anna, "/rps play endless");
    const data = await table.button("paper");
    for (let turn = 0; turn < 20; turn++) await table.pressData(laterButton(data, turn), { hurry: true });
    await table.becomes((message) => roundsIn(message) === 20);
    expect((await storedTotals(stage, anna)).rps?.rounds).toBe(20);
  });
});
