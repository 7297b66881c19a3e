// The identities of the person who sent an event: read once, and never out of date after linking or unlinking.

import { beforeEach, describe, expect, it } from "vitest";
import { openStore, type Store, StoreError } from "../../../src/infra/store/index.ts";
import { askOnce, identitiesOf, removeLink, unlink } from "../../../src/people/index.ts";
import { linkAccounts } from "./link-accounts.ts";

const ANNA = { platform: "telegram", id: "1", name: "Anna" };
const ANYA = { platform: "discord", id: "2", name: "Anya" };
const [anna, anya] = [ANNA, ANYA].map(({ platform, id }) => ({ platform, id }));

describe("the speaker's identities", () => {
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

  it("are read once, when first needed", async () => {
    const speaker = { ...ANNA, identities: askOnce(store, ANNA) };
    expect(reads).toBe(0);
    expect(await Promise.all([speaker.identities(), identitiesOf(store, speaker)])).toEqual([[anna], [anna]]);
    expect(await speaker.identities()).toEqual([anna]);
    expect(reads).toBe(1);
  });

  it.each([
    ["unlinked", unlink],
    ["deleted", removeLink],
  ])("change right after a link is made and after it is %s", async (_, part) => {
    const identities = askOnce(store, ANNA);
    expect(await identities()).toEqual([anna]);
    await linkAccounts(store, ANNA, ANYA, 1);
    expect(await identities()).toEqual([anna, anya]);
    await part(store, ANNA);
    expect(await identities()).toEqual([anna]);
  });

  it("reject while the store is away and are read again later", async () => {
    await linkAccounts(store, ANNA, ANYA, 1);
    const identities = askOnce(store, ANNA);
    isAway = true;
    await expect(identities()).rejects.toMatchObject({ code: "unreachable" });
    isAway = false;
    expect(await identities()).toEqual([anna, anya]);
  });
});
