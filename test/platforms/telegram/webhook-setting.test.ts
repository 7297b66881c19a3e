// The webhook is set if it differs, and Telegram's problems with it are logged.

import { Bot } from "grammy";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createApiClient, realPause } from "../../../src/platforms/telegram/outgoing/api-client.ts";
import { setWebhook, watchWebhook } from "../../../src/platforms/telegram/webhook-setting.ts";
import { type Loopback, startLoopback } from "./loopback.ts";
import { eventually, recordingLog } from "./rig.ts";

const WANTED = { url: "https://bot.example.org/telegram", secret: "s", connections: 40 };
const SET = {
  url: WANTED.url,
  pending_update_count: 2,
  max_connections: 40,
  allowed_updates: ["inline_query", "message", "callback_query"],
};
const REFUSED = {
  last_error_date: 1_700_000_000,
  last_error_message: "Wrong response from the webhook: 401 Unauthorized",
};

let loopback: Loopback;
let ended: AbortController;
const log = recordingLog();
beforeEach(async () => {
  loopback = await startLoopback();
  ended = new AbortController();
  log.lines.length = 0;
});
afterEach(async () => {
  ended.abort();
  await loopback.close();
});

const client = () => {
  const { token, apiUrl: apiRoot } = loopback;
  const { api } = new Bot(token, { client: { apiRoot } });
  return createApiClient({ api, token, log, pause: realPause, ended: ended.signal, retryCeilingMs: 0 });
};
const known = (...infos: object[]) =>
  loopback.script("getWebhookInfo", ...infos.map((info) => ({ result: { ...SET, ...info } })));

describe("the webhook's setting", () => {
  it("is left unchanged when another process has set it", async () => {
    known({});
    await setWebhook(client(), WANTED);
    expect(loopback.callsOf("setWebhook")).toEqual([]);
  });

  it.each([
    ["another address", { url: "" }],
    ["another number of connections", { max_connections: 10 }],
    ["other kinds of update", { allowed_updates: ["message"] }],
    ["an older secret, as the refusals show", REFUSED],
  ])("is set when Telegram has %s", async (_what, info) => {
    known(info);
    await setWebhook(client(), WANTED);
    expect(loopback.callsOf("setWebhook").map(({ params }) => params)).toMatchObject([
      { url: WANTED.url, secret_token: "s", max_connections: 40 },
    ]);
  });
});

describe("the webhook's watch", () => {
  it("logs a problem with a remedy, and an unexpected address as another owner's", async () => {
    known({ last_error_date: 1_700_000_000, last_error_message: "Connection refused" });
    watchWebhook(client(), WANTED);
    await eventually(() => log.lines.join()).toContain("Connection refused (the address must lead to PORT");
    known({ url: "https://other.example.org/x" });
    watchWebhook(client(), WANTED);
    await eventually(() => log.lines.join()).toContain("Telegram calls https://other.example.org/x");
    expect(loopback.callsOf("setWebhook")).toEqual([]);
  });

  it("sets the webhook again when our refusals show that Telegram has an older secret", async () => {
    known(REFUSED, REFUSED);
    watchWebhook(client(), WANTED);
    await loopback.call("setWebhook");
  });

  it("is silent while nothing is wrong", async () => {
    known({});
    watchWebhook(client(), WANTED);
    await loopback.call("getWebhookInfo");
    ended.abort();
    expect(log.lines).toEqual([]);
  });
});
