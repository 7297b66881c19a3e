// Events beyond a person's budget: acknowledged silently and without waiting.

import { afterEach, expect, it } from "vitest";
import type { Reply } from "../../../src/chat/index.ts";
import { ANNA, BORIS, eventually, GROUP, message, press, type Rig, ROCK, startRig } from "./rig.ts";

const SILENCE: Reply = { type: "silence", brief: "⏳" };

let rig: Rig;
afterEach(() => rig.end());

const answers = () => rig.callsOf("answerCallbackQuery").map(({ params }) => params);

it("answers presses over the budget without text, and messages not at all", async () => {
  rig = await startRig();
  rig.answer = () => SILENCE;
  rig.deliver(message("/rps"), message("/rps", { chat: GROUP }), press(ROCK, { query: "q1" }));
  await eventually(answers).toEqual([{ callback_query_id: "q1" }]);
  expect(rig.incoming).toHaveLength(3);
  expect(rig.callsOf("sendMessage")).toHaveLength(0);
  expect(rig.callsOf("editMessageText")).toHaveLength(0);
});

it("sends a discreet word about a group command only to an existing private chat", async () => {
  rig = await startRig();
  rig.answer = () => ({ type: "notice", text: "too quick", discreet: true });
  rig.deliver(message("/rps", { from: BORIS, chat: GROUP }), message("/rps", { from: ANNA }));
  await rig.call("sendMessage");
  rig.deliver(message("/rps", { from: ANNA, chat: GROUP }));
  await eventually(() => rig.callsOf("sendMessage").map(({ params }) => params.chat_id)).toEqual([7, 7]);
});
