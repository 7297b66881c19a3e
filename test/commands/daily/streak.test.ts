// Days in a row: how they're counted, and how they're shown.

import { describe, expect, it } from "vitest";
import { changeDaily, type PlayerDaily, withDay } from "../../../commands/daily/day.ts";
import { streakOf } from "../../../commands/daily/streak.ts";
import type { Caller } from "../../../src/chat/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import { ANNA, openTable, type Table, textOf } from "../play/table.ts";

const DAY_MS = 86_400_000;
const dayAt = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;
/** A Monday. */
const MONDAY = dayAt("2026-11-16");

type Runs = PlayerDaily["days"];

const withDays = (days: Runs): PlayerDaily => ({ opponents: [], boards: [], days });

function runsOf(days: readonly number[]): Runs {
  return days.reduce((document, day) => withDay(document, day), withDays([])).days;
}

/** Days of the week from Monday, one character each: `x` played, `.` missed. */
function week(signs: string, from = MONDAY) {
  const days = [...signs].flatMap((one, at) => (one === "x" ? [from + at] : []));
  return { played: runsOf(days), today: from + signs.length - 1 };
}

function count(signs: string, from = MONDAY) {
  const { played, today } = week(signs, from);
  return streakOf(played, today);
}

/** Weeks since the week of Monday, 29 December 1969. */
const isoWeekOf = (day: number): number => Math.floor((day + 3) / 7);

/** The rule itself, day by day: the most days in an unbroken streak that may go on today. */
function byTheRule(played: ReadonlySet<number>, today: number): number {
  const weeks = new Set<number>();
  let days = 0;
  for (let day = today; day >= MONDAY - 400; day -= 1) {
    if (played.has(day)) days += 1;
    else if (day !== today) {
      if (weeks.has(isoWeekOf(day))) return days;
      weeks.add(isoWeekOf(day));
    }
  }
  return days;
}

describe("a streak of days", () => {
  it("counts days played, and isn't broken by a pending today", () => {
    expect(count("xxx")).toMatchObject({ current: 3, longest: 3, isPlayedToday: true });
    expect(count("xxx.")).toMatchObject({ current: 3, isPlayedToday: false, hasForgivenThisWeek: false });
    expect(streakOf([], MONDAY)).toMatchObject({ current: 0, longest: 0, hasForgivenThisWeek: false });
  });

  it("forgives one missed day a week, which doesn't count", () => {
    expect(count("xx.x")).toMatchObject({ current: 3, hasForgivenThisWeek: true });
    expect(count("xx..")).toMatchObject({ current: 2, hasForgivenThisWeek: true });
  });

  it("breaks after two missed days a week, back to the first of them", () => {
    expect(count("x..x")).toMatchObject({ current: 1, longest: 1, hasForgivenThisWeek: false });
    expect(count("xx.xx.x")).toMatchObject({ current: 3, longest: 4 });
    expect(count("xxx...")).toMatchObject({ current: 0, longest: 3, hasForgivenThisWeek: false });
  });

  it("forgives again in each ISO week, on Sunday and the next Monday", () => {
    expect(count("xxxxxx..x")).toMatchObject({ current: 7, hasForgivenThisWeek: true });
    expect(count("xxxxx...x")).toMatchObject({ current: 1 });
  });

  it("keeps days ahead of the clock, and counts them when they come", () => {
    const played = runsOf([MONDAY, MONDAY + 1, MONDAY + 2]);
    expect(streakOf(played, MONDAY)).toMatchObject({ current: 1, longest: 1 });
    expect(streakOf(played, MONDAY - 1)).toMatchObject({ current: 0, longest: 0 });
    expect(streakOf(played, MONDAY + 2)).toMatchObject({ current: 3, longest: 3 });
  });

  it.each([
    ["a leap day", "2028-02-27", 4],
    ["a year without one", "2027-02-27", 4],
    ["the end of a year", "2026-12-30", 5],
    ["week 53", "2026-12-28", 9],
    ["clocks put forward in Europe", "2026-03-28", 3],
    ["clocks put back in Europe", "2026-10-24", 3],
  ])("continues over %s", (_what, date, days) => {
    const from = dayAt(date);
    const played = runsOf(Array.from({ length: days }, (_, at) => from + at));
    expect(streakOf(played, from + days - 1).current).toBe(days);
  });

  it("matches the day-by-day rule for any days, order and accounts", () => {
    const random = seededRandom(1);
    const chance = (share: number): boolean => random.below(1000) < 1000 * share;
    for (let trial = 0; trial < 300; trial += 1) {
      const all = Array.from({ length: 60 }, (_, at) => MONDAY - 60 + at);
      const kind = [0.95, 0.85, 0.5][trial % 3] as number;
      const days = all.filter(() => chance(kind));
      const shuffled = days.toSorted(() => random.below(3) - 1);
      const runs = runsOf(shuffled);
      expect(runs).toEqual(runsOf(days));
      const today = MONDAY - 1 - random.below(3);
      const before = days.filter((day) => day <= today);
      const streak = streakOf(runs, today);
      expect(streak.current).toBe(byTheRule(new Set(before), today));
      expect(streak.longest).toBe(
        Math.max(
          streak.current,
          ...before.map((day) => byTheRule(new Set(before.filter((one) => one <= day)), day)),
        ),
      );
      // Playing one more day never shortens a streak.
      const more = all[random.below(60)] as number;
      const richer = streakOf(runsOf([...days, more]), today);
      expect(richer.current).toBeGreaterThanOrEqual(streak.current);
      expect(richer.longest).toBeGreaterThanOrEqual(streak.longest);
    }
  });

  it("grows by one with every next day played", () => {
    const random = seededRandom(2);
    for (let trial = 0; trial < 100; trial += 1) {
      const days = Array.from({ length: 40 }, (_, at) => MONDAY + at).filter(() => random.below(10) < 8);
      const today = MONDAY + 40;
      const { current } = streakOf(runsOf(days), today);
      expect(streakOf(runsOf([...days, today]), today).current).toBe(current + 1);
    }
  });
});

/** A Wednesday. */
const NOON = Date.parse("2026-11-18T12:00:00Z");
const TODAY = Math.floor(NOON / DAY_MS);

async function played(days: Runs, { store }: Table): Promise<void> {
  await changeDaily(store, ANNA, () => withDays(days));
}

const atNoon = () => openTable({ now: () => NOON });
const daily = async (table: Table, caller: Caller = ANNA) =>
  textOf(await table.type("daily", "today", {}, { caller }));

describe("a displayed streak", () => {
  it("is hidden from people who never played or stopped", async () => {
    const table = await atNoon();
    expect(await daily(table)).not.toContain("streak");
    await played([[TODAY - 30, TODAY - 10]], table);
    expect(await daily(table)).not.toContain("streak");
    expect(textOf(await table.type("profile", "show"))).toContain(
      "Daily challenge streak: 0 now, 21 at best",
    );
  });

  it("counts on, and mentions a forgiven day", async () => {
    const table = await atNoon();
    await played([[TODAY - 11, TODAY]], table);
    expect(await daily(table)).toContain("12-day streak");
    await played([[TODAY - 11, TODAY - 1]], table);
    expect(await daily(table)).toContain("11-day streak so far");
    await played(
      [
        [TODAY - 11, TODAY - 2],
        [TODAY, TODAY],
      ],
      table,
    );
    expect(await daily(table)).toContain("11-day streak · one missed day this week was forgiven");
    expect(await daily(table, { ...ANNA, locale: "ru" })).toContain("11-й день подряд");
  });
});
