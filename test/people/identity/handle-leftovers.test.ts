// Nothing of a name stays behind that a person went by once.

import { describe, expect, it } from "vitest";
import { type DocumentKind, openStore, type Store } from "../../../src/infra/store/index.ts";
import { noteHandle, removeHandle } from "../../../src/people/index.ts";

const NOW = 1_800_000_000_000;
const anna = { platform: "telegram", id: "1" };

/** A store that tells how many of the documents are left that were ever written. */
async function countingStore(): Promise<{ store: Store; left(): Promise<number> }> {
  const opened = await openStore({ dataDir: ":memory:", report: () => {} });
  const written = new Map<string, readonly [DocumentKind<unknown>, string]>();
  const update: Store["update"] = (kind, id, ...rest) => {
    written.set(`${kind.name}:${id}`, [kind as DocumentKind<unknown>, id]);
    return opened.update(kind, id, ...rest);
  };
  const store = Object.assign(Object.create(opened) as Store, {
    ...{ update, read: opened.read.bind(opened), remove: opened.remove.bind(opened) },
  });
  const left = async () => {
    const found = await Promise.all([...written.values()].map(([kind, id]) => opened.read(kind, id)));
    return found.filter((document) => document !== undefined).length;
  };
  return { store, left };
}

describe("a handle that changed", () => {
  it("leaves nothing of the former one, and nothing at all once it is removed", async () => {
    const { store, left } = await countingStore();
    await noteHandle(store, { ...anna, handle: "anna" }, NOW);
    const ofOne = await left();
    await noteHandle(store, { ...anna, handle: "annie" }, NOW + 1);
    expect(await left()).toBe(ofOne);
    await noteHandle(store, anna, NOW + 2);
    expect(await left()).toBe(0);
    await noteHandle(store, { ...anna, handle: "ann" }, NOW + 3);
    await removeHandle(store, anna);
    expect(await left()).toBe(0);
  });
});
