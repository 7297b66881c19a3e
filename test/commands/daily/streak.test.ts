// Days in a row: how they're counted, and how they're shown.

import { describe, expect, it } from "vitest";
import { changeDaily, type PlayerDaily, withDay } from "../../../commands/daily/day.ts";
import { streakOf } from "../../../commands/daily/streak.ts";
import type { Caller } from "../../../src/chat/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import { ANNA, openTable, textOf } from "../play/table.ts";

const DAY_MS = 86_400_000;
const dayAt = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;
/** A Monday. */
const MONDAY = dayAt("2026-11-16");

type Runs = PlayerDaily["days"];

const withDays = (days: Runs): PlayerDaily => ({ opponents: [], boards: [], days });

function runsOf(days: readonly number[]): Runs {
  return days.reduce((document, day) => withDay(document, day), withDays([])).days;
}

/** The streak on the last of these days from Monday, one character each: `x` played, `.` missed. */
function count(signs: string) {
  const days = [...signs].flatMap((one, at) => (one === "x" ? [MONDAY + at] : []));
  return streakOf(runsOf(days), MONDAY + signs.length - 1);
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
  it.each([
    ["xxx", { current: 3, longest: 3, isPlayedToday: true }],
    // A pending today breaks nothing.
    ["xxx.", { current: 3, isPlayedToday: false, hasForgivenThisWeek: false }],
    [".", { current: 0, longest: 0, hasForgivenThisWeek: false }],
    // One missed day a week is forgiven, and doesn't count.
    ["xx.x", { current: 3, hasForgivenThisWeek: true }],
    ["xx..", { current: 2, hasForgivenThisWeek: true }],
    // After two, the streak begins after the first of them.
    ["x..x", { current: 1, longest: 1, hasForgivenThisWeek: false }],
    ["xx.xx.x", { current: 3, longest: 4 }],
    ["xxx...", { current: 0, longest: 3, hasForgivenThisWeek: false }],
    // Sunday and the next Monday are in two weeks.
    ["xxxxxx..x", { current: 7, hasForgivenThisWeek: true }],
    ["xxxxx...x", { current: 1 }],
  ])("%s", (signs, streak) => {
    expect(count(signs)).toMatchObject(streak);
  });

  it("keeps days ahead of the clock, and counts them when they come", () => {
    const played = runsOf([MONDAY, MONDAY + 1, MONDAY + 2]);
    const at = (day: number) => streakOf(played, MONDAY + day).current;
    expect([at(-1), at(0), at(2)]).toEqual([0, 1, 3]);
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
});

/** A Wednesday. */
const NOON = Date.parse("2026-11-18T12:00:00Z");
const TODAY = Math.floor(NOON / DAY_MS);

it("is displayed to people who play, and mentions a forgiven day", async () => {
  const table = await openTable({ now: () => NOON });
  const daily = async (days: Runs, caller: Caller = ANNA) => {
    await changeDaily(table.store, ANNA, () => withDays(days));
    return textOf(await table.type("daily", "today", {}, { caller }));
  };
  expect(await daily([])).not.toContain("streak");
  expect(await daily([[TODAY - 30, TODAY - 10]])).not.toContain("streak");
  const profile = textOf(await table.type("profile", "show"));
  expect(profile).toContain("Daily challenge streak: 0 now, 21 at best");
  expect(await daily([[TODAY - 11, TODAY]])).toContain("12-day streak");
  expect(await daily([[TODAY - 11, TODAY - 1]])).toContain("11-day streak so far");
  const forgiven: Runs = [
    [TODAY - 11, TODAY - 2],
    [TODAY, TODAY],
  ];
  expect(await daily(forgiven)).toContain("11-day streak · one missed day this week was forgiven");
  expect(await daily(forgiven, { ...ANNA, locale: "ru" })).toContain("11-й день подряд");
});
