// A chat's daily post: switched on by a manager, posted once a day, and never where no one wants it.

import { describe, expect, it } from "vitest";
import { afterPost, nextPost } from "../../../commands/place/daily-post.ts";
import { PLACE_SETTINGS } from "../../../commands/place/settings.ts";
import { type Store, StoreError } from "../../../src/infra/store/index.ts";
import { labelsOf, openTable, type Table, textOf, viewOf } from "../play/table.ts";
import { GAMES, GROUP, manager } from "./places.ts";

const DAY_MS = 86_400_000;
const ASKED_AT = Date.parse("2026-11-18T17:42:30Z");
const NEXT_AT = Date.parse("2026-11-19T17:42:00Z");

async function posting(place = GAMES, more: Parameters<typeof openTable>[0] = {}) {
  const clock = { now: ASKED_AT };
  const table = await openTable({ now: () => clock.now, ...more });
  const here = viewOf(await table.type("place", "settings", {}, manager(place)));
  const on = await table.press(here, "Post the daily here", manager(place));
  const lookAt = async (now: number) => {
    clock.now = now;
    await table.place.look();
  };
  return { table, on, lookAt };
}

const AWAY = { state: "unavailable" } as const;

const daily = ({ posts }: Table) => posts.filter(({ key }) => key.startsWith("daily-"));

describe("the daily post", () => {
  it("is turned on by a button in its channel, and says where and when", async () => {
    const { table, on } = await posting();
    expect(textOf(on)).toMatch(/📮 Daily post: #\u2060?games · 17:42 UTC/);
    const off = await table.press(on, "No daily post", manager(GAMES));
    expect(textOf(off)).not.toContain("📮");
    expect(await table.store.read(PLACE_SETTINGS, "telegram:7")).toBeUndefined();
    expect(textOf((await posting(GROUP)).on)).toContain("📮 Daily post: 17:42 UTC");
  });

  it("appears once a day at that time, with a button that plays", async () => {
    const { table, lookAt } = await posting();
    await lookAt(NEXT_AT - 1_000);
    expect(daily(table)).toEqual([]);
    for (const now of [NEXT_AT, NEXT_AT + 30_000, NEXT_AT + DAY_MS - 1_000]) await lookAt(now);
    expect(daily(table)).toHaveLength(1);
    const [first] = daily(table);
    expect(first).toMatchObject({ platform: "telegram", place: { id: "10", server: "7" } });
    if (!first) throw new Error("nothing was posted");
    expect(labelsOf(first.view)).toEqual(["Play"]);
    await lookAt(NEXT_AT + DAY_MS);
    expect(daily(table)).toHaveLength(2);
    const keys = daily(table).map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
    expect(Math.max(...keys.map(({ length }) => length))).toBeLessThanOrEqual(25);
  });

  it("is skipped when the bot was away too long, or it is off", async () => {
    const { table, on, lookAt } = await posting();
    await lookAt(NEXT_AT + 5 * 3_600_000);
    const games = viewOf(await table.press(on, "Games", manager(GAMES)));
    const off = viewOf(await table.press(games, "The daily challenge", manager(GAMES)));
    await lookAt(NEXT_AT + DAY_MS);
    await table.press(off, "The daily challenge", manager(GAMES));
    await table.type("place", "settings", { what: "daily-post", to: "off" }, manager(GAMES));
    await lookAt(NEXT_AT + 2 * DAY_MS);
    expect(daily(table)).toEqual([]);
  });

  it("doesn't stop the others if one chat's settings can't be read", async () => {
    const { table, lookAt } = await posting();
    const other = manager({ ...GAMES, server: "6" });
    await table.type("place", "settings", { what: "daily-post", to: "on" }, other);
    const read: Store["read"] = table.store.read.bind(table.store);
    table.store.read = (kind, id) =>
      id === "telegram:6" ? Promise.reject(new StoreError("unreachable", "away")) : read(kind, id);
    await lookAt(NEXT_AT);
    expect(daily(table)).toHaveLength(1);
    expect(table.defects).toHaveLength(1);
    table.store.read = read;
    await lookAt(NEXT_AT + 120_000);
    expect(daily(table)).toHaveLength(2);
  });
});

describe("what follows from a day's post", () => {
  const at = (minutes: number) => NEXT_AT + minutes * 60_000;
  const refused = { since: at(0), days: 1, why: "gone" } as const;
  const post = { minute: 17 * 60 + 42, refused };
  const why = { state: "refused", why: "forbidden" } as const;

  it("is a try on the next day, also after a refusal, and nothing after the third", () => {
    const [tomorrow, after] = [NEXT_AT + DAY_MS, NEXT_AT + 2 * DAY_MS];
    expect(afterPost(post, { state: "posted" }, at(1))).toEqual({ at: tomorrow, refused: undefined });
    const second = { since: at(0), days: 2, why: "forbidden" };
    expect(afterPost(post, why, tomorrow + 5)).toEqual({ at: after, refused: second });
    expect(afterPost({ ...post, refused: { ...refused, days: 2 } }, why, at(5)).at).toBeUndefined();
  });

  it("is ever rarer tries for four hours in an outage, then the next day; refusals stay", () => {
    const tries = [at(0)];
    while ((tries.at(-1) ?? 0) < NEXT_AT + DAY_MS) {
      const { at: next = 0, refused: kept } = afterPost(post, AWAY, tries.at(-1) ?? 0);
      expect(kept).toEqual(refused);
      tries.push(next);
    }
    const minutes = tries.map((time) => (time - NEXT_AT) / 60_000);
    expect(minutes.slice(0, 7)).toEqual([0, 1, 2, 3, 4.5, 6.75, 10.125]);
    expect(minutes.at(-1)).toBe(1_440);
    expect(minutes.at(-2)).toBeLessThanOrEqual(240);
    expect(minutes.length).toBeLessThan(30);
  });
});

it("is switched in the day's panel in a private chat, posted there, and deleted with the person's data", async () => {
  const clock = { now: ASKED_AT };
  const table = await openTable({ now: () => clock.now });
  const switched = async (label: string) =>
    textOf(await table.press(await table.type("daily", "today"), label));
  expect(await switched("Post the daily here")).toContain("📮 Daily post: 17:42 UTC");
  expect(await switched("No daily post")).not.toContain("📮");
  await switched("Post the daily here");
  clock.now = NEXT_AT;
  await table.place.look();
  expect(daily(table)).toMatchObject([{ platform: "telegram", place: { kind: "private", id: "1" } }]);
  await table.press(await table.type("data", "delete"), "Delete");
  clock.now += DAY_MS;
  await table.place.look();
  expect(daily(table)).toHaveLength(1);
  expect(await table.store.read(PLACE_SETTINGS, "telegram:1")).toBeUndefined();
});

it("schedules the next post at the first such time after now, in UTC", () => {
  const at = (now: string) => new Date(nextPost({ minute: 90 }, Date.parse(now))).toISOString();
  expect(at("2026-11-18T01:29:59Z")).toBe("2026-11-18T01:30:00.000Z");
  expect(at("2026-11-18T01:30:00Z")).toBe("2026-11-19T01:30:00.000Z");
});
