// The part of the store contract about documents written by others, broken ones among them.

import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { QUARANTINE_MS } from "../../src/infra/store/keys.ts";
import { counterKind, seasonKind } from "../infra/store/kinds.ts";
import type { RawStorage, StoreSubject } from "./store-contract.ts";

export function describeOthersDocuments({ store, rawStorage, problems, increment }: StoreSubject): void {
  const withRaw = (sentence: string, run: (raw: RawStorage, id: string, key: string) => Promise<void>) =>
    test(sentence, async () => {
      const id = randomUUID();
      return run(rawStorage(), id, `gadalka:${counterKind.name}:${id}`);
    });

  for (const [what, value] of [
    ["no envelope", "?"],
    ["an empty value", ""],
    ["a broken envelope", "not a revision"],
    ["broken JSON", 'AAAAAAAA{"cou'],
    ["another kind's document", 'AAAAAAAA{"name":"Anna","moves":[]}'],
  ] as const) {
    withRaw(`${what} is kept under another key, reported, and treated as absent`, async (raw, id, key) => {
      await raw.set(key, value);
      expect(await store().read(counterKind, id)).toBeUndefined();
      const problem = problems.find((candidate) => candidate.key === key);
      expect(problem?.code).toBe("corrupt");
      expect(problem?.quarantinedAs).toContain(`corrupt:${key}:`);
      expect(await raw.get(problem?.quarantinedAs ?? "")).toBe(value);
      expect(await raw.get(key)).toBeUndefined();
    });
  }

  withRaw("play goes on over a corrupt document, which is kept", async (raw, id, key) => {
    await raw.set(key, "rubbish!");
    expect(await increment(id)).toBe(1);
    expect(await increment(id)).toBe(2);
    expect(await raw.keys(`corrupt:${key}:`)).toHaveLength(1);
  });

  withRaw("a corrupt document's copy expires", async (raw, id, key) => {
    await raw.set(key, "rubbish!");
    await store().read(counterKind, id);
    const [copy = ""] = await raw.keys(`corrupt:${key}:`);
    const leftMs = ((await raw.expires?.(copy)) ?? Number.POSITIVE_INFINITY) - Date.now();
    expect(leftMs).toBeGreaterThan(0);
    expect(leftMs).toBeLessThanOrEqual(QUARANTINE_MS);
  });

  withRaw("of a document that is damaged again and again three copies are kept", async (raw, id, key) => {
    for (let times = 1; times <= 9; times++) {
      await raw.set(key, `rubbish ${times}`);
      expect(await store().read(counterKind, id)).toBeUndefined();
    }
    const copies = await raw.keys(`corrupt:${key}:`);
    const values = await Promise.all(copies.map((copy) => raw.get(copy)));
    expect(values.sort()).toEqual(["rubbish 1", "rubbish 2", "rubbish 9"]);
  });

  withRaw("a document that is damaged the same way again is copied once", async (raw, id, key) => {
    for (let times = 1; times <= 3; times++) {
      await raw.set(key, "rubbish!");
      expect(await store().read(counterKind, id)).toBeUndefined();
    }
    expect(await raw.keys(`corrupt:${key}:`)).toHaveLength(1);
  });

  withRaw("a removed document takes the copies of its damaged values along", async (raw, id, key) => {
    const damageTwice = async (): Promise<void> => {
      for (const value of ["rubbish 1", "rubbish 2"]) {
        await raw.set(key, value);
        await store().read(counterKind, id);
      }
      expect(await raw.keys(`corrupt:${key}:`)).toHaveLength(2);
    };
    const other = randomUUID();
    const others = `gadalka:${counterKind.name}:${other}`;
    await raw.set(others, "rubbish!");
    await store().read(counterKind, other);

    await damageTwice();
    expect(await store().remove(counterKind, id)).toBe(false);
    expect(await raw.keys(`corrupt:${key}:`)).toEqual([]);
    await damageTwice();
    await increment(id);
    expect(await store().remove(counterKind, id)).toBe(true);
    expect(await raw.keys(`corrupt:${key}:`)).toEqual([]);
    const none = () => ({ next: null, result: undefined });
    await damageTwice();
    await store().update(counterKind, id, none);
    expect(await raw.keys(`corrupt:${key}:`)).toEqual([]);
    await damageTwice();
    await increment(id);
    await store().update(counterKind, id, none);
    expect(await raw.keys(`corrupt:${key}:`)).toEqual([]);
    expect(await raw.keys(`corrupt:${others}:`)).toHaveLength(1);
  });

  withRaw("of a damaged document all goes on but the part that is damaged", async (raw, id) => {
    const key = `gadalka:${seasonKind.name}:${id}`;
    const matches = [{ id: "one", at: 1e20 }, { id: "two", at: 2 }, { id: 3 }, { id: "four" }];
    const damaged = `AAAAAAAA${JSON.stringify({ rounds: 70, matches, dirt: 1 })}`;
    await raw.set(key, damaged);
    const mended = { rounds: 70, matches: [{ id: "one" }, { id: "two", at: 2 }, { id: "four" }] };
    for (let times = 0; times < 2; times++) expect(await store().read(seasonKind, id)).toEqual(mended);
    expect(await raw.get(key)).not.toBe(damaged);
    const [copy = "", ...others] = await raw.keys(`corrupt:${key}:`);
    expect([await raw.get(copy), others]).toEqual([damaged, []]);
    const found = problems.filter((problem) => problem.key === key);
    expect(found).toMatchObject([{ code: "mended", quarantinedAs: copy }]);
    expect(found[0]?.message).toContain("is used without matches.0.at, matches.2, dirt;");
  });

  withRaw("a document is quarantined whole where a damaged part is needed", async (raw, id) => {
    const key = `gadalka:${seasonKind.name}:${id}`;
    await raw.set(key, 'AAAAAAAA{"rounds":-1,"matches":[]}');
    expect(await store().read(seasonKind, id)).toBeUndefined();
    expect(problems.find((problem) => problem.key === key)?.code).toBe("corrupt");
  });

  withRaw("many readers of a corrupt document quarantine it once", async (raw, id, key) => {
    await raw.set(key, "rubbish!");
    await Promise.all(Array.from({ length: 10 }, () => store().read(counterKind, id)));
    expect(await raw.keys(`corrupt:${key}:`)).toHaveLength(1);
    expect(problems.filter((problem) => problem.key === key)).toHaveLength(1);
  });

  withRaw("what another writer stored since the last look is what an update sees", async (raw, id, key) => {
    await increment(id);
    await raw.set(key, 'BBBBBBBB{"count":70}');
    expect(await increment(id)).toBe(71);
    await raw.set(key, 'CCCCCCCC{"count":80}');
    const look = (now?: { count: number }) => ({ next: undefined, result: now?.count });
    expect(await store().update(counterKind, id, look)).toBe(80);
  });

  withRaw("an error that a stale document provoked does not reach the caller", async (raw, id, key) => {
    await increment(id);
    await raw.set(key, 'BBBBBBBB{"count":70}');
    const strict = (now?: { count: number }) => {
      if (now?.count !== 70) throw new Error("stale");
      return { next: { count: 71 }, result: now.count };
    };
    expect(await store().update(counterKind, id, strict)).toBe(70);
  });
}
