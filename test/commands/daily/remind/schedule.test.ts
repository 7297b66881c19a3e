import { describe, expect, it } from "vitest";
import { readTimeOfDay, TIME_WORDS } from "../../../../commands/daily/remind/remind.ts";
import { nextAt } from "../../../../commands/daily/remind/reminders.ts";

/** The next times after a moment, as ISO texts without seconds. */
function times(at: number, zone: string, after: string, count: number): string[] {
  const found: number[] = [];
  for (let from = Date.parse(after); found.length < count; from = found.at(-1) as number)
    found.push(nextAt({ at, zone }, from));
  return found.map((one) => new Date(one).toISOString().slice(0, 16));
}

const HALF_PAST_TWO = 150;

describe("the time of a reminder", () => {
  it("follows its zone's clock over daylight saving", () => {
    expect(times(19 * 60, "Europe/Berlin", "2026-03-28T00:00Z", 2)).toEqual([
      "2026-03-28T18:00",
      "2026-03-29T17:00",
    ]);
  });

  it("occurs once if the clocks skip it or repeat it", () => {
    const spring = times(HALF_PAST_TWO, "Europe/Berlin", "2026-03-28T12:00Z", 2);
    expect(spring).toEqual(["2026-03-29T01:00", "2026-03-30T00:30"]);
    const autumn = times(HALF_PAST_TWO, "Europe/Berlin", "2026-10-24T12:00Z", 2);
    expect(autumn).toEqual(["2026-10-25T00:30", "2026-10-26T01:30"]);
  });

  it("is the same every day in UTC", () => {
    expect(times(0, "UTC", "2028-02-28T12:00Z", 3)).toEqual([
      "2028-02-29T00:00",
      "2028-03-01T00:00",
      "2028-03-02T00:00",
    ]);
  });

  it.each([
    ["19:00", 1140],
    ["7.30", 450],
    ["7", 420],
    ["7 pm", 1140],
    ["7:30PM", 1170],
    ["12am", 0],
    ["12 pm", 720],
    [" 00:00 ", 0],
    ["off", "off"],
    ["Выкл", "off"],
  ])("can be typed as %s", (typed, minutes) => {
    expect(readTimeOfDay(typed)).toBe(minutes);
    expect(typed.trim()).toMatch(TIME_WORDS);
  });

  it.each(["24:00", "7:60", "13 pm", "0am", "soon", "", "-1", "19:00:00"])(
    "can't be typed as %j",
    (typed) => {
      expect(readTimeOfDay(typed)).toBeUndefined();
    },
  );
});
