import { describe, expect, it } from "vitest";
import { createBudgets, EVENT_BUDGETS } from "../../../src/chat/budgets.ts";
import type { Caller } from "../../../src/chat/index.ts";

const NOON = Date.parse("2026-11-18T12:00:00Z");
const anna: Caller = { platform: "telegram", id: "1", name: "Anna", locale: "en" };
const boris: Caller = { ...anna, id: "2", name: "Boris" };

function processOf({ persons }: { persons?: number } = {}) {
  const clock = { now: NOON };
  return { clock, budgets: createBudgets({ now: () => clock.now, ...(persons && { persons }) }) };
}

const times = (count: number) => Array.from({ length: count }, (_, index) => `e${index}`);

describe("budgets", () => {
  it("belong to each person, and are independent of each other", () => {
    const { budgets } = processOf();
    for (const _ of times(EVENT_BUDGETS.press.size)) budgets.charge(anna, "press");
    expect(budgets.charge(anna, "press").state).toBe("warned");
    expect(budgets.charge(anna, "press").state).toBe("silent");
    expect(budgets.charge(anna, "command").state).toBe("in");
    expect(budgets.charge(boris, "press").state).toBe("in");
    expect(budgets.charge({ ...anna, platform: "discord" }, "press").state).toBe("in");
  });

  it("refill over time, and warn again when used up again", () => {
    const { budgets, clock } = processOf();
    const flood = () => times(100).filter(() => budgets.charge(anna, "press").state === "warned").length;
    expect(flood()).toBe(1);
    clock.now += EVENT_BUDGETS.press.room * EVENT_BUDGETS.press.everyMs - 1;
    expect(flood()).toBe(0);
    clock.now += 1;
    expect(budgets.charge(anna, "press").state).toBe("in");
    expect(flood()).toBe(1);
  });

  it("are kept for people who keep asking, and dropped as full for others", () => {
    const { budgets } = processOf({ persons: 100 });
    for (const _ of times(EVENT_BUDGETS.press.size + 1)) budgets.charge(anna, "press");
    for (const _ of times(EVENT_BUDGETS.press.size + 1)) budgets.charge(boris, "press");
    for (const id of times(1000)) {
      budgets.charge({ ...anna, id }, "press");
      expect(budgets.charge(anna, "press").state).toBe("silent");
    }
    expect(budgets.charge(boris, "press").state).toBe("in");
  });
});
