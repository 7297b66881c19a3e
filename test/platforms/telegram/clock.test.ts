// A message with remaining time: refreshed by edits that take no slots from presses.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { View } from "../../../src/chat/index.ts";
import { PACE_RULES } from "../../../src/platforms/telegram/limits.ts";
import { createChatPace, NO_PACE } from "../../../src/platforms/telegram/outgoing/chat-pace.ts";
import { createOwnPaces } from "../../../src/platforms/telegram/outgoing/paces.ts";
import { renderView } from "../../../src/platforms/telegram/outgoing/render.ts";
import { looksLike, sameForm } from "../../../src/platforms/telegram/outgoing/render-cache.ts";
import { words } from "./rig.ts";
import { openOutbox } from "./virtual.ts";

const START = Date.UTC(2030, 0, 1);
const until = START + 120_000;
const clockView = (text = "Time is up"): View => ({ blocks: [{ type: "clock", text, until, locale: "en" }] });
const GROUP = { kind: "chat", chat: -100, message: 1 } as const;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

const passed = (ms: number): void => void vi.setSystemTime(START + ms);
const groupPace = (now: () => number) =>
  createChatPace({ rulesOf: () => PACE_RULES.group, now, paces: createOwnPaces({ now, capacity: 10 }) });

/** A group in which edits for presses have taken some slots, and a refresh requested after them. */
async function refreshedAfter(edits: number, withinMs = 0) {
  const { time, outbox, shown, texts } = openOutbox({ pace: groupPace });
  for (let edit = 1; edit <= edits; edit++) {
    void outbox.edit({ ...GROUP, message: edit }, renderView(words(`round ${edit}`)));
    await time.run();
  }
  await Promise.all([time.wait(withinMs), time.run()]);
  const refreshed = outbox.edit({ ...GROUP, message: 99 }, renderView(clockView()), { refresh: true });
  await time.run();
  return { outcome: await refreshed, shown, texts, time, outbox };
}

describe("a clock", () => {
  it("shows the time when the edit is sent, not when it was requested", async () => {
    const { time, outbox, texts } = openOutbox({ pace: () => ({ ...NO_PACE, take: () => 20_000 }) });
    void outbox.edit(GROUP, renderView(clockView()));
    void time.wait(10_000).then(() => passed(20_000));
    await time.run();
    expect(texts()).toEqual(["Time is up in 1 min 40 s"]);
  });

  it("is refreshed only when its displayed time has changed", async () => {
    const { time, outbox, texts } = openOutbox();
    for (const ms of [0, 1_000, 10_000]) {
      passed(ms);
      void outbox.edit(GROUP, renderView(clockView()), { refresh: true });
      await time.run();
    }
    expect(texts()).toEqual(["Time is up in 2 min", "Time is up in 1 min 50 s"]);
  });

  it("does not make two forms of one state differ", () => {
    const early = renderView(clockView());
    passed(45_000);
    const late = renderView(clockView());
    expect(late.plain).toBe("Time is up in 1 min 15 s");
    expect(sameForm(early, late)).toBe(true);
    const message = { message_id: 1, date: 1, chat: { id: 1, type: "private" }, text: early.plain } as never;
    expect(looksLike(message, late)).toBe(true);
    expect(looksLike(message, renderView(clockView("It is over")))).toBe(false);
    const later = { ...clockView(), blocks: [{ ...clockView().blocks[0], until: until + 60_000 }] } as View;
    expect(sameForm(early, renderView(later))).toBe(false);
  });

  it("does not make processes answer each other's edits forever", async () => {
    const { time, outbox, texts } = openOutbox({ besideOthers: true });
    let asked = 0;
    const present = async () => {
      asked += 1;
      passed(asked * 10_000);
      return clockView();
    };
    void outbox.edit(GROUP, renderView(clockView()), { present });
    await time.run();
    expect(asked).toBe(1);
    expect(texts()).toHaveLength(1);
  });
});

describe("a refresh", () => {
  it("is sent in a group that has been quiet", async () => {
    const { outcome, texts } = await refreshedAfter(0);
    expect([outcome, texts().length]).toEqual(["edited", 1]);
  });

  it.each([1, 3, 5])("is skipped when %d edits of presses have just taken slots", async (edits) => {
    const { outcome, texts } = await refreshedAfter(edits);
    expect(outcome).toBe("unavailable");
    expect(texts()).toHaveLength(edits);
  });

  it("leaves slots for the presses after it, so that none of them waits", async () => {
    const { time, outbox, shown } = await refreshedAfter(0);
    for (const press of [1, 2]) void outbox.edit(GROUP, renderView(words(`round ${press}`)));
    await time.run();
    void outbox.edit({ ...GROUP, message: 2 }, renderView(words("another round")));
    await time.run();
    expect(shown.at(-1)).toMatchObject({ text: "another round", at: 0 });
  });

  it("never takes the slot of a press's edit", async () => {
    const { time, outbox, texts } = openOutbox({ pace: () => ({ ...NO_PACE, take: () => 4_000 }) });
    const press = outbox.edit(GROUP, renderView(words("Both have chosen")));
    const refresh = outbox.edit(GROUP, renderView(clockView()), { refresh: true });
    await time.run();
    expect(await Promise.all([press, refresh])).toEqual(["edited", "unavailable"]);
    expect(texts()).toEqual(["Both have chosen"]);
  });
});

describe("an edit of a message that others change", () => {
  it("shows the current view, even when this is the only process", async () => {
    const { time, outbox, texts } = openOutbox();
    const present = async () => words("round 2");
    void outbox.edit(GROUP, renderView(words("round 1")), { present, isShared: true });
    await time.run();
    expect(texts()).toEqual(["round 2"]);
  });

  it("does not chase a view that differs every time", async () => {
    const { time, outbox, texts } = openOutbox();
    let asked = 0;
    const present = async () => words(`look ${++asked}`);
    void outbox.edit(GROUP, renderView(words("round 1")), { present, isShared: true });
    await time.run();
    expect(texts()).toHaveLength(6);
  });
});
