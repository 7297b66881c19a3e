// The lease on a tournament: one process at a time, and nobody gives up what is another's.

import { describe, expect, it } from "vitest";
import { takeLease } from "../../../commands/tournament/background/lease.ts";
import { openStore } from "../../../src/infra/store/index.ts";

const LEASE_MS = 60_000;
const stored = { name: "tournament-lease", version: 1, migrations: {}, parse: (value: unknown) => value };
const freshStore = () => openStore({ dataDir: ":memory:", report: () => {} });

describe("a lease on a tournament", () => {
  it("is held by one process at a time, and free once that one gives it up", async () => {
    const store = await freshStore();
    const first = await takeLease(store, "chat", "first", LEASE_MS);
    expect(await takeLease(store, "chat", "second", LEASE_MS)).toBeUndefined();
    await first?.release();
    const second = await takeLease(store, "chat", "second", LEASE_MS);
    expect(second?.lost.aborted).toBe(false);
    await second?.release();
  });

  it("is not freed by a process that does not hold it any more", async () => {
    const store = await freshStore();
    const first = await takeLease(store, "chat", "first", LEASE_MS);
    await store.remove(stored, "chat"); // As if it had run out.
    const second = await takeLease(store, "chat", "second", LEASE_MS);
    expect(second).toBeDefined();
    await first?.release();
    expect(await takeLease(store, "chat", "third", LEASE_MS)).toBeUndefined();
    await second?.release();
  });

  it("is told as lost to the process that finds it with another", async () => {
    const store = await freshStore();
    const first = await takeLease(store, "chat", "first", 30);
    await store.remove(stored, "chat");
    const second = await takeLease(store, "chat", "second", LEASE_MS);
    if (first && second && !first.lost.aborted)
      await new Promise((resolve) => first.lost.addEventListener("abort", resolve));
    expect(second === undefined || first?.lost.aborted).toBe(true);
    await Promise.all([first?.release(), second?.release()]);
  });
});
