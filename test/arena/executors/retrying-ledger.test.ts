// A ledger that retries instead of giving up.

import { describe, expect, it } from "vitest";
import { retryingLedger } from "../../../src/arena/index.ts";
import { openStore, type Store, StoreError } from "../../../src/infra/store/index.ts";

/** A store that's unreachable for the first `times` requests. */
async function unreachable(times: number): Promise<Store> {
  const opened = await openStore({ dataDir: ":memory:" });
  let left = times;
  const read: Store["read"] = (kind, id) =>
    left-- > 0 ? Promise.reject(new StoreError("unreachable", "away")) : opened.read(kind, id);
  return Object.assign(Object.create(opened) as Store, { read });
}

describe("the retrying ledger", () => {
  it("retries while the store is away, and logs it once", async () => {
    const notes: string[] = [];
    const ledger = retryingLedger(await unreachable(3), "run", { onNote: (note) => void notes.push(note) });
    expect(await ledger.read(0)).toEqual([]);
    expect(notes).toHaveLength(1);
  });

  it("treats an unreadable round as not played after an abort", async () => {
    const ended = { signal: AbortSignal.abort() };
    const ledger = retryingLedger(await unreachable(Number.POSITIVE_INFINITY), "run", ended);
    expect(await ledger.read(0)).toEqual([]);
  });

  it("rejects at once if stored data can't be read", async () => {
    const store = await unreachable(0);
    store.read = () => Promise.reject(new StoreError("unwritable", "no key"));
    await expect(retryingLedger(store, "run", {}).read(0)).rejects.toThrow("no key");
  });
});
