import { afterEach, beforeEach, expect, it } from "vitest";
import { type DocumentKind, openStore, type Store } from "../../../src/infra/store/index.ts";
import { handleOf, noteHandle, playerByHandle, removeHandle } from "../../../src/people/index.ts";
import { withMethods } from "../../with-methods.ts";

const DAY_MS = 86_400_000;
const NOW = 1_800_000_000_000;
const anna = { platform: "telegram", id: "1", handle: "anna" };
let store: Store;
let writes: number;
let reads: number;

beforeEach(async () => {
  const opened = await openStore({ dataDir: ":memory:", report: () => {} });
  writes = 0;
  reads = 0;
  store = withMethods(opened, {
    read: ((...call: Parameters<Store["read"]>) => {
      reads++;
      return opened.read(...call);
    }) as Store["read"],
    update: ((kind, id, change, ttlMs) =>
      opened.update(
        kind,
        id,
        (current) => {
          const changed = change(current);
          if (changed.next !== undefined) writes++;
          else reads++;
          return changed;
        },
        ttlMs,
      )) as Store["update"],
  });
});
afterEach(() => store.close());

it("finds a name only on its platform, until it is removed", async () => {
  await noteHandle(store, anna, NOW);
  expect(await playerByHandle(store, "telegram", "anna")).toEqual({ platform: "telegram", id: "1" });
  expect(await playerByHandle(store, "discord", "anna")).toBeUndefined();
  expect(await removeHandle(store, anna)).toBe(true);
  expect(await removeHandle(store, anna)).toBe(false);
  expect(await playerByHandle(store, "telegram", "anna")).toBeUndefined();
});

it("only reads a known name, and writes it again after a week", async () => {
  await noteHandle(store, anna, NOW);
  const first = writes;
  await noteHandle(store, anna, NOW + 7 * DAY_MS - 1);
  expect(writes).toBe(first);
  await noteHandle(store, anna, NOW + 7 * DAY_MS);
  expect(writes).toBeGreaterThan(first);
});

it("skips a name this process has noted until it changes or is removed", async () => {
  await noteHandle(store, anna, NOW);
  const first = reads;
  await noteHandle(store, anna, NOW + 1);
  expect(reads).toBe(first);
  await noteHandle(store, { ...anna, handle: "annie" }, NOW + 2);
  expect(await handleOf(store, anna)).toBe("annie");
  await removeHandle(store, anna);
  await noteHandle(store, { ...anna, handle: "annie" }, NOW + 3);
  expect(await handleOf(store, anna)).toBe("annie");
});

it("writes nothing for someone without a name", async () => {
  await noteHandle(store, { platform: "telegram", id: "2" }, NOW);
  expect(writes).toBe(0);
  expect(await handleOf(store, { platform: "telegram", id: "2" })).toBeUndefined();
});

it("keeps the name's new owner when removing it from the old one", async () => {
  await noteHandle(store, anna, NOW);
  await noteHandle(store, { ...anna, id: "2" }, NOW);
  await removeHandle(store, anna);
  expect(await playerByHandle(store, "telegram", "anna")).toEqual({ platform: "telegram", id: "2" });
});

/** A store that can count how many of the documents ever written still exist. */
async function countingStore(): Promise<{ store: Store; left(): Promise<number> }> {
  const opened = await openStore({ dataDir: ":memory:", report: () => {} });
  const written = new Map<string, readonly [DocumentKind<unknown>, string]>();
  const update: Store["update"] = (kind, id, ...rest) => {
    written.set(`${kind.name}:${id}`, [kind as DocumentKind<unknown>, id]);
    return opened.update(kind, id, ...rest);
  };
  const store = withMethods(opened, { update });
  const left = async () => {
    const found = await Promise.all([...written.values()].map(([kind, id]) => opened.read(kind, id)));
    return found.filter((document) => document !== undefined).length;
  };
  return { store, left };
}

it("leaves nothing of a changed or removed name", async () => {
  const { store, left } = await countingStore();
  await noteHandle(store, { ...anna, handle: "anna" }, NOW);
  const ofOne = await left();
  await noteHandle(store, { ...anna, handle: "annie" }, NOW + 1);
  expect(await left()).toBe(ofOne);
  await noteHandle(store, { platform: "telegram", id: "1" }, NOW + 2);
  expect(await left()).toBe(0);
  await noteHandle(store, { ...anna, handle: "ann" }, NOW + 3);
  await removeHandle(store, anna);
  expect(await left()).toBe(0);
});
