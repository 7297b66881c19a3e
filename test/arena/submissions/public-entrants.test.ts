import { describe, expect, it } from "vitest";
import { LIST, NAME, publicEntrants, setFrozen } from "../../../src/arena/submissions/index.ts";
import { DAY, entered, MONDAY, openMemory } from "./entered.ts";

const TUESDAY = MONDAY + DAY;

describe("public entrants", () => {
  it("are files past their draft day, with owners, games and versions", async () => {
    const store = await openMemory();
    const [id] = await entered(store, "discord:1", "my-bot", ["export const move = () => 0"]);
    expect(await publicEntrants(store, TUESDAY - 1)).toEqual([]);
    expect(await publicEntrants(store, TUESDAY)).toEqual([
      { id, name: "my-bot", owner: "discord:1", games: ["rps"], publicAt: TUESDAY, version: 1 },
    ]);
  });

  it("are a name's newest public version while the next is a draft", async () => {
    const store = await openMemory();
    const [second, first] = await entered(store, "discord:1", "my-bot", ["b", "a"], {
      ...{ submittedAt: TUESDAY, publicAt: TUESDAY + DAY },
    });
    expect(await publicEntrants(store, TUESDAY)).toMatchObject([{ id: first, version: 1 }]);
    expect(await publicEntrants(store, TUESDAY + DAY)).toMatchObject([{ id: second, version: 2 }]);
  });

  it("exclude frozen files and their other versions until thawed", async () => {
    const store = await openMemory();
    const [id = ""] = await entered(store, "discord:1", "my-bot", ["b", "a"]);
    await setFrozen(store, id, { by: "host", why: "a trick", at: TUESDAY });
    expect(await publicEntrants(store, TUESDAY)).toEqual([]);
    await setFrozen(store, id, undefined);
    expect(await publicEntrants(store, TUESDAY)).toMatchObject([{ id }]);
  });

  it("exclude names that no one claims, or that another entry has", async () => {
    const store = await openMemory();
    await entered(store, "discord:1", "my-bot", ["a"]);
    await store.update(NAME, "my-bot", () => ({ next: { owner: "discord:2", claim: "x" }, result: null }));
    expect(await publicEntrants(store, TUESDAY)).toEqual([]);
    await store.remove(NAME, "my-bot");
    await store.remove(LIST, "discord:1");
    expect(await publicEntrants(store, TUESDAY)).toEqual([]);
  });
});
