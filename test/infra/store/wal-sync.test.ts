// Many writes share one fsync, and each waits for one that began after it was committed.

import { expect, it } from "vitest";
import { openWalSync } from "../../../src/infra/store/sqlite/wal-sync.ts";

/** A disk whose syncs end when the test says so. */
function slowDisk() {
  const syncs: PromiseWithResolvers<void>[] = [];
  const sync = (): Promise<void> => {
    const one = Promise.withResolvers<void>();
    syncs.push(one);
    return one.promise;
  };
  return { syncs, log: openWalSync("", { sync, close: async () => {} }) };
}

it("whoever commits while one sync runs waits for the next, all for the same", async () => {
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

it("a sync that fails is told to those who waited for it, and the next begins anew", async () => {
  const { syncs, log } = slowDisk();
  const first = log.synced();
  const second = log.synced();
  syncs[0]?.reject(new Error("EIO"));
  await expect(first).rejects.toThrow("EIO");
  await new Promise(setImmediate);
  syncs[1]?.resolve();
  await expect(second).resolves.toBeUndefined();
});
