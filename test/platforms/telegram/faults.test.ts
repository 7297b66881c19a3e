// Limits, outages and refusals, through the real client on real sockets.

import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { Reply } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { ANSWER_WITHIN_MS } from "../../../src/platforms/telegram/limits.ts";
import { type Answer, BAD_GATEWAY, type ReadyAnswer } from "./loopback.ts";
import {
  ANNA,
  aroundEachTest,
  BORIS,
  edit,
  eventually,
  GROUP,
  message,
  post,
  press,
  ROCK,
  rig,
  startAnew,
  words,
} from "./rig.ts";

aroundEachTest();

const PLACE = { kind: "group", id: String(GROUP.id) } as const;
const texts = (method: string): unknown[] => rig.callsOf(method).map(({ params }) => params.text);

describe("edits of one message", () => {
  it("are sent one at a time, and only the newest waiting one is sent", async () => {
    const first = Promise.withResolvers<ReadyAnswer>();
    rig.script("editMessageText", first.promise);
    rig.answer = (incoming) => edit(`after ${incoming.id}`);
    rig.deliver(...["a", "b", "c", "d"].map((query) => press(ROCK, { query })));
    await rig.call("answerCallbackQuery", 4);
    expect(texts("editMessageText")).toEqual(["after a"]);
    first.resolve({ result: true });
    await rig.call("editMessageText", 2);
    expect(texts("editMessageText")).toEqual(["after a", "after d"]);
  });

  it("of several people show the current state, and end at the newest", async () => {
    const states = ["both have chosen", "rock, paper"];
    rig.answer = () => ({
      type: "edit",
      view: words("Anna has chosen"),
      shared: true,
      present: async () => words((states.length > 1 ? states.shift() : states[0]) as string),
    });
    rig.deliver(press(ROCK, { chat: GROUP }));
    await rig.call("editMessageText", 2);
    expect(texts("editMessageText")).toEqual(["both have chosen", "rock, paper"]);
  });
});

describe("a refusal that doesn't say for how long", () => {
  it.each<[string, Answer]>([
    ["of the Bot API", { error: 429, description: "Too Many Requests" }],
    ["by a proxy's page", { raw: "<html>Too many requests</html>", status: 429 }],
  ])("silences the bot for a minute, with one line in the log: %s", async (_, answer) => {
    vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    rig.script("sendMessage", answer);
    const posted = [1, 2].map((number) => rig.adapter.post(PLACE, words(`${number}`), "key"));
    await vi.waitUntil(() => rig.log.lines.length > 0, { timeout: 60_000, interval: 5 });
    await vi.advanceTimersByTimeAsync(59_000);
    expect(rig.callsOf("sendMessage").length).toBeLessThanOrEqual(2);
    await vi.advanceTimersByTimeAsync(2_000);
    vi.useRealTimers();
    expect(await Promise.all(posted)).toMatchObject([{ state: "posted" }, { state: "posted" }]);
    expect(rig.log.lines).toHaveLength(1);
  });
});

describe("a post", () => {
  const [page, bad] = ["<html>Access denied</html>", "Bad Request: "];
  it.each<[string, Answer, string]>([
    ["a dropped connection", "drop", "posted"],
    ["a limit that lasts too long", { error: 429, retryAfter: 600 }, "unavailable"],
    ["a token that was revoked", { error: 401, description: "Unauthorized" }, "unavailable"],
    ["a proxy's page", { raw: page, status: 403 }, "unavailable"],
    ["an answer that was cut off", { raw: '{"ok":fal', status: 400 }, "unavailable"],
    ["a bot that was thrown out", { error: 403, description: "Forbidden: bot was kicked" }, "gone"],
    ["a chat that is gone", { error: 400, description: `${bad}chat not found` }, "gone"],
    ["a closed topic", { error: 400, description: `${bad}TOPIC_CLOSED` }, "forbidden"],
    ["missing rights", { error: 400, description: `${bad}not enough rights to send` }, "forbidden"],
    ["anything else", { error: 400, description: `${bad}message is too long` }, "other"],
  ])("tells an outage from a refusal: %s", async (_, answer, state) => {
    rig.script("sendMessage", answer);
    const isRefused = ["gone", "forbidden", "other"].includes(state);
    expect(await rig.adapter.post(PLACE, words("hello"), "key")).toMatchObject(
      isRefused ? { state: "refused", why: state } : { state },
    );
  });

  it("follows its chat into the supergroup that it has become, and says so to the features", async () => {
    const moved: unknown[] = [];
    await startAnew({ moved: async (...move) => void moved.push(move) });
    rig.script("sendMessage", { error: 400, description: "upgraded", migrateTo: -1001 });
    expect(await rig.adapter.post(PLACE, words("hello"), "key")).toMatchObject({ state: "posted" });
    expect(rig.callsOf("sendMessage").map(({ params }) => params.chat_id)).toEqual([GROUP.id, -1001]);
    expect(moved).toEqual([["telegram", String(GROUP.id), "-1001"]]);
    rig.script("editMessageText", { error: 400, description: "upgraded to a supergroup", migrateTo: -1001 });
    expect(await rig.adapter.edit(PLACE, "5", words("hello"))).toBe("refused");
    expect([rig.callsOf("editMessageText").length, moved.length]).toEqual([1, 2]);
  });

  it("into a chat where the bot may not write is answered in private, with a note in the log", async () => {
    rig.script("sendMessage", { error: 400, description: "Bad Request: not enough rights to send" });
    rig.answer = () => post("hello");
    rig.deliver(message("/rps", { chat: GROUP, from: BORIS }));
    expect((await rig.call("sendMessage", 2)).params).toMatchObject({
      chat_id: BORIS.id,
      text: say("en", "telegram-may-not-write"),
    });
    expect(rig.log.lines).toEqual([expect.stringMatching(/^info: /)]);
  });
});

describe("a command in the name of a group or channel", () => {
  const from = { id: 1087968824, is_bot: true, first_name: "Group" };
  it.each([
    ["an anonymous administrator", { sender_chat: GROUP }, { sender_chat: GROUP, forward_origin: {} }],
    ["a channel", { sender_chat: { id: -5 } }, { sender_chat: { id: -5 }, is_automatic_forward: true }],
  ])("is answered with one sentence, if it's ours: %s", async (_, more, passedOn) => {
    const others = ["hello", "/weather", "/rps@OtherBot"].map((text) =>
      message(text, { chat: GROUP, from, more }),
    );
    const post = message("", { chat: GROUP, from, more: { ...passedOn, text: undefined, caption: "/rps" } });
    rig.deliver(...others, post, message("/rps", { chat: GROUP, from, more }));
    expect((await rig.call("sendMessage")).params).toMatchObject({ text: say("en", "telegram-anonymous") });
    expect([rig.incoming, rig.callsOf("sendMessage").length]).toEqual([[], 1]);
  });
});

it("tells the features when the bot is let into a chat, or may write there again", async () => {
  const added: unknown[] = [];
  await startAnew({ added: async (...one) => void added.push(one) });
  const now = (status: string, more = {}) =>
    rig.deliver({
      my_chat_member: { chat: GROUP, from: ANNA, date: 1, new_chat_member: { status, ...more } },
    });
  now("left");
  now("restricted", { can_send_messages: false });
  now("member");
  now("restricted", { can_send_messages: true });
  await eventually(() => added).toEqual(Array(2).fill(["telegram", String(GROUP.id)]));
});

describe("a press whose answer takes long", () => {
  it("is acknowledged in time, and told privately later", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const reply = Promise.withResolvers<Reply>();
    rig.answer = () => reply.promise;
    rig.deliver(press(ROCK, { chat: GROUP, from: BORIS }));
    await vi.waitUntil(() => rig.incoming.length > 0, { timeout: 60_000, interval: 5 });
    await vi.advanceTimersByTimeAsync(ANSWER_WITHIN_MS);
    vi.useRealTimers();
    const slow = { text: say("en", "telegram-slow"), show_alert: true };
    expect((await rig.call("answerCallbackQuery")).params).toMatchObject(slow);
    reply.resolve({ type: "notice", text: "late but true" });
    expect((await rig.call("sendMessage")).params).toMatchObject({
      chat_id: BORIS.id,
      text: "late but true",
    });
    expect(rig.callsOf("answerCallbackQuery")).toHaveLength(1);
  });
});

describe("polling", () => {
  it("goes on after an outage, and says so once", async () => {
    const before = rig.callsOf("getUpdates").length;
    rig.script("getUpdates", "drop", BAD_GATEWAY);
    rig.deliver(message("/rps"));
    await rig.call("getUpdates", before + 1);
    rig.deliver(message("/rps", { from: BORIS }));
    await rig.call("sendMessage", 2);
    await eventually(() => rig.log.lines.join("\n")).toContain("info: Telegram sends updates again");
    expect(rig.log.lines.filter((line) => line.startsWith("warn"))).toHaveLength(1);
  });

  it("ends at a refusal, and says why", async () => {
    const lost = Promise.withResolvers<Error>();
    await startAnew({ onLost: lost.resolve });
    rig.script("getUpdates", { error: 401, description: "Unauthorized" });
    rig.deliver(message("/rps"));
    expect(await lost.promise).toMatchObject({
      variable: "TELEGRAM_TOKEN",
      message: expect.stringContaining("@BotFather"),
    });
  });

  it("confirms what it has handled when it stops", async () => {
    const [id] = rig.deliver(press(ROCK));
    await rig.call("answerCallbackQuery");
    await rig.adapter.stop();
    expect(rig.callsOf("getUpdates").at(-1)?.params).toMatchObject({ offset: Number(id) + 1, timeout: 0 });
  });
});
