// When tournaments begin: what people may type, in whose zone, and what is refused.

import { describe, expect, it } from "vitest";
import { nextStart, readStart, START_WORDS } from "../../../commands/tournament/state/start-time.ts";

/** A Saturday. */
const NOW = Date.parse("2026-11-21T10:00:00Z");

const read = (typed: string, zone = "UTC") => {
  const start = readStart(typed, zone, NOW);
  return typeof start === "string" ? start : new Date(start.at).toISOString().slice(0, 16);
};

describe("a start is read", () => {
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

  it("after the gap, where the clocks leave the hour out", () => {
    expect(read("2027-03-28 02:30", "Europe/Berlin")).toBe("2027-03-28T01:30");
  });
});

describe("a start is refused", () => {
  it.each([
    ["soon", "unreadable"],
    ["in a while", "unreadable"],
    ["in 2 parsecs", "unreadable"],
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

  it("hourly is not too often", () => {
    expect(read("0 * * * *")).toBe("2026-11-21T11:00");
  });
});
