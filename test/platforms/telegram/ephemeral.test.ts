// What is for one person in a group: an ephemeral message where the server has them, else as before.

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { View } from "../../../src/chat/index.ts";
import {
  ANNA,
  BORIS,
  eventually,
  GROUP,
  message,
  post,
  press,
  type Rig,
  ROCK,
  startRig,
  words,
} from "./rig.ts";

const MENU = [{ command: "hush", description: "🔮", is_ephemeral: true }];
const NEW_SERVER = { message_id: 0, date: 1, chat: GROUP, ephemeral_message_id: 5 };
const OLD_SERVER = { message_id: 77, date: 1, chat: GROUP };

describe("a private word in a group", () => {
  let rig: Rig;
  const sent = () => rig.callsOf("sendMessage").map(({ params }) => params);
  const answers = () => rig.callsOf("answerCallbackQuery").map(({ params }) => params);
  const serve = (result: object) => rig.script("sendMessage", ...Array(12).fill({ result }));
  beforeEach(async () => {
    rig = await startRig({ ephemeral: undefined });
    await rig.call("setMyCommands", 2);
    rig.calls.length = 0;
    rig.script("getMyCommands", { result: MENU });
  });
  afterEach(() => rig.end());

  it("goes as a message for the presser alone, and the press is answered without a window", async () => {
    serve(NEW_SERVER);
    rig.answer = () => ({ type: "notice", text: "because" });
    rig.deliver(press(ROCK, { chat: GROUP, query: "q1" }));
    await eventually(() => answers()).toHaveLength(1);
    expect(answers()[0]).not.toHaveProperty("text");
    expect(sent().at(-1)).toMatchObject({
      chat_id: GROUP.id,
      text: "because",
      ephemeral_message_parameters: { receiver_user_id: ANNA.id, callback_query_id: "q1" },
    });
  });

  it("is sent once the server has shown, by a menu that is taken away, that it knows such messages", async () => {
    serve(NEW_SERVER);
    rig.answer = () => ({ type: "notice", text: "because" });
    for (const count of [1, 2]) {
      rig.deliver(press(ROCK, { chat: GROUP }));
      await eventually(() => answers()).toHaveLength(count);
    }
    expect(sent().map(({ text }) => text)).toEqual(["because", "because"]);
    for (const method of ["setMyCommands", "getMyCommands", "deleteMyCommands"])
      expect(rig.callsOf(method).map(({ params }) => params)).toMatchObject([
        { scope: { type: "all_chat_administrators" }, language_code: "eo" },
      ]);
  });

  it("is never sent to a server that knows no such messages, which would show it to everybody", async () => {
    const { is_ephemeral: _unknown, ...plain } = MENU[0] as { is_ephemeral?: boolean };
    const old = await startRig({ ephemeral: undefined });
    await old.call("setMyCommands", 2);
    old.script("getMyCommands", { result: [plain] });
    old.answer = () => ({ type: "notice", text: "because" });
    for (const count of [1, 2]) {
      old.deliver(press(ROCK, { chat: GROUP }));
      await eventually(() => old.callsOf("answerCallbackQuery")).toHaveLength(count);
    }
    expect(old.callsOf("sendMessage")).toEqual([]);
    for (const { params } of old.callsOf("answerCallbackQuery"))
      expect(params).toMatchObject({ text: "because", show_alert: true });
    await old.end();
  });

  it("is taken away and told in a window when the server has forgotten such messages", async () => {
    serve(OLD_SERVER);
    rig.answer = () => ({ type: "notice", text: "because" });
    for (const count of [1, 2]) {
      rig.deliver(press(ROCK, { chat: GROUP }));
      await eventually(() => answers()).toHaveLength(count);
    }
    expect(sent().map(({ text }) => text)).toEqual(["because"]);
    expect(rig.callsOf("deleteMessage").map(({ params }) => params)).toEqual([
      { chat_id: GROUP.id, message_id: 77 },
    ]);
    for (const answer of answers()) expect(answer).toMatchObject({ text: "because", show_alert: true });
  });

  it("is told in a window when the server cannot be asked, and is asked again the next time", async () => {
    serve(NEW_SERVER);
    rig.script("setMyCommands", { error: 400, description: "Bad Request" });
    rig.answer = () => ({ type: "notice", text: "because" });
    for (const count of [1, 2]) {
      rig.deliver(press(ROCK, { chat: GROUP }));
      await eventually(() => answers()).toHaveLength(count);
    }
    expect(answers().map(({ show_alert }) => show_alert)).toEqual([true, undefined]);
  });

  it.each([
    ["the server refuses it", { error: 400, description: "Bad Request: user not found" }],
    ["the chat is limited", { error: 429, retryAfter: 3 }],
    ["the connection breaks", "drop"],
  ] as const)("is told in a window when %s", async (_what, trouble) => {
    rig.script("sendMessage", trouble);
    rig.answer = () => ({ type: "notice", text: "because" });
    rig.deliver(press(ROCK, { chat: GROUP }));
    await eventually(() => answers()).toHaveLength(1);
    expect(answers()[0]).toMatchObject({ text: "because", show_alert: true });
  });

  it("goes with its picture in one message", async () => {
    serve(NEW_SERVER);
    const picture = { type: "picture", name: "a.png", png: new Uint8Array([1]), alt: "a" } as const;
    const view: View = { blocks: [...words("the chart").blocks, picture] };
    rig.script("sendPhoto", { result: NEW_SERVER });
    rig.answer = () => ({ type: "post", view, audience: "caller" });
    rig.deliver(press(ROCK, { chat: GROUP }));
    await eventually(() => answers()).toHaveLength(1);
    expect(rig.callsOf("sendPhoto")).toHaveLength(1);
  });

  it("with buttons goes to the private chat, where it stays", async () => {
    serve(NEW_SERVER);
    rig.deliver(message("/start", { from: BORIS }));
    await rig.call("sendMessage");
    const action = { scope: "rps", session: "s1", turn: 0, move: "rock" };
    const view: View = { ...words("a board"), buttons: [[{ label: "Rock", action }]] };
    rig.answer = () => ({ type: "post", view, audience: "caller" });
    rig.deliver(press(ROCK, { chat: GROUP, from: BORIS }));
    await eventually(() => answers()).toHaveLength(1);
    expect(sent().at(-1)).toMatchObject({ chat_id: BORIS.id, text: "a board" });
  });

  it("that answers a command of one who has no private chat is seen by them where they asked", async () => {
    serve(NEW_SERVER);
    rig.answer = () => post("secret", "caller");
    rig.deliver(message("/model", { chat: GROUP }));
    await eventually(() => sent()).toHaveLength(1);
    expect(sent()[0]).toMatchObject({
      chat_id: GROUP.id,
      text: "secret",
      ephemeral_message_parameters: { receiver_user_id: ANNA.id },
    });
  });

  it("that refuses a command is seen by its caller alone", async () => {
    serve(NEW_SERVER);
    rig.answer = () => ({ type: "notice", text: "switched off here" });
    rig.deliver(message("/rps", { chat: GROUP }));
    await eventually(() => sent()).toHaveLength(1);
    expect(sent()[0]).toMatchObject({
      text: "switched off here",
      ephemeral_message_parameters: { receiver_user_id: ANNA.id },
    });
  });

  it("of the private chat is an ordinary message", async () => {
    rig.answer = () => post("secret", "caller");
    rig.deliver(message("/model"));
    expect((await rig.call("sendMessage")).params).not.toHaveProperty("ephemeral_message_parameters");
  });

  it("takes no slot from the match when the chat has none left", async () => {
    serve(NEW_SERVER);
    rig.answer = () => ({ type: "notice", text: "because" });
    for (let count = 1; count <= 12; count++) {
      rig.deliver(press(ROCK, { chat: GROUP }));
      await eventually(() => answers()).toHaveLength(count);
    }
    expect(answers().at(-1)).toMatchObject({ text: "because", show_alert: true });
    expect(sent().length).toBeLessThan(12);
  });
});
