import { afterEach, beforeEach, expect, it } from "vitest";
import { openStore, type Store } from "../../../src/infra/store/index.ts";
import { handleOf, noteHandle, playerByHandle, removeHandle } from "../../../src/people/index.ts";

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
  store = Object.assign(Object.create(opened) as Store, {
    read: ((...call: Parameters<Store["read"]>) => {
      reads++;
      return opened.read(...call);
    }) as Store["read"],
    remove: opened.remove.bind(opened),
    close: opened.close.bind(opened),
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

it("a name is found on its platform alone, until it is removed", async () => {
  await noteHandle(store, anna, NOW);
  expect(await playerByHandle(store, "telegram", "anna")).toEqual({ platform: "telegram", id: "1" });
  expect(await playerByHandle(store, "discord", "anna")).toBeUndefined();
  expect(await removeHandle(store, anna)).toBe(true);
  expect(await removeHandle(store, anna)).toBe(false);
  expect(await playerByHandle(store, "telegram", "anna")).toBeUndefined();
});

it("a name that is known costs a look, and is written again after a week", async () => {
  await noteHandle(store, anna, NOW);
  const first = writes;
  await noteHandle(store, anna, NOW + 7 * DAY_MS - 1);
  expect(writes).toBe(first);
  await noteHandle(store, anna, NOW + 7 * DAY_MS);
  expect(writes).toBeGreaterThan(first);
});

it("a name that this process has noted costs nothing, until it changes or is removed", async () => {
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

it("somebody without a name costs no write", async () => {
  await noteHandle(store, { platform: "telegram", id: "2" }, NOW);
  expect(writes).toBe(0);
  expect(await handleOf(store, { platform: "telegram", id: "2" })).toBeUndefined();
});

it("removing an old name leaves whoever has it now", async () => {
  await noteHandle(store, anna, NOW);
  await noteHandle(store, { ...anna, id: "2" }, NOW);
  await removeHandle(store, anna);
  expect(await playerByHandle(store, "telegram", "anna")).toEqual({ platform: "telegram", id: "2" });
});
