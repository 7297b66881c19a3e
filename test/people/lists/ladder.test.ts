// Who is on the ladder: players who are shown and have five different opponents, according to their logs.

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Store } from "../../../src/infra/store/index.ts";
import {
  hide,
  ladderOf,
  ladderStandingOf,
  type Ranking,
  rankOf,
  rateDuel,
  readLeaderboard,
  show,
} from "../../../src/people/index.ts";
import { describeOnBothStores } from "../../infra/store/both-stores.ts";
import { DAY_MS, duelOf, NOW } from "./duels.ts";

describeOnBothStores("the ladder of duels", (open) => {
  let store: Store;
  let run: string;
  let here: string;
  beforeAll(async () => {
    store = await open();
  });
  beforeEach(() => {
    run = randomUUID().slice(0, 8);
    here = `telegram:-${run}`;
  });
  afterAll(() => store.close());

  const personOf = (name: string) => ({ platform: "telegram", id: `${run}${name}`, name });
  const ladder = (changed: Partial<Ranking> = {}): Ranking => ({
    ...{ gameId: "rps", period: "all", place: here, now: NOW },
    ...changed,
  });
  const agree = (name: string) =>
    show(store, personOf(name), { gameIds: ["rps"], place: undefined, now: NOW });
  /** Wins one duel here against each of `opponents` people. */
  async function wins(name: string, opponents: number, at = NOW) {
    for (let one = 0; one < opponents; one++) {
      const sides = [`telegram:${run}${name}`, `telegram:${run}${name}${one}`] as const;
      const duel = duelOf(`${run}${name}${one}${at}`, sides, { at });
      const named = { ...duel, sides: [{ ...duel.sides[0], name }, duel.sides[1]] as const };
      await rateDuel(store, named, at, [here, here]);
    }
  }
  const read = (asked: Ranking) => readLeaderboard(store, ladderOf(store, asked));
  const namesIn = async (asked: Ranking) => (await read(asked)).lines.map(({ name }) => name);
  const membersOf = async (place: string, month = "all") =>
    (await store.board(`duels:rps:${month}:${place}`).top(1_000)).filter(({ member }) =>
      member.includes(run),
    );

  it("shows people who want to be shown, ordered by their rating's lower bound", async () => {
    await agree("Anna");
    await agree("Boris");
    await wins("Anna", 5);
    await wins("Boris", 8);
    await wins("Vera", 9);
    const { lines, count } = await read(ladder());
    expect(lines.map(({ name, ranks, duels }) => [name, ranks[0], duels])).toEqual([
      ["Boris", 1, 8],
      ["Anna", 2, 5],
    ]);
    expect(count).toBe(2);
    expect(lines[0]?.isProvisional).toBe(true);
    expect(await membersOf("everywhere")).toHaveLength(2);
    expect(await namesIn(ladder({ place: "telegram:elsewhere" }))).toEqual([]);
    expect(await namesIn(ladder({ gameId: "rpsls" }))).toEqual([]);
  });

  it("needs five different opponents", async () => {
    await agree("Anna");
    await wins("Anna", 4);
    await wins("Anna", 4, NOW + DAY_MS);
    expect(await namesIn(ladder())).toEqual([]);
    expect(await ladderStandingOf(store, personOf("Anna"), ladder())).toMatchObject({
      duels: 8,
      missing: 1,
    });
    await wins("Anna", 5, NOW + 2 * DAY_MS);
    expect(await namesIn(ladder({ now: NOW + 2 * DAY_MS }))).toEqual(["Anna"]);
  });

  it("counts only a month's own duels for the month", async () => {
    await agree("Anna");
    await wins("Anna", 5);
    expect(await namesIn(ladder({ period: "month" }))).toEqual(["Anna"]);
    const december = NOW + 20 * DAY_MS;
    expect(await namesIn(ladder({ period: "month", now: december }))).toEqual([]);
    expect(await namesIn(ladder({ now: december }))).toEqual(["Anna"]);
  });

  it("lists people who agree after their duels, and removes them on withdrawal", async () => {
    await wins("Anna", 5);
    expect(await namesIn(ladder())).toEqual([]);
    await agree("Anna");
    expect(await membersOf("everywhere")).toHaveLength(1);
    await wins("Anna", 6, NOW + 1);
    expect(await namesIn(ladder())).toEqual(["Anna"]);
    await hide(store, personOf("Anna"), { gameIds: ["rps"], now: NOW });
    for (const place of [here, "everywhere"])
      for (const month of ["all", "2026-11"]) expect(await membersOf(place, month)).toEqual([]);
  });

  it("ranks by the logs, whatever the board says", async () => {
    for (const name of ["Anna", "Boris"]) await agree(name);
    await wins("Anna", 5);
    await wins("Boris", 8);
    await store.board(`duels:rps:all:${here}`).set(`telegram:${run}Anna`, 9_000);
    const page = await read(ladder());
    const placeOf = async (name: string) => rankOf(store, ladderOf(store, ladder()), page, personOf(name));
    expect(page.lines.map(({ name }) => name)).toEqual(["Boris", "Anna"]);
    expect(await placeOf("Anna")).toEqual([2, 2]);
    expect(await placeOf("Vera")).toBeUndefined();
  });

  it("lowers inactive people as their rating becomes less certain", async () => {
    for (const name of ["Anna", "Boris"]) await agree(name);
    await wins("Boris", 8);
    await wins("Anna", 7, NOW + 300 * DAY_MS);
    expect(await namesIn(ladder({ now: NOW + 300 * DAY_MS }))).toEqual(["Anna", "Boris"]);
  });
});
