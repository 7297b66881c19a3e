import { it as base, describe, expect } from "vitest";
import {
  addRegistration,
  REGISTRATIONS_MAX,
  registrationsOf,
  removeAllRegistrations,
  removeRegistration,
  replaceRegistration,
} from "../../../../commands/strategy/registrations/ledger.ts";
import { LIST, type Registration } from "../../../../src/arena/submissions/index.ts";
import type { Store } from "../../../../src/infra/store/index.ts";
import { type PlayerId, writePlayerId } from "../../../../src/people/index.ts";
import { dyingStore, findRegistration, hesitantStore, openMemory } from "./stores.ts";

const it = base.extend("store", () => openMemory());

const ANNA: PlayerId = { platform: "telegram", id: "1" };
const BORIS: PlayerId = { platform: "discord", id: "1" };
const CLARA: PlayerId = { platform: "telegram", id: "3" };
const OWNERS = [ANNA, BORIS, CLARA];

const named = (name: string, strategy = "wildcard"): Registration => ({
  name,
  strategy,
  gauntlet: { game: "rps", results: [{ opponent: "random", wins: 70, losses: 60, draws: 70 }] },
});
const namesOf = async (store: Store, owner: PlayerId): Promise<string[]> =>
  (await registrationsOf(store, owner)).map(({ name }) => name);
const holders = async (store: Store, name: string): Promise<PlayerId[]> => {
  const lists = await Promise.all(OWNERS.map((owner) => namesOf(store, owner)));
  return OWNERS.filter((_, at) => lists[at]?.includes(name));
};

describe("a registration", () => {
  it("is found by name and listed only for its owner, oldest first", async ({ store }) => {
    expect(await addRegistration(store, ANNA, named("my-second"))).toBeUndefined();
    expect(await addRegistration(store, ANNA, named("my-first", "mirror"))).toBeUndefined();
    expect(await findRegistration(store, "my-first")).toEqual(named("my-first", "mirror"));
    expect(await registrationsOf(store, ANNA)).toEqual([named("my-second"), named("my-first", "mirror")]);
    expect(await registrationsOf(store, BORIS)).toEqual([]);
    expect(await findRegistration(store, "my-third")).toBeUndefined();
  });

  it("is refused under a taken name or one the owner already has", async ({ store }) => {
    await addRegistration(store, ANNA, named("mine"));
    expect(await addRegistration(store, BORIS, named("mine", "mirror"))).toBe("taken");
    expect(await addRegistration(store, ANNA, named("mine", "mirror"))).toBe("yours");
    expect(await findRegistration(store, "mine")).toEqual(named("mine"));
  });

  it("is refused at the owner's limit until one is withdrawn", async ({ store }) => {
    for (let at = 0; at < REGISTRATIONS_MAX; at++) await addRegistration(store, ANNA, named(`name-${at}`));
    expect(await addRegistration(store, ANNA, named("one-more"))).toBe("full");
    expect(await addRegistration(store, BORIS, named("one-more"))).toBeUndefined();
    await removeRegistration(store, ANNA, "name-0");
    expect(await addRegistration(store, ANNA, named("another"))).toBeUndefined();
    expect(await namesOf(store, ANNA)).toHaveLength(REGISTRATIONS_MAX);
  });

  it("is replaced only by its owner, and keeps its position", async ({ store }) => {
    for (const name of ["one", "two"]) await addRegistration(store, ANNA, named(name));
    expect(await replaceRegistration(store, BORIS, named("one", "mirror"))).toBe(false);
    expect(await replaceRegistration(store, ANNA, named("three", "mirror"))).toBe(false);
    expect(await replaceRegistration(store, ANNA, named("one", "mirror"))).toBe(true);
    expect(await registrationsOf(store, ANNA)).toEqual([named("one", "mirror"), named("two")]);
    expect(await addRegistration(store, BORIS, named("one"))).toBe("taken");
  });

  it("is withdrawn only by its owner, which frees the name", async ({ store }) => {
    for (const name of ["one", "two"]) await addRegistration(store, ANNA, named(name));
    expect(await removeRegistration(store, BORIS, "one")).toBe(false);
    expect(await removeRegistration(store, ANNA, "one")).toBe(true);
    expect(await removeRegistration(store, ANNA, "one")).toBe(false);
    expect(await namesOf(store, ANNA)).toEqual(["two"]);
    expect(await addRegistration(store, BORIS, named("one"))).toBeUndefined();
  });

  it("is deleted with all others of its owner, and no one else's", async ({ store }) => {
    for (const name of ["one", "two"]) await addRegistration(store, ANNA, named(name));
    await addRegistration(store, BORIS, named("other"));
    expect(await removeAllRegistrations(store, ANNA)).toBe(true);
    expect(await removeAllRegistrations(store, ANNA)).toBe(false);
    for (const name of ["one", "two"]) expect(await findRegistration(store, name)).toBeUndefined();
    expect(await findRegistration(store, "other")).toBeDefined();
  });
});

describe("a contested name", () => {
  const seeds = Array.from({ length: 40 }, (_, at) => at + 1);

  it.each(seeds)("goes to exactly one claimant (order %i)", async (seed) => {
    const store = await openMemory();
    const refusals = await Promise.all(
      OWNERS.map((owner, at) =>
        addRegistration(hesitantStore(store, 10 * seed + at), owner, named("wanted", `by-${at}`)),
      ),
    );
    const winner = refusals.indexOf(undefined);
    expect(refusals.filter((refusal) => refusal === "taken")).toHaveLength(2);
    expect(await findRegistration(store, "wanted")).toEqual(named("wanted", `by-${winner}`));
    expect(await holders(store, "wanted")).toEqual([OWNERS[winner]]);
    const kept = await Promise.all(OWNERS.map((owner) => store.read(LIST, writePlayerId(owner))));
    expect(kept.map((listed) => listed?.length ?? 0)).toEqual(OWNERS.map((_, at) => (at === winner ? 1 : 0)));
  });

  it.each(seeds)("never has two owners while one gives it up (order %i)", async (seed) => {
    const store = await openMemory();
    await addRegistration(store, ANNA, named("wanted"));
    const [given, ...refusals] = await Promise.all([
      removeRegistration(hesitantStore(store, 10 * seed), ANNA, "wanted"),
      addRegistration(hesitantStore(store, 10 * seed + 1), BORIS, named("wanted", "by-boris")),
      addRegistration(hesitantStore(store, 10 * seed + 2), CLARA, named("wanted", "by-clara")),
    ]);
    expect(given).toBe(true);
    expect((await holders(store, "wanted")).length).toBe(refusals.filter((refusal) => !refusal).length);
    expect((await holders(store, "wanted")).length).toBeLessThanOrEqual(1);
  });
});

describe("a crash", () => {
  const attempts = {
    registering: (store: Store) => addRegistration(store, ANNA, named("wanted")),
    withdrawing: (store: Store) => removeRegistration(store, ANNA, "wanted"),
    "removing all": (store: Store) => removeAllRegistrations(store, ANNA),
  };
  const cases = Object.entries(attempts).flatMap(([what, attempt]) =>
    [0, 1].map((at) => ({ what, attempt, at })),
  );

  it.each(cases)(
    "after $at writes of $what leaves a whole registration or a free name",
    async ({ what, attempt, at }) => {
      const store = await openMemory();
      if (what !== "registering") await addRegistration(store, ANNA, named("wanted"));
      await expect(attempt(dyingStore(store, at))).rejects.toThrow("ended");
      const had = await holders(store, "wanted");
      expect((await findRegistration(store, "wanted")) !== undefined).toBe(had.length === 1);
      expect(await addRegistration(store, BORIS, named("wanted", "mirror"))).toBe(
        had.length === 1 ? "taken" : undefined,
      );
      await attempt(store);
      expect(await holders(store, "wanted")).toEqual(had.length === 1 ? [] : [BORIS]);
    },
  );

  it("leaves nothing that counts towards the limit", async ({ store }) => {
    for (let at = 0; at < REGISTRATIONS_MAX; at++)
      await expect(addRegistration(dyingStore(store, 1), ANNA, named(`lost-${at}`))).rejects.toThrow("ended");
    expect(await registrationsOf(store, ANNA)).toEqual([]);
    expect(await addRegistration(store, ANNA, named("kept"))).toBeUndefined();
    expect(await namesOf(store, ANNA)).toEqual(["kept"]);
  });

  it("treats an unlisted claim as a free name", async ({ store }) => {
    await addRegistration(store, ANNA, named("wanted"));
    await store.remove(LIST, writePlayerId(ANNA));
    expect(await findRegistration(store, "wanted")).toBeUndefined();
    expect(await addRegistration(store, BORIS, named("wanted", "mirror"))).toBeUndefined();
    expect(await findRegistration(store, "wanted")).toEqual(named("wanted", "mirror"));
  });

  it("treats a claim that doesn't match its listing as a free name", async ({ store }) => {
    await addRegistration(store, ANNA, named("wanted"));
    await store.remove(LIST, writePlayerId(ANNA));
    await expect(addRegistration(dyingStore(store, 1), ANNA, named("wanted", "mirror"))).rejects.toThrow(
      "ended",
    );
    expect(await store.read(LIST, writePlayerId(ANNA))).toHaveLength(1);
    expect(await findRegistration(store, "wanted")).toBeUndefined();
    expect(await addRegistration(store, BORIS, named("wanted"))).toBeUndefined();
  });
});
