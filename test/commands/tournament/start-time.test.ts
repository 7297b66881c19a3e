// Start times of tournaments: what people may type, in which time zone, and what is refused.

import { describe, expect, it } from "vitest";
import { nextStart, readStart, START_WORDS } from "../../../commands/tournament/state/start-time.ts";
import { dateTag, LOCALES, type Locale, say } from "../../../src/infra/i18n/index.ts";
import { type TypedId, typedWords } from "../../../src/infra/i18n/typed-words.ts";

/** A Saturday. */
const NOW = Date.parse("2026-11-21T10:00:00Z");

const read = (typed: string, zone = "UTC") => {
  const start = readStart(typed, zone, NOW);
  return typeof start === "string" ? start : new Date(start.at).toISOString().slice(0, 16);
};

describe("a start time", () => {
  it.each([
    ["2026-11-28 18:00", "UTC", "2026-11-28T18:00"],
    ["2026-11-28T18:00", "UTC", "2026-11-28T18:00"],
    ["28.11.2026 18.00", "UTC", "2026-11-28T18:00"],
    ["2026-11-28 18:00", "Europe/Berlin", "2026-11-28T17:00"],
    ["18:00", "UTC", "2026-11-21T18:00"],
    ["9:30", "UTC", "2026-11-22T09:30"],
    ["10:30", "Asia/Tokyo", "2026-11-22T01:30"],
    ["tomorrow 9:30", "UTC", "2026-11-22T09:30"],
    ["завтра 9:30", "UTC", "2026-11-22T09:30"],
    ["in 2h", "UTC", "2026-11-21T12:00"],
    ["In 1h 30 min", "UTC", "2026-11-21T11:30"],
    ["in 3 days", "UTC", "2026-11-24T10:00"],
    ["через 2ч", "UTC", "2026-11-21T12:00"],
    ["через 1 час 30 мин", "UTC", "2026-11-21T11:30"],
    ["через 3 дня", "UTC", "2026-11-24T10:00"],
    ["через 1 неделю", "UTC", "2026-11-28T10:00"],
    ["in 1 week", "UTC", "2026-11-28T10:00"],
    ["Ежедневно 9:00", "UTC", "2026-11-22T09:00"],
    ["ежемесячно 1 18:00", "UTC", "2026-12-01T18:00"],
    ["daily 9:00", "UTC", "2026-11-22T09:00"],
    ["weekly fri 18:00", "UTC", "2026-11-27T18:00"],
    ["Weekly  Friday 18:00", "America/New_York", "2026-11-27T23:00"],
    ["еженедельно пт 18:00", "UTC", "2026-11-27T18:00"],
    ...["sun", "mon", "tue", "wed", "thu", "fri", "sat"].map((day, at) => [
      `weekly ${day} 9:00`,
      "UTC",
      `2026-11-${22 + at}T09:00`,
    ]),
    ...["воскресенье", "понедельник", "вт", "среду", "четверг", "пятницу", "субботу"].map((day, at) => [
      `еженедельно ${day} 9:00`,
      "UTC",
      `2026-11-${22 + at}T09:00`,
    ]),
    ["monthly 1 18:00", "UTC", "2026-12-01T18:00"],
    ["monthly 31 18:00", "UTC", "2026-12-31T18:00"],
    ["0 18 * * 5", "UTC", "2026-11-27T18:00"],
    ["0 18 * * fri", "UTC", "2026-11-27T18:00"],
  ])("%s in %s", (typed = "", zone, expected) => {
    expect(read(typed, zone)).toBe(expected);
    expect(typed.replaceAll(/\s+/g, " ")).toMatch(START_WORDS);
  });

  it("moves past the gap if the clocks skip the hour", () => {
    expect(read("2027-03-28 02:30", "Europe/Berlin")).toBe("2027-03-28T01:30");
  });
});

const wordsOf = (locale: Locale, id: TypedId): readonly string[] =>
  say(locale, id)
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
const UNITS = [
  ["typed-minutes", "2026-11-21T10:02"],
  ["typed-hours", "2026-11-21T12:00"],
  ["typed-days", "2026-11-23T10:00"],
  ["typed-weeks", "2026-12-05T10:00"],
] as const;
const DAYS = [
  "typed-sunday",
  "typed-monday",
  "typed-tuesday",
  "typed-wednesday",
  "typed-thursday",
  "typed-friday",
  "typed-saturday",
] as const;
const expectRead = (typed: string, expected: string): void => {
  expect(read(typed), typed).toBe(expected);
  expect(typed).toMatch(START_WORDS);
};

describe.each(LOCALES)("a start time in %s", (locale) => {
  it("is read from each unit of time before and after each word", () => {
    for (const [id, expected] of UNITS)
      for (const unit of wordsOf(locale, id)) {
        for (const word of typedWords("typed-in")) expectRead(`${word} 2 ${unit}`, expected);
        for (const word of typedWords("typed-in-after")) {
          expectRead(`2 ${unit} ${word}`, expected);
          if (/\p{Script=Han}$/u.test(unit)) expectRead(`2${unit}${word}`, expected);
        }
      }
  });

  it("is read in the form in which times are shown", () => {
    const shown = (id: "clock-minutes" | "clock-hours" | "clock-days") =>
      say(locale, "clock-in", { time: say(locale, id, { count: 2 }) });
    expectRead(shown("clock-minutes"), "2026-11-21T10:02");
    expectRead(shown("clock-hours"), "2026-11-21T12:00");
    expectRead(shown("clock-days"), "2026-11-23T10:00");
    const both = {
      first: say(locale, "clock-hours", { count: 1 }),
      second: say(locale, "clock-minutes", { count: 30 }),
    };
    expectRead(say(locale, "clock-in", { time: say(locale, "clock-two", both) }), "2026-11-21T11:30");
  });

  it("is read from relative times as people write them", () => {
    const format = new Intl.RelativeTimeFormat(dateTag(locale), { numeric: "always" });
    for (const [unit, expected] of [
      ["minute", "2026-11-21T10:05"],
      ["hour", "2026-11-21T15:00"],
      ["day", "2026-11-26T10:00"],
      ["week", "2026-12-26T10:00"],
    ] as const)
      expectRead(format.format(5, unit), expected);
  });

  it("is read from each day's name and abbreviation after each word for weekly", () => {
    for (const style of ["long", "short"] as const) {
      const format = new Intl.DateTimeFormat(dateTag(locale), { weekday: style, timeZone: "UTC" });
      for (const [at, id] of DAYS.entries()) {
        const name = format.format(Date.UTC(2026, 10, 22 + at));
        for (const day of [name, ...wordsOf(locale, id)])
          for (const word of wordsOf(locale, "typed-weekly"))
            expectRead(`${word} ${day} 9:00`, `2026-11-${22 + at}T09:00`);
      }
    }
  });

  it("is read from each word for tomorrow, daily and monthly", () => {
    for (const word of wordsOf(locale, "typed-tomorrow")) expectRead(`${word} 9:30`, "2026-11-22T09:30");
    for (const word of wordsOf(locale, "typed-daily")) expectRead(`${word} 9:00`, "2026-11-22T09:00");
    for (const word of wordsOf(locale, "typed-monthly")) expectRead(`${word} 1 9:00`, "2026-12-01T09:00");
  });
});

describe("a start time without spaces", () => {
  it.each([
    ["2時間後", "2026-11-21T12:00"],
    ["1時間30分後", "2026-11-21T11:30"],
    ["2小時後", "2026-11-21T12:00"],
    ["明日18:00", "2026-11-22T18:00"],
    ["明天 18：00", "2026-11-22T18:00"],
    ["毎日１８：００", "2026-11-21T18:00"],
    ["毎週金曜日18:00", "2026-11-27T18:00"],
    ["每週五18:00", "2026-11-27T18:00"],
    ["毎月15日18:00", "2026-12-15T18:00"],
  ])("%s", (typed, expected) => {
    expect(read(typed)).toBe(expected);
    expect(typed.normalize("NFKC")).toMatch(START_WORDS);
  });
});

describe("an invalid start time", () => {
  it.each([
    ["soon", "unreadable"],
    ["in a while", "unreadable"],
    ["in 2 parsecs", "unreadable"],
    ["in 2 months", "unreadable"],
    ["dans 2 mois", "unreadable"],
    ["через 2 года", "unreadable"],
    ["weekly 18:00", "unreadable"],
    ["next friday 18:00", "unreadable"],
    ["2026-11-28", "unreadable"],
    ["2027-02-30 18:00", "wrong-date"],
    ["2026-13-01 18:00", "wrong-date"],
    ["25:00", "wrong-date"],
    ["daily 25:00", "wrong-date"],
    ["monthly 32 18:00", "wrong-date"],
    ["2026-11-21 09:59", "past"],
    ["2020-01-01 18:00", "past"],
    ["in 0 min", "past"],
    ["0 18 30 2 *", "never"],
    ["*/30 * * * *", "too-often"],
    ["0,59 18 * * 5", "too-often"],
    ["2028-01-01 18:00", "too-far"],
    ["in 400 days", "too-far"],
    ["0 18 29 2 *", "too-far"],
  ])("%s: %s", (typed, problem) => {
    expect(read(typed)).toBe(problem);
  });
});

describe("a schedule", () => {
  it("keeps its local hour when the clocks change", () => {
    const before = Date.parse("2027-03-27T12:00:00Z");
    const at = nextStart("0 18 * * 0", "Europe/Berlin", before);
    expect(new Date(at ?? 0).toISOString()).toBe("2027-03-28T16:00:00.000Z");
    expect(new Date(nextStart("0 18 * * 6", "Europe/Berlin", before) ?? 0).toISOString()).toBe(
      "2027-03-27T17:00:00.000Z",
    );
  });

  it("can be hourly", () => {
    expect(read("0 * * * *")).toBe("2026-11-21T11:00");
  });
});
