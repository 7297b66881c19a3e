// No chat is shown more than its rules allow, however fast people press, and a quiet chat never waits.

import { describe, expect, it } from "vitest";
import { PACE_RULES } from "../../../src/platforms/telegram/limits.ts";
import { type ChatPace, createChatPace } from "../../../src/platforms/telegram/outgoing/chat-pace.ts";
import { createPaces, type PaceRule } from "../../../src/platforms/telegram/outgoing/paces.ts";
import { mostWithin } from "./virtual.ts";

const GROUP_MINUTE = { windowMs: 60_000, most: 20 };
const SECOND = { windowMs: 1_000, most: 4 };

function paced(rules: readonly PaceRule[], capacity = 10): { pace: ChatPace; at(ms: number): void } {
  let clock = 0;
  const now = () => clock;
  return {
    pace: createChatPace({ rulesOf: () => rules, now, paces: createPaces({ now, capacity }) }),
    at: (ms) => {
      clock = ms;
    },
  };
}

/** When a chat is shown messages if one person presses again `thinkingMs` after seeing each. */
function shownTimes(rules: readonly PaceRule[], rounds: number, thinkingMs: number): number[] {
  const { pace, at } = paced(rules);
  let clock = 0;
  return Array.from({ length: rounds }, () => {
    clock += thinkingMs;
    at(clock);
    clock += Number(pace.take("a"));
    return clock;
  });
}

describe("the pace of a chat", () => {
  it.each([0, 50, 300, 900, 2500])(
    "stays within Telegram's limits for a player who takes %i ms a move",
    (thinkingMs) => {
      const alone = shownTimes(PACE_RULES.private, 200, thinkingMs);
      const group = shownTimes(PACE_RULES.group, 200, thinkingMs);
      expect(mostWithin(alone, SECOND.windowMs)).toBeLessThanOrEqual(SECOND.most);
      expect(mostWithin(group, SECOND.windowMs)).toBeLessThanOrEqual(SECOND.most);
      expect(mostWithin(group, GROUP_MINUTE.windowMs)).toBeLessThanOrEqual(GROUP_MINUTE.most);
    },
  );

  it.each([
    ["alone", PACE_RULES.private, 1000],
    ["in a group", PACE_RULES.group, 4000],
  ])("never delays someone who plays %s at the pace of the rules", (_where, rules, thinkingMs) => {
    const times = shownTimes(rules, 50, thinkingMs);
    expect(times).toEqual(times.map((_, round) => (round + 1) * thinkingMs));
  });

  it("lets a short burst through, then delays each message by at most one more step", () => {
    const { pace } = paced([{ burst: 3, everyMs: 1000 }]);
    expect([1, 2, 3, 4, 5].map(() => pace.take("a"))).toEqual([0, 0, 0, 1000, 2000]);
    expect(pace.take("b")).toBe(0);
  });

  it("counts posts, but lets any number of them delay an edit by at most one step", () => {
    const { pace } = paced([{ burst: 3, everyMs: 1000 }]);
    for (let posts = 0; posts < 2; posts++) pace.spend("a");
    expect(pace.take("a")).toBe(0);
    for (let posts = 0; posts < 100; posts++) pace.spend("b");
    expect(pace.take("b")).toBe(1000);
  });

  it("keeps the waiting edits in line after a post", () => {
    const { pace } = paced([{ burst: 1, everyMs: 1000 }]);
    expect([1, 2, 3].map(() => pace.take("a"))).toEqual([0, 1000, 2000]);
    pace.spend("a");
    expect(pace.take("a")).toBe(3000);
  });

  it("remembers the most recently active chats", () => {
    const { pace } = paced([{ burst: 1, everyMs: 1000 }], 2);
    for (const chat of ["a", "b", "a", "c"]) pace.take(chat);
    expect(["c", "a", "b"].map((chat) => pace.take(chat))).toEqual([1000, 2000, 0]);
  });
});
