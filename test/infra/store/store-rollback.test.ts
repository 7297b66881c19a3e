// An old value that was put back is noticed if a newer one is known, and is used from then on.

import { describe, expect, test } from "vitest";
import type { Backend } from "../../../src/infra/store/backend.ts";
import { createCipher } from "../../../src/infra/store/cipher.ts";
import { DocumentStore } from "../../../src/infra/store/document-store.ts";
import type { StoreProblem } from "../../../src/infra/store/index.ts";
import { openSqliteBackend } from "../../../src/infra/store/sqlite/backend.ts";
import { counterKind } from "./kinds.ts";

const KEY = "gadalka:test-counter:a";

async function opened() {
  const backend = await openSqliteBackend(":memory:", 1_000);
  const problems: StoreProblem[] = [];
  const process = (given: Backend = backend) =>
    new DocumentStore({
      ...{ backend: given, cipher: createCipher([Buffer.alloc(32, 1)]), timeoutMs: 5_000 },
      report: (problem) => void problems.push(problem),
    });
  const stored = async () => (await backend.read(KEY)) ?? "";
  const putBack = async (value: string) => {
    await backend.remove([KEY]);
    await backend.swap([{ key: KEY, revision: "", next: value, ttlMs: undefined }]);
  };
  return { backend, process, problems, stored, putBack };
}

const increment = (current?: { count: number }) => {
  const count = (current?.count ?? 0) + 1;
  return { next: { count }, result: count };
};

describe("an older value put back into the store", () => {
  type Change = (store: DocumentStore, other: DocumentStore) => Promise<unknown>;
  const counted: Change = (store) => store.update(counterKind, "a", increment);

  /** Makes the change, then puts the original value back. */
  async function rolledBack(change: Change) {
    const { process, problems, stored, putBack } = await opened();
    const [store, other] = [process(), process()];
    await counted(store, other);
    const old = await stored();
    await change(store, other);
    await putBack(old);
    return { store, other, problems };
  }

  test("is reported once, on the first read, and then used", async () => {
    const { store, problems } = await rolledBack(counted);
    expect(await store.read(counterKind, "a")).toEqual({ count: 1 });
    expect(problems).toEqual([
      expect.objectContaining({ code: "rolled-back", kind: "test-counter", id: "a", key: KEY }),
    ]);
    expect(await store.update(counterKind, "a", increment)).toBe(2);
    expect(problems).toHaveLength(1);
  });

  test("is reported to an update before it changes the value", async () => {
    const { store, problems } = await rolledBack(counted);
    let reportedBefore: number | undefined;
    await store.update(counterKind, "a", (current) => {
      if (current?.count === 1) reportedBefore = problems.length;
      return increment(current);
    });
    expect(reportedBefore).toBe(1);
  });

  test.each<[string, "store" | "other", Change]>([
    [
      "by a process that has only read the newer one",
      "other",
      async (store, other) => {
        await counted(store, other);
        await other.read(counterKind, "a");
      },
    ],
    [
      "after the document was removed and made anew",
      "store",
      async (store, other) => {
        await store.remove(counterKind, "a");
        await counted(store, other);
      },
    ],
    [
      "where the document was deleted before, and nothing made since",
      "store",
      (store) => store.update(counterKind, "a", () => ({ next: null, result: null })),
    ],
  ])("is noticed %s", async (_when, reader, change) => {
    const { problems, ...processes } = await rolledBack(change);
    await processes[reader].read(counterKind, "a");
    expect(problems).toHaveLength(1);
  });
});

describe("no rollback is reported", () => {
  test("for a document that another process removed and created again", async () => {
    const { process, problems } = await opened();
    const [one, other] = [process(), process()];
    for (let times = 0; times < 3; times++) await one.update(counterKind, "a", increment);
    await other.remove(counterKind, "a");
    await other.update(counterKind, "a", increment);
    expect(await one.read(counterKind, "a")).toEqual({ count: 1 });
    expect(await one.update(counterKind, "a", increment)).toBe(2);
    expect(await other.update(counterKind, "a", increment)).toBe(3);
    expect(problems).toEqual([]);
  });

  test("for a read overtaken by an update of the same process", async () => {
    const { backend, process, problems } = await opened();
    const gate = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    let slow = false;
    const store = process({
      ...backend,
      read: async (key) => {
        const value = await backend.read(key);
        if (slow) {
          slow = false;
          begun.resolve();
          await gate.promise;
        }
        return value;
      },
    });
    await store.update(counterKind, "a", increment);
    slow = true;
    const late = store.read(counterKind, "a");
    await begun.promise;
    await store.update(counterKind, "a", increment);
    gate.resolve();
    expect(await late).toEqual({ count: 1 });
    await store.read(counterKind, "a");
    expect(problems).toEqual([]);
  });

  test("when many processes write and read at once", async () => {
    const { process, problems } = await opened();
    const stores = [process(), process(), process()];
    const writes = Array.from({ length: 60 }, (_, at) => stores[at % 3]?.update(counterKind, "a", increment));
    const reads = Array.from({ length: 60 }, (_, at) => stores[at % 3]?.read(counterKind, "a"));
    await Promise.all([...writes, ...reads]);
    expect(await stores[0]?.read(counterKind, "a")).toEqual({ count: 60 });
    expect(problems).toEqual([]);
  });

  test("for a value written before revisions had ages, seen first", async () => {
    const { backend, process, problems } = await opened();
    const cipher = createCipher([Buffer.alloc(32, 1)]);
    const next = `AAAAAAAA${cipher.encrypt(KEY, '{"v":2,"d":{"count":7}}')}`;
    await backend.swap([{ key: KEY, revision: "", next, ttlMs: undefined }]);
    const store = process();
    expect(await store.update(counterKind, "a", increment)).toBe(8);
    expect(await store.read(counterKind, "a")).toEqual({ count: 8 });
    expect(problems).toEqual([]);
  });
});
