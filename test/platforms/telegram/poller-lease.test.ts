// One process of many fetches updates; the lease passes on when that process ends, dies or pauses too long.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openStore, type Store } from "../../../src/infra/store/index.ts";
import { POLLER_WINDOW_MS } from "../../../src/platforms/telegram/limits.ts";
import { createPollerTurns, type PollerTurns } from "../../../src/platforms/telegram/poller-lease.ts";
import type { Polling } from "../../../src/platforms/telegram/polling.ts";
import { eventually, recordingLog } from "./rig.ts";

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

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

interface Candidate {
  readonly turns: PollerTurns;
  readonly log: ReturnType<typeof recordingLog>;
  /** The events of its fetching: started, and how it ended. */
  readonly events: string[];
  look(): void;
  isOurs(why: "fetched" | "conflict"): Promise<boolean>;
  refused: boolean;
}

function candidate(): Candidate {
  const watched: Store = Object.create(store, {
    claim: {
      value: (...input: Parameters<Store["claim"]>) =>
        isAway ? Promise.reject(new Error("away")) : store.claim(...input),
    },
  });
  const one = { log: recordingLog(), events: [] as string[], refused: false } as unknown as {
    -readonly [Key in keyof Candidate]: Candidate[Key];
  };
  one.turns = createPollerTurns({
    ...{ store: watched, bot: "42", log: one.log, now: Date.now },
    async poll({ isOurs }): Promise<Polling> {
      if (one.refused) throw new Error("refused");
      one.isOurs = isOurs;
      one.events.push("begun");
      return {
        stop: async ({ confirm }) => void one.events.push(confirm ? "ended, confirmed" : "ended"),
      };
    },
    every(_ms, look) {
      one.look = look;
      return () => undefined;
    },
  });
  return one;
}

describe("several processes that poll", () => {
  let first: Candidate;
  let second: Candidate;
  beforeEach(async () => {
    [first, second] = [candidate(), candidate()];
    await first.turns.start();
    await second.turns.start();
  });

  it("let one fetch while the other stands by and says so", () => {
    expect([first.turns.isPoller(), second.turns.isPoller()]).toEqual([true, false]);
    expect(second.log.lines.join()).toContain("this one stands by");
  });

  it("hand over when the first ends, which confirms its position", async () => {
    await first.turns.stop();
    expect(first.events).toEqual(["begun", "ended, confirmed"]);
    pass(2 * POLLER_WINDOW_MS);
    second.look();
    await eventually(() => second.turns.isPoller()).toBe(true);
  });

  it("replace a dead one only after its lease has expired", async () => {
    second.look();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(second.turns.isPoller()).toBe(false);
    pass(2 * POLLER_WINDOW_MS);
    second.look();
    await eventually(() => second.turns.isPoller()).toBe(true);
    expect(second.events).toEqual(["begun"]);
  });

  it("keep the one that renews its lease", async () => {
    for (let look = 0; look < 5; look++) {
      pass(POLLER_WINDOW_MS / 2);
      first.look();
      await new Promise(setImmediate);
      second.look();
      await new Promise(setImmediate);
    }
    expect([first.turns.isPoller(), second.turns.isPoller()]).toEqual([true, false]);
  });

  it("make one that slept through a takeover drop its fetched updates and stand by", async () => {
    expect(await first.isOurs("fetched")).toBe(true);
    pass(2 * POLLER_WINDOW_MS);
    second.look();
    await eventually(() => second.turns.isPoller()).toBe(true);
    expect(await first.isOurs("fetched")).toBe(false);
    expect(first.turns.isPoller()).toBe(false);
    expect(first.events).toEqual(["begun", "ended"]);
  });

  it("keep fetching while the store is away, so that people get an answer", async () => {
    isAway = true;
    pass(10 * POLLER_WINDOW_MS);
    first.look();
    second.look();
    expect(await first.isOurs("fetched")).toBe(true);
    expect([first.turns.isPoller(), second.turns.isPoller()]).toEqual([true, false]);
  });

  it("let no stopped process take over", async () => {
    await second.turns.stop();
    await first.turns.stop();
    second.look();
    await new Promise(setImmediate);
    expect(second.events).toEqual([]);
  });

  it("let a refused successor retry, and leave it to others meanwhile", async () => {
    second.refused = true;
    await first.turns.stop();
    pass(2 * POLLER_WINDOW_MS);
    second.look();
    await eventually(() => second.log.lines.join()).toContain("can't fetch Telegram's updates");
    pass(2 * POLLER_WINDOW_MS);
    const third = candidate();
    await third.turns.start();
    expect(third.turns.isPoller()).toBe(true);
  });
});

it("notify the first process when Telegram refuses it", async () => {
  const only = candidate();
  only.refused = true;
  await expect(only.turns.start()).rejects.toThrow("refused");
});
