// Many writes share one fsync, and each waits for one that started after its commit.

import { expect, it } from "vitest";
import { openWalSync } from "../../../src/infra/store/sqlite/wal-sync.ts";

/** A disk whose syncs finish when the test says so. */
function slowDisk() {
  const syncs: PromiseWithResolvers<void>[] = [];
  const sync = (): Promise<void> => {
    const one = Promise.withResolvers<void>();
    syncs.push(one);
    return one.promise;
  };
  return { syncs, log: openWalSync("", { sync, close: async () => {} }) };
}

it("makes commits during a sync share the next one", async () => {
  const { syncs, log } = slowDisk();
  const done: string[] = [];
  const first = log.synced().then(() => done.push("first"));
  const others = ["second", "third"].map((name) => log.synced().then(() => done.push(name)));
  expect(syncs).toHaveLength(1);
  syncs[0]?.resolve();
  await first;
  await new Promise(setImmediate);
  expect([done, syncs.length]).toEqual([["first"], 2]);
  syncs[1]?.resolve();
  await Promise.all(others);
  expect(done).toEqual(["first", "second", "third"]);
});

it("reports a failed sync to its waiters and starts a new one next", async () => {
  const { syncs, log } = slowDisk();
  const first = log.synced();
  const second = log.synced();
  syncs[0]?.reject(new Error("EIO"));
  await expect(first).rejects.toThrow("EIO");
  await new Promise(setImmediate);
  syncs[1]?.resolve();
  await expect(second).resolves.toBeUndefined();
});
