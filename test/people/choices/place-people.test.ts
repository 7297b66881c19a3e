import { it as base, describe, expect } from "vitest";
import { openStore, type Store } from "../../../src/infra/store/index.ts";
import { hide, lastPlayedIn, NEW_PREDICTOR, notePlayed, peopleOf, show } from "../../../src/people/index.ts";

const it = base.extend("store", () => open());

const open = () => openStore({ dataDir: ":memory:" });
const player = (id: string) => ({ platform: "telegram", id, name: `Player ${id}` });

async function agree(store: Store, id: string): Promise<void> {
  await show(store, player(id), { gameIds: ["rps"], place: undefined, now: 1 });
}

function play(store: Store, id: string, place: string, now: number): Promise<void> {
  return notePlayed(store, player(id), { gameId: "rps", document: NEW_PREDICTOR, place, now });
}

const ids = async (store: Store, place: string): Promise<string[]> =>
  (await peopleOf(store, place)).map(({ id }) => id);

describe("the people in a chat", () => {
  it("are those who agreed and played there, latest first", async ({ store }) => {
    for (const id of ["1", "2", "3"]) await agree(store, id);
    await play(store, "1", "telegram:-1", 10);
    await play(store, "2", "telegram:-1", 30);
    await play(store, "3", "telegram:-2", 20);
    await play(store, "4", "telegram:-1", 40);
    expect(await ids(store, "telegram:-1")).toEqual(["2", "1"]);
    await play(store, "1", "telegram:-1", 50);
    expect(await ids(store, "telegram:-1")).toEqual(["1", "2"]);
    expect(await peopleOf(store, "telegram:-2")).toEqual([
      { platform: "telegram", id: "3", name: "Player 3" },
    ]);
  });

  it("leave every list after closing their profile, despite late writes", async () => {
    const store = await open();
    await agree(store, "1");
    await play(store, "1", "telegram:-1", 10);
    await hide(store, player("1"), { gameIds: ["rps"], now: 20 });
    expect(await store.board("people:telegram:-1").top(9)).toEqual([]);
    await store.board("people:telegram:-1").set("telegram:1", 30);
    expect(await ids(store, "telegram:-1")).toEqual([]);
    expect(await store.board("people:telegram:-1").top(9)).toEqual([]);
  });

  it("are listed with where and when they last played", async ({ store }) => {
    await agree(store, "1");
    await play(store, "1", "telegram:-1", 10);
    await play(store, "1", "telegram:-2", 20);
    const places = ["telegram:-1", "telegram:-2", "telegram:-3"];
    expect(await lastPlayedIn(store, player("1"), places)).toEqual({ "telegram:-1": 10, "telegram:-2": 20 });
    expect(await lastPlayedIn(store, player("2"), places)).toEqual({});
  });

  it("leave the lists of chats that no longer fit their consent", async ({ store }) => {
    await agree(store, "1");
    for (let place = 0; place <= 20; place++) await play(store, "1", `telegram:-${place}`, place);
    expect(await store.board("people:telegram:-0").top(9)).toEqual([]);
    expect(await ids(store, "telegram:-1")).toEqual(["1"]);
  });
});
