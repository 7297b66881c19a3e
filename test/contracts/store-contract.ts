// The contract that every store must meet. test/infra/store/contract.test.ts and redis-contract.test.ts run it on each
// kind.

import { type ChildProcess, fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStore, type Store, type StoreOptions, type StoreProblem } from "../../src/infra/store/index.ts";
import { counterKind, profileKind } from "../infra/store/kinds.ts";
import { until } from "../infra/store/redis-server.ts";
import { describeBoards } from "./board-contract.ts";
import { describeOthersDocuments } from "./others-documents-contract.ts";
import { describePaces } from "./pace-contract.ts";

/** How to open one kind of store. */
export interface StoreUnderTest {
  readonly options: Omit<StoreOptions, "report">;
  /** Reads and writes the raw value of a full key; absent if nothing else can reach the storage. */
  readonly raw?: RawStorage;
  stop(): Promise<void>;
}

export interface RawStorage {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string): Promise<void>;
  /** When the value expires, in Unix ms; undefined for never. */
  expires?(key: string): Promise<number | undefined>;
  /** The keys that contain `part`. */
  keys(part: string): Promise<readonly string[]>;
}

/** An open store for a part of the contract; usable only inside its tests. */
export interface StoreSubject {
  store(): Store;
  /** @throws Error if nothing else can reach the storage. */
  rawStorage(): RawStorage;
  /** Problems that the store has reported so far. */
  readonly problems: readonly StoreProblem[];
  increment(id: string): Promise<number>;
}

const INCREMENTER = fileURLToPath(new URL("../infra/store/incrementer.ts", import.meta.url));

/**
 * Runs the contract on the store that `start` opens. A `private` store belongs to one process and can't be inspected,
 * so tests that need that are left out.
 */
export function describeStore(
  name: string,
  reach: "shared" | "private",
  start: () => Promise<StoreUnderTest>,
): void {
  describe(`store: ${name}`, () => {
    let underTest: StoreUnderTest;
    let store: Store;
    const problems: StoreProblem[] = [];
    const report = (problem: StoreProblem) => void problems.push(problem);

    beforeAll(async () => {
      underTest = await start();
      store = await openStore({ ...underTest.options, report });
    });
    afterAll(async () => {
      await store?.close();
      await underTest?.stop();
    });

    const increment = (id: string) =>
      store.update(counterKind, id, (current) => {
        const count = (current?.count ?? 0) + 1;
        return { next: { count }, result: count };
      });

    const subject: StoreSubject = {
      store: () => store,
      rawStorage: () => {
        if (!underTest.raw) throw new Error("this store has no raw storage to look into");
        return underTest.raw;
      },
      problems,
      increment,
    };

    describe("documents", () => {
      test("a document that was never written is absent", async () => {
        expect(await store.read(counterKind, randomUUID())).toBeUndefined();
      });

      test("an update's document is read back, and its result is handed to the caller", async () => {
        const id = randomUUID();
        const change = () => ({ next: { name: "Анна ✊ \u{1f52e}", moves: [0, 2, 1] }, result: "done" });
        expect(await store.update(profileKind, id, change)).toBe("done");
        expect(await store.read(profileKind, id)).toEqual({ name: "Анна ✊ \u{1f52e}", moves: [0, 2, 1] });
      });

      test("a change gets the present document", async () => {
        const id = randomUUID();
        expect([await increment(id), await increment(id), await increment(id)]).toEqual([1, 2, 3]);
      });

      test("documents of different kinds under one id are different documents", async () => {
        const id = randomUUID();
        await increment(id);
        expect(await store.read(profileKind, id)).toBeUndefined();
      });

      test("ids with braces, colons, percent signs and blanks are different ids", async () => {
        const base = randomUUID();
        const ids = ["{a}b", "a}b{", "%7ba}b", "a:b", "a b", "я"].map((id) => base + id);
        for (const [count, id] of ids.entries()) {
          await store.update(counterKind, id, () => ({ next: { count }, result: null }));
        }
        const read = await Promise.all(ids.map((id) => store.read(counterKind, id)));
        expect(read).toEqual(ids.map((_, count) => ({ count })));
      });

      test("undefined as the next document leaves it as it is", async () => {
        const id = randomUUID();
        await increment(id);
        expect(await store.update(counterKind, id, (now) => ({ next: undefined, result: now?.count }))).toBe(
          1,
        );
        expect(await store.read(counterKind, id)).toEqual({ count: 1 });
      });

      test("null as the next document removes it, also where there is none", async () => {
        const id = randomUUID();
        await increment(id);
        await store.update(counterKind, id, () => ({ next: null, result: null }));
        expect(await store.read(counterKind, id)).toBeUndefined();
        expect(await store.update(counterKind, id, (now) => ({ next: null, result: now }))).toBeUndefined();
        expect(await increment(id)).toBe(1);
      });

      test("passes an error of the change on, and changes nothing", async () => {
        const id = randomUUID();
        await increment(id);
        const refuse = () => {
          throw new RangeError("no");
        };
        await expect(store.update(counterKind, id, refuse)).rejects.toThrow(RangeError);
        expect(await increment(id)).toBe(2);
      });

      test("remove tells whether there was a document, and the next update starts afresh", async () => {
        const id = randomUUID();
        await increment(id);
        expect(await store.remove(counterKind, id)).toBe(true);
        expect(await store.remove(counterKind, id)).toBe(false);
        expect(await increment(id)).toBe(1);
      });

      test("a kind whose name the store needs itself is refused", async () => {
        await expect(store.read({ ...counterKind, name: "claim" }, "1")).rejects.toThrow(RangeError);
        await expect(store.read({ ...counterKind, name: "a:b" }, "1")).rejects.toThrow(RangeError);
      });

      test("sixty parallel updates of one document are all counted, in the order they were asked for", async () => {
        const id = randomUUID();
        const results = await Promise.all(Array.from({ length: 60 }, () => increment(id)));
        expect(results).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
      });
    });

    describe("two documents at once", () => {
      const both = (
        id: string,
        change: (one?: number, other?: number) => readonly (number | null | undefined)[],
      ) =>
        store.updateBoth(
          { kind: counterKind, id: `${id}:a:one` },
          { kind: counterKind, id: `${id}:a` },
          (one, other) => {
            const next = change(one?.count, other?.count).map((count) =>
              typeof count === "number" ? { count } : count,
            );
            return { next: [next[0], next[1]], result: [one?.count, other?.count] };
          },
        );
      const stored = async (id: string) =>
        Promise.all(
          [`${id}:a:one`, `${id}:a`].map(async (one) => (await store.read(counterKind, one))?.count),
        );

      test("are written together, and each can be left or removed", async () => {
        expect(await both("pair", () => [1, 2])).toEqual([undefined, undefined]);
        expect(await both("pair", () => [3, undefined])).toEqual([1, 2]);
        expect(await stored("pair")).toEqual([3, 2]);
        expect(await both("pair", () => [null, 5])).toEqual([3, 2]);
        expect(await stored("pair")).toEqual([undefined, 5]);
        expect(await both("pair", () => [undefined, undefined])).toEqual([undefined, 5]);
      });

      test("no update of one is lost to updates of both, nor the other way round", async () => {
        const work = Array.from({ length: 20 }, (_, turn) => [
          both("race", (one = 0, other = 0) => [one + 1, other + 1]),
          turn % 2 === 0 ? increment("race:a:one") : increment("race:a"),
        ]).flat();
        await Promise.all(work);
        expect(await stored("race")).toEqual([30, 30]);
      });

      test("are changed by what stands beside them, which stays as it is", async () => {
        const at = (name: string) => ({ kind: counterKind, id: `beside:a:${name}` });
        const copy = () =>
          store.updateBoth(
            at("one"),
            at("other"),
            (_, __, shown) => ({ next: [shown as { count: number }, undefined], result: shown }),
            [at("seen")],
          );
        for (const count of [1, 2]) {
          await increment("beside:a:seen");
          expect(await copy()).toEqual({ count });
          expect(await store.read(counterKind, "beside:a:one")).toEqual({ count });
        }
        expect(await increment("beside:a:seen")).toBe(3);
      });

      test("passes an error of the change on, and changes neither", async () => {
        await both("broken", () => [1, 1]);
        const failing = both("broken", () => {
          throw new Error("no");
        });
        await expect(failing).rejects.toThrow("no");
        expect(await stored("broken")).toEqual([1, 1]);
      });
    });

    describe("times to live", () => {
      test("a document with a time to live is there, and later is not", async () => {
        const [lasting, id] = [randomUUID(), randomUUID()];
        const one = () => ({ next: { count: 1 }, result: null });
        await store.update(counterKind, lasting, one, 60_000);
        expect(await store.read(counterKind, lasting)).toEqual({ count: 1 });
        await store.update(counterKind, id, one, 200);
        await until(async () => (await store.read(counterKind, id)) === undefined);
        expect(await increment(id)).toBe(1);
        expect(await store.read(counterKind, id)).toEqual({ count: 1 });
      });

      test("an update without a time to live makes the document stay", async () => {
        const [id, companion] = [randomUUID(), randomUUID()];
        await store.update(counterKind, id, () => ({ next: { count: 5 }, result: null }), 150);
        await increment(id);
        await store.update(counterKind, companion, () => ({ next: { count: 0 }, result: null }), 200);
        await until(async () => (await store.read(counterKind, companion)) === undefined);
        expect((await store.read(counterKind, id))?.count).toBeGreaterThan(0);
      });

      test("a time that is no time is refused", async () => {
        const change = () => ({ next: { count: 1 }, result: null });
        for (const ttlMs of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
          await expect(store.update(counterKind, "ttl", change, ttlMs)).rejects.toThrow(RangeError);
          await expect(store.claim("ttl", ttlMs)).rejects.toThrow(RangeError);
        }
      });
    });

    describe("claims", () => {
      test("exactly one of many claimers gets it", async () => {
        const id = randomUUID();
        const claims = await Promise.all(Array.from({ length: 20 }, () => store.claim(id, 60_000)));
        expect(claims.filter(Boolean)).toHaveLength(1);
      });

      test("a claim can be taken again when its time is over", async () => {
        const [lasting, id] = [randomUUID(), randomUUID()];
        expect(await store.claim(lasting, 60_000)).toBe(true);
        expect(await store.claim(lasting, 1)).toBe(false);
        expect(await store.claim(id, 200)).toBe(true);
        await until(() => store.claim(id, 60_000));
        expect(await store.claim(id, 1)).toBe(false);
      });
    });

    describeBoards(subject);

    const shared = reach === "shared";
    const another = () => openStore({ ...underTest.options, report });
    describePaces(subject, shared ? another : undefined);
    const describeShared = (what: string, tests: () => void) => (shared ? describe(what, tests) : undefined);

    describeShared("what others stored", () => describeOthersDocuments(subject));

    describeShared("several processes", () => {
      test("counts a hundred parallel increments of two processes", async () => {
        const id = randomUUID();
        const child = incrementer(underTest, id, 50);
        await once(child, "message");
        const exit = once(child, "exit");
        child.send("go");
        await Promise.all(Array.from({ length: 50 }, () => increment(id)));
        expect(await exit).toEqual([0, null]);
        expect(await store.read(counterKind, id)).toEqual({ count: 100 });
      });
    });

    test("a store that was closed says so", async () => {
      const other = await openStore({ ...underTest.options, report });
      await other.close();
      await other.close();
      await expect(other.read(counterKind, "1")).rejects.toMatchObject({ code: "unreachable" });
      await expect(other.board("b").top(1)).rejects.toMatchObject({ code: "unreachable" });
    });
  });
}

/** A process that reports when it's ready and then, on command, increments the counter `times` times. */
function incrementer({ options }: StoreUnderTest, id: string, times: number): ChildProcess {
  return fork(INCREMENTER, [JSON.stringify({ ...options, id, times })]);
}
