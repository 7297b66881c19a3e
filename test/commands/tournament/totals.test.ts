// Totals over the tournaments of all groups, each counted once.

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Finished, type PlaceTournaments, strategyRanking } from "../../../commands/tournament/index.ts";
import { countEnded, forgetInTotals } from "../../../commands/tournament/state/totals.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import { describeOnBothStores } from "../../infra/store/both-stores.ts";

const DAY_MS = 86_400_000;
const SATURDAY = Date.parse("2026-11-21T08:00Z");

function finished(game: string, strategies: readonly string[], endedAt: number): Finished {
  const standings = strategies.map((strategy, at) => ({
    ...{
      name: strategy,
      strategy,
      ranks: [at + 1, at + 1] as const,
      points: 0,
      wins: 0,
      draws: 0,
      losses: 0,
    },
  }));
  const setting = { system: "swiss", match: 10, seed: 1, locale: "en", zone: "UTC", cards: [] } as const;
  const entrants = strategies.map((strategy) => ({ name: strategy, strategy }));
  return { ...setting, game, id: randomUUID(), entrants, standings, endedAt, announcement: "posted" };
}

const placeOf = (kind: "group" | "private", ...ended: Finished[]): PlaceTournaments => ({
  venue: { platform: "telegram", kind, id: "-7" },
  finished: ended,
  ...{ cancelled: [], notes: [] },
});

describeOnBothStores("the totals of all tournaments", (open) => {
  let stores: readonly Store[];
  // Each test uses a year of its own.
  let year = 0;
  const yearLater = (): number => SATURDAY + 364 * DAY_MS * ++year;
  beforeAll(async () => {
    stores = await Promise.all([open(), open()]);
  });
  afterAll(() => Promise.all(stores.map((store) => store.close())));
  const [one, other] = [() => stores[0] as Store, () => stores[1] as Store];
  const week = (now: number, game?: string) =>
    strategyRanking(one(), { scope: "everywhere", game, period: "week", now });

  it("adds a tournament once, however often and by however many processes", async () => {
    const now = yearLater();
    const place = placeOf("group", finished("rps", ["a", "b", "c"], now), finished("rps", ["b", "a"], now));
    await countEnded(one(), place, now);
    await countEnded(one(), place, now);
    await Promise.all(
      Array.from({ length: 10 }, (_, at) => countEnded(at % 2 ? one() : other(), place, now)),
    );
    expect(await week(now)).toEqual({
      tournaments: 2,
      lines: [
        { strategy: "a", points: 2, tournaments: 2, won: 1, ranks: [1, 2] },
        { strategy: "b", points: 2, tournaments: 2, won: 1, ranks: [1, 2] },
        { strategy: "c", points: 0, tournaments: 1, won: 0, ranks: [3, 3] },
      ],
    });
  });

  it("loses none of many tournaments that end at once in different chats", async () => {
    const now = yearLater();
    const places = Array.from({ length: 20 }, () => placeOf("group", finished("rps", ["a", "b"], now)));
    await Promise.all(places.map((place, at) => countEnded(at % 2 ? one() : other(), place, now)));
    expect((await week(now)).lines[0]).toMatchObject({ strategy: "a", points: 20, tournaments: 20 });
  });

  it("completes totals after a crash in the middle of counting", async () => {
    const now = yearLater();
    const place = placeOf("group", finished("rps", ["a", "b"], now));
    let left = 1;
    const dying: Store = Object.create(one(), {
      update: {
        value: (...update: Parameters<Store["update"]>) =>
          left-- > 0 ? one().update(...update) : Promise.reject(new Error("the program has ended")),
      },
    });
    await expect(countEnded(dying, place, now)).rejects.toThrow("ended");
    await countEnded(one(), place, now);
    for (const period of ["week", "month"] as const)
      expect(
        (await strategyRanking(one(), { scope: "everywhere", game: undefined, period, now })).tournaments,
      ).toBe(1);
  });

  it("groups totals by week and month of the end, and by game", async () => {
    const now = yearLater();
    const before = finished("rps", ["a", "b"], now - 6 * DAY_MS);
    await countEnded(one(), placeOf("group", finished("oddeven", ["b", "a"], now), before), now);
    expect((await week(now)).lines.map(({ strategy }) => strategy)).toEqual(["b", "a"]);
    expect((await week(now - 7 * DAY_MS)).tournaments).toBe(1);
    expect(
      (await strategyRanking(one(), { scope: "everywhere", game: "rps", period: "month", now })).lines[0]
        ?.strategy,
    ).toBe("a");
    expect((await week(now, "rps")).tournaments).toBe(0);
  });

  it("leaves out private chats and ends too old to know if they're counted", async () => {
    const now = yearLater();
    const late = finished("rps", ["a", "b"], now - 8 * DAY_MS);
    await countEnded(one(), placeOf("private", finished("rps", ["a", "b"], now)), now);
    await countEnded(one(), placeOf("group", late), now);
    expect((await week(now)).tournaments).toBe(0);
    expect((await week(now - 8 * DAY_MS)).tournaments).toBe(0);
  });

  it("keeps totals for each server, group and private chat, not channel", async () => {
    const now = yearLater();
    const here = (id: string, kind: "group" | "private", server?: string) =>
      ({ platform: "discord", kind, id, ...(server && { server }) }) as const;
    const venues = [
      here("1", "group", "9"),
      here("2", "group", "9"),
      here("3", "group", "8"),
      here("4", "private"),
    ];
    for (const venue of venues)
      await countEnded(one(), { ...placeOf("group", finished("rps", ["a", "b"], now)), venue }, now);
    const counted = venues.map((scope) =>
      strategyRanking(one(), { scope, game: "rps", period: "week", now }),
    );
    expect((await Promise.all(counted)).map(({ tournaments }) => tournaments)).toEqual([2, 2, 1, 1]);
    expect((await week(now)).tournaments).toBe(3);
  });

  it("removes only a deleted owner's names, for as long as totals are kept", async () => {
    const ended = finished("rps", ["annas", "borises", "copy"], yearLater());
    const owners: Readonly<Record<string, string>> = { annas: "telegram:1", borises: "telegram:2" };
    const entrants = ended.entrants.map((one) => ({ ...one, owner: owners[one.name] ?? "" }));
    await countEnded(one(), placeOf("group", { ...ended, entrants }), ended.endedAt);
    await forgetInTotals(one(), "everywhere", "telegram:1", ended.endedAt + 22 * DAY_MS);
    expect((await week(ended.endedAt)).lines).toMatchObject([
      { strategy: "borises", points: 1, tournaments: 1, ranks: [1, 1] },
      { strategy: "copy", points: 0, tournaments: 1, ranks: [2, 2] },
    ]);
  });
});
