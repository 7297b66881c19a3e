// One process of many fetches; the lease passes on when it ends, dies or sleeps too long.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openStore, type Store } from "../../../src/infra/store/index.ts";
import { POLLER_LEASE_MS } from "../../../src/platforms/telegram/limits.ts";
import { createPollerTurns, type PollerTurns } from "../../../src/platforms/telegram/poller-lease.ts";
import type { Polling } from "../../../src/platforms/telegram/polling.ts";
import { eventually, recordingLog } from "./rig.ts";

let store: Store;
let isAway: boolean;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  store = await openStore({ dataDir: ":memory:", report: () => {} });
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
  /** What became of its fetching: begun, and how it ended. */
  readonly events: string[];
  look(): void;
  isOurs(why: "fetched" | "conflict"): Promise<boolean>;
  refused: boolean;
}

function candidate(by: string): Candidate {
  const watched: Store = Object.create(store, {
    update: {
      value: (...input: Parameters<Store["update"]>) =>
        isAway ? Promise.reject(new Error("away")) : store.update(...input),
    },
  });
  const one = { log: recordingLog(), events: [] as string[], refused: false } as unknown as {
    -readonly [Key in keyof Candidate]: Candidate[Key];
  };
  one.turns = createPollerTurns({
    ...{ store: watched, bot: "42", by, log: one.log, now: Date.now },
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

describe("of several processes that poll", () => {
  let first: Candidate;
  let second: Candidate;
  beforeEach(async () => {
    [first, second] = [candidate("first"), candidate("second")];
    await first.turns.start();
    await second.turns.start();
  });

  it("one fetches, the other stands by and says so", () => {
    expect([first.turns.isPoller(), second.turns.isPoller()]).toEqual([true, false]);
    expect(second.log.lines.join()).toContain("this one stands by");
  });

  it("the next takes over at once when the first ends, which confirms how far it came", async () => {
    await first.turns.stop();
    expect(first.events).toEqual(["begun", "ended, confirmed"]);
    second.look();
    await eventually(() => second.turns.isPoller()).toBe(true);
  });

  it("the next takes over from a dead one when its lease has run out, and not before", async () => {
    pass(POLLER_LEASE_MS - 1);
    second.look();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(second.turns.isPoller()).toBe(false);
    pass(2);
    second.look();
    await eventually(() => second.turns.isPoller()).toBe(true);
    expect(second.events).toEqual(["begun"]);
  });

  it("one that renews its lease keeps it", async () => {
    for (let look = 0; look < 5; look++) {
      pass(POLLER_LEASE_MS / 2);
      first.look();
      await new Promise(setImmediate);
      second.look();
      await new Promise(setImmediate);
    }
    expect([first.turns.isPoller(), second.turns.isPoller()]).toEqual([true, false]);
  });

  it("one that slept while another took over drops what it had fetched, and stands by", async () => {
    expect(await first.isOurs("fetched")).toBe(true);
    pass(POLLER_LEASE_MS + 1);
    second.look();
    await eventually(() => second.turns.isPoller()).toBe(true);
    expect(await first.isOurs("fetched")).toBe(false);
    expect(first.turns.isPoller()).toBe(false);
    expect(first.events).toEqual(["begun", "ended"]);
  });

  it("goes on fetching while the store is away, so that people are told", async () => {
    isAway = true;
    pass(10 * POLLER_LEASE_MS);
    first.look();
    second.look();
    expect(await first.isOurs("fetched")).toBe(true);
    expect([first.turns.isPoller(), second.turns.isPoller()]).toEqual([true, false]);
  });

  it("yields where Telegram knows of another poller and the store cannot be asked", async () => {
    isAway = true;
    expect(await first.isOurs("conflict")).toBe(false);
    expect(first.turns.isPoller()).toBe(false);
    isAway = false;
    first.look();
    await eventually(() => first.turns.isPoller()).toBe(true);
  });

  it("is not taken over by one that has been stopped", async () => {
    await second.turns.stop();
    await first.turns.stop();
    second.look();
    await new Promise(setImmediate);
    expect(second.events).toEqual([]);
  });

  it("tries again where Telegram refuses a successor, and leaves it to others meanwhile", async () => {
    second.refused = true;
    await first.turns.stop();
    second.look();
    await eventually(() => second.log.lines.join()).toContain("cannot be fetched");
    const third = candidate("third");
    await third.turns.start();
    expect(third.turns.isPoller()).toBe(true);
  });
});

it("the first process is told where Telegram refuses it", async () => {
  const only = candidate("only");
  only.refused = true;
  await expect(only.turns.start()).rejects.toThrow("refused");
});
