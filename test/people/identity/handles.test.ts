import { expect, it } from "vitest";
import { openStore } from "../../../src/infra/store/index.ts";
import { handleNotes, handleOf, playerByHandle, removeHandle } from "../../../src/people/index.ts";

const ANNA = { platform: "telegram", id: "1", handle: "anna" };
const BORIS = { platform: "telegram", id: "2", handle: "anna" };

async function open() {
  const store = await openStore({ dataDir: ":memory:" });
  const fail = (error: unknown): never => {
    throw error;
  };
  return { store, note: handleNotes(store, () => 1_800_000_000_000, fail) };
}

it("leads to its newest owner on their platform, until it's removed or replaced", async () => {
  const { store, note } = await open();
  const owner = (platform = "telegram") => playerByHandle(store, platform, "anna");
  await note(ANNA);
  expect(await owner()).toEqual({ platform: "telegram", id: "1" });
  expect(await owner("discord")).toBeUndefined();
  expect([await removeHandle(store, ANNA), await removeHandle(store, ANNA)]).toEqual([true, false]);
  expect(await owner()).toBeUndefined();
  await note(ANNA);
  await note(BORIS);
  await removeHandle(store, ANNA);
  expect(await owner()).toMatchObject({ id: "2" });
  await note({ ...BORIS, handle: "boris" });
  expect(await handleOf(store, BORIS)).toBe("boris");
  expect(await owner()).toBeUndefined();
});
