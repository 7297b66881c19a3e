// When shards may identify, on a manual clock.

import { describe, expect, it } from "vitest";
import {
  createIdentifyThrottle,
  type IdentifyLimits,
} from "../../../src/platforms/discord/gateway/identify-throttle.ts";
import { keepLog } from "./samples.ts";

const NEVER = new AbortController().signal;
const FIVE_SECONDS_MS = 5_000;

/** A clock that jumps to the next awaited time whenever nothing else is running. */
function manualClock() {
  let nowMs = 0;
  const waiting: { readonly at: number; readonly wake: () => void }[] = [];
  const jump = (): void => {
    const [next] = waiting.sort((a, b) => a.at - b.at).splice(0, 1);
    if (!next) return;
    nowMs = next.at;
    next.wake();
  };
  return {
    now: () => nowMs,
    random: () => 0.5,
    wait: (timeMs: number, signal: AbortSignal) =>
      new Promise<void>((wake, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
        waiting.push({ at: nowMs + timeMs, wake });
        setImmediate(jump);
      }),
  };
}

/** Claims as in a store, shared by all processes that use it. */
function sharedClaims(clock: { now(): number }) {
  const until = new Map<number, number>();
  return async (bucket: number, forMs: number): Promise<boolean> => {
    if (clock.now() < (until.get(bucket) ?? 0)) return false;
    until.set(bucket, clock.now() + forMs);
    return true;
  };
}

const startLimit = (remaining: number) => ({
  ...{ total: 1000, remaining, reset_after: 3_600_000, max_concurrency: 1 },
});

function setThrottle(more: Partial<IdentifyLimits> = {}) {
  const clock = more.clock ?? manualClock();
  const log = keepLog();
  const throttle = createIdentifyThrottle({
    ...{ maxConcurrency: 1, startLimit: async () => startLimit(1000), log, clock },
    ...more,
  });
  const loginAt = async (shard: number): Promise<number> => {
    await throttle.waitForIdentify(shard, NEVER);
    return clock.now();
  };
  return { throttle, loginAt, log };
}

const gaps = (times: readonly number[]): number[] => {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted.slice(1).map((time, index) => time - (sorted[index] as number));
};

describe("logins of shards", () => {
  it("are more than five seconds apart in one bucket", async () => {
    const { loginAt } = setThrottle();
    const times = await Promise.all([0, 1, 2, 3].map(loginAt));
    expect(times[0]).toBe(0);
    expect(Math.min(...gaps(times))).toBeGreaterThan(FIVE_SECONDS_MS);
  });

  it("run in parallel in different buckets", async () => {
    const { loginAt } = setThrottle({ maxConcurrency: 4 });
    expect(await Promise.all([0, 1, 2, 3].map(loginAt))).toEqual([0, 0, 0, 0]);
    expect(await loginAt(7)).toBeGreaterThan(FIVE_SECONDS_MS);
  });

  it("keep that distance across two processes too", async () => {
    const clock = manualClock();
    const claim = sharedClaims(clock);
    const one = setThrottle({ clock, claim });
    const other = setThrottle({ clock, claim });
    const times = await Promise.all([0, 1, 2].flatMap((shard) => [one.loginAt(shard), other.loginAt(shard)]));
    expect(Math.min(...gaps(times))).toBeGreaterThan(FIVE_SECONDS_MS);
  });

  it("continue at the process's own pace during a store outage, which is logged once", async () => {
    const claim = () => Promise.reject(new Error("unreachable"));
    const { loginAt, log } = setThrottle({ claim });
    expect(Math.min(...gaps(await Promise.all([0, 1, 2].map(loginAt))))).toBeGreaterThan(FIVE_SECONDS_MS);
    expect(log.lines.filter((line) => line.includes("this process alone"))).toHaveLength(1);
  });

  it("wait for the next day when today's logins are used up, which is logged", async () => {
    const answers = [startLimit(0), startLimit(0), startLimit(1000)];
    const { loginAt, log } = setThrottle({ startLimit: async () => answers.shift() ?? startLimit(999) });
    expect(await loginAt(0)).toBe(2 * 3_600_000);
    const seen = "error all 1000 logins to Discord for today are used up; the next one is in 60 minutes";
    expect(log.lines.filter((line) => line.startsWith(seen))).toHaveLength(2);
  });

  it("count down the remaining logins without asking each time", async () => {
    let asked = 0;
    const ask = async () => {
      asked += 1;
      return startLimit(2);
    };
    const { loginAt } = setThrottle({ startLimit: ask, maxConcurrency: 8 });
    for (const shard of [0, 1]) await loginAt(shard);
    expect(asked).toBe(1);
    await loginAt(2);
    expect(asked).toBe(2);
  });

  it("are not held up by an API that does not answer", async () => {
    const { loginAt } = setThrottle({ startLimit: () => Promise.reject(new Error("503")) });
    expect(await loginAt(0)).toBe(0);
  });

  it("pass their turn to the next when given up", async () => {
    const { throttle, loginAt } = setThrottle();
    await loginAt(0);
    const given = new AbortController();
    const left = expect(throttle.waitForIdentify(1, given.signal)).rejects.toThrow("closed");
    const next = loginAt(2);
    given.abort(new Error("closed"));
    await left;
    expect(await next).toBeLessThan(2 * FIVE_SECONDS_MS);
  });
});
