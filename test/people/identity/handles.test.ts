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

it("leads to the person on their platform, until it's removed", async () => {
  const { store, note } = await open();
  await note(ANNA);
  expect(await playerByHandle(store, "telegram", "anna")).toEqual({ platform: "telegram", id: "1" });
  expect(await playerByHandle(store, "discord", "anna")).toBeUndefined();
  expect([await removeHandle(store, ANNA), await removeHandle(store, ANNA)]).toEqual([true, false]);
  expect(await playerByHandle(store, "telegram", "anna")).toBeUndefined();
  await note(ANNA);
  expect(await playerByHandle(store, "telegram", "anna")).toEqual({ platform: "telegram", id: "1" });
});

it("belongs to its newest owner, whoever removes theirs", async () => {
  const { store, note } = await open();
  await note(ANNA);
  await note(BORIS);
  await removeHandle(store, ANNA);
  expect(await playerByHandle(store, "telegram", "anna")).toMatchObject({ id: "2" });
});

it("is replaced when the person has another one", async () => {
  const { store, note } = await open();
  await note(ANNA);
  await note({ ...ANNA, handle: "annie" });
  expect(await handleOf(store, ANNA)).toBe("annie");
  expect(await playerByHandle(store, "telegram", "anna")).toBeUndefined();
});
