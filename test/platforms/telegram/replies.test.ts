// What the bot sends: answers to commands and presses, and its own posts and edits.

import { describe, expect, it } from "vitest";
import type { Reply, View } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import {
  ANNA,
  aroundEachTest,
  BORIS,
  edit,
  eventually,
  GROUP,
  inlinePress,
  message,
  post,
  press,
  ROCK,
  rig,
  words,
} from "./rig.ts";

aroundEachTest();

const PLACE = { kind: "group", id: String(GROUP.id), topic: "5" } as const;
const OPEN_CHAT = { link: "https://t.me/GadalkaBot" };
const FORBIDDEN = { error: 403, description: "Forbidden: bot can't initiate conversation with a user" };
const FILE: View = {
  blocks: [
    { type: "text", text: "your data" },
    { type: "file", name: "export.json", content: "{}" },
  ],
};
const chart = (text: string, byte = 1): View => ({
  blocks: [
    { type: "text", text },
    { type: "picture", name: "chart.png", png: Uint8Array.of(byte), alt: "two bars" },
  ],
});
const sentTexts = (): unknown[] => rig.callsOf("sendMessage").map(({ params }) => params.text);

describe("a command", () => {
  it("reaches the dispatch with its options, its caller and its chat", async () => {
    rig.deliver(message("/rps@gadalkabot LIZARD-spock"));
    await rig.call("sendMessage");
    const caller = { platform: "telegram", id: "7", name: "Anna K.", locale: "ru" };
    expect(rig.incoming).toEqual([
      {
        type: "command",
        id: expect.stringMatching(/^message:7:\d+$/),
        command: "rps",
        subcommand: "play",
        options: { variant: "lizard-spock" },
        caller: { ...caller, fieldLimits: { columns: 8, rows: 10 } },
        place: { kind: "private", id: "7" },
        findGroup: expect.any(Function),
      },
    ]);
  });

  it("is answered with HTML and no link previews", async () => {
    rig.answer = () => post("1 < 2");
    rig.deliver(message("/rps"));
    expect((await rig.call("sendMessage")).params).toEqual({
      chat_id: ANNA.id,
      text: "1 &lt; 2",
      parse_mode: "HTML",
      link_preview_options: { is_disabled: true },
    });
  });

  it("leads from the group to the same page when a private answer fails, without the secret", async () => {
    rig.answer = () => post("secret", "caller");
    rig.script("sendMessage", FORBIDDEN);
    rig.deliver(message("/model show", { chat: GROUP, from: BORIS }));
    const url = `${OPEN_CHAT.link}?start=model_show`;
    expect((await rig.call("sendMessage", 2)).params).toMatchObject({
      chat_id: GROUP.id,
      text: say("en", "telegram-eyes-only"),
      reply_parameters: { allow_sending_without_reply: true },
      reply_markup: { inline_keyboard: [[{ text: say("en", "telegram-open"), url }]] },
    });
  });

  it("is answered in words and logged when it hits a defect of ours", async () => {
    const action = { scope: "not encodable!", session: "s", turn: 0, move: "m" };
    const view = { blocks: [], buttons: [[{ label: "x", action }]] };
    rig.answer = () => ({ type: "post", view, audience: "place" });
    rig.deliver(message("/rps", { from: BORIS }));
    expect((await rig.call("sendMessage")).params).toMatchObject({ text: say("en", "failure-unexpected") });
    await eventually(() => rig.log.lines.join()).toContain("not an action that fits a button");
  });

  it("has its message edited with every later form", async () => {
    async function* later() {
      yield words("next in line");
      yield words("the report");
    }
    rig.answer = () => ({ type: "post", view: words("second in line"), audience: "caller", later: later() });
    rig.deliver(message("/rps"));
    expect((await rig.call("editMessageText", 2)).params.text).toContain("the report");
  });

  it.each([
    ["a command", "caller", () => message("/help")],
    ["a press", "place", () => press(ROCK)],
  ] as const)("has a refused file reported below its words: %s", async (_, audience, update) => {
    rig.script("sendDocument", { error: 413, description: "refused" });
    rig.answer = () => ({ type: "post", view: FILE, audience });
    rig.deliver(update());
    await eventually(sentTexts).toEqual(["your data", say("ru", "failure-unexpected")]);
  });
});

describe("a press", () => {
  it("is answered with a message if a notice is too long for an alert", async () => {
    const long = `${"word ".repeat(60)}end`;
    rig.answer = () => ({ type: "notice", text: long });
    rig.deliver(press(ROCK));
    expect((await rig.call("sendMessage")).params).toMatchObject({ chat_id: 7, text: long });
    expect((await rig.call("answerCallbackQuery")).params).not.toHaveProperty("text");
  });

  it.each<[string, Reply, string]>([
    ["few private words", post("secret", "caller"), "secret"],
    ["a long notice", { type: "notice", text: "word ".repeat(60) }, `${"word ".repeat(39)}word…`],
  ])("is answered with an alert where the private chat is closed: %s", async (_, reply, text) => {
    rig.answer = () => reply;
    rig.script("sendMessage", FORBIDDEN);
    rig.deliver(press(ROCK, { chat: GROUP, from: BORIS }));
    expect((await rig.call("answerCallbackQuery")).params).toMatchObject({ text, show_alert: true });
  });

  it.each([
    ["a longer private answer cannot be delivered", post("secret".repeat(40), "caller")],
    ["nothing can begin unseen", { type: "notice", text: "", opensPrivate: true }],
  ] as const)("opens the private chat when %s, where its link repeats the press", async (_, answer) => {
    rig.answer = () => answer;
    rig.script("sendMessage", FORBIDDEN);
    rig.deliver(press(ROCK, { chat: GROUP, from: BORIS }));
    const { url, ...rest } = (await rig.call("answerCallbackQuery")).params;
    expect(rest).not.toHaveProperty("text");
    const [address, payload = ""] = String(url).split("?start=");
    expect(address).toBe(OPEN_CHAT.link);
    for (const from of [ANNA, BORIS]) rig.deliver(message(`/start ${payload}`, { from }));
    await eventually(() => rig.incoming).toHaveLength(3);
    expect(
      rig.incoming.find(({ caller, place }) => caller.id === "8" && place.kind === "private"),
    ).toMatchObject({
      type: "press",
      action: { scope: "rps", move: "rock" },
    });
    expect(rig.incoming.find(({ caller }) => caller.id === "7")).toMatchObject({ command: "start" });
  });

  it("is answered even when we fail", async () => {
    rig.answer = () => Promise.reject(new Error("a defect"));
    rig.deliver(press(ROCK, { from: BORIS }));
    const text = say("en", "failure-unexpected");
    expect((await rig.call("answerCallbackQuery")).params).toMatchObject({ text });
    await eventually(() => rig.log.lines.join()).toContain("a defect");
  });

  it("edits an old message that Telegram no longer shows", async () => {
    const { callback_query } = press(ROCK);
    const pressed = { message_id: 9, date: 0, chat: { id: 7, type: "private" } };
    rig.answer = () => edit("new");
    rig.deliver({ callback_query: { ...callback_query, message: pressed } });
    expect((await rig.call("editMessageText")).params).toMatchObject({ message_id: 9 });
  });
});

describe("a message of the bot's own", () => {
  it("is one picture in its topic if it has few words, and keeps it when it's edited", async () => {
    const outcome = await rig.adapter.post(PLACE, chart("The end"), "key");
    expect(outcome).toMatchObject({ state: "posted", message: expect.any(String) });
    const { upload } = (await rig.call("sendPhoto")).params;
    for (const part of [
      /name="caption"\s+The end\s/,
      /name="chat_id"\s+-100\s/,
      /name="message_thread_id"\s+5\s/,
    ])
      expect(upload).toMatch(part);
    const name = outcome.state === "posted" ? (outcome.message ?? "") : "";
    expect(await rig.adapter.edit(PLACE, name, chart("again"))).toBe("edited");
    expect(await rig.adapter.edit(PLACE, name, words("w".repeat(2000)))).toBe("edited");
    expect(rig.callsOf("editMessageCaption").map(({ params }) => params.caption)).toEqual([
      "again",
      `${"w".repeat(1023)}…`,
    ]);
    expect(await rig.adapter.edit(PLACE, name, chart("another", 2))).toBe("edited");
    expect(rig.callsOf("editMessageMedia")).toHaveLength(1);
  });

  it.each([
    ["refused", { error: 400, description: "Bad Request: message to edit not found" }],
    ["refused", { error: 403, description: "Forbidden: bot was kicked from the group chat" }],
    ["edited", { error: 400, description: "Bad Request: message is not modified" }],
    ["unavailable", { error: 429, retryAfter: 600 }],
  ])("is %s when Telegram says so to an edit", async (outcome, answer) => {
    rig.script("editMessageText", answer);
    expect(await rig.adapter.edit(PLACE, "500", words("late"))).toBe(outcome);
  });

  it("isn't edited by a name that is not ours", async () => {
    for (const name of ["", "photo-", "x", "-5", "1.5", "inline-", "inline-a b"])
      expect(await rig.adapter.edit(PLACE, name, words("late"))).toBe("refused");
    expect(rig.callsOf("editMessageText")).toEqual([]);
  });

  it("is edited by the name of an inline message, whichever chat it is in", async () => {
    rig.deliver(inlinePress(ROCK));
    await eventually(() => rig.incoming.length).toBe(1);
    expect(rig.incoming).toMatchObject([{ message: "inline-inline-1" }]);
    const elsewhere = { kind: "group", id: "no-number" } as const;
    expect(await rig.adapter.edit(elsewhere, "inline-inline-1", words("late"))).toBe("edited");
    expect(rig.callsOf("editMessageText")).toMatchObject([{ params: { inline_message_id: "inline-1" } }]);
  });

  it.each([
    ["a command", () => message("/rps", { chat: GROUP })],
    ["a press", () => press(ROCK)],
  ])("is reported by its name when it answers %s", async (_what, update) => {
    const seen: string[] = [];
    const onPosted = async (name: string) => {
      seen.push(name);
      throw new Error("the store is away");
    };
    rig.answer = () => ({ type: "post", view: words("hello"), audience: "place", onPosted });
    rig.deliver(update());
    await eventually(() => rig.log.lines.join()).toContain("onPosted callback failed");
    await rig.adapter.edit(PLACE, seen[0] ?? "", words("later"));
    expect((await rig.call("editMessageText")).params.message_id).toBe(Number(seen[0]));
    expect(rig.callsOf("sendMessage")).toHaveLength(1);
  });
});

it("links only to calls that allow it, with a valid value", () => {
  const linked = (subcommand: string, options = {}, command = "rps") =>
    rig.adapter.link?.({ command, subcommand, options });
  expect(linked("join", { code: "K7F3" })).toBe("https://t.me/GadalkaBot?start=join_K7F3");
  expect(linked("show", {}, "model")).toBe("https://t.me/GadalkaBot?start=model_show");
  for (const options of [{}, { code: "k7f3" }, { code: "K7F3 " }, { code: "K7F3&x=1" }])
    expect(linked("join", options)).toBeUndefined();
  expect([linked("play"), linked("off", {}, "model")]).toEqual([undefined, undefined]);
});

describe("a group's managers", () => {
  const membersOf = (...ids: number[]) => ids.map((id) => ({ status: "creator", user: { id } }));

  it("are fetched from Telegram once, when needed, and may set its rules", async () => {
    rig.deliver(message("/rps", { chat: GROUP }), press("x", { chat: GROUP }));
    await eventually(() => rig.incoming.length).toBe(2);
    expect(rig.callsOf("getChatAdministrators")).toEqual([]);
    rig.script("getChatAdministrators", { result: membersOf(ANNA.id) });
    for (const incoming of rig.incoming)
      expect([await incoming.mayManage?.(), await incoming.mayConfigure?.()]).toEqual([true, true]);
    expect(await rig.incoming[0]?.managesHere?.("8")).toBe(false);
    expect(rig.callsOf("getChatAdministrators")).toHaveLength(1);
  });

  it("are nobody without administrators, and no one while Telegram doesn't say", async () => {
    const orphans = { ...GROUP, id: -101 };
    rig.deliver(press("x", { chat: orphans }), message("/rps", { chat: GROUP }));
    await eventually(() => rig.incoming.length).toBe(2);
    rig.script("getChatAdministrators", { result: [] }, { error: 400, description: "Bad Request" });
    const inOrder = rig.incoming.toSorted((one) => (one.type === "press" ? -1 : 1));
    expect(await inOrder[0]?.mayConfigure?.()).toBe("nobody");
    expect(await inOrder[1]?.mayManage?.()).toBe(false);
  });
});
