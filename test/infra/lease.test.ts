// Whether a process is the only one of its kind, over a store that all of them share.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Company, createCompany } from "../../src/infra/lease.ts";
import { openStore, type Store } from "../../src/infra/store/index.ts";

const LOOK_MS = 1_000;

let store: Store;
let isAway: boolean;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  store = await openStore({ dataDir: ":memory:" });
  isAway = false;
});
afterEach(async () => {
  vi.useRealTimers();
  await store.close();
});

interface Process extends Company {
  look(): void;
  /** How long it waited before it began. */
  readonly waitedMs: () => number;
}

function processOf(by: string): Process {
  const watched: Store = Object.create(store, {
    read: { value: (...input: Parameters<Store["read"]>) => store.read(...input) },
    update: {
      value: (...input: Parameters<Store["update"]>) =>
        isAway ? Promise.reject(new Error("away")) : store.update(...input),
    },
  });
  let waitedMs = 0;
  let look = (): void => {};
  const company = createCompany({
    ...{ store: watched, key: "work", by, lookMs: LOOK_MS, now: Date.now },
    every: (_ms, given) => {
      look = given;
      return () => {
        look = () => {};
      };
    },
    pause: async (ms) => {
      waitedMs += ms;
    },
  });
  return { ...company, look: () => look(), waitedMs: () => waitedMs };
}

/** One look of each, in order, an interval after the last. */
async function looks(...processes: readonly Process[]): Promise<void> {
  vi.setSystemTime(Date.now() + LOOK_MS);
  for (const one of processes) {
    one.look();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

describe("a process among others", () => {
  it("is alone once it has looked three times in vain, until another joins", async () => {
    const [first, second] = [processOf("first"), processOf("second")];
    await first.join();
    await looks(first);
    expect([first.waitedMs(), first.isAlone()]).toEqual([0, false]);
    await looks(first);
    expect(first.isAlone()).toBe(true);
    await second.join();
    expect(second.waitedMs()).toBe(1.5 * LOOK_MS);
    await looks(first, second);
    expect([first.isAlone(), second.isAlone()]).toEqual([false, false]);
  });

  it("no longer believes that it's alone when a newcomer begins, even if it can't look", async () => {
    const [first, second] = [processOf("first"), processOf("second")];
    await first.join();
    await looks(first);
    await looks(first);
    await second.join();
    vi.setSystemTime(Date.now() + second.waitedMs());
    expect(first.isAlone()).toBe(false);
  });

  it("isn't alone while the store is away, and counts anew afterwards", async () => {
    const first = processOf("first");
    await first.join();
    for (const away of [false, false, true, false, false]) {
      isAway = away;
      await looks(first);
    }
    expect(first.isAlone()).toBe(false);
    await looks(first);
    expect(first.isAlone()).toBe(true);
  });

  it("takes over as one of two without believing that it's alone", async () => {
    const [first, second, third] = [processOf("first"), processOf("second"), processOf("third")];
    for (const one of [first, second, third]) await one.join();
    await first.leave();
    for (let look = 0; look < 8; look++) {
      await looks(second, third);
      expect([second.isAlone(), third.isAlone()]).toEqual([false, false]);
    }
    await third.leave();
    for (let look = 0; look < 3; look++) await looks(second);
    expect(second.isAlone()).toBe(true);
  });
});
