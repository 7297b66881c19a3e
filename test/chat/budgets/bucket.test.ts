import { describe, expect, it } from "vitest";
import {
  type Bucket,
  COSTLY_BUDGETS,
  charge,
  EVENT_BUDGETS,
  type Verdict,
} from "../../../src/chat/budgets.ts";

const NOON = Date.parse("2026-11-18T12:00:00Z");
const SMALL = { size: 3, everyMs: 1000, room: 2 };

/** The outcomes of charges at these times, in milliseconds after noon. */
function verdicts(size: typeof SMALL, at: readonly number[]): readonly Verdict["state"][] {
  let bucket: Bucket | undefined;
  return at.map((ms) => {
    const charged = charge(bucket, size, NOON + ms);
    bucket = charged.bucket;
    return charged.verdict.state;
  });
}

/** How many of a steady series of charges are refused. */
function refusedOf(budget: { size: number; everyMs: number }, everyMs: number, times: number): number {
  const at = Array.from({ length: times }, (_, index) => index * everyMs);
  return verdicts({ room: 1, ...budget }, at).filter((state) => state !== "in").length;
}

describe("a bucket", () => {
  it("lets in its size at once, warns once, then is silent until refilled", () => {
    const at = [0, 0, 0, 0, 0, 1999, 2000, 2000, 2000];
    const states = ["in", "in", "in", "warned", "silent", "silent", "in", "in", "warned"];
    expect(verdicts(SMALL, at)).toEqual(states);
  });

  it("reports how long it's closed, and how long remains", () => {
    const full = { fullAt: NOON + 3000 };
    const { bucket, verdict } = charge(full, SMALL, NOON);
    expect(verdict).toEqual({ state: "warned", waitMs: 2000 });
    expect(charge(bucket, SMALL, NOON + 500).verdict).toEqual({ state: "silent", waitMs: 1500 });
  });

  it("refills while no one asks, and never above its size", () => {
    expect(verdicts(SMALL, [0, 0, 0, 60_000, 60_000, 60_000, 60_000]).at(-1)).toBe("warned");
  });

  it("locks no one out longer than its size after a clock set back", () => {
    const used = charge({ fullAt: NOON + 3000 }, SMALL, NOON).bucket;
    const anHourAgo = NOON - 3_600_000;
    const { bucket, verdict } = charge(used, SMALL, anHourAgo);
    expect(verdict).toEqual({ state: "warned", waitMs: 2000 });
    expect(charge(bucket, SMALL, anHourAgo + 2000).verdict.state).toBe("in");
  });
});

describe("the budgets", () => {
  it.each([
    ["15 presses in 10 seconds for an hour", EVENT_BUDGETS.press, 10_000 / 15, 5400],
    [
      "a match of 100 presses, three in two seconds, on two devices at once",
      EVENT_BUDGETS.press,
      667 / 2,
      200,
    ],
    ["four presses a second for half a minute", EVENT_BUDGETS.press, 250, 120],
    ["a typed cell a second for an hour", EVENT_BUDGETS.command, 1000, 3600],
    ["three typed lines a second for ten seconds", EVENT_BUDGETS.command, 333, 30],
    ["a letter five times a second for a minute", EVENT_BUDGETS.suggestion, 200, 300],
    ["a profile or map every three seconds for two minutes", COSTLY_BUDGETS.picture, 3000, 40],
    ["a hint a second for an hour", COSTLY_BUDGETS.hint, 1000, 3600],
    ["three exports in a row", COSTLY_BUDGETS.export, 1000, 3],
    ["a strategy tried every half minute, for five minutes", COSTLY_BUDGETS.trial, 30_000, 10],
    ["ten lines for a tournament until one is right, in five minutes", COSTLY_BUDGETS.tournament, 30_000, 10],
    ["a strategy's name, right at the seventh try", COSTLY_BUDGETS.trial, 10_000, 7],
  ])("have room for %s", (_what, budget, everyMs, times) => {
    expect(refusedOf(budget, everyMs, times)).toBe(0);
  });

  it("block 28 presses a second beyond the refill rate", () => {
    const seconds = 60;
    const times = 28 * seconds;
    const let_in = times - refusedOf(EVENT_BUDGETS.press, 1000 / 28, times);
    const { size, everyMs } = EVENT_BUDGETS.press;
    expect(let_in).toBeLessThanOrEqual(size + (1000 * seconds) / everyMs);
    expect(let_in).toBeGreaterThan(size);
  });
});
