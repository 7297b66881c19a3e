import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { leaseOf, underLease } from "../../src/infra/lease.ts";
import { openStore, type Store } from "../../src/infra/store/index.ts";

const WINDOW_MS = 60_000;
let store: Store;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"], now: 100 * WINDOW_MS });
  store = await openStore({ dataDir: ":memory:" });
});
afterEach(async () => {
  vi.useRealTimers();
  await store.close();
});

describe("a lease", () => {
  it("is one process's for as long as it holds it", async () => {
    const [one, other] = [leaseOf(store, "x", WINDOW_MS), leaseOf(store, "x", WINDOW_MS)];
    for (let half = 0; half < 6; half++) {
      expect([await one.hold(), await other.hold()]).toEqual([true, false]);
      vi.setSystemTime(Date.now() + WINDOW_MS / 2);
    }
    expect(await leaseOf(store, "y", WINDOW_MS).hold()).toBe(true);
  });

  it("is free two windows after its holder died", async () => {
    const [dead, heir] = [leaseOf(store, "x", WINDOW_MS), leaseOf(store, "x", WINDOW_MS)];
    await dead.hold();
    vi.setSystemTime(Date.now() + 2 * WINDOW_MS - 1);
    expect(await heir.hold()).toBe(false);
    vi.setSystemTime(Date.now() + 1);
    expect([await heir.hold(), await dead.hold()]).toEqual([true, false]);
  });
});

describe("work under a lease", () => {
  it("is renewed while it lasts, and isn't done twice", async () => {
    const end = Promise.withResolvers<string>();
    const first = underLease(store, "x", () => end.promise, WINDOW_MS);
    await vi.advanceTimersByTimeAsync(5 * WINDOW_MS);
    expect(await underLease(store, "x", async () => "second", WINDOW_MS)).toBeUndefined();
    end.resolve("done");
    expect(await first).toBe("done");
  });

  it("hears when another process has taken it over", async () => {
    const end = Promise.withResolvers<void>();
    let lost: AbortSignal | undefined;
    const slept = underLease(
      store,
      "x",
      (signal) => {
        lost = signal;
        return end.promise;
      },
      WINDOW_MS,
    );
    await vi.waitFor(() => expect(lost).toBeDefined());
    vi.setSystemTime(Date.now() + 3 * WINDOW_MS);
    await leaseOf(store, "x", WINDOW_MS).hold();
    await vi.advanceTimersByTimeAsync(WINDOW_MS / 3);
    expect(lost?.aborted).toBe(true);
    end.resolve();
    await slept;
  });
});
