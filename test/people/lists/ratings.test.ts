// Elo of duels, and who is on the lists: people who are shown and have five different opponents.

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { openStore, type Store, StoreError } from "../../../src/infra/store/index.ts";
import {
  type DuelResult,
  hide,
  ownRating,
  rankOf,
  rateDuel,
  ratingList,
  readLeaderboard,
  show,
} from "../../../src/people/index.ts";
import { withMethods } from "../../with-methods.ts";
import { duelOf, NOW } from "./duels.ts";

let store: Store;
let run: string;
let here: string;
beforeAll(async () => {
  store = await openStore({ dataDir: ":memory:" });
});
beforeEach(() => {
  run = randomUUID().slice(0, 8);
  here = `telegram:-${run}`;
});
afterAll(() => store.close());

const personOf = (name: string) => ({ platform: "telegram", id: `${run}${name}`, name });
const playerOf = (name: string) => `telegram:${run}${name}`;
const agree = (name: string) => show(store, personOf(name), { gameIds: ["rps"], place: undefined, now: NOW });

/** A duel won by the first, who plays here. */
function duel(id: string, first: string, second: string, changed: Partial<DuelResult> = {}): DuelResult {
  const made = duelOf(`${run}${id}`, [playerOf(first), playerOf(second)], changed);
  return { ...made, sides: [{ ...made.sides[0], name: first }, made.sides[1]] };
}
async function wins(name: string, opponents: number) {
  for (let at = 0; at < opponents; at++)
    await rateDuel(store, duel(`${name}${at}`, name, `${name}${at}`), NOW, [here, here]);
}
const changes = async (...args: Parameters<typeof duel>) =>
  (await rateDuel(store, duel(...args), NOW))?.map(({ rating, change }) => `${rating} ${change}`);
const listOf = (place: string, gameId = "rps") => ratingList(store, { gameId, place });
const namesIn = async (place: string, gameId?: string) =>
  (await readLeaderboard(store, listOf(place, gameId))).lines.map(({ name }) => name);

it("moves both ratings by the same, and by more for a surprise", async () => {
  expect(await changes("1", "A", "B")).toEqual(["1512 12", "1488 -12"]);
  for (let at = 0; at < 8; at++) await rateDuel(store, duel(`b${at}`, "Best", `other${at}`), NOW);
  const gain = async (first: string, second: string) =>
    (await rateDuel(store, duel(`${first}-${second}`, first, second), NOW))?.[0]?.change;
  expect(await gain("New", "Best")).toBeGreaterThan(12);
  expect(await gain("Best", "Newer")).toBeLessThan(12);
  expect(await changes("even", "C", "D", { winner: "level" })).toEqual(["1500 0", "1500 0"]);
});

it("rates one duel a pair a day, and none without a result", async () => {
  expect(await changes("void", "A", "B", { ending: "void", winner: "level" })).toBeUndefined();
  expect(await changes("1", "A", "B")).toBeDefined();
  expect(await changes("2", "B", "A")).toBeUndefined();
  expect(await changes("3", "A", "C")).toBeDefined();
});

it.each([0, 1])("completes a rating that was interrupted at side %i", async (side) => {
  const once = duel("once", "A", "B");
  let updates = 0;
  const update = vi.fn((...args: Parameters<Store["update"]>) => {
    if (updates++ === side + 1) throw new StoreError("unreachable", "killed");
    return store.update(...args);
  });
  const dying = withMethods(store, { update } as Partial<Store>);
  if (side === 0) await expect(rateDuel(dying, once, NOW)).rejects.toThrow("killed");
  else await rateDuel(store, once, NOW);
  expect(await rateDuel(store, once, NOW)).toEqual([
    { rating: 1512, change: 12 },
    { rating: 1488, change: -12 },
  ]);
  expect(await ownRating(store, personOf("B"), "rps")).toEqual({ rating: 1488, duels: 1, missing: 4 });
});

it("lists people who are shown, by their rating, from five different opponents on", async () => {
  for (const name of ["Anna", "Boris", "Few"]) await agree(name);
  await wins("Anna", 5);
  await wins("Boris", 8);
  await wins("Vera", 9);
  await wins("Few", 4);
  const page = await readLeaderboard(store, listOf(here));
  const lines = page.lines.map(({ name, ranks, duels }) => `${ranks[0]} ${name} ${duels}`);
  expect(lines).toEqual(["1 Boris 8", "2 Anna 5"]);
  expect(await rankOf(store, listOf(here), page, personOf("Anna"))).toEqual([2, 2]);
  // A stale entry of a chat that their consent doesn't cover.
  await store.board("duels:rps:telegram:elsewhere").set(playerOf("Anna"), 1560);
  expect(await namesIn("telegram:elsewhere")).toEqual([]);
  expect(await namesIn(here, "rpsls")).toEqual([]);
});

it("lists people who agree after their duels, and takes them off when they withdraw", async () => {
  await wins("Anna", 5);
  await agree("Anna");
  expect(await namesIn("everywhere")).toContain("Anna");
  await hide(store, personOf("Anna"), { gameIds: ["rps"], now: NOW });
  const board = await store.board("duels:rps:everywhere").top(1_000);
  expect(board.filter(({ member }) => member === playerOf("Anna"))).toEqual([]);
});
