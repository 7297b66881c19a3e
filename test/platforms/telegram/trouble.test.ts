// Limits, outages, lost answers and redeliveries, through the real client on real sockets.

import { describe, expect, it } from "vitest";
import { type Answer, BAD_GATEWAY, limited, type ReadyAnswer } from "./loopback.ts";
import {
  aroundEachTest,
  BORIS,
  edit,
  eventually,
  GROUP,
  held,
  message,
  post,
  press,
  ROCK,
  rig,
} from "./rig.ts";

aroundEachTest({ now: () => 0 });

const texts = (method: string): unknown[] => rig.callsOf(method).map(({ params }) => params.text);

describe("edits of one message", () => {
  it("are sent one at a time, and only the newest waiting one is sent", async () => {
    const first = held<ReadyAnswer>();
    rig.script("editMessageText", first.promise);
    rig.answer = (incoming) => edit(`after ${incoming.id}`);
    rig.deliver(...["a", "b", "c", "d"].map((query) => press(ROCK, { query })));
    await rig.call("answerCallbackQuery", 4);
    expect(texts("editMessageText")).toEqual(["after a"]);
    first.resolve({ result: true });
    await rig.call("editMessageText", 2);
    expect(texts("editMessageText")).toEqual(["after a", "after d"]);
  });

  it("do not wait for another message's edits", async () => {
    rig.script("editMessageText", held<ReadyAnswer>().promise);
    rig.answer = (incoming) => edit(`after ${incoming.id}`);
    rig.deliver(press(ROCK, { query: "a", id: 1 }), press(ROCK, { query: "b", id: 2, from: BORIS }));
    await rig.call("editMessageText", 2);
    expect(texts("editMessageText")).toEqual(["after a", "after b"]);
  });

  it("wait as long as Telegram says, then send the newest", async () => {
    const first = held<ReadyAnswer>();
    rig.script("editMessageText", first.promise);
    rig.answer = (incoming) => edit(`after ${incoming.id}`);
    rig.deliver(press(ROCK, { query: "a" }), press(ROCK, { query: "b" }));
    await rig.call("answerCallbackQuery", 2);
    first.resolve({ error: 429, description: "Too Many Requests", retryAfter: 7 });
    await rig.call("editMessageText", 2);
    expect(texts("editMessageText")).toEqual(["after a", "after b"]);
    expect(rig.time.waits).toContain(7000);
  });

  it("are not sent when the message already shows the view", async () => {
    rig.answer = () => edit("the same");
    rig.deliver(press(ROCK, { query: "a" }));
    await rig.call("editMessageText");
    rig.deliver(press(ROCK, { query: "b" }), press(ROCK, { query: "c", id: 2 }));
    await rig.call("editMessageText", 2);
    expect(rig.callsOf("editMessageText").map(({ params }) => params.message_id)).toEqual([500, 2]);
  });

  it("are fine when Telegram reports no changes", async () => {
    rig.script("editMessageText", {
      error: 400,
      description: "Bad Request: message is not modified: the same",
    });
    rig.answer = () => edit("x");
    rig.deliver(press(ROCK));
    await rig.call("editMessageText");
    await rig.adapter.stop();
    expect(rig.log.lines).toEqual([]);
  });

  it("are routine on a deleted message", async () => {
    rig.script("editMessageText", { error: 400, description: "Bad Request: message to edit not found" });
    rig.answer = () => edit("x");
    rig.deliver(press(ROCK));
    await eventually(() => rig.log.lines.join()).toMatch(/^info: [^\n]*message to edit not found/);
  });
});

describe("a post", () => {
  it("waits as long as Telegram says", async () => {
    rig.script("sendMessage", limited(3));
    rig.answer = () => post("hello");
    rig.deliver(message("/rps"));
    await rig.call("sendMessage", 2);
    expect(rig.time.waits).toContain(3000);
  });

  it("is given up and logged when waiting would exceed two minutes", async () => {
    rig.script("sendMessage", limited(110), limited(11));
    rig.answer = () => post("hello");
    rig.deliver(message("/rps"));
    await eventually(() => rig.log.lines.join()).toContain("warn: Telegram: gave up a call after retries");
    expect(rig.callsOf("sendMessage")).toHaveLength(2);
    expect(rig.time.waits).not.toContain(11_000);
  });

  it.each([
    ["a dropped connection", "drop"],
    ["an answer that is no answer", BAD_GATEWAY],
    ["an error of the server", { error: 500, description: "Internal Server Error" }],
  ] as [string, Answer][])(
    "is retried only once after %s, because it may have arrived",
    async (_, trouble) => {
      rig.script("sendMessage", trouble, trouble);
      rig.answer = () => post("hello");
      rig.deliver(message("/rps"));
      await eventually(() => rig.log.lines.join()).toContain("gave up");
      expect(rig.callsOf("sendMessage")).toHaveLength(2);
    },
  );

  it("to someone who blocked the bot is routine", async () => {
    rig.script("sendMessage", { error: 403, description: "Forbidden: bot was blocked by the user" });
    rig.deliver(message("/rps"));
    await eventually(() => rig.log.lines.join()).toMatch(/^info: .*blocked/);
  });

  it("follows earlier posts in its chat, and one waiting chat holds up no other", async () => {
    const first = held<ReadyAnswer>();
    rig.script("sendMessage", first.promise);
    rig.answer = (incoming) => post(`for ${incoming.caller.name}`);
    rig.deliver(message("/rps", { chat: GROUP }), message("/rps", { chat: GROUP, from: BORIS }));
    await eventually(() => rig.incoming.length).toBe(2);
    rig.deliver(message("/rps", { from: BORIS }));
    await rig.call("sendMessage", 2);
    expect(rig.callsOf("sendMessage").map(({ params }) => params.chat_id)).toEqual([GROUP.id, BORIS.id]);
    first.resolve({ error: 400, description: "Bad Request: whatever" });
    expect((await rig.call("sendMessage", 3)).params).toMatchObject({ chat_id: GROUP.id, text: "for Boris" });
  });
});

describe("an answer to a press", () => {
  it("is routine when it comes too late, and the message is still edited", async () => {
    rig.script("answerCallbackQuery", {
      error: 400,
      description: "Bad Request: query is too old and response timeout",
    });
    rig.answer = () => edit("x");
    rig.deliver(press(ROCK));
    await rig.call("editMessageText");
    await eventually(() => rig.log.lines.join()).toMatch(/^info: .*query is too old/);
  });

  it("does not hold up the same person's next press", async () => {
    rig.script("answerCallbackQuery", held<ReadyAnswer>().promise);
    rig.answer = (incoming) => edit(`after ${incoming.id}`);
    rig.deliver(press(ROCK, { query: "a", id: 1 }), press(ROCK, { query: "b", id: 2 }));
    await rig.call("answerCallbackQuery", 2);
    await rig.call("editMessageText", 2);
  });
});
