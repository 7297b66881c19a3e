// Named files on stores that fail midway or become unreachable.

import { describe, expect, it } from "vitest";
import { addFile, addVersion, type Submitted } from "../../../../commands/strategy/registrations/files.ts";
import { findOwned, removeAllRegistrations } from "../../../../commands/strategy/registrations/ledger.ts";
import {
  fileId,
  fileRegistrations,
  LIST,
  readStoredFile,
  STRATEGY_FILE,
} from "../../../../src/arena/submissions/index.ts";
import { fileHashOf } from "../../../../src/core/strategies/index.ts";
import type { Store } from "../../../../src/infra/store/index.ts";
import { dyingStore, openMemory } from "./stores.ts";

const ANNA = { platform: "discord", id: "1" };
const FIRST = "export const move = () => 0;";
const SECOND = "export const move = () => 1;";

function submission(source: string): Submitted {
  const version = { submittedAt: 1, games: ["rps"] };
  return { name: "my-bot", source, gauntlet: { game: "rps", results: [] }, version };
}

/** Whether the store has the file's source, whoever lists the file. */
const isStored = async (store: Store, source: string): Promise<boolean> =>
  (await store.read(STRATEGY_FILE, fileHashOf(fileId(source)) ?? "")) !== undefined;

const died = (work: Promise<unknown>): Promise<unknown> => work.catch(() => "died");

describe("an interrupted submission", () => {
  it.each([0, 1, 2])(
    "after %d writes leaves no name, can be retried and is deleted whole",
    async (writes) => {
      const store = await openMemory();
      expect(await died(addFile(dyingStore(store, writes), ANNA, submission(FIRST)))).toBe("died");
      expect(await findOwned(store, "my-bot")).toBeUndefined();
      expect(await fileRegistrations(store)).toEqual([]);
      await removeAllRegistrations(store, ANNA);
      expect(await isStored(store, FIRST)).toBe(false);
      expect(await addFile(store, ANNA, submission(FIRST))).toMatchObject({ name: "my-bot" });
      expect(await fileRegistrations(store)).toHaveLength(1);
    },
  );

  it.each([0, 1, 2])(
    "after %d writes of a version keeps the previous one and can be retried",
    async (writes) => {
      const store = await openMemory();
      await addFile(store, ANNA, submission(FIRST));
      expect(await died(addVersion(dyingStore(store, writes), ANNA, submission(SECOND)))).toBe("died");
      expect(await fileRegistrations(store)).toMatchObject([
        { strategy: fileId(FIRST), file: { version: 1 } },
      ]);
      expect(await addVersion(store, ANNA, submission(SECOND))).toMatchObject({ file: { version: 2 } });
      expect((await store.read(LIST, "discord:1"))?.[0]).not.toHaveProperty("pending");
      await removeAllRegistrations(store, ANNA);
      for (const source of [FIRST, SECOND]) expect(await isStored(store, source)).toBe(false);
    },
  );

  it.each([1, 2])("after %d writes of a version leaves nothing once the data is deleted", async (writes) => {
    const store = await openMemory();
    await addFile(store, ANNA, submission(FIRST));
    await died(addVersion(dyingStore(store, writes), ANNA, submission(SECOND)));
    await removeAllRegistrations(store, ANNA);
    for (const source of [FIRST, SECOND]) expect(await isStored(store, source)).toBe(false);
  });
});

describe("a file under two names of one owner", () => {
  it("is kept until both names are gone", async () => {
    const store = await openMemory();
    await addFile(store, ANNA, submission(FIRST));
    await addFile(store, ANNA, { ...submission(FIRST), name: "other" });
    const { removeRegistration } = await import("../../../../commands/strategy/registrations/ledger.ts");
    await removeRegistration(store, ANNA, "my-bot");
    expect((await readStoredFile(store, fileId(FIRST)))?.owners).toEqual(["discord:1"]);
    await removeRegistration(store, ANNA, "other");
    expect(await isStored(store, FIRST)).toBe(false);
  });
});
