// Fast play through the real adapter: presses are answered at once, edits wait for their slot, and
// what they then show is the newest.

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Reply, View } from "../../../src/chat/index.ts";
import { ANNA, edit, eventually, GROUP, manualTime, press, type Rig, ROCK, startRig, words } from "./rig.ts";

const BURST = 3;
const held = (ms: number): boolean => ms > 100 && ms < 4_100;
const OUTDATED: Reply = { type: "edit", view: words("newest"), notice: "already played", outdated: true };
const withFile = (text: string): View => ({
  blocks: [...words(text).blocks, { type: "file", name: "a.txt", content: "a" }],
});

describe("one who presses faster than a chat may be shown", () => {
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

  /** A file follows the answer: once it is there, the answer is known to have gone out. */
  const answered = (count: number) => eventually(() => rig.callsOf("sendDocument").length).toBe(count);

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
    ["alone", {}],
    ["in a group", { chat: GROUP }],
  ] as const)(
    "plays on %s with the buttons that the message still shows, by what the toasts tell",
    async (_where, where) => {
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
    },
  );

  it("is told by a passing line of a press that came before the answer to the one before", async () => {
    rig.answer = () => ({ ...OUTDATED, toast: "how it stands", toastTurn: 4 });
    rig.deliver(press(ROCK), press(ROCK));
    await eventually(() => answers()).toHaveLength(2);
    expect(rig.incoming.map((one) => one.type === "press" && one.action?.turn)).toEqual([3, 3]);
    for (const answer of answers()) expect(answer).toMatchObject({ text: "how it stands" });
    for (const answer of answers()) expect(answer).not.toHaveProperty("show_alert");
  });

  it("is not believed to know what an answer told that Telegram did not take", async () => {
    rig.answer = () => ({ type: "edit", view: withFile("newer"), toast: "told", toastTurn: 4 });
    rig.script("answerCallbackQuery", { error: 400, description: "Bad Request: query is too old" });
    rig.deliver(press(ROCK));
    await answered(1);
    clock += 1_000;
    rig.deliver(press(ROCK));
    await answered(2);
    expect(rig.incoming.map((one) => one.type === "press" && one.action?.turn)).toEqual([3, 3]);
  });

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

  it("gets a window where the answer has no passing line", async () => {
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
