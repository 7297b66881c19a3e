// While all of Telegram's slots are taken, presses are answered, commands wait once, and no message is lost or sent
// twice.

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { say } from "../../../src/infra/i18n/index.ts";
import {
  OVERALL_PACE,
  TELEGRAM_LIMITS,
  WAITING_COMMANDS_MAX,
  WAITING_POSTS_OVERALL_MAX,
} from "../../../src/platforms/telegram/limits.ts";
import type { Pause } from "../../../src/platforms/telegram/outgoing/api-client.ts";
import { BORIS, eventually, GROUP, message, post, press, type Rig, ROCK, startRig, words } from "./rig.ts";

/** Waits that end when the test says so. */
function heldPause(): { readonly pause: Pause; passAll(): void } {
  let held: (() => void)[] = [];
  return {
    pause: (_ms, signal) =>
      new Promise((resolve) => {
        if (signal.aborted) return resolve();
        held.push(resolve);
        signal.addEventListener("abort", () => resolve(), { once: true });
      }),
    passAll() {
      const ended = held;
      held = [];
      for (const end of ended) end();
    },
  };
}

const MENU = [{ command: "hush", description: "🔮", is_ephemeral: true }];
const LONG = `${"because ".repeat(TELEGRAM_LIMITS.answerCharacters / 4)}of that`;

describe("while all of Telegram's slots are taken", () => {
  let rig: Rig;
  let nowMs: number;
  let time: ReturnType<typeof heldPause>;
  const sent = () => rig.callsOf("sendMessage").map(({ params }) => params.text);
  const answers = () => rig.callsOf("answerCallbackQuery").map(({ params }) => params);
  /** Advances the clock a minute and ends everything that's waiting. */
  const passed = () => {
    nowMs += 60_000;
    time.passAll();
  };
  beforeEach(async () => {
    nowMs = 0;
    time = heldPause();
    rig = await startRig({ ephemeral: undefined, pause: time.pause, now: () => nowMs });
    rig.script("getMyCommands", { result: MENU });
    rig.answer = (incoming) =>
      incoming.type === "command" ? post(incoming.subcommand) : { type: "notice", text: "over" };
    for (let chat = 1; chat <= OVERALL_PACE.burst; chat++)
      await rig.adapter.post({ kind: "private", id: String(chat) }, words("before"), String(chat));
    rig.calls.length = 0;
  });
  afterEach(async () => {
    const ended = rig.end();
    const passing = setInterval(passed, 1);
    await ended;
    clearInterval(passing);
  });

  it("answers a presser in a group with an immediate alert, not a message", async () => {
    rig.deliver(press(ROCK, { chat: GROUP }));
    await eventually(answers).toMatchObject([{ text: "over", show_alert: true }]);
    expect(sent()).toEqual([]);
  });

  it("sends an interim answer first for words too long for an alert", async () => {
    rig.answer = () => ({ type: "notice", text: LONG });
    rig.deliver(press(ROCK, { from: BORIS }));
    await eventually(answers).toMatchObject([{ text: say("en", "telegram-slow") }]);
    expect(sent()).toEqual([]);
    passed();
    await eventually(sent).toEqual([LONG]);
    expect(answers()).toHaveLength(1);
  });

  it("sends an interim answer first for a presser's page in a group", async () => {
    rig.answer = (incoming) => (incoming.type === "press" ? post("page", "caller") : post("hello"));
    rig.deliver(message("/rps play"));
    rig.deliver(press(ROCK, { chat: GROUP }));
    await eventually(answers).toMatchObject([{ text: say("ru", "telegram-slow") }]);
    passed();
    await eventually(sent).toContain("hello");
    passed();
    await eventually(sent).toContain("page");
    expect(answers()).toHaveLength(1);
  });

  it("handles and answers a repeated command once", async () => {
    for (let time = 0; time < 3; time++) rig.deliver(message("/rps play"));
    rig.deliver(message("/rps play", { from: BORIS }));
    await eventually(() => rig.incoming).toHaveLength(2);
    expect(sent()).toEqual([]);
    passed();
    await eventually(sent).toEqual(["play", "play"]);
    rig.deliver(message("/rps play"));
    await eventually(() => rig.incoming).toHaveLength(3);
  });

  it("takes up no command or press that needs a message when too many answers wait", async () => {
    for (let chat = 0; chat < WAITING_POSTS_OVERALL_MAX; chat++)
      void rig.adapter.post({ kind: "private", id: `9${chat}` }, words("waits"), `9${chat}`);
    rig.answer = () => post("another");
    rig.deliver(message("/rps play"));
    rig.deliver(press(ROCK, { from: BORIS }));
    await eventually(answers).toMatchObject([{ text: say("en", "failure-busy"), show_alert: true }]);
    expect(rig.incoming.map(({ type }) => type)).toEqual(["press"]);
  });

  it("tells a group once that too many commands wait, and takes up no more of them", async () => {
    rig.answer = () => post("another");
    const people = Array.from({ length: WAITING_COMMANDS_MAX + 3 }, (_, at) => ({
      ...BORIS,
      id: 1_000 + at,
    }));
    for (const from of people) rig.deliver(message("/rps play", { from, chat: GROUP }));
    rig.deliver(message("/rps play", { from: BORIS }));
    await eventually(() => rig.incoming).toHaveLength(WAITING_COMMANDS_MAX + 1);
    const passing = setInterval(passed, 1);
    await eventually(sent).toHaveLength(WAITING_COMMANDS_MAX + 2);
    clearInterval(passing);
    expect(sent().filter((text) => text === say("en", "telegram-crowded"))).toHaveLength(1);
    rig.deliver(message("/rps play", { chat: GROUP }));
    await eventually(() => rig.incoming).toHaveLength(WAITING_COMMANDS_MAX + 2);
  });

  it("treats a command after a press as a new one, because the answer may differ", async () => {
    rig.deliver(message("/rps play"));
    rig.deliver(press(ROCK));
    rig.deliver(message("/rps play"));
    await eventually(() => rig.incoming).toHaveLength(3);
  });
});
