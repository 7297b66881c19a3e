// What was answered and what failed on each day, over processes and restarts.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readTally, startDayTally } from "../../../src/infra/metrics/day-tally.ts";
import { countEvent, countLoggedError, registry } from "../../../src/infra/metrics/meters.ts";
import { openStore, type Store, StoreError } from "../../../src/infra/store/index.ts";

const NOON = Date.parse("2026-11-28T12:00:00Z");
const DAY_MS = 86_400_000;
let at = NOON;
let store: Store;

beforeEach(async () => {
  vi.useFakeTimers();
  registry.resetMetrics();
  at = NOON;
  store = await openStore({ dataDir: ":memory:", report: () => {} });
});
afterEach(async () => {
  vi.useRealTimers();
  await store.close();
});

const start = (id: string, on = store) =>
  startDayTally(on, { id, version: "1.0.0", startedAt: at }, () => at);

const event = (name: string, outcome: "answered" | "failed" | "refused" = "answered") =>
  countEvent({ platform: "discord", type: "press", name, outcome }, 0);

it("adds up what was counted since the last time, by day", async () => {
  const tally = start("one");
  for (const name of ["rps", "rps", "mines"]) event(name);
  event("rps", "failed");
  event("rps", "refused");
  countLoggedError("shard 17 is lost");
  await tally.add();
  await tally.add();
  at += DAY_MS;
  event("rps");
  countLoggedError("shard 4 is lost");
  await tally.stop();
  const { answered, errors } = await readTally(store, at);
  expect(answered).toEqual([
    { kind: "rps", today: 1, yesterday: 2, week: 3 },
    { kind: "mines", today: 0, yesterday: 1, week: 1 },
  ]);
  expect(errors).toEqual([
    { kind: "log: shard … is lost", today: 1, yesterday: 1, week: 2 },
    { kind: "event failed", today: 0, yesterday: 1, week: 1 },
  ]);
  const later = await readTally(store, at + 6 * DAY_MS);
  expect(later.answered).toEqual([{ kind: "rps", today: 0, yesterday: 0, week: 1 }]);
});

it("adds later what the store didn't take", async () => {
  let isAway = true;
  const update: Store["update"] = (...asked) =>
    isAway ? Promise.reject(new StoreError("unreachable", "away")) : store.update(...asked);
  const tally = start("one", { ...store, update } as Store);
  event("rps");
  await expect(tally.add()).rejects.toThrow("away");
  isAway = false;
  event("rps");
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.waitFor(async () => expect((await readTally(store, at)).answered[0]?.today).toBe(2));
  await tally.stop();
});

it("lists the processes that are running, also after midnight", async () => {
  const one = start("one");
  await one.add();
  at = NOON + DAY_MS / 2 - 30_000;
  const two = start("two");
  await two.add();
  expect((await readTally(store, at)).processes).toHaveLength(1);
  at += 60_000;
  const three = start("three");
  await three.add();
  expect((await readTally(store, at)).processes.map(({ startedAt }) => startedAt)).toEqual([at - 60_000, at]);
  for (const tally of [one, two, three]) await tally.stop();
});
