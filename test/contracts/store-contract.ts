// What every store keeps, whatever it is made of. Run by test/store/contract.test.ts on each of them.

import { type ChildProcess, fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStore, type Store, StoreError, type StoreOptions, type StoreProblem } from "../../src/store/index.ts";
import { counterKind, profileKind } from "../store/kinds.ts";
import { until } from "../store/redis-server.ts";

/** How to reach one kind of store. */
export interface StoreUnderTest {
  readonly options: Omit<StoreOptions, "report">;
  /** The raw value under a full key, and a way to put one there; absent where nobody else can reach the storage. */
  readonly raw?: RawStorage;
  stop(): Promise<void>;
}

export interface RawStorage {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string): Promise<void>;
  /** The keys that hold `part`. */
  keys(part: string): Promise<readonly string[]>;
}

const INCREMENTER = fileURLToPath(new URL("../store/incrementer.ts", import.meta.url));

/**
 * Runs the contract on the store that `start` starts. A `private` one belongs to one process and cannot be looked into:
 * what needs that is left out.
 */
export function describeStore(name: string, reach: "shared" | "private", start: () => Promise<StoreUnderTest>): void {
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

    const rawStorage = () => {
      if (!underTest.raw) throw new Error("this store has no raw storage to look into");
      return underTest.raw;
    };
    const increment = (id: string) =>
      store.update(counterKind, id, (current) => {
        const count = (current?.count ?? 0) + 1;
        return { next: { count }, result: count };
      });

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
        expect(await store.update(counterKind, id, (now) => ({ next: undefined, result: now?.count }))).toBe(1);
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

      test("an error of the change reaches the caller and changes nothing", async () => {
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

    describe("times to live", () => {
      test("a document with a time to live is there, and later is not", async () => {
        const id = randomUUID();
        await store.update(counterKind, id, () => ({ next: { count: 1 }, result: null }), 800);
        expect(await store.read(counterKind, id)).toEqual({ count: 1 });
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
        const id = randomUUID();
        expect(await store.claim(id, 600)).toBe(true);
        expect(await store.claim(id, 600)).toBe(false);
        await until(() => store.claim(id, 60_000));
        expect(await store.claim(id, 600)).toBe(false);
      });
    });

    describe("boards", () => {
      test("the highest score comes first and ties go by name", async () => {
        const board = store.board(randomUUID());
        const scores = { mira: 3, anna: 5, zoe: 5, boris: 5, Zed: 5, я: 5, low: -2.5, nought: 0, half: 0.1 };
        for (const [member, score] of Object.entries(scores)) await board.set(member, score);
        expect((await board.top(100)).map(({ member }) => member)).toEqual([
          ...["Zed", "anna", "boris", "zoe", "я"],
          ...["mira", "half", "nought", "low"],
        ]);
        expect(await board.top(2)).toEqual([
          { member: "Zed", score: 5 },
          { member: "anna", score: 5 },
        ]);
        expect((await board.top(100)).find(({ member }) => member === "half")?.score).toBe(0.1);
        expect((await board.top(100)).find(({ member }) => member === "nought")?.score).toBe(0);
      });

      test("a member has one score, the last one set, until it is removed", async () => {
        const board = store.board(randomUUID());
        await board.set("anna", 1);
        await board.set("anna", 7);
        expect(await board.top(10)).toEqual([{ member: "anna", score: 7 }]);
        expect([await board.remove("anna"), await board.remove("anna")]).toEqual([true, false]);
        expect([await board.top(10), await board.top(0)]).toEqual([[], []]);
      });

      test("a score that is no number is refused", async () => {
        await expect(store.board("b").set("anna", Number.NaN)).rejects.toThrow(RangeError);
      });

      test("a board with a time to live goes away whole, and the next score begins it anew", async () => {
        const board = store.board(randomUUID());
        await board.set("anna", 1);
        await board.set("boris", 2, 700);
        expect(await board.top(10)).toHaveLength(2);
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

      test("a board's time that is no time is refused", async () => {
        for (const ttlMs of [0, -1, Number.NaN, Number.POSITIVE_INFINITY])
          await expect(store.board("b").set("anna", 1, ttlMs)).rejects.toThrow(RangeError);
      });

      test("boards of different names are different boards", async () => {
        const [one, other] = [store.board(randomUUID()), store.board(randomUUID())];
        await one.set("anna", 1);
        expect(await other.top(10)).toEqual([]);
      });
    });

    const shared = reach === "shared";
    const describeShared = (what: string, tests: () => void) => (shared ? describe(what, tests) : undefined);

    describeShared("what others stored", () => {
      const withRaw = (sentence: string, run: (raw: RawStorage, id: string, key: string) => Promise<void>) =>
        test(sentence, async () => {
          const id = randomUUID();
          return run(rawStorage(), id, `gadalka:${counterKind.name}:${id}`);
        });

      for (const [what, value] of [
        ["no envelope", "?"],
        ["an empty value", ""],
        ["a broken envelope", "not a revision"],
        ["broken JSON", 'AAAAAAAA{"v":2,"d":{"cou'],
        ["JSON without a version", 'AAAAAAAA{"count":1}'],
        ["a version that is no number", 'AAAAAAAA{"v":"two","d":{"count":1}}'],
        ["another kind's document", 'AAAAAAAA{"v":2,"d":{"name":"Anna","moves":[]}}'],
        ["a damaged seal", "AAAAAAAA!AAAA"],
      ] as const) {
        withRaw(`${what} is kept under another key, reported, and treated as absent`, async (raw, id, key) => {
          await raw.set(key, value);
          expect(await store.read(counterKind, id)).toBeUndefined();
          const problem = problems.find((candidate) => candidate.key === key);
          expect(problem?.code).toBe("corrupt");
          expect(problem?.setAsideAs).toContain(`corrupt:{${key}}:`);
          expect(await raw.get(problem?.setAsideAs ?? "")).toBe(value);
          expect(await raw.get(key)).toBeUndefined();
        });
      }

      withRaw("play goes on over a corrupt document, which is kept", async (raw, id, key) => {
        await raw.set(key, "rubbish!");
        expect(await increment(id)).toBe(1);
        expect(await increment(id)).toBe(2);
        expect(await raw.keys(`corrupt:{${key}}`)).toHaveLength(1);
      });

      withRaw("many readers of a corrupt document set it aside once", async (raw, id, key) => {
        await raw.set(key, "rubbish!");
        await Promise.all(Array.from({ length: 10 }, () => store.read(counterKind, id)));
        expect(await raw.keys(`corrupt:{${key}}`)).toHaveLength(1);
        expect(problems.filter((problem) => problem.key === key)).toHaveLength(1);
      });

      withRaw("a document of a newer version is refused and left as it is", async (raw, id, key) => {
        const value = 'AAAAAAAA{"v":3,"d":{"unknown":true}}';
        await raw.set(key, value);
        await expect(store.read(counterKind, id)).rejects.toMatchObject({ code: "newer" });
        await expect(increment(id)).rejects.toBeInstanceOf(StoreError);
        expect(await raw.get(key)).toBe(value);
      });

      withRaw("an older document is migrated when read, and written so by the next update", async (raw, id, key) => {
        const value = 'AAAAAAAA{"v":1,"d":41}';
        await raw.set(key, value);
        expect(await store.read(counterKind, id)).toEqual({ count: 41 });
        expect(await raw.get(key)).toBe(value);
        expect(await increment(id)).toBe(42);
        expect(await store.read(counterKind, id)).toEqual({ count: 42 });
        expect(await raw.get(key)).not.toContain('"v":1');
      });

      withRaw("a missing migration is our defect: the document stays where it is", async (raw, id, key) => {
        const value = 'AAAAAAAA{"v":1,"d":41}';
        await raw.set(key, value);
        await expect(store.read({ ...counterKind, migrations: {} }, id)).rejects.toThrow("no migration from version 1");
        expect(await raw.get(key)).toBe(value);
      });

      withRaw("what another writer stored since the last look is what an update sees", async (raw, id, key) => {
        await increment(id);
        await raw.set(key, 'BBBBBBBB{"v":2,"d":{"count":70}}');
        expect(await increment(id)).toBe(71);
        await raw.set(key, 'CCCCCCCC{"v":2,"d":{"count":80}}');
        const look = (now?: { count: number }) => ({ next: undefined, result: now?.count });
        expect(await store.update(counterKind, id, look)).toBe(80);
      });

      withRaw("an error that a stale document provoked does not reach the caller", async (raw, id, key) => {
        await increment(id);
        await raw.set(key, 'BBBBBBBB{"v":2,"d":{"count":70}}');
        const strict = (now?: { count: number }) => {
          if (now?.count !== 70) throw new Error("stale");
          return { next: { count: 71 }, result: now.count };
        };
        expect(await store.update(counterKind, id, strict)).toBe(70);
      });
    });

    describeShared("several processes", () => {
      test("a hundred parallel increments from two processes give a hundred", async () => {
        const id = randomUUID();
        const children = [incrementer(underTest, id, 50), incrementer(underTest, id, 50)];
        await Promise.all(children.map((child) => once(child, "message")));
        const exits = Promise.all(children.map((child) => once(child, "exit")));
        for (const child of children) child.send("go");
        expect((await exits).map(([code]) => code)).toEqual([0, 0]);
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

/** A process that sends a message when it is ready and then, told to go, increments the counter `times` times. */
function incrementer({ options }: StoreUnderTest, id: string, times: number): ChildProcess {
  const stateKeys = options.stateKeys?.map((key) => Buffer.from(key).toString("base64"));
  return fork(INCREMENTER, [JSON.stringify({ ...options, stateKeys, id, times })]);
}
