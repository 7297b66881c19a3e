// A chat's daily post: switched on by a manager, posted once a day, and never where no one wants it.

import { describe, expect, it } from "vitest";
import { nextPost } from "../../../commands/place/daily-post.ts";
import { PLACE_SETTINGS } from "../../../commands/place/settings.ts";
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
    expect(new Set(daily(table).map(({ key }) => key)).size).toBe(2);
    expect(Math.max(...daily(table).map(({ key }) => key.length))).toBeLessThanOrEqual(25);
  });

  it("is skipped when the bot was away too long, or it is off", async () => {
    const { table, on, lookAt } = await posting();
    await lookAt(NEXT_AT + 3 * 3_600_000);
    const games = viewOf(await table.press(on, "Games", manager(GAMES)));
    const off = viewOf(await table.press(games, "The daily challenge", manager(GAMES)));
    await lookAt(NEXT_AT + DAY_MS);
    await table.press(off, "The daily challenge", manager(GAMES));
    await table.type("place", "settings", { what: "daily-post", to: "off" }, manager(GAMES));
    await lookAt(NEXT_AT + 2 * DAY_MS);
    expect(daily(table)).toEqual([]);
  });

  it("waits for an unavailable platform, and ends if posting is forbidden", async () => {
    let state: "posted" | "forbidden" | "unavailable" = "unavailable";
    const { table, lookAt } = await posting(GAMES, { delivery: () => state });
    await lookAt(NEXT_AT);
    expect(daily(table)).toHaveLength(0);
    state = "posted";
    await lookAt(NEXT_AT + 120_000);
    expect(daily(table)).toHaveLength(1);
    state = "forbidden";
    await lookAt(NEXT_AT + DAY_MS);
    state = "posted";
    await lookAt(NEXT_AT + 2 * DAY_MS);
    expect(daily(table)).toHaveLength(1);
  });
});

describe("the daily post in a private chat", () => {
  it("is switched in the day's panel, posted there, and deleted with the person's data", async () => {
    const clock = { now: ASKED_AT };
    const table = await openTable({ now: () => clock.now });
    const on = await table.press(await table.type("daily", "today"), "Post the daily here");
    expect(textOf(on)).toContain("📮 Daily post: 17:42 UTC");
    clock.now = NEXT_AT;
    await table.place.look();
    expect(daily(table)).toMatchObject([{ platform: "telegram", place: { kind: "private", id: "1" } }]);
    await table.press(await table.type("data", "delete"), "Delete");
    clock.now += DAY_MS;
    await table.place.look();
    expect(daily(table)).toHaveLength(1);
    expect(await table.store.read(PLACE_SETTINGS, "telegram:1")).toBeUndefined();
  });

  it("is switched off there, too", async () => {
    const table = await openTable();
    const on = await table.press(await table.type("daily", "today"), "Post the daily here");
    expect(textOf(await table.press(on, "No daily post"))).not.toContain("📮");
  });
});

it("schedules the next post at the first such time after now, in UTC", () => {
  const at = (now: string) => new Date(nextPost({ minute: 90 }, Date.parse(now))).toISOString();
  expect(at("2026-11-18T01:29:59Z")).toBe("2026-11-18T01:30:00.000Z");
  expect(at("2026-11-18T01:30:00Z")).toBe("2026-11-19T01:30:00.000Z");
});
