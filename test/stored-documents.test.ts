// Every kind of document, with any values in it: what's written reads back the same, in other processes too. Anything
// that wouldn't is refused and changes nothing.

import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Caller } from "../src/chat/index.ts";
import { openStore, type Store, UnreadableDocumentError } from "../src/infra/store/index.ts";
import { openTable } from "./commands/play/table.ts";
import { ANNA, by, fill, openFilling } from "./filled-person.ts";
import { freshFolder } from "./infra/store/embedded.ts";
import { type NotedDocument, notedStore } from "./noted-store.ts";

/** Values that others could supply, and that some format on the way to storage doesn't preserve. */
const hostile = fc.oneof(
  fc.constantFrom<unknown>(Number.NaN, Number.POSITIVE_INFINITY, -0, -1, 0.5, 1e20, 1e308, 2 ** 53),
  fc.constantFrom<unknown>("", "\ud800", "\0", "\u202e", "__proto__", "x".repeat(10_000), undefined, null),
  fc.constantFrom<unknown>([], {}, [undefined], new Date(0), new Map([[1, 2]]), 1n, true),
  fc.string({ unit: "binary" }),
  fc.double(),
  fc.constant(JSON.parse('{"__proto__":1,"constructor":2}')),
);
/** Which part is replaced, as fractions from 0 to 1, one per level. */
const path = fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 1, maxLength: 6 });

/** A copy with the part at the path replaced, or a key added. */
function replaced(value: unknown, [chance, ...rest]: readonly number[], by: unknown): unknown {
  if (chance === undefined || typeof value !== "object" || value === null || value instanceof Uint8Array)
    return by;
  const keys = Object.keys(value);
  const key = keys[Math.floor(chance * keys.length)] ?? "more";
  const changed = { [key]: replaced(value[key as keyof typeof value], rest, by) };
  return Array.isArray(value) ? Object.assign([...value], changed) : { ...value, ...changed };
}

let folder: ReturnType<typeof freshFolder>;
let store: Store;
let noted: () => readonly NotedDocument[];

const opened = (): Promise<Store> => openStore({ dataDir: folder.path });

beforeEach(async () => {
  folder = freshFolder();
  ({ store, noted } = notedStore(await opened()));
});
afterEach(async () => {
  await store.close();
  folder.remove();
});

/** Reads them as a different process would. */
async function readByAnother(which: readonly NotedDocument[]) {
  const other = await opened();
  try {
    return await Promise.all(which.map(({ kind, id }) => other.read(kind, id)));
  } finally {
    await other.close();
  }
}

describe("a document of every kind", () => {
  it("is read back as written, or not written at all", async () => {
    await fill(await openFilling(store));
    const byName = new Map<string, NotedDocument & { readonly document: unknown }>();
    for (const one of noted()) {
      const document = await store.read(one.kind, one.id);
      const { name } = one.kind;
      // Each account has different parts.
      if (document !== undefined) byName.set(name === "person" ? one.id : name, { ...one, document });
    }
    expect(byName.size).toBeGreaterThan(15);
    const other = await opened();
    let [written, refused] = [0, 0];
    for (const { kind, id, document } of byName.values())
      await fc.assert(
        fc.asyncProperty(path, hostile, async (way, what) => {
          const before = await store.read(kind, id);
          const next = replaced(document, way, what);
          if (next === undefined || next === null) return;
          const write = store.update(kind, id, () => ({ next, result: undefined }));
          const isWritten = await write.then(
            () => true,
            (error: unknown) => {
              expect(error).toBeInstanceOf(UnreadableDocumentError);
              return false;
            },
          );
          const found = await other.read(kind, id);
          expect(found).toEqual(isWritten ? await store.read(kind, id) : before);
          isWritten ? written++ : refused++;
        }),
        { seed: 17, numRuns: 30 },
      );
    await other.close();
    expect([written, refused].every((count) => count > 50)).toBe(true);
  });
});

describe("data from people and platforms", () => {
  const words = fc.oneof(
    fc.string({ unit: "binary", maxLength: 40 }),
    fc.constantFrom("__proto__", "constructor", "\ud800", "\0", "\u202eabc", "1e20", "NaN", "x".repeat(500)),
  );

  it("is stored so that every document can be read again", async () => {
    const table = await openTable({ store, now: () => Date.parse("2026-11-18T12:00:00Z") });
    let event = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(words, { minLength: 4, maxLength: 4 }), async ([name, one, two, three]) => {
        const from: Caller = { ...ANNA, name: name ?? "", handle: three ?? "" };
        const found = { id: String(8_000_000 + event++), name: two ?? "", isBot: false };
        const asked = { ...by(from), findPerson: () => found } as never;
        const unknown = { ...by(from), findPerson: () => ({ problem: "unknown", handle: one }) } as never;
        const said = (command: string, subcommand: string, options: object, event: never) =>
          table.type(command, subcommand, options as Record<string, string>, event);
        await said("rps", "play", { length: "3", word: one }, asked);
        await said("rps", "duel", { user: "x" }, asked);
        await said("rps", "duel", { user: "x" }, unknown);
        await said("duel", "block", { user: "x" }, unknown);
        await said("mines", "play", { level: one, word: three }, asked);
        await said("strategy", "register", { name: one, strategy: two, game: three }, asked);
        await said("tournament", "create", { game: "rps", time: one, zone: two, rounds: three }, asked);
        await said("tournament", "join", { strategy: two }, asked);
        await said("strategy", "report", { name: one, reason: two }, asked);
      }),
      { seed: 18, numRuns: 25 },
    );
    expect(table.defects).toEqual([]);
    expect(table.logged.filter((line) => line.startsWith("error"))).toEqual([]);
    const all = noted();
    expect(new Set(all.map(({ kind }) => kind.name)).size).toBeGreaterThan(6);
    const here = await Promise.all(all.map(({ kind, id }) => store.read(kind, id)));
    expect(await readByAnother(all)).toEqual(here);
  });
});
