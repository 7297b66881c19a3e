// A message with remaining time, and one that others change.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { View } from "../../../src/chat/index.ts";
import { NO_PACE } from "../../../src/platforms/telegram/outgoing/chat-pace.ts";
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
describe("a clock", () => {
  it("shows the time when the edit is sent, not when it was requested", async () => {
    const { time, outbox, texts } = openOutbox({ pace: () => ({ ...NO_PACE, take: () => 20_000 }) });
    void outbox.edit(GROUP, renderView(clockView()));
    void time.wait(10_000).then(() => passed(20_000));
    await time.run();
    expect(texts()).toEqual(["Time is up in 1 min 40 s"]);
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
