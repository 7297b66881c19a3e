// A ledger of one who would rather wait than give up.

import { describe, expect, it } from "vitest";
import { retryingLedger } from "../../../src/arena/index.ts";
import { openStore, type Store, StoreError } from "../../../src/infra/store/index.ts";

/** A store that cannot be reached for the first so many questions. */
async function unreachable(times: number): Promise<Store> {
  const opened = await openStore({ dataDir: ":memory:", report: () => {} });
  let left = times;
  const read: Store["read"] = (kind, id) =>
    left-- > 0 ? Promise.reject(new StoreError("unreachable", "away")) : opened.read(kind, id);
  return Object.assign(Object.create(opened) as Store, { read });
}

describe("the retrying ledger", () => {
  it("asks again while the store is away, and says so once", async () => {
    const notes: string[] = [];
    const ledger = retryingLedger(await unreachable(3), "run", { onNote: (note) => void notes.push(note) });
    expect(await ledger.read(0)).toEqual([]);
    expect(notes).toHaveLength(1);
  });

  it("takes a round that cannot be read for not played once the tournament was ended", async () => {
    const ended = { signal: AbortSignal.abort() };
    const ledger = retryingLedger(await unreachable(Number.POSITIVE_INFINITY), "run", ended);
    expect(await ledger.read(0)).toEqual([]);
  });

  it("waits for nothing when what is stored cannot be read", async () => {
    const store = await unreachable(0);
    store.read = () => Promise.reject(new StoreError("key-missing", "no key"));
    await expect(retryingLedger(store, "run", {}).read(0)).rejects.toThrow("no key");
  });
});
