// Command menus and the host's self-test, with the real client.

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { descriptionOf } from "../../../src/chat/index.ts";
import { LOCALES, type Locale, say } from "../../../src/infra/i18n/index.ts";
import { createTelegramAdapter } from "../../../src/platforms/telegram/index.ts";
import { checkTelegram } from "../../../src/platforms/telegram/login.ts";
import { type Loopback, startLoopback } from "./loopback.ts";
import { COMMANDS, recordingLog } from "./rig.ts";

let loopback: Loopback;
beforeEach(async () => {
  loopback = await startLoopback();
});
afterEach(() => loopback.close());

const publish = (commands = COMMANDS) =>
  createTelegramAdapter({ ...loopback, log: recordingLog() }).publishCommands(commands);
/** All languages but the first, as Telegram names them. */
const FURTHER = LOCALES.slice(1).map((locale) => ({
  locale,
  language_code: new Intl.Locale(locale).language,
}));
const menu = (locale: Locale) =>
  COMMANDS.map((one) => ({ command: one.name, description: say(locale, descriptionOf(one)) }));

describe("command publication", () => {
  it("sets a menu and descriptions for everyone and for each further language, without logging in", async () => {
    await publish();
    expect(loopback.callsOf("setMyCommands").map(({ params }) => params)).toEqual([
      { commands: menu("en") },
      ...FURTHER.map(({ locale, language_code }) => ({ commands: menu(locale), language_code })),
    ]);
    expect(loopback.callsOf("getMe")).toEqual([]);
    for (const [method, field, id] of [
      ["setMyDescription", "description", "describe-bot"],
      ["setMyShortDescription", "short_description", "describe-bot-short"],
    ] as const)
      expect(loopback.callsOf(method).map(({ params }) => params)).toEqual([
        { [field]: say("en", id) },
        ...FURTHER.map(({ locale, language_code }) => ({ [field]: say(locale, id), language_code })),
      ]);
  });
});

describe("the self-test", () => {
  it("reports the bot's name and inline mode, and takes no updates", async () => {
    const name = { id: 42, is_bot: true, first_name: "G", username: "GadalkaBot" };
    const me = { ...name, supports_inline_queries: true };
    loopback.script("getMe", { result: me });
    loopback.script("getWebhookInfo", { result: { url: "", pending_update_count: 0 } });
    await expect(checkTelegram(loopback)).resolves.toEqual({
      report: "logged in as @GadalkaBot; inline mode is on; it polls",
      next: "send /rps to https://t.me/GadalkaBot",
    });
    expect((await checkTelegram(loopback)).report).toContain("/setinline");
    const asked = ["getMe", "getWebhookInfo"];
    expect(loopback.calls.every(({ method }) => asked.includes(method))).toBe(true);
  });

  const broken = {
    last_error_date: 1_700_000_000,
    last_error_message: "SSL error: certificate verify failed",
  };
  const HOOK = "https://bot.example.org/telegram";
  it.each([
    ["no webhook yet", { url: "" }, "will be set when it starts"],
    ["another address", { url: "https://other.example.org/x" }, "calls https://other.example.org/x, not"],
    [
      "a bad certificate",
      { url: HOOK, ...broken },
      "couldn't deliver at 2023-11-14T22:13:20.000Z: SSL error",
    ],
    ["no errors", { url: HOOK }, "without errors"],
  ])("says how the webhook does: %s", async (_what, info, words) => {
    loopback.script("getWebhookInfo", { result: { pending_update_count: 3, ...info } });
    expect((await checkTelegram({ ...loopback, webhookUrl: HOOK })).report).toContain(words);
  });
});
