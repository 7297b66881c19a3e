import { describe, expect, it } from "vitest";
import { downDays, noteLife, readDownDays, type Uptime, withLife } from "../../src/host/uptime.ts";
import { openStore } from "../../src/infra/store/index.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const FIRST = 20_700;

function lived(hours: readonly number[], before?: Uptime): Uptime {
  return hours.reduce<Uptime | undefined>((known, hour) => withLife(known, hour * HOUR), before) as Uptime;
}

const hoursOf = (day: number, from = 0, to = 23): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => 24 * day + from + at);
const daysOf = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at).flatMap((day) => hoursOf(day));

describe("the record of days on which the bot was up", () => {
  it("counts a day with 18 of 24 hours of life as up, and one with fewer as down", () => {
    const known = lived([
      ...hoursOf(FIRST),
      ...hoursOf(FIRST + 1, 6),
      ...hoursOf(FIRST + 2, 7),
      ...hoursOf(FIRST + 3),
    ]);
    expect(downDays(known, FIRST + 4)).toEqual([[FIRST + 2, FIRST + 2]]);
  });

  it("calls neither the day of the installation nor any before it an outage, nor today", () => {
    const known = lived([...hoursOf(FIRST, 20), ...hoursOf(FIRST + 1)]);
    expect(downDays(known, FIRST + 2)).toEqual([]);
    expect(downDays(lived([24 * FIRST + 20]), FIRST)).toEqual([]);
    expect(downDays(lived([24 * FIRST + 20]), FIRST - 3)).toEqual([]);
  });

  it("calls days without any life an outage, up to yesterday", () => {
    const known = lived([...daysOf(FIRST, FIRST + 1), 24 * (FIRST + 9)]);
    expect(downDays(known, FIRST + 9)).toEqual([[FIRST + 2, FIRST + 8]]);
  });

  it("takes nothing from other days when the clock jumps ahead and comes back", () => {
    const jumped = lived([
      ...daysOf(FIRST, FIRST + 1),
      24 * (FIRST + 400) + 5,
      ...daysOf(FIRST + 2, FIRST + 4),
    ]);
    expect(downDays(jumped, FIRST + 5)).toEqual([]);
    const long = lived(daysOf(FIRST + 5, FIRST + 401), jumped);
    expect(downDays(long, FIRST + 402)).toEqual([]);
    expect(long.up).toEqual([[FIRST, FIRST + 401]]);
  });

  it("stays small: a year of nights off keeps a bounded number of days beside the runs", () => {
    const nights = Array.from({ length: 365 }, (_, at) => hoursOf(FIRST + at, 8, 20)).flat();
    const known = lived(nights);
    expect(known.partial.length).toBeLessThanOrEqual(16);
    expect(downDays(known, FIRST + 365)).toEqual([[FIRST + 1, FIRST + 364]]);
    const strange = lived(
      Array.from({ length: 100 }, (_, at) => 24 * (FIRST + 1000 + at)),
      known,
    );
    expect(strange.partial.length).toBeLessThanOrEqual(16);
    expect(downDays(lived(hoursOf(FIRST + 365), strange), FIRST + 366)).toEqual([[FIRST + 1, FIRST + 364]]);
  });

  it("joins what several processes have noted at once", async () => {
    const store = await openStore({ dataDir: ":memory:", report: () => {} });
    const all = [...hoursOf(FIRST), ...hoursOf(FIRST + 2), ...hoursOf(FIRST + 2)];
    await Promise.all(all.map((hour) => noteLife(store, hour * HOUR)));
    expect(await readDownDays(store, FIRST + 3)).toEqual([[FIRST + 1, FIRST + 1]]);
    expect(await readDownDays(store, FIRST + 1)).toEqual([]);
    await store.close();
    expect(DAY).toBe(24 * HOUR);
  });

  it("knows of no outage where nothing was ever noted", async () => {
    const store = await openStore({ dataDir: ":memory:", report: () => {} });
    expect(await readDownDays(store, FIRST)).toEqual([]);
    await store.close();
  });
});
