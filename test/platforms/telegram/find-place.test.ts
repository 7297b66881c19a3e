// Other chats that people name: parsing their input, and what Telegram says about the chat.

import { describe, expect, it } from "vitest";
import type { FoundPlace } from "../../../src/chat/index.ts";
import { readChatName } from "../../../src/platforms/telegram/places.ts";
import { ANNA, aroundEachTest, eventually, message, rig } from "./rig.ts";

it.each([
  ["@games", { chat: "@games" }],
  ["games", { chat: "@games" }],
  [" -1001234567890 ", { chat: -1001234567890 }],
  ["https://t.me/games", { chat: "@games" }],
  ["t.me/games/7", { chat: "@games", topic: 7 }],
  ["https://t.me/games/7/120?single", { chat: "@games", topic: 7 }],
  ["https://t.me/c/123/45", { chat: -100123, topic: 45 }],
  ["https://t.me/+AbCdEf", undefined],
  ["https://example.org/games", undefined],
  ["7000001", undefined],
  ["@a", undefined],
  ["", undefined],
])("%j names %j", (typed, named) => {
  expect(readChatName(typed)).toEqual(named);
});

describe("a chat named by a person", () => {
  const FORUM = { id: -100123, type: "supergroup", title: "Games", is_forum: true };
  const CHANNEL = { id: -100200, type: "channel", title: "News", username: "news" };
  const member = (status: string, more: object = {}) => ({ status, user: { id: 42 }, ...more });

  aroundEachTest();

  function find(typed: string, chat: object, bot: object, ...administrators: number[]) {
    const managers = administrators.map((id) => ({ status: "creator", user: { id } }));
    rig.script("getChat", { result: chat });
    rig.script("getChatMember", { result: bot });
    rig.script("getChatAdministrators", { result: managers });
    return ask(typed);
  }

  async function ask(typed: string): Promise<FoundPlace | undefined> {
    if (rig.incoming.length === 0) rig.deliver(message("/rps"));
    await eventually(() => rig.incoming.length).toBe(1);
    const [incoming] = rig.incoming;
    return incoming?.type === "command" ? incoming.findPlace?.(typed) : undefined;
  }

  it("is found by its name, and managed by callers who are administrators there", async () => {
    const bot = member("administrator", { can_post_messages: true });
    const found = await find("@news", CHANNEL, bot, ANNA.id);
    expect(found).toEqual({ place: { kind: "group", id: "-100200" }, name: "@news", mayManage: true });
    expect((await rig.call("getChat")).params.chat_id).toBe("@news");
    expect((await rig.call("getChatMember")).params).toMatchObject({ chat_id: CHANNEL.id, user_id: 42 });
  });

  it.each([
    ["the topic that every forum has", "https://t.me/c/123/1", FORUM, { name: "t.me/c/123/1" }],
    ["a message of a chat without topics", "https://t.me/c/123/45", { ...FORUM, is_forum: undefined }, {}],
  ])("is meant as a whole by a link to %s", async (_what, link, chat, named) => {
    const place = { kind: "group", id: "-100123", ...named };
    expect(await find(link, chat, member("member"))).toEqual({ place, name: "Games", mayManage: false });
  });

  const mute = { ...FORUM, permissions: { can_send_messages: false } };
  it.each([
    ["a channel where it may not post", CHANNEL, member("administrator", { can_post_messages: false })],
    ["a group where members may not write", mute, member("member")],
    ["a group that it left", FORUM, member("left")],
  ])("is not writable if it is %s", async (_what, chat, bot) => {
    expect(await find("@games", chat, bot)).toEqual({ problem: "not-writable" });
  });

  it.each([
    ["unknown", { error: 400, description: "Bad Request: chat not found" }],
    ["not-writable", { error: 403, description: "Forbidden: bot is not a member of the channel chat" }],
    ["unknown", { error: 429, retryAfter: 600 }],
  ])("is %s when Telegram says so", async (problem, answer) => {
    rig.script("getChat", answer);
    expect(await ask("@games")).toEqual({ problem });
  });

  it("is unknown if it is a person, and nothing is looked up for text that names no chat", async () => {
    const boris = { id: 8, type: "private", first_name: "Boris" };
    expect(await find("@boris", boris, member("member"))).toEqual({ problem: "unknown" });
    expect(await ask("https://t.me/+AbCdEf")).toEqual({ problem: "unknown" });
    expect(rig.callsOf("getChat")).toHaveLength(1);
  });
});
