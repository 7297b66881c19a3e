// Names and the files behind them, also where a program ends in the middle, and where several run at once.

import { setImmediate } from "node:timers/promises";
import { it as base, describe, expect } from "vitest";
import { fileId, storedStrategySources } from "../../../src/arena/submissions/files.ts";
import {
  fileRegistrations,
  findRegistration,
  NAMES_MAX,
  register,
  registrationsOf,
  withdraw,
  withdrawAll,
} from "../../../src/arena/submissions/names.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import { openStore, type Store } from "../../../src/infra/store/index.ts";
import { withMethods } from "../../with-methods.ts";

const openMemory = (): Promise<Store> => openStore({ dataDir: ":memory:" });
const it = base.extend("store", () => openMemory());

const [ANNA, BORIS, CLARA] = ["telegram:1", "discord:1", "telegram:3"] as const;
const [FIRST, SECOND] = ["export const move = () => 0;", "export const move = () => 1;"] as const;

const builtIn = (strategy = "wildcard") => ({ strategy, games: ["rps"], submittedAt: 1 });
const file = (source: string, submittedAt = 1) => ({
  strategy: fileId(source),
  source,
  games: ["rps"],
  submittedAt,
});
const namesOf = async (store: Store, owner: string) =>
  (await registrationsOf(store, owner)).map(({ name }) => name);
const isStored = async (store: Store, source: string) =>
  (await storedStrategySources(store)(fileId(source))) !== undefined;

/** The store of a program that ends at its `writes + 1`st write. */
function dyingStore(store: Store, writes: number): Store {
  let left = writes;
  return withMethods(store, {
    update: (kind, id, change) =>
      left-- > 0 ? store.update(kind, id, change) : Promise.reject(new Error("the program has ended")),
  });
}

/** The store of one of several programs: a random number decides how long the others run before each step. */
function hesitantStore(store: Store, seed: number): Store {
  const random = seededRandom(seed);
  const later = async <R>(step: () => Promise<R>): Promise<R> => {
    for (let turns = random.below(5); turns > 0; turns--) await setImmediate();
    return step();
  };
  return withMethods(store, {
    read: (kind, id) => later(() => store.read(kind, id)),
    update: (kind, id, change) => later(() => store.update(kind, id, change)),
  });
}

describe("a name", () => {
  it("belongs to its first owner, who may change what it stands for", async ({ store }) => {
    expect(await register(store, ANNA, "mine", builtIn())).toMatchObject({ name: "mine", version: 1 });
    expect(await register(store, BORIS, "mine", builtIn("mirror"))).toBe("taken");
    expect(await register(store, ANNA, "mine", builtIn("mirror"))).toMatchObject({ version: 2 });
    expect(await register(store, ANNA, "mine", builtIn("mirror"))).toMatchObject({ version: 2 });
    expect(await findRegistration(store, "mine")).toMatchObject({ owner: ANNA, strategy: "mirror" });
    expect(await namesOf(store, BORIS)).toEqual([]);
  });

  it("is one of ten, until one is withdrawn", async ({ store }) => {
    for (let at = 0; at < NAMES_MAX; at++) await register(store, ANNA, `name-${at}`, builtIn());
    expect(await register(store, ANNA, "one-more", builtIn())).toBe("full");
    expect(await withdraw(store, BORIS, "name-0")).toBe(false);
    expect(await withdraw(store, ANNA, "name-0")).toBe(true);
    expect(await withdraw(store, ANNA, "name-0")).toBe(false);
    await register(store, ANNA, "one-more", builtIn());
    expect((await namesOf(store, ANNA)).at(-1)).toBe("one-more");
    expect(await register(store, BORIS, "name-0", builtIn())).toMatchObject({ version: 1 });
  });

  it("goes with its owner's data, and no one else's does", async ({ store }) => {
    await register(store, ANNA, "one", builtIn());
    await register(store, ANNA, "two", file(FIRST));
    await register(store, BORIS, "other", builtIn());
    expect(await withdrawAll(store, ANNA)).toBe(true);
    expect(await withdrawAll(store, ANNA)).toBe(false);
    expect([await namesOf(store, ANNA), await namesOf(store, BORIS)]).toEqual([[], ["other"]]);
    expect(await isStored(store, FIRST)).toBe(false);
  });

  it.each(Array.from({ length: 20 }, (_, at) => at))(
    "has one owner and keeps only its files, in whatever order programs run (%i)",
    async (seed) => {
      const store = await openMemory();
      const owners = [ANNA, BORIS, CLARA];
      await Promise.all(
        owners.map(async (owner, at) => {
          const own = hesitantStore(store, 10 * seed + at);
          await register(own, owner, "wanted", file(`// ${at}`));
          if (seed % 2 === at) await withdraw(own, owner, "wanted");
          await register(own, owner, "wanted", file(`// ${at + 1}`));
        }),
      );
      const lists = await Promise.all(owners.map((owner) => namesOf(store, owner)));
      expect(lists.flat()).toEqual(["wanted"]);
      for (const owner of owners) await withdrawAll(store, owner);
      for (let at = 0; at < 4; at++) expect(await isStored(store, `// ${at}`)).toBe(false);
    },
  );
});

describe("a file", () => {
  it("has an id that follows from its source, and is found by nothing else", async ({ store }) => {
    await register(store, ANNA, "my-bot", file(FIRST));
    expect(fileId(FIRST)).toMatch(/^file:[0-9a-f]{64}$/);
    const sources = storedStrategySources(store);
    expect(new TextDecoder().decode(await sources(fileId(FIRST)))).toBe(FIRST);
    expect(await sources("markov")).toBeUndefined();
  });

  it("is kept until its last name is gone", async ({ store }) => {
    await register(store, ANNA, "my-bot", file(FIRST));
    await register(store, ANNA, "other", file(FIRST));
    await register(store, BORIS, "third", file(FIRST));
    await withdraw(store, ANNA, "my-bot");
    await withdraw(store, BORIS, "third");
    expect(await isStored(store, FIRST)).toBe(true);
    await withdraw(store, ANNA, "other");
    expect(await isStored(store, FIRST)).toBe(false);
  });

  it("is kept with the newest twenty versions of its name", async ({ store }) => {
    for (let at = 1; at <= 21; at++) await register(store, ANNA, "my-bot", file(`// ${at}`));
    expect(await findRegistration(store, "my-bot")).toMatchObject({ version: 21 });
    expect([await isStored(store, "// 1"), await isStored(store, "// 2")]).toEqual([false, true]);
    await register(store, ANNA, "my-bot", builtIn());
    expect(await isStored(store, "// 21")).toBe(true);
    expect(await fileRegistrations(store)).toEqual([]);
  });

  it("is listed with all others, the newest first", async ({ store }) => {
    await register(store, ANNA, "old", file(FIRST, 1));
    await register(store, BORIS, "new", file(SECOND, 2));
    await register(store, BORIS, "no-file", builtIn());
    expect((await fileRegistrations(store)).map(({ name }) => name)).toEqual(["new", "old"]);
    await withdraw(store, BORIS, "new");
    expect((await fileRegistrations(store)).map(({ name }) => name)).toEqual(["old"]);
  });

  it.each([0, 1, 2])("whose submission ends after %i writes can be sent again or deleted", async (writes) => {
    const store = await openMemory();
    const dying = () => dyingStore(store, writes);
    await register(store, ANNA, "my-bot", file(FIRST));
    await register(dying(), ANNA, "my-bot", file(SECOND)).catch(() => "ended");
    await register(store, ANNA, "my-bot", file(SECOND));
    expect(await isStored(store, SECOND)).toBe(true);
    await expect(register(dying(), ANNA, "another", file(FIRST))).rejects.toThrow("ended");
    await withdrawAll(store, ANNA);
    for (const source of [FIRST, SECOND]) expect(await isStored(store, source)).toBe(false);
  });

  it.each([0, 1, 2])("whose withdrawal ends after %i writes can be withdrawn again", async (writes) => {
    const store = await openMemory();
    await register(store, ANNA, "my-bot", file(FIRST));
    await expect(withdraw(dyingStore(store, writes), ANNA, "my-bot")).rejects.toThrow("ended");
    await withdrawAll(store, ANNA);
    expect(await findRegistration(store, "my-bot")).toBeUndefined();
    expect(await isStored(store, FIRST)).toBe(false);
  });
});
