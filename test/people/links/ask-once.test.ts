// The identities of whoever speaks in an event: asked for once, and never as they were before a link or an end of one.

import { beforeEach, describe, expect, it } from "vitest";
import { openStore, type Store, StoreError } from "../../../src/infra/store/index.ts";
import { askOnce, identitiesOf, removeLink, unlink } from "../../../src/people/index.ts";
import { linkAccounts } from "./link-accounts.ts";

const ANNA = { platform: "telegram", id: "1", name: "Anna" };
const ANYA = { platform: "discord", id: "2", name: "Anya" };
const [anna, anya] = [ANNA, ANYA].map(({ platform, id }) => ({ platform, id }));

describe("the identities of who speaks", () => {
  let store: Store;
  let reads: number;
  let isAway: boolean;
  beforeEach(async () => {
    store = await openStore({ dataDir: ":memory:", report: () => {} });
    const present = store.read.bind(store);
    [reads, isAway] = [0, false];
    store.read = (kind, id) => {
      reads++;
      return isAway ? Promise.reject(new StoreError("unreachable", "away")) : present(kind, id);
    };
  });

  it("are asked for when first needed, and once, by whoever is handed the speaker", async () => {
    const speaker = { ...ANNA, identities: askOnce(store, ANNA) };
    expect(reads).toBe(0);
    expect(await Promise.all([speaker.identities(), identitiesOf(store, speaker)])).toEqual([[anna], [anna]]);
    expect(await speaker.identities()).toEqual([anna]);
    expect(reads).toBe(1);
  });

  it.each([
    ["unlinked", unlink],
    ["deleted", removeLink],
  ])("are the other ones right after a link was made, and after it was %s", async (_, part) => {
    const identities = askOnce(store, ANNA);
    expect(await identities()).toEqual([anna]);
    await linkAccounts(store, ANNA, ANYA, 1);
    expect(await identities()).toEqual([anna, anya]);
    await part(store, ANNA);
    expect(await identities()).toEqual([anna]);
  });

  it("are not taken for those of one account where the store is away, and are asked for again", async () => {
    await linkAccounts(store, ANNA, ANYA, 1);
    const identities = askOnce(store, ANNA);
    isAway = true;
    await expect(identities()).rejects.toMatchObject({ code: "unreachable" });
    isAway = false;
    expect(await identities()).toEqual([anna, anya]);
  });
});
