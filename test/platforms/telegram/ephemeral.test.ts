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

const NEW_SERVER = { message_id: 0, date: 1, chat: GROUP, ephemeral_message_id: 5 };
const OLD_SERVER = { message_id: 77, date: 1, chat: GROUP };

describe("a private word in a group", () => {
  let rig: Rig;
  const sent = () => rig.callsOf("sendMessage").map(({ params }) => params);
  const answers = () => rig.callsOf("answerCallbackQuery").map(({ params }) => params);
  const serve = (result: object) => rig.script("sendMessage", ...Array(10).fill({ result }));
  beforeEach(async () => {
    rig = await startRig({ ephemeral: undefined });
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

  it("is first tried with a harmless one, which is taken away, and later ones are not", async () => {
    serve(NEW_SERVER);
    rig.answer = () => ({ type: "notice", text: "because" });
    for (const count of [1, 2]) {
      rig.deliver(press(ROCK, { chat: GROUP }));
      await eventually(() => answers()).toHaveLength(count);
    }
    expect(sent().map(({ text }) => text)).toEqual(["🔮", "because", "because"]);
    expect(rig.callsOf("deleteEphemeralMessage")).toHaveLength(1);
  });

  it("is never shown to the group by a server that knows no such messages", async () => {
    serve(OLD_SERVER);
    rig.answer = () => ({ type: "notice", text: "because" });
    for (const count of [1, 2]) {
      rig.deliver(press(ROCK, { chat: GROUP }));
      await eventually(() => answers()).toHaveLength(count);
    }
    expect(sent().map(({ text }) => text)).toEqual(["🔮"]);
    expect(rig.callsOf("deleteMessage").map(({ params }) => params)).toEqual([
      { chat_id: GROUP.id, message_id: 77 },
    ]);
    for (const answer of answers()) expect(answer).toMatchObject({ text: "because", show_alert: true });
  });

  it("is tried once with a harmless one, also where that cannot be taken away again", async () => {
    serve(OLD_SERVER);
    rig.script("deleteMessage", ...Array(10).fill({ error: 400, description: "Bad Request: no rights" }));
    rig.answer = () => ({ type: "notice", text: "because" });
    for (const count of [1, 2]) {
      rig.deliver(press(ROCK, { chat: GROUP }));
      await eventually(() => answers()).toHaveLength(count);
    }
    expect(sent().map(({ text }) => text)).toEqual(["🔮"]);
    for (const answer of answers()) expect(answer).toMatchObject({ text: "because", show_alert: true });
  });

  it("is taken away and told in a window when the server has forgotten such messages", async () => {
    rig.script("sendMessage", { result: NEW_SERVER }, { result: OLD_SERVER }, { result: OLD_SERVER });
    rig.answer = () => ({ type: "notice", text: "because" });
    for (const count of [1, 2]) {
      rig.deliver(press(ROCK, { chat: GROUP }));
      await eventually(() => answers()).toHaveLength(count);
    }
    expect(sent().map(({ text }) => text)).toEqual(["🔮", "because"]);
    expect(rig.callsOf("deleteMessage").map(({ params }) => params)).toEqual([
      { chat_id: GROUP.id, message_id: 77 },
    ]);
    for (const answer of answers()) expect(answer).toMatchObject({ text: "because", show_alert: true });
  });

  it.each([
    ["the server refuses it", { error: 400, description: "Bad Request: user not found" }],
    ["the chat is limited", { error: 429, retryAfter: 3 }],
    ["the connection breaks", "drop"],
  ] as const)("is told in a window when %s", async (_what, trouble) => {
    rig.script("sendMessage", { result: NEW_SERVER }, trouble);
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
    await eventually(() => sent()).toHaveLength(2);
    expect(sent()[1]).toMatchObject({
      chat_id: GROUP.id,
      text: "secret",
      ephemeral_message_parameters: { receiver_user_id: ANNA.id },
    });
  });

  it("that refuses a command is seen by its caller alone", async () => {
    serve(NEW_SERVER);
    rig.answer = () => ({ type: "notice", text: "switched off here" });
    rig.deliver(message("/rps", { chat: GROUP }));
    await eventually(() => sent()).toHaveLength(2);
    expect(sent()[1]).toMatchObject({
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
