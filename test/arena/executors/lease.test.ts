// The lease on a tournament: who may take it, keep it and release it.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Lease, takeLease } from "../../../src/arena/executors/lease.ts";
import { openStore, type Store } from "../../../src/infra/store/index.ts";

const KEY = "telegram:-7";
const LEASE_MS = 60_000;

describe("a lease on a tournament", () => {
  let store: Store;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
    store = await openStore({ dataDir: ":memory:" });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await store.close();
  });

  const take = (by: string): Promise<Lease | undefined> => takeLease(store, KEY, by, LEASE_MS);

  it("is free for others as soon as its holder releases it", async () => {
    const held = await take("first");
    expect(await take("second")).toBeUndefined();
    await held?.release();
    expect(await take("second")).toBeDefined();
  });

  it("isn't freed by a former holder after it expired", async () => {
    const former = await take("first");
    vi.setSystemTime(Date.now() + LEASE_MS + 1);
    expect(await take("second")).toBeDefined();
    await former?.release();
    expect(await take("third")).toBeUndefined();
  });

  it("isn't renewed after its release", async () => {
    const held = await take("first");
    await held?.release();
    expect(await take("second")).toBeDefined();
    vi.advanceTimersByTime(LEASE_MS - 1);
    expect(held?.lost.aborted).toBe(false);
  });
});
