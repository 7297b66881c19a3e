import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createBudgets } from "../../../src/chat/budgets/budgets.ts";
import { DEAR_BUDGETS, EVENT_BUDGETS } from "../../../src/chat/budgets/catalogue.ts";
import type { Caller, SharedBudgets } from "../../../src/chat/index.ts";

const NOON = Date.parse("2026-11-18T12:00:00Z");
const anna: Caller = { platform: "telegram", id: "1", name: "Anna", locale: "en" };
const boris: Caller = { ...anna, id: "2", name: "Boris" };

/** A process with its budgets. */
function processOf(more: { shared?: SharedBudgets; persons?: number } = {}) {
  const clock = { now: NOON };
  const warned: string[] = [];
  const log = { warn: (_fields: object, message: string) => void warned.push(message) };
  return { clock, warned, budgets: createBudgets({ now: () => clock.now, log, ...more }) };
}

const times = (count: number) => Array.from({ length: count }, (_, index) => `e${index}`);

describe("budgets", () => {
  it("are each person's own, and independent of each other", () => {
    const { budgets } = processOf();
    for (const _ of times(EVENT_BUDGETS.press.size)) budgets.charge(anna, "press");
    expect(budgets.charge(anna, "press").state).toBe("told");
    expect(budgets.charge(anna, "press").state).toBe("silent");
    expect(budgets.charge(anna, "command").state).toBe("in");
    expect(budgets.charge(boris, "press").state).toBe("in");
    expect(budgets.charge({ ...anna, platform: "discord" }, "press").state).toBe("in");
  });

  it("come back by themselves, and are told of again when they are used up again", () => {
    const { budgets, clock } = processOf();
    const flood = () => times(100).filter(() => budgets.charge(anna, "press").state === "told").length;
    expect(flood()).toBe(1);
    clock.now += EVENT_BUDGETS.press.room * EVENT_BUDGETS.press.everyMs - 1;
    expect(flood()).toBe(0);
    clock.now += 1;
    expect(budgets.charge(anna, "press").state).toBe("in");
    expect(flood()).toBe(1);
  });

  it("of who goes on asking are not forgotten, however many others come; of who is gone they are full", () => {
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

describe("turning away", () => {
  it("is told of once and takes nothing: what waits goes on", () => {
    const { budgets } = processOf();
    expect(budgets.turnAway(anna, "press")).toEqual({ state: "told", waitMs: 10_000 });
    expect(budgets.turnAway(anna, "press").state).toBe("silent");
    expect(budgets.charge(anna, "press").state).toBe("in");
    expect(budgets.turnAway(anna, "command").state).toBe("told");
  });

  it("and a budget that is used up are told of together, once", () => {
    const { budgets, clock } = processOf();
    budgets.turnAway(anna, "press");
    for (const _ of times(EVENT_BUDGETS.press.size)) budgets.charge(anna, "press");
    expect(budgets.charge(anna, "press").state).toBe("silent");
    expect(budgets.turnAway(anna, "press").state).toBe("silent");
    for (const _ of times(EVENT_BUDGETS.press.size + 1)) budgets.charge(boris, "press");
    expect(budgets.turnAway(boris, "press").state).toBe("silent");
    clock.now += 10_000;
    expect(budgets.turnAway(anna, "press").state).toBe("told");
  });
});

describe("dear budgets", () => {
  const { size, everyMs } = DEAR_BUDGETS.export;

  it("are kept in the process where it is the only one", async () => {
    const { budgets } = processOf();
    for (const event of times(size))
      expect((await budgets.chargeDear(anna, "export", event)).state).toBe("in");
    expect(await budgets.chargeDear(anna, "export", "x")).toEqual({ state: "told", waitMs: everyMs });
    expect((await budgets.chargeDear(anna, "export", "y")).state).toBe("silent");
    expect((await budgets.chargeDear(anna, "picture", "z")).state).toBe("in");
  });

  it("wait for a store that is frozen no longer than a moment", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { budgets, warned } = processOf({ shared: { charge: () => new Promise(() => {}) } });
    const charged = budgets.chargeDear(anna, "export", "e");
    await vi.advanceTimersByTimeAsync(300);
    expect((await charged).state).toBe("in");
    expect(warned).toHaveLength(1);
  });

  it("are this process's while the store is away: nobody is locked out, and no flood comes through", async () => {
    const shared = { charge: async () => Promise.reject(new Error("away")) };
    const { budgets, warned } = processOf({ shared });
    const states: string[] = [];
    for (const event of times(size + 2)) states.push((await budgets.chargeDear(anna, "export", event)).state);
    expect(states).toEqual(["in", "in", "in", "in", "told", "silent"]);
    expect(warned).toHaveLength(size);
  });
});
