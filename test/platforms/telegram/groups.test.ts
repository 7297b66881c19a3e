// Which messages are for the bot, from whom and where, and what Telegram says about groups.

import { describe, expect, it } from "vitest";
import type { FoundGroup } from "../../../src/chat/incoming.ts";
import { readInlineQuery, readMessage, readPress } from "../../../src/platforms/telegram/incoming.ts";
import {
  ANNA,
  aroundEachTest,
  BORIS,
  COMMANDS,
  eventually,
  GROUP,
  message,
  press,
  rig,
  startAnew,
} from "./rig.ts";

const read = (text: string, more: Parameters<typeof message>[1] = {}) => {
  const { message: sent } = message(text, more);
  const incoming = readMessage(sent as unknown as Parameters<typeof readMessage>[0], "GadalkaBot", COMMANDS);
  return incoming === "anonymous" ? expect.fail("read as anonymous") : incoming;
};
const inGroup = { chat: GROUP };

describe("a message", () => {
  it.each([
    ["plain text in a group", "rps", inGroup],
    ["what was sent by way of a bot", "rps", { more: { via_bot: { id: 7 } } }],
    ["another bot's command", "/rps@OtherBot", inGroup],
    ["another bot's command in the private chat", "/rps@OtherBot", {}],
    ["a command in a group that is none of ours", "/weather", inGroup],
    ["a bot's command", "/rps", { from: { ...ANNA, is_bot: true } }],
    ["a command of nobody", "/rps", { more: { from: undefined } }],
    ["no text", "", { more: { text: undefined } }],
  ])("is ignored: %s", (_, text, more) => {
    expect(read(text, more)).toBeUndefined();
  });

  it.each([
    ["our command", "/rps", inGroup, "command"],
    ["our command by name, in any case", "/RPS@gadalkaBOT play", inGroup, "command"],
    ["a command we do not know, by name", "/weather@GadalkaBot", inGroup, "unreadable"],
    ["a command we do not know, in private", "/weather", {}, "unreadable"],
    ["our command with a slip", "/rps chess", inGroup, "unreadable"],
  ])("is accepted: %s", (_, text, more, type) => {
    expect(read(text, more)).toMatchObject({ type });
  });

  it.each([
    ["help_help", "help", "help"],
    ["help", "help", "help"],
    ["model_show", "model", "show"],
  ])("from a page link opened in an app (%s) opens that page", (payload, command, subcommand) => {
    expect(read(`/start ${payload}`)).toMatchObject({ command, subcommand, options: {} });
  });

  it("from a link with a value that its command takes makes that call", () => {
    const call = { type: "command", command: "rps", subcommand: "join", options: { code: "K7F3" } };
    expect(read("/start join_K7F3")).toMatchObject(call);
    expect(read("/start@GadalkaBot join_K7F3", inGroup)).toMatchObject(call);
  });

  it.each([
    ...[
      "join_k7f3",
      "join_K7F",
      "join_K7F3X",
      "join_K7F3_K7F3",
      "join_",
      "join",
      "rps_join",
      "rps_join_K7F3",
    ],
    ...["model_off", "model", "rps_play", "nonsense", "_", "start"],
  ])("from a link with any other value, or that is no page (%s), means start", (payload) => {
    const start = { command: "start", subcommand: "start", options: {} };
    expect(read(`/start ${payload}`)).toMatchObject(start);
  });
});

describe("a person", () => {
  const boris = { ...BORIS, username: "Boris_1" };
  const asked = (text: string, more: object = {}) => {
    const incoming = read(text, { ...inGroup, more });
    return {
      typed: incoming?.type === "command" ? incoming.options.player : incoming,
      find: incoming?.findPerson,
    };
  };
  const mention = (offset: number, length: number) => ({
    entities: [{ type: "text_mention", offset, length, user: boris }],
  });
  const found = { id: "8", name: "Boris", isBot: false };

  it("is named by id when mentioned without a username", () => {
    const { typed, find } = asked("/profile compare Boris B. ", mention(17, 8));
    expect(typed).toBe("telegram:8");
    expect(find?.("telegram:8")).toEqual(found);
    expect(find?.("@boris_1")).toEqual(found);
  });

  it("is the author of the replied message when no one is named", () => {
    const more = { reply_to_message: { message_id: 1, from: { ...boris, is_bot: true } } };
    const { typed, find } = asked("/profile compare", more);
    expect(typed).toBe("telegram:8");
    expect(find?.("telegram:8")).toEqual({ ...found, isBot: true });
    expect(asked("/profile compare @anna", more).typed).toBe("@anna");
  });

  it.each([
    ["the first message of a topic", { from: boris, forum_topic_created: { name: "Games" } }],
    ["a channel's message", { from: boris, sender_chat: { id: -5, type: "channel" } }],
  ])("is not named by answering %s", (_, reply_to_message) => {
    expect(asked("/profile compare", { reply_to_message }).typed).toBeUndefined();
  });

  it("is unknown here under a username that the message does not explain", () => {
    const { find } = asked("/profile compare @Boris_1");
    expect(find?.("@Boris_1")).toEqual({ problem: "unknown", handle: "boris_1" });
    expect(find?.("telegram:9")).toEqual({ problem: "unknown" });
    expect(find?.("Boris")).toEqual({ problem: "unknown" });
  });

  it("is recognized as a bot by its username, and as this bot by its name or message", () => {
    const { find } = asked("/profile compare @Other_Bot");
    expect(find?.("@Other_Bot")).toEqual({ id: "other_bot", name: "other_bot", isBot: true });
    expect(find?.("@gadalkabot")).toMatchObject({ isBot: true, isMe: true });
    const me = { id: 99, is_bot: true, first_name: "Gadalka", username: "GadalkaBot" };
    const answering = asked("/profile compare", { reply_to_message: { message_id: 1, from: me } });
    expect(answering.find?.("telegram:99")).toMatchObject({ isBot: true, isMe: true });
    expect(answering.typed).toBeUndefined();
  });
});

describe("a person's name", () => {
  const nameOf = (first_name: string, last_name?: string) =>
    read("/rps", { from: { ...ANNA, first_name, ...(last_name ? { last_name } : { last_name: "" }) } })
      ?.caller.name;

  it.each([
    ["is the first and the last", "Anna", "K.", "Anna K."],
    ["is the first where there is no last", "Anna", "", "Anna"],
    ["stays in one line", "An\nna\t", "", "An na"],
    ["does not turn the line around", "\u202EannA", "", "annA"],
    ["mentions nobody", "@victim", "", "@\u2060victim"],
    ["is the number of one who has none", " ", "", "7"],
  ])("%s", (_, first, last, name) => {
    expect(nameOf(first, last)).toBe(name);
  });
});

describe("a chat", () => {
  it("is private for an inline query only in the chat with the bot", () => {
    const query = (chat_type: "sender" | "private" | "channel") =>
      readInlineQuery({ id: "i", from: ANNA, query: "", offset: "", chat_type }).place.kind;
    expect([query("sender"), query("private"), query("channel")]).toEqual(["private", "group", "group"]);
  });

  it.each([
    [
      "a topic",
      { is_topic_message: true, message_thread_id: 45 },
      {},
      { topic: "45", name: "t.me/c/123/45" },
    ],
    [
      "a public topic",
      { is_topic_message: true, message_thread_id: 45 },
      { username: "games" },
      { topic: "45", name: "t.me/games/45" },
    ],
    ["the general topic", {}, {}, { name: "t.me/c/123/1" }],
    ["a group without topics", {}, { is_forum: undefined }, {}],
  ])("is named by its link in %s, for a message and a press", (_what, more, about, named) => {
    const chat = { id: -100123, type: "supergroup", title: "Games", is_forum: true, ...about };
    const place = { kind: "group", id: "-100123", ...named };
    expect(read("/rps", { chat, more })?.place).toEqual(place);
    const { callback_query: query } = press("x", { chat });
    Object.assign(query.message, more);
    expect(readPress(query as unknown as Parameters<typeof readPress>[0]).place).toEqual(place);
  });

  it("is the pressed message's for a press", () => {
    const { callback_query: query } = press("x", { chat: GROUP });
    expect(readPress(query as unknown as Parameters<typeof readPress>[0]).place).toEqual({
      kind: "group",
      id: "-100",
    });
  });
});

describe("a group that becomes a supergroup", () => {
  aroundEachTest();

  it("is reported to the features by its old and new id, from either chat", async () => {
    const seen: unknown[] = [];
    await startAnew({ moved: async (...move) => void seen.push(move) });
    const larger = { id: -1_001, type: "supergroup", title: "Larger" };
    const without = { text: undefined };
    rig.deliver(message("", { chat: GROUP, more: { ...without, migrate_to_chat_id: larger.id } }));
    rig.deliver(message("", { chat: larger, more: { ...without, migrate_from_chat_id: GROUP.id } }));
    await eventually(() => seen).toEqual(Array(2).fill(["telegram", String(GROUP.id), "-1001"]));
    expect(rig.incoming).toEqual([]);
  });
});

describe("a group asked about from a private chat", () => {
  const FORUM = { id: -100123, type: "supergroup", title: "Games", is_forum: true };
  aroundEachTest();

  async function find(id: string): Promise<FoundGroup | undefined> {
    rig.deliver(message("/rps"));
    await eventually(() => rig.incoming.length).toBe(1);
    return rig.incoming[0]?.findGroup?.(id);
  }

  it.each([[[ANNA.id], true] as const, [[8], false] as const])(
    "is found with its topic's name, and managed by its administrators %j",
    async (administrators, mayManage) => {
      rig.script("getChat", { result: FORUM });
      const result = administrators.map((id) => ({ status: "creator", user: { id } }));
      rig.script("getChatAdministrators", { result });
      const place = { kind: "group", id: "-100123", topic: "45", name: "t.me/c/123/45" };
      expect(await find("-100123/45")).toEqual({ place, mayManage });
      expect((await rig.call("getChat")).params.chat_id).toBe(-100123);
    },
  );

  it.each([
    ["the bot isn't in it", { error: 403, description: "Forbidden: bot was kicked" }],
    ["Telegram is away", { error: 429, retryAfter: 600 }],
    ["it's a person", { result: { id: 8, type: "private", first_name: "Boris" } }],
  ])("isn't found if %s", async (_, answer) => {
    rig.script("getChat", answer);
    expect(await find("-100123")).toBeUndefined();
  });
});
