import { describe, expect, it } from "vitest";
import { readStart, START_WORDS } from "../../../commands/tournament/start-time.ts";

/** A Saturday. */
const NOW = Date.parse("2026-11-21T10:00:00Z");
const read = (typed: string, zone = "UTC", now = NOW) => {
  const at = readStart(typed, zone, now);
  return typeof at === "string" ? at : new Date(at).toISOString().slice(0, 16);
};

describe("a start time", () => {
  it.each([
    ["2026-11-28 18:00", "UTC", "2026-11-28T18:00"],
    ["2026-11-28T18:00", "UTC", "2026-11-28T18:00"],
    ["2026-11-28 18:00", "Europe/Berlin", "2026-11-28T17:00"],
    ["18:00", "UTC", "2026-11-21T18:00"],
    ["9:30", "UTC", "2026-11-22T09:30"],
    ["10:30", "Asia/Tokyo", "2026-11-22T01:30"],
    ["in 2h", "UTC", "2026-11-21T12:00"],
    ["In 1h 30 min", "UTC", "2026-11-21T11:30"],
    ["in 3d", "UTC", "2026-11-24T10:00"],
  ])("%s in %s", (typed, zone, expected) => {
    expect(read(typed, zone)).toBe(expected);
    expect(typed).toMatch(START_WORDS);
  });

  it.each([
    ["soonish", "unreadable"],
    ["in", "unreadable"],
    ["25:00", "unreadable"],
    ["2027-02-30 18:00", "unreadable"],
    ["weekly fri 18:00", "unreadable"],
    ["2026-11-21 09:00", "past"],
    ["in 0h", "past"],
    ["2028-01-01 18:00", "too-far"],
    ["in 999d", "too-far"],
  ])("that is none: %s", (typed, why) => {
    expect(read(typed)).toBe(why);
  });

  it("is in daylight saving time where that holds, and an hour later inside its gap", () => {
    const march = Date.parse("2027-03-20T00:00:00Z");
    expect(read("2027-03-28 12:00", "Europe/Berlin", march)).toBe("2027-03-28T10:00");
    expect(read("2027-03-28 02:30", "Europe/Berlin", march)).toBe("2027-03-28T01:30");
    expect(read("2027-10-31 12:00", "Europe/Berlin", march)).toBe("2027-10-31T11:00");
  });
});
