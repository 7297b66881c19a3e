// Private texts in a group: an ephemeral message if the server supports them, otherwise as before.

import { beforeEach, describe, expect, it } from "vitest";
import type { View } from "../../../src/chat/index.ts";
import {
  ANNA,
  ANSWER_LIMIT_MS,
  aroundEachTest,
  BORIS,
  eventually,
  GROUP,
  message,
  post,
  press,
  ROCK,
  rig,
  STOP_LIMIT_MS,
  startRig,
  words,
} from "./rig.ts";

/** Timeouts for answering and stopping never elapse; other waits do. */
const LIMITS_MS: ReadonlySet<number> = new Set([ANSWER_LIMIT_MS, STOP_LIMIT_MS]);
const patient = async (ms: number, signal: AbortSignal): Promise<void> => {
  if (!LIMITS_MS.has(ms) || signal.aborted) return;
  await new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
};

const MENU = [{ command: "hush", description: "🔮", is_ephemeral: true }];
const NEW_SERVER = { message_id: 0, date: 1, chat: GROUP, ephemeral_message_id: 5 };
const OLD_SERVER = { message_id: 77, date: 1, chat: GROUP };

describe("a private message in a group", () => {
  const sent = () => rig.callsOf("sendMessage").map(({ params }) => params);
  const answers = () => rig.callsOf("answerCallbackQuery").map(({ params }) => params);
  /** Presses in the group `times` times, each after the previous answer. */
  const pressed = async (times = 1, query = "") => {
    for (let count = 1; count <= times; count++) {
      const before = answers().length;
      rig.deliver(press(ROCK, { chat: GROUP, query }));
      await eventually(() => answers()).toHaveLength(before + 1);
    }
  };
  const serve = (result: object) => rig.script("sendMessage", ...Array(12).fill({ result }));
  aroundEachTest({ ephemeral: undefined, pause: patient });
  beforeEach(() => {
    rig.calls.length = 0;
    rig.script("getMyCommands", { result: MENU });
  });

  it("is sent only to the presser, and the press is answered without an alert", async () => {
    serve(NEW_SERVER);
    rig.answer = () => ({ type: "notice", text: "because" });
    await pressed(1, "q1");
    expect(answers()[0]).not.toHaveProperty("text");
    expect(sent().at(-1)).toMatchObject({
      chat_id: GROUP.id,
      text: "because",
      ephemeral_message_parameters: { receiver_user_id: ANNA.id, callback_query_id: "q1" },
    });
  });

  it("shows a toast's text in one line below the message, which the next one replaces", async () => {
    const calm = await startRig({ ephemeral: undefined, pace: "off" });
    calm.script("getMyCommands", { result: MENU });
    calm.script("sendMessage", { result: NEW_SERVER }, { result: NEW_SERVER });
    const seen = () => calm.callsOf("answerCallbackQuery").map(({ params }) => params);
    const toasts = ["your pick is in", "and the next", "and the next", "and the last"];
    calm.answer = () => ({
      type: "edit",
      view: words("a duel"),
      toast: toasts.shift() ?? "",
      privateToast: true,
    });
    calm.script(
      "editEphemeralMessageText",
      { result: true },
      { error: 400, description: "Bad Request: message to edit not found" },
    );
    for (let count = 1; count <= 4; count++) {
      calm.deliver(press(ROCK, { chat: GROUP }));
      await eventually(() => seen()).toHaveLength(count);
    }
    expect(calm.callsOf("sendMessage").map(({ params }) => params.text)).toEqual([
      "your pick is in",
      "and the last",
    ]);
    const edited = { chat_id: GROUP.id, receiver_user_id: ANNA.id, ephemeral_message_id: 5 };
    expect(calm.callsOf("editEphemeralMessageText")[0]?.params).toMatchObject({
      ...edited,
      text: "and the next",
    });
    for (const answer of seen()) expect(answer).not.toHaveProperty("text");
    await calm.end();
  });

  it("is a toast when the server has no such messages", async () => {
    rig.script("sendMessage", { error: 400, description: "Bad Request" });
    rig.answer = () => ({
      type: "edit",
      view: words("a duel"),
      toast: "your pick is in",
      privateToast: true,
    });
    await pressed();
    expect(answers()[0]).toMatchObject({ text: "your pick is in" });
  });

  it("waits for a slot when it discreetly refuses a command and nothing else can say so", async () => {
    let nowMs = 0;
    const pause = (ms: number, signal: AbortSignal): Promise<void> => {
      if (ms === 1_000) nowMs += ms;
      return patient(ms, signal);
    };
    const crowded = await startRig({ ephemeral: undefined, now: () => nowMs, pause });
    crowded.script("getMyCommands", { result: MENU });
    crowded.script("sendMessage", ...Array(30).fill({ result: NEW_SERVER }));
    const texts = () => crowded.callsOf("sendMessage").map(({ params }) => params.text);
    crowded.answer = () => ({ type: "notice", text: "because" });
    for (let count = 1; count <= 12; count++) {
      crowded.deliver(press(ROCK, { chat: GROUP }));
      await eventually(() => crowded.callsOf("answerCallbackQuery")).toHaveLength(count);
    }
    expect(texts().length).toBeLessThan(12);
    crowded.answer = () => ({ type: "notice", text: "banned", discreet: true });
    crowded.deliver(message("/rps", { chat: GROUP }));
    await eventually(() => texts()).toContain("banned");
    expect(crowded.callsOf("sendMessage").at(-1)?.params).toHaveProperty("ephemeral_message_parameters");
    expect(nowMs).toBeGreaterThan(0);
    await crowded.end();
  });

  it("is sent once a menu that is then deleted shows that the server knows such messages", async () => {
    serve(NEW_SERVER);
    rig.answer = () => ({ type: "notice", text: "because" });
    await pressed(2);
    expect(sent().map(({ text }) => text)).toEqual(["because", "because"]);
    for (const method of ["setMyCommands", "getMyCommands", "deleteMyCommands"])
      expect(rig.callsOf(method).map(({ params }) => params)).toMatchObject([
        { scope: { type: "all_chat_administrators" }, language_code: "eo" },
      ]);
  });

  it("is never sent to a server without such messages, which would show it to everyone", async () => {
    const { is_ephemeral: _unknown, ...plain } = MENU[0] as { is_ephemeral?: boolean };
    const old = await startRig({ ephemeral: undefined });
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

  it("is deleted and shown in an alert when the server has forgotten such messages", async () => {
    serve(OLD_SERVER);
    rig.answer = () => ({ type: "notice", text: "because" });
    await pressed(2);
    expect(sent().map(({ text }) => text)).toEqual(["because"]);
    expect(rig.callsOf("deleteMessage").map(({ params }) => params)).toEqual([
      { chat_id: GROUP.id, message_id: 77 },
    ]);
    for (const answer of answers()) expect(answer).toMatchObject({ text: "because", show_alert: true });
  });

  it("is an alert when the server cannot be asked, which is retried the next time", async () => {
    serve(NEW_SERVER);
    rig.script("setMyCommands", { error: 400, description: "Bad Request" });
    rig.answer = () => ({ type: "notice", text: "because" });
    await pressed(2);
    expect(answers().map(({ show_alert }) => show_alert)).toEqual([true, undefined]);
  });

  it.each([
    ["the server refuses it", { error: 400, description: "Bad Request: user not found" }],
    ["the chat is limited", { error: 429, retryAfter: 3 }],
    ["the connection breaks", "drop"],
  ] as const)("is an alert when %s", async (_what, trouble) => {
    rig.script("sendMessage", trouble);
    rig.answer = () => ({ type: "notice", text: "because" });
    await pressed();
    expect(answers()[0]).toMatchObject({ text: "because", show_alert: true });
  });

  it("is one message with its picture", async () => {
    serve(NEW_SERVER);
    const picture = { type: "picture", name: "a.png", png: new Uint8Array([1]), alt: "a" } as const;
    const view: View = { blocks: [...words("the chart").blocks, picture] };
    rig.script("sendPhoto", { result: NEW_SERVER });
    rig.answer = () => ({ type: "post", view, audience: "caller" });
    await pressed();
    expect(rig.callsOf("sendPhoto")).toHaveLength(1);
  });

  it("goes to the private chat when it has buttons, and stays there", async () => {
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

  it("answers a caller without a private chat where they asked", async () => {
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

  it("refuses a command only to its caller", async () => {
    serve(NEW_SERVER);
    rig.answer = () => ({ type: "notice", text: "switched off here" });
    rig.deliver(message("/rps", { chat: GROUP }));
    await eventually(() => sent()).toHaveLength(1);
    expect(sent()[0]).toMatchObject({
      text: "switched off here",
      ephemeral_message_parameters: { receiver_user_id: ANNA.id },
    });
  });

  it("is an ordinary message in the private chat", async () => {
    rig.answer = () => post("secret", "caller");
    rig.deliver(message("/model"));
    expect((await rig.call("sendMessage")).params).not.toHaveProperty("ephemeral_message_parameters");
  });

  it("takes no slot from the match when the chat has none left", async () => {
    serve(NEW_SERVER);
    rig.answer = () => ({ type: "notice", text: "because" });
    await pressed(12);
    expect(answers().at(-1)).toMatchObject({ text: "because", show_alert: true });
    expect(sent().length).toBeLessThan(12);
  });
});
