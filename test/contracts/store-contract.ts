// The contract that every store must meet. test/infra/store/contract.test.ts and redis-contract.test.ts run it on each
// kind.

import { fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  openStore,
  type Store,
  type StoreOptions,
  UnreadableDocumentError,
} from "../../src/infra/store/index.ts";
import { counterKind, profileKind } from "../infra/store/kinds.ts";
import { until } from "../infra/store/redis-server.ts";

/** How to open one kind of store. */
export interface StoreUnderTest {
  readonly options: StoreOptions;
  /** Reads and writes the raw value of a full key; absent if nothing else can reach the storage. */
  readonly raw?: RawStorage;
  stop(): Promise<void>;
}

export interface RawStorage {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string): Promise<void>;
}

const INCREMENTER = fileURLToPath(new URL("../infra/store/incrementer.ts", import.meta.url));

/** Runs the contract on the store that `start` opens. */
export function describeStore(name: string, start: () => Promise<StoreUnderTest>): void {
  describe(`store: ${name}`, () => {
    let underTest: StoreUnderTest;
    let store: Store;
    beforeAll(async () => {
      underTest = await start();
      store = await openStore(underTest.options);
    });
    afterAll(async () => {
      await store?.close();
      await underTest?.stop();
    });

    const isPrivate = () => underTest.options.dataDir === ":memory:";
    const increment = (id: string, ttlMs?: number) =>
      store.update(
        counterKind,
        id,
        (current) => {
          const count = (current?.count ?? 0) + 1;
          return { next: { count }, result: count };
        },
        ttlMs,
      );

    describe("documents", () => {
      test("an update gets the present document, writes the next, and hands its result to the caller", async () => {
        const id = randomUUID();
        expect(await store.read(profileKind, id)).toBeUndefined();
        const next = { name: "Анна ✊ \u{1f52e}", moves: [0, 2, 1] };
        expect(await store.update(profileKind, id, () => ({ next, result: "done" }))).toBe("done");
        expect(await store.read(profileKind, id)).toEqual(next);
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

      test("undefined as the next document leaves it as it is, as does an error of the change", async () => {
        const id = randomUUID();
        await increment(id);
        const count = await store.update(counterKind, id, (now) => ({ next: undefined, result: now?.count }));
        expect(count).toBe(1);
        const refuse = () => {
          throw new RangeError("no");
        };
        await expect(store.update(counterKind, id, refuse)).rejects.toThrow(RangeError);
        expect(await store.read(counterKind, id)).toEqual({ count: 1 });
      });

      test("null as the next document removes it, as remove does, and the next update starts afresh", async () => {
        const id = randomUUID();
        await increment(id);
        await store.update(counterKind, id, () => ({ next: null, result: null }));
        expect(await store.read(counterKind, id)).toBeUndefined();
        expect(await store.update(counterKind, id, (now) => ({ next: null, result: now }))).toBeUndefined();
        expect(await increment(id)).toBe(1);
        expect([await store.remove(counterKind, id), await store.remove(counterKind, id)]).toEqual([
          true,
          false,
        ]);
        expect(await increment(id)).toBe(1);
      });

      test("sixty parallel updates of one document are all counted, in the order they were asked for", async () => {
        const id = randomUUID();
        const results = await Promise.all(Array.from({ length: 60 }, () => increment(id)));
        expect(results).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
      });

      test("a document that couldn't be read again isn't written", async () => {
        const id = randomUUID();
        await increment(id);
        const writing = store.update(counterKind, id, () => ({ next: { count: Number.NaN }, result: null }));
        await expect(writing).rejects.toThrow(UnreadableDocumentError);
        expect(await store.read(counterKind, id)).toEqual({ count: 1 });
      });

      test("of two writers of the same content only one wins", async () => {
        const id = randomUUID();
        const other = isPrivate() ? store : await openStore(underTest.options);
        const take = (from: Store) =>
          from.update(counterKind, id, (now) => ({
            next: now ? null : undefined,
            result: now !== undefined,
          }));
        for (let round = 0; round < 20; round++) {
          await increment(id);
          const taken = await Promise.all([take(store), take(other), take(store), take(other)]);
          expect(taken.filter(Boolean)).toHaveLength(1);
        }
        if (other !== store) await other.close();
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

      test("a time that is no time, or a score that is no number, is refused", async () => {
        const change = () => ({ next: { count: 1 }, result: null });
        const board = store.board("b");
        for (const ttlMs of [0, -1, Number.NaN, Number.POSITIVE_INFINITY])
          for (const refused of [
            store.update(counterKind, "ttl", change, ttlMs),
            store.claim("ttl", ttlMs),
            board.set("anna", 1, ttlMs),
          ])
            await expect(refused).rejects.toThrow(RangeError);
        await expect(board.set("anna", Number.NaN)).rejects.toThrow(RangeError);
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

    describe("boards", () => {
      test("the highest score comes first and ties go by name", async () => {
        const board = store.board(randomUUID());
        const scores = { mira: 3, anna: 5, zoe: 5, boris: 5, Zed: 5, я: 5, low: -2.5, nought: 0, half: 0.1 };
        for (const [member, score] of Object.entries(scores)) await board.set(member, score);
        const top = (await board.top(100)).map(({ member, score }) => `${member} ${score}`);
        expect(top.join(", ")).toBe(
          "Zed 5, anna 5, boris 5, zoe 5, я 5, mira 3, half 0.1, nought 0, low -2.5",
        );
        expect(await board.top(2)).toMatchObject([{ member: "Zed" }, { member: "anna" }]);
      });

      test("keeps the last score set, until it is removed", async () => {
        const board = store.board(randomUUID());
        await board.set("anna", 1);
        await board.set("anna", 7);
        expect(await board.top(10)).toEqual([{ member: "anna", score: 7 }]);
        expect([await board.remove("anna"), await board.remove("anna")]).toEqual([true, false]);
        expect([await board.top(10), await board.top(0)]).toEqual([[], []]);
      });

      test("only those from a score on are listed", async () => {
        const board = store.board(randomUUID());
        for (const [member, score] of Object.entries({ anna: 5, boris: 3, zoe: 3, mira: -2.5, nought: 0 }))
          await board.set(member, score);
        expect((await board.top(10, 3)).map(({ member }) => member)).toEqual(["anna", "boris", "zoe"]);
        expect(await board.top(1, 3)).toEqual([{ member: "anna", score: 5 }]);
        expect(await board.top(10, 0)).toHaveLength(4);
        expect(await board.top(10, 6)).toEqual([]);
      });

      test("a board with a time to live goes away whole, and the next score begins it anew", async () => {
        const [lasting, board] = [store.board(randomUUID()), store.board(randomUUID())];
        for (const [one, ttlMs] of [[lasting, 60_000] as const, [board, 200] as const]) {
          await one.set("anna", 1);
          await one.set("boris", 2, ttlMs);
        }
        expect(await lasting.top(10)).toHaveLength(2);
        await until(async () => (await board.top(10)).length === 0);
        expect(await board.remove("anna")).toBe(false);
        await board.set("mira", 3);
        expect(await board.top(10)).toEqual([{ member: "mira", score: 3 }]);
      });

      test("a board's time runs from the last score that named one, and other scores leave it", async () => {
        const [board, companion] = [store.board(randomUUID()), store.board(randomUUID())];
        await board.set("anna", 1, 200);
        await board.set("anna", 2, 60_000);
        await board.set("boris", 1);
        await companion.set("anna", 1, 300);
        await companion.set("boris", 1);
        await until(async () => (await companion.top(10)).length === 0);
        expect(await board.top(10)).toHaveLength(2);
      });

      test("boards of different names are different boards", async () => {
        const [one, other] = [store.board(randomUUID()), store.board(randomUUID())];
        await one.set("anna", 1);
        expect(await other.top(10)).toEqual([]);
      });
    });

    describe("what others stored", () => {
      test("a write is seen by another process, however often that one has read", async ({ skip }) => {
        skip(isPrivate());
        const id = randomUUID();
        const other = await openStore(underTest.options);
        await increment(id);
        await other.update(counterKind, id, () => ({ next: { count: 10 }, result: null }));
        expect(await store.read(counterKind, id)).toEqual({ count: 10 });
        await other.update(counterKind, id, () => ({ next: { count: 20 }, result: null }));
        expect(await store.update(counterKind, id, (now) => ({ next: undefined, result: now }))).toEqual({
          count: 20,
        });
        await other.update(counterKind, id, () => ({ next: { count: 30 }, result: null }));
        expect(await increment(id)).toBe(31);
        await other.close();
      });

      test.each([
        ["no JSON", "hello"],
        ["another kind's", '{"v":1,"r":"x","d":{"name":1}}'],
        ["a newer version's", '{"v":2,"r":"x","d":{"count":1}}'],
      ])("a value that's %s is refused with its key, and stays as it is", async (_what, value) => {
        if (!underTest.raw) return;
        const [id, refused] = [randomUUID(), "can't be read by this version of the program"];
        const key = `gadalka:test-counter:${id}`;
        await underTest.raw.set(key, value);
        await expect(store.read(counterKind, id)).rejects.toThrow(UnreadableDocumentError);
        await expect(store.read(counterKind, id)).rejects.toThrow(`${key} ${refused}`);
        await expect(increment(id)).rejects.toThrow(`${key} ${refused}`);
        expect(await underTest.raw.get(key)).toBe(value);
        expect(await store.remove(counterKind, id)).toBe(true);
        expect(await increment(id)).toBe(1);
      });

      test("counts a hundred parallel increments of two processes", async ({ skip }) => {
        skip(isPrivate());
        const id = randomUUID();
        // It reports when it's ready, and increments the counter on command.
        const child = fork(INCREMENTER, [JSON.stringify({ ...underTest.options, id, times: 50 })]);
        await once(child, "message");
        const exit = once(child, "exit");
        child.send("go");
        await Promise.all(Array.from({ length: 50 }, () => increment(id)));
        expect(await exit).toEqual([0, null]);
        expect(await store.read(counterKind, id)).toEqual({ count: 100 });
      });
    });

    test("a store that was closed says so", async () => {
      const other = await openStore(underTest.options);
      await other.close();
      await other.close();
      await expect(other.read(counterKind, "1")).rejects.toMatchObject({ code: "unreachable" });
      await expect(other.board("b").top(1)).rejects.toMatchObject({ code: "unreachable" });
    });
  });
}
