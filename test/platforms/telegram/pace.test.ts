// Fast play through the real adapter: presses are answered at once, edits wait for their slot, and
// what they then show is the newest.

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Reply } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { ANNA, edit, eventually, GROUP, manualTime, press, type Rig, ROCK, startRig, words } from "./rig.ts";

const BURST = 3;
const held = (ms: number): boolean => ms > 100 && ms < 4_100;
const OUTDATED: Reply = { type: "edit", view: words("newest"), notice: "already played", outdated: true };

describe("one who presses faster than a chat may be shown", () => {
  let rig: Rig;
  const edits = () => rig.callsOf("editMessageText").map(({ params }) => params.text);
  const answers = () => rig.callsOf("answerCallbackQuery").map(({ params }) => params);
  const endWaits = () => {
    for (const ms of rig.time.waits.filter(held)) rig.time.pass(ms);
  };
  beforeEach(async () => {
    const time = manualTime((ms) => ms < 100);
    rig = Object.assign(await startRig({ pause: time.pause }), { time });
  });
  afterEach(async () => {
    endWaits();
    await rig.end();
  });

  /** Each press is sent when the one before is answered. */
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

  it("gets every toast at once, and the message takes the newest form when its slot comes", async () => {
    await pressTimes(BURST + 3);
    expect(answers().map(({ text }) => text)).toEqual([1, 2, 3, 4, 5, 6].map((number) => `toast ${number}`));
    expect(edits().length).toBeLessThanOrEqual(BURST);
    await eventually(() => rig.time.waits.some(held)).toBe(true);
    endWaits();
    await eventually(() => edits().at(-1)).toBe("round 6");
  });

  it.each([
    ["alone", {}, "telegram-catching-up"],
    ["in a group", { chat: GROUP }, "telegram-catching-up-group"],
  ] as const)(
    "is told %s by a passing line that the message is behind, not by a window",
    async (_where, where, id) => {
      await pressTimes(BURST + 3, where);
      rig.answer = () => OUTDATED;
      rig.deliver(press(ROCK, where));
      await eventually(() => answers().at(-1)?.text).toBe(say("ru", id));
      expect(answers().at(-1)).not.toHaveProperty("show_alert");
    },
  );

  it("ends the match by Stop although the button is old, and the message shows that end when its slot comes", async () => {
    await pressTimes(BURST + 3);
    rig.answer = () => edit("stopped");
    rig.deliver(press("rps:s1:1:stop"));
    await eventually(() => answers().length).toBe(BURST + 4);
    expect(answers().at(-1)).not.toHaveProperty("text");
    await eventually(() => rig.time.waits.some(held)).toBe(true);
    endWaits();
    await eventually(() => edits().at(-1)).toBe("stopped");
  });

  it("hears Why? at once, in a window", async () => {
    await pressTimes(BURST + 3);
    rig.answer = () => ({ type: "notice", text: "because" });
    rig.deliver(press("rps:s1:1:why"));
    await eventually(() => answers().at(-1)).toMatchObject({ text: "because", show_alert: true });
  });

  it("still hears what is no mere lag: a match that is over, a button that is another's", async () => {
    await pressTimes(BURST + 3);
    rig.answer = () => ({ type: "edit", view: words("newest"), notice: "over" });
    rig.deliver(press(ROCK));
    await eventually(() => answers().at(-1)).toMatchObject({ text: "over", show_alert: true });
  });

  it("gets a window as ever where the message is not behind", async () => {
    rig.answer = () => OUTDATED;
    rig.deliver(press(ROCK, { from: ANNA }));
    await eventually(() => answers().at(-1)).toMatchObject({ text: "already played", show_alert: true });
  });

  it("waits for nothing where the Bot API sets no limits", async () => {
    const free = await startRig({ pace: "off" });
    for (let number = 1; number <= 10; number++) {
      free.answer = () => edit(`round ${number}`);
      free.deliver(press(ROCK));
      await eventually(() => free.callsOf("editMessageText").length).toBe(number);
    }
    await free.end();
  });
});
