// Files in the store: by their hash, with everyone who submitted them.

import { beforeEach, describe, expect, it } from "vitest";
import {
  fileId,
  leaveFile,
  readStoredFile,
  storedStrategySources,
  storeFile,
} from "../../../src/arena/submissions/index.ts";
import { openStore, type Store } from "../../../src/infra/store/index.ts";

const SOURCE = "export const move = () => 0;";
const ID = fileId(SOURCE);
const [ONE, OTHER] = ["discord:1", "telegram:2"];

let store: Store;
beforeEach(async () => {
  store = await openStore({ dataDir: ":memory:" });
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
    expect(Buffer.from((await storedStrategySources(store)(ID)) ?? []).toString()).toBe(SOURCE);
    await leaveFile(store, ID, ONE);
    expect((await readStoredFile(store, ID))?.owners).toEqual([OTHER]);
    await leaveFile(store, ID, "terminal:3");
    await leaveFile(store, ID, OTHER);
    expect(await readStoredFile(store, ID)).toBeUndefined();
    expect(await storedStrategySources(store)(ID)).toBeUndefined();
  });

  it("isn't mistaken for a built-in strategy", async () => {
    expect(await storedStrategySources(store)("markov")).toBeUndefined();
    await expect(leaveFile(store, "markov", ONE)).rejects.toThrow(RangeError);
  });
});
