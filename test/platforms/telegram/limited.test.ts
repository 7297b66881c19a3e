// A 429's wait applies to its chat, or to everything if it can't be the chat's own limit.

import { Bot } from "grammy";
import { beforeEach, describe, expect, it } from "vitest";
import { createApiClient, realPause } from "../../../src/platforms/telegram/outgoing/api-client.ts";
import { createPacing, type Pacing, watchLimits } from "../../../src/platforms/telegram/outgoing/pacing.ts";
import { recordingLog } from "./rig.ts";

const TOKEN = "42:token";
let clock: number;
let retryAfter: number | undefined;
let pacing: Pacing;
let api: Bot["api"];

beforeEach(() => {
  clock = 1_000;
  retryAfter = undefined;
  const now = () => clock;
  api = new Bot(TOKEN).api;
  api.config.use(async () => {
    if (retryAfter === undefined) return { ok: true, result: true as never };
    return { ok: false, error_code: 429, description: "Too Many", parameters: { retry_after: retryAfter } };
  });
  const ended = new AbortController().signal;
  const client = createApiClient({
    ...{ api, token: TOKEN, log: recordingLog(), pause: realPause, ended, retryCeilingMs: 0 },
  });
  pacing = createPacing({ client, now });
  watchLimits(api, pacing, now);
});

const edit = (chat: number) => api.editMessageText(chat, 1, "x").catch(() => undefined);
/** Whether all chats are held, so that nothing is sent at once. */
const isAllHeld = () => pacing.overall.turn("post") !== undefined;

describe("a rate-limited call", () => {
  it("holds only its chat, for as long as Telegram says", async () => {
    retryAfter = 7;
    await edit(5);
    expect(await pacing.chats.spend("5")).toBe(7_000);
    expect(await pacing.chats.spend("6")).toBe(0);
    clock += 7_000;
    expect(await pacing.chats.spend("5")).toBe(0);
    expect(isAllHeld()).toBe(false);
  });

  it("holds everything when two chats within their own limits are limited", async () => {
    retryAfter = 7;
    await edit(5);
    clock += 100;
    await edit(6);
    expect(isAllHeld()).toBe(true);
  });

  it("is its chat's own when the chat had no slot left", async () => {
    retryAfter = 7;
    for (const chat of ["5", "6"]) for (let slot = 0; slot < 4; slot++) await pacing.chats.take(chat);
    await edit(5);
    await edit(6);
    expect(isAllHeld()).toBe(false);
  });

  it("holds nothing if it would take longer than a minute or has no chat", async () => {
    retryAfter = 3_600;
    await edit(5);
    retryAfter = 7;
    await api.answerCallbackQuery("q").catch(() => undefined);
    expect(await pacing.chats.spend("5")).toBe(0);
    expect(isAllHeld()).toBe(false);
  });
});
