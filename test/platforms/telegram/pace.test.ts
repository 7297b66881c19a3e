// Fast play through the real adapter: presses are answered at once, edits wait for their slot, and then show the newest
// state.

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Reply, View } from "../../../src/chat/index.ts";
import { ANNA, edit, eventually, GROUP, manualTime, press, type Rig, ROCK, startRig, words } from "./rig.ts";

const BURST = 3;
const held = (ms: number): boolean => ms > 100 && ms < 4_100;
const OUTDATED: Reply = { type: "edit", view: words("newest"), notice: "already played", outdated: true };
const withFile = (text: string): View => ({
  blocks: [...words(text).blocks, { type: "file", name: "a.txt", content: "a" }],
});

describe("a player who presses faster than a chat allows", () => {
  let rig: Rig;
  let clock: number;
  const edits = () => rig.callsOf("editMessageText").map(({ params }) => params.text);
  const answers = () => rig.callsOf("answerCallbackQuery").map(({ params }) => params);
  const endWaits = () => {
    for (const ms of rig.time.waits.filter(held)) rig.time.pass(ms);
  };
  beforeEach(async () => {
    const time = manualTime((ms) => ms < 100);
    clock = 1_000;
    rig = Object.assign(await startRig({ pause: time.pause, now: () => clock }), { time });
  });
  afterEach(async () => {
    endWaits();
    await rig.end();
  });

  /** A file is sent after the answer, so it shows that the answer has gone out. */
  const answered = (count: number) => eventually(() => rig.callsOf("sendDocument").length).toBe(count);

  /** Each press is sent once the previous one has been answered. */
  async function pressTimes(count: number, where: object = {}): Promise<void> {
    for (let number = 1; number <= count; number++) {
      rig.answer = () => ({
        ...(edit(`round ${number}`) as Reply & { type: "edit" }),
        toast: `toast ${number}`,
      });
      const before = answers().length;
      rig.deliver(press(ROCK, where));
      await eventually(() => answers().length).toBe(before + 1);
    }
  }

  it("gets every toast at once, and the newest form of the message at its slot", async () => {
    await pressTimes(BURST + 3);
    expect(answers().map(({ text }) => text)).toEqual([1, 2, 3, 4, 5, 6].map((number) => `toast ${number}`));
    expect(edits().length).toBeLessThanOrEqual(BURST);
    await eventually(() => rig.time.waits.some(held)).toBe(true);
    endWaits();
    await eventually(() => edits().at(-1)).toBe("round 6");
  });

  it.each([
    ["alone", {}],
    ["in a group", { chat: GROUP }],
  ] as const)("plays on %s with the buttons still shown, following the toasts", async (_where, where) => {
    let turn = 3;
    rig.answer = (incoming) => {
      const isNow = incoming.type === "press" && incoming.action?.turn === turn;
      if (isNow) turn += 1;
      const [toast, toastTurn] = [isNow ? "counted" : "not", turn];
      return { type: "edit", view: withFile(`turn ${turn}`), toast, toastTurn };
    };
    for (let number = 1; number <= BURST + 3; number++) {
      clock += 1_000;
      rig.deliver(press(ROCK, where));
      await answered(number);
    }
    expect(answers().map(({ text }) => text)).toEqual(Array(BURST + 3).fill("counted"));
  });

  it("is told in a toast about a press that came before the previous answer", async () => {
    rig.answer = () => ({ ...OUTDATED, toast: "show it", toastTurn: 4 });
    rig.deliver(press(ROCK), press(ROCK));
    await eventually(() => answers()).toHaveLength(2);
    expect(rig.incoming.map((one) => one.type === "press" && one.action?.turn)).toEqual([3, 3]);
    for (const answer of answers()) expect(answer).toMatchObject({ text: "show it" });
    for (const answer of answers()) expect(answer).not.toHaveProperty("show_alert");
  });

  it("is not assumed to know an answer that Telegram did not accept", async () => {
    rig.answer = () => ({ type: "edit", view: withFile("newer"), toast: "told", toastTurn: 4 });
    rig.script("answerCallbackQuery", { error: 400, description: "Bad Request: query is too old" });
    rig.deliver(press(ROCK));
    await answered(1);
    clock += 1_000;
    rig.deliver(press(ROCK));
    await answered(2);
    expect(rig.incoming.map((one) => one.type === "press" && one.action?.turn)).toEqual([3, 3]);
  });

  it("ends the match by an old Stop button, and sees that end when its slot comes", async () => {
    await pressTimes(BURST + 3);
    rig.answer = () => edit("stopped");
    rig.deliver(press("rps:s1:1:stop"));
    await eventually(() => answers().length).toBe(BURST + 4);
    expect(answers().at(-1)).not.toHaveProperty("text");
    await eventually(() => rig.time.waits.some(held)).toBe(true);
    endWaits();
    await eventually(() => edits().at(-1)).toBe("stopped");
  });

  it("gets Why? at once, in an alert", async () => {
    await pressTimes(BURST + 3);
    rig.answer = () => ({ type: "notice", text: "because" });
    rig.deliver(press("rps:s1:1:why"));
    await eventually(() => answers().at(-1)).toMatchObject({ text: "because", show_alert: true });
  });

  it("still learns of real errors: a finished match, another player's button", async () => {
    await pressTimes(BURST + 3);
    rig.answer = () => ({ type: "edit", view: words("newest"), notice: "over" });
    rig.deliver(press(ROCK));
    await eventually(() => answers().at(-1)).toMatchObject({ text: "over", show_alert: true });
  });

  it("gets an alert when the answer has no toast", async () => {
    rig.answer = () => OUTDATED;
    rig.deliver(press(ROCK, { from: ANNA }));
    await eventually(() => answers().at(-1)).toMatchObject({ text: "already played", show_alert: true });
  });

  it("waits for nothing when the Bot API sets no limits", async () => {
    const free = await startRig({ pace: "off" });
    for (let number = 1; number <= 10; number++) {
      free.answer = () => edit(`round ${number}`);
      free.deliver(press(ROCK));
      await eventually(() => free.callsOf("editMessageText").length).toBe(number);
    }
    await free.end();
  });
});
