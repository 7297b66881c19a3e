// One message that two people press: in a group, or sent by inline mode to a chat unknown to the bot.

import { describe, expect, it } from "vitest";
import type { Reply } from "../../../src/chat/index.ts";
import {
  ANNA,
  aroundEachTest,
  BORIS,
  edit,
  eventually,
  GROUP,
  inlinePress,
  press,
  ROCK,
  rig,
  words,
} from "./rig.ts";

aroundEachTest({ pace: "off" });

const answers = () => rig.callsOf("answerCallbackQuery").map(({ params }) => params);
const edits = () => rig.callsOf("editMessageText").map(({ params }) => params);
const inGroup = (from: typeof ANNA) => press(ROCK, { from, chat: GROUP });
const inline = (from: typeof ANNA) => inlinePress(ROCK, from);

describe.each([
  ["in a group", inGroup, { chat_id: GROUP.id, message_id: 500 }],
  ["of inline mode", inline, { inline_message_id: "inline-1" }],
])("a message %s that two press at once", (_where, pressedBy, address) => {
  it("answers each presser privately, in their language, and ends on the newest state", async () => {
    const chosen: string[] = [];
    rig.answer = ({ caller }) => {
      chosen.push(caller.id);
      const form = edit(chosen.length === 1 ? "Anna has chosen" : "Rock, paper") as Reply & { type: "edit" };
      return { ...form, toast: `${caller.locale}: your pick is in`, privateToast: true, shared: true };
    };
    rig.deliver(pressedBy(ANNA), pressedBy(BORIS));
    await eventually(() => answers().length).toBe(2);
    expect(answers().map(({ text }) => text)).toEqual(["ru: your pick is in", "en: your pick is in"]);
    await eventually(() => edits().at(-1)).toMatchObject({ ...address, text: "Rock, paper" });
    expect(rig.incoming.map(({ caller }) => caller.id)).toEqual(["7", "8"]);
    const names = rig.incoming.map((incoming) => incoming.type === "press" && incoming.message);
    expect(names[0]).toBe(names[1]);
  });

  it("shows the current state when one answer overtakes another", async () => {
    rig.answer = () => {
      const form = edit("Anna has chosen") as Reply & { type: "edit" };
      return { ...form, shared: true, present: async () => words("Both have chosen") };
    };
    rig.deliver(pressedBy(ANNA));
    await eventually(() => edits().map(({ text }) => text)).toEqual(["Both have chosen"]);
  });

  it("costs a presser two calls, as in a match against the bot", async () => {
    rig.answer = () => ({
      ...(edit("Anna has chosen") as Reply & { type: "edit" }),
      toast: "in",
      shared: true,
    });
    rig.deliver(pressedBy(ANNA));
    await eventually(() => [answers().length, edits().length]).toEqual([1, 1]);
    await rig.adapter.stop();
    const calls = ["answerCallbackQuery", "editMessageText", "sendMessage"].flatMap((method) =>
      rig.callsOf(method),
    );
    expect(calls).toHaveLength(2);
  });
});
