// Every kind of reply to every kind of event, as sent to Telegram.

import { describe, expect, it } from "vitest";
import type { View } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
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
} from "./rig.ts";

aroundEachTest();

const OPEN_CHAT = { link: "https://t.me/GadalkaBot" };
const FORBIDDEN = { error: 403, description: "Forbidden: bot can't initiate conversation with a user" };

const FILE: View = {
  blocks: [
    { type: "text", text: "your data" },
    { type: "file", name: "export.json", content: "{}" },
  ],
};
const sentTexts = (): unknown[] => rig.callsOf("sendMessage").map(({ params }) => params.text);

describe("a file that Telegram refuses", () => {
  it.each([
    ["a command in private", "place", () => message("/rps")],
    ["a command in private, for the caller", "caller", () => message("/help")],
    ["a press", "place", () => press(ROCK)],
  ] as const)("is reported below its words: %s", async (_, audience, update) => {
    for (const error of [400, 413, 400]) rig.script("sendDocument", { error, description: "refused" });
    rig.answer = () => ({ type: "post", view: FILE, audience });
    for (const times of [1, 2, 3]) {
      rig.deliver(update());
      const pair = ["your data", say("ru", "failure-unexpected")];
      await eventually(sentTexts).toEqual(Array.from({ length: times }, () => pair).flat());
    }
  });
});

describe("a command", () => {
  it("is answered with HTML, buttons and no link previews", async () => {
    const view: View = {
      title: "A & B",
      blocks: [{ type: "text", text: "1 < 2" }],
      buttons: [
        [{ label: "Rock", action: { scope: "rps", session: "s1", turn: 3, move: "rock" }, style: "primary" }],
      ],
    };
    rig.answer = () => ({ type: "post", view, audience: "place" });
    rig.deliver(message("/rps"));
    expect((await rig.call("sendMessage")).params).toEqual({
      chat_id: ANNA.id,
      text: "<b>A &amp; B</b>\n1 &lt; 2",
      parse_mode: "HTML",
      link_preview_options: { is_disabled: true },
      reply_markup: { inline_keyboard: [[{ text: "Rock", callback_data: ROCK, style: "primary" }]] },
    });
  });

  it("reaches the dispatch with its options, its caller and its chat", async () => {
    rig.deliver(message("/rps@gadalkabot LIZARD-spock"));
    await rig.call("sendMessage");
    expect(rig.incoming).toEqual([
      {
        type: "command",
        id: expect.stringMatching(/^message:7:\d+$/),
        command: "rps",
        subcommand: "play",
        options: { variant: "lizard-spock" },
        caller: {
          ...{ platform: "telegram", id: "7", name: "Anna K.", locale: "ru" },
          ...{ fieldLimits: { columns: 8, rows: 10 } },
        },
        place: { kind: "private", id: "7" },
        findPlace: expect.any(Function),
      },
    ]);
  });

  it("leads from the group to the same page when a private answer fails, without the secret", async () => {
    rig.answer = () => post("secret", "caller");
    rig.script("sendMessage", FORBIDDEN);
    rig.deliver(message("/model show", { chat: GROUP, from: BORIS }));
    expect((await rig.call("sendMessage", 2)).params).toMatchObject({
      chat_id: GROUP.id,
      text: say("en", "telegram-eyes-only"),
      reply_parameters: { allow_sending_without_reply: true },
      reply_markup: {
        inline_keyboard: [[{ text: say("en", "telegram-open"), url: `${OPEN_CHAT.link}?start=model_show` }]],
      },
    });
  });

  it("is answered in words and logged when it hits a defect of ours", async () => {
    const action = { scope: "not encodable!", session: "s", turn: 0, move: "m" };
    rig.answer = () => ({
      type: "post",
      view: { blocks: [], buttons: [[{ label: "x", action }]] },
      audience: "place",
    });
    rig.deliver(message("/rps", { from: BORIS }));
    expect((await rig.call("sendMessage")).params).toMatchObject({ text: say("en", "failure-unexpected") });
    await eventually(() => rig.log.lines.join()).toContain("not an action that fits a button");
  });
});

describe("a press", () => {
  it("reaches the dispatch as its action, under an id that is stable across redeliveries", async () => {
    rig.deliver(press(ROCK, { query: "q1", chat: GROUP }), press("rubbish", { query: "q2" }));
    await rig.call("answerCallbackQuery", 2);
    expect(rig.incoming).toMatchObject([
      { type: "press", id: "q1", action: { move: "rock", turn: 3 }, place: { kind: "group", id: "-100" } },
      { type: "press", id: "q2", action: undefined, place: { kind: "private", id: "7" } },
    ]);
  });

  it("is answered with a message when a notice is too long for an alert", async () => {
    const long = `${"word ".repeat(60)}end`;
    rig.answer = () => ({ type: "notice", text: long });
    rig.deliver(press(ROCK));
    expect((await rig.call("sendMessage")).params).toMatchObject({ chat_id: 7, text: long });
    expect((await rig.call("answerCallbackQuery")).params).not.toHaveProperty("text");
  });

  it("is answered with an alert cut at a word when a long notice has no chat to go to", async () => {
    rig.answer = () => ({ type: "notice", text: `${"word ".repeat(60)}end` });
    rig.script("sendMessage", FORBIDDEN);
    rig.deliver(press(ROCK, { chat: GROUP, from: BORIS }));
    const { params } = await rig.call("answerCallbackQuery");
    expect(params).toMatchObject({ text: `${"word ".repeat(39)}word…`, show_alert: true });
    expect(String(params.text).length).toBeLessThanOrEqual(200);
  });

  it.each([
    ["few words", "secret", "secret"],
    ["more than an alert holds", "secret".repeat(40), say("en", "telegram-open-private-chat", OPEN_CHAT)],
  ])("is answered with an alert when a private answer of %s cannot be delivered", async (_, said, seen) => {
    rig.answer = () => post(said, "caller");
    rig.script("sendMessage", FORBIDDEN);
    rig.deliver(press(ROCK, { chat: GROUP, from: BORIS }));
    expect((await rig.call("answerCallbackQuery")).params).toMatchObject({ text: seen, show_alert: true });
  });

  it("is answered even when we fail", async () => {
    rig.answer = () => Promise.reject(new Error("a defect"));
    rig.deliver(press(ROCK, { from: BORIS }));
    expect((await rig.call("answerCallbackQuery")).params).toMatchObject({
      text: say("en", "failure-unexpected"),
    });
    await eventually(() => rig.log.lines.join()).toContain("a defect");
  });

  it("edits an old message that Telegram no longer shows", async () => {
    const old = press(ROCK);
    const pressed = { message_id: 9, date: 0, chat: { id: 7, type: "private" } };
    rig.answer = () => edit("new");
    rig.deliver({ callback_query: { ...old.callback_query, message: pressed } });
    expect((await rig.call("editMessageText")).params).toMatchObject({ message_id: 9 });
  });
});
