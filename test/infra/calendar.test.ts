// Weeks and months, especially around the turn of the year.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PERIODS, periodLeftMs, periodName } from "../../src/infra/calendar.ts";

const at = (text: string): number => Date.parse(`${text}Z`);

describe("calendar: the week of a day", () => {
  // The examples from ISO 8601 and its usual tables.
  it.each([
    ["2005-01-01T00:00", "2004-W53"],
    ["2005-01-02T23:59", "2004-W53"],
    ["2005-12-31T12:00", "2005-W52"],
    ["2007-01-01T00:00", "2007-W01"],
    ["2008-12-29T00:00", "2009-W01"],
    ["2010-01-03T23:59", "2009-W53"],
    ["2010-01-04T00:00", "2010-W01"],
    ["2026-11-21T08:00", "2026-W47"],
  ])("of %s is %s", (day, week) => {
    expect(periodName("week", at(day))).toBe(week);
  });

  it("starts on Monday at midnight and lasts seven days", () => {
    const saturday = at("2026-11-21T08:30");
    expect(periodName("week", at("2026-11-16T00:00"))).toBe(periodName("week", saturday));
    expect(periodName("week", at("2026-11-15T23:59"))).not.toBe(periodName("week", saturday));
    expect(saturday + (periodLeftMs("week", saturday) ?? 0)).toBe(at("2026-11-23T00:00"));
  });
});

it("calendar: gives the all-time period no end", () => {
  expect([periodName("all", 0), periodLeftMs("all", 5)]).toEqual(["all", undefined]);
});

it("calendar: names a period the same from its first to its last millisecond", () => {
  const times = fc.integer({ min: 0, max: at("2100-01-01T00:00") });
  const property = fc.property(fc.constantFrom(...PERIODS), times, (period, time) => {
    const [name, left] = [periodName(period, time), periodLeftMs(period, time)];
    if (left === undefined) return;
    expect(left).toBeGreaterThan(0);
    expect(periodName(period, time + left - 1)).toBe(name);
    expect(periodName(period, time + left)).not.toBe(name);
  });
  fc.assert(property, { seed: 5 });
});
