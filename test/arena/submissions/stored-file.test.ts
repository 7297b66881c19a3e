// Files in the store: by their hash, with everyone who submitted them, frozen by a host or by the guard.

import { beforeEach, describe, expect, it } from "vitest";
import {
  fileId,
  leaveFile,
  readStoredFile,
  STRATEGY_FILE,
  setFrozen,
  storedQuarantine,
  storedStrategySources,
  storeFile,
} from "../../../src/arena/submissions/index.ts";
import { openStore, type Store } from "../../../src/infra/store/index.ts";

const SOURCE = "export const move = () => 0;";
const ID = fileId(SOURCE);
const [ONE, OTHER] = ["discord:1", "telegram:2"];
const HOST = { by: "host", why: "rude", at: 5 } as const;
const GUARD = { by: "guard", why: "it took longer than 30000 ms", at: 6 } as const;

let store: Store;
beforeEach(async () => {
  store = await openStore({ dataDir: ":memory:", report: () => {} });
});

describe("a stored file", () => {
  it("has an id that depends only on its source", async () => {
    expect(await storeFile(store, SOURCE, ONE)).toBe(ID);
    expect(ID).toMatch(/^file:[0-9a-f]{64}$/);
    expect(fileId(`${SOURCE} `)).not.toBe(ID);
  });

  it("is stored once for all owners in order, and removed with the last", async () => {
    await storeFile(store, SOURCE, ONE);
    await storeFile(store, SOURCE, OTHER);
    await storeFile(store, SOURCE, ONE);
    expect((await readStoredFile(store, ID))?.owners).toEqual([ONE, OTHER]);
    await leaveFile(store, ID, ONE);
    expect((await readStoredFile(store, ID))?.owners).toEqual([OTHER]);
    await leaveFile(store, ID, "terminal:3");
    await leaveFile(store, ID, OTHER);
    expect(await readStoredFile(store, ID)).toBeUndefined();
    expect(await storedStrategySources(store)(ID)).toBeUndefined();
  });

  it("can't be played while frozen, and stays frozen if submitted again", async () => {
    await storeFile(store, SOURCE, ONE);
    expect(Buffer.from((await storedStrategySources(store)(ID)) ?? []).toString()).toBe(SOURCE);
    expect(await setFrozen(store, ID, HOST)).toBe(true);
    await storeFile(store, SOURCE, OTHER);
    expect(await storedStrategySources(store)(ID)).toBeUndefined();
    await setFrozen(store, ID, undefined);
    expect(await storedStrategySources(store)(ID)).toBeDefined();
  });

  it("isn't thawed or kept by being withdrawn and submitted again", async () => {
    await storeFile(store, SOURCE, ONE);
    await setFrozen(store, ID, HOST);
    await leaveFile(store, ID, ONE);
    expect(await readStoredFile(store, ID)).toBeUndefined();
    expect((await store.read(STRATEGY_FILE, ID.slice("file:".length)))?.source).toBe("");
    await storeFile(store, SOURCE, ONE);
    expect((await readStoredFile(store, ID))?.frozen).toEqual(HOST);
    await leaveFile(store, ID, ONE);
    await setFrozen(store, ID, undefined);
    expect(await store.read(STRATEGY_FILE, ID.slice("file:".length))).toBeUndefined();
  });

  it("keeps the host's freeze over the guard's, in either order", async () => {
    await storeFile(store, SOURCE, ONE);
    await setFrozen(store, ID, HOST);
    await storedQuarantine(store, () => 6)(ID, GUARD.why);
    expect((await readStoredFile(store, ID))?.frozen).toEqual(HOST);
    await setFrozen(store, ID, undefined);
    await storedQuarantine(store, () => 6)(ID, GUARD.why);
    expect((await readStoredFile(store, ID))?.frozen).toEqual(GUARD);
    await setFrozen(store, ID, HOST);
    expect((await readStoredFile(store, ID))?.frozen).toEqual(HOST);
  });

  it("can't be frozen if missing, which a late guard ignores", async () => {
    expect(await setFrozen(store, ID, HOST)).toBe(false);
    await storedQuarantine(store, () => 6)(ID, GUARD.why);
    await storedQuarantine(store, () => 6)("markov", GUARD.why);
    expect(await readStoredFile(store, ID)).toBeUndefined();
  });

  it("isn't mistaken for a built-in strategy", async () => {
    expect(await storedStrategySources(store)("markov")).toBeUndefined();
    await expect(leaveFile(store, "markov", ONE)).rejects.toThrow(RangeError);
  });
});
