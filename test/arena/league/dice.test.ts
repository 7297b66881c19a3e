// Seasons, and the random numbers of their matches.

import { afterEach, describe, expect, it } from "vitest";
import type { LeagueEntrant } from "../../../src/arena/league/index.ts";
import { batchId, matchTasks, pairKey, pairOf } from "../../../src/arena/league/run.ts";
import { nextPairs, pairsOf } from "../../../src/arena/league/schedule.ts";
import { lastDayOf, seasonAt, seasonBefore, seasonOf } from "../../../src/arena/league/season.ts";
import { readSeason, startSeason } from "../../../src/arena/league/seasons.ts";
import { DAY_MS, earlierKey, seedUnder } from "../../../src/core/fairness/index.ts";
import { openStore, type Store } from "../../../src/infra/store/index.ts";
import { openHost } from "../../../src/people/host/index.ts";

const RUN = { season: "2026-11", game: "rps", pledge: "p", rules: { matches: 4, rounds: 30 } };
const SEED = new Uint8Array(32).fill(3);

describe("a season of the league", () => {
  it("is a month in UTC, including leap years and year ends", () => {
    expect(seasonAt(Date.parse("2026-10-25T02:30:00+01:00")).id).toBe("2026-10");
    expect(seasonAt(Date.parse("2026-12-31T23:59:59.999Z")).id).toBe("2026-12");
    expect(seasonAt(Date.parse("2027-01-01T00:00:00Z")).id).toBe("2027-01");
    expect(seasonBefore(seasonAt(Date.parse("2027-01-15T00:00:00Z"))).id).toBe("2026-12");
    expect(seasonOf("2028-02")?.ends).toBe(Date.parse("2028-03-01T00:00:00Z"));
    for (const wrong of ["2026-13", "2026-1", "november", ""]) expect(seasonOf(wrong)).toBeUndefined();
  });
});

describe("a season in which daylight saving ends", () => {
  const { TZ } = process.env;
  afterEach(() => {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  });

  it("is the same in every time zone", () => {
    for (const zone of ["Pacific/Kiritimati", "America/St_Johns", "Europe/Berlin"]) {
      process.env.TZ = zone;
      const october = seasonAt(Date.parse("2026-10-31T23:59:59Z"));
      expect([october.id, october.begins, october.ends]).toEqual([
        "2026-10",
        Date.parse("2026-10-01T00:00:00Z"),
        Date.parse("2026-11-01T00:00:00Z"),
      ]);
      expect(seasonBefore(october).id).toBe("2026-09");
    }
  });
});

describe("the schedule of the league", () => {
  const entrant = (id: string, standing: LeagueEntrant["standing"] = "scoring"): LeagueEntrant => ({
    ...{ id, name: id, standing, owner: id, person: id },
  });

  it("puts least-played entrants next, and scoring ones first", () => {
    const roster = ["a", "b", "c", "d"].map((id) => entrant(id));
    const done = new Set(pairsOf(roster).map(pairKey));
    for (const late of ["0", "z"]) {
      const grown = [...roster, entrant("m", "beside"), entrant(late)];
      const next = nextPairs(grown, done, 20);
      expect(next.slice(0, 4).every((pair) => pair.includes(late) && !pair.includes("m"))).toBe(true);
      expect(next).toHaveLength(9);
      const begun = new Set([...done, pairKey(pairOf("a", late)), pairKey(pairOf("a", "m"))]);
      expect(nextPairs(grown, begun, 1)[0]).toContain(late);
    }
    for (const newcomer of ["a", "b", "c", "d"]) {
      const known = roster.map(({ id }) => id).filter((id) => id !== newcomer);
      const between = pairsOf(known.map((id) => entrant(id)));
      const left = nextPairs(roster, new Set(between.slice(1).map(pairKey)), 6);
      expect(left.map((pair) => pair.includes(newcomer))).toEqual([true, true, true, false]);
    }
  });
});

describe("random numbers of the league", () => {
  it("are the same for the same pair in any order, and differ otherwise", () => {
    const pair = pairOf("b", "a");
    expect(pair).toEqual(["a", "b"]);
    const dice = matchTasks(RUN, SEED, pair, 5).flatMap(({ fixed }) => [fixed?.dice.a, fixed?.dice.b]);
    expect(new Set(dice).size).toBe(8);
    expect(
      matchTasks(RUN, SEED, pairOf("a", "b"), 9).flatMap(({ fixed }) => [fixed?.dice.a, fixed?.dice.b]),
    ).toEqual(dice);
    const others = [
      matchTasks({ ...RUN, game: "rpsls" }, SEED, pair, 5),
      matchTasks(RUN, new Uint8Array(32).fill(4), pair, 5),
      matchTasks(RUN, SEED, pairOf("a", "c"), 5),
    ];
    for (const tasks of others) for (const { fixed } of tasks) expect(dice).not.toContain(fixed?.dice.a);
  });

  it("give each side the person's seat in half of the matches", () => {
    const seats = matchTasks(RUN, SEED, ["a", "b"], 0).map(({ fixed }) => fixed?.person);
    expect(seats.filter((seat) => seat === "a")).toHaveLength(2);
  });

  it("name a batch by everything that decides its matches", () => {
    const id = batchId(RUN, [["a", "b"]]);
    expect(batchId(RUN, [["a", "b"]])).toBe(id);
    const others = [
      { ...RUN, season: "2026-12" },
      { ...RUN, pledge: "q" },
      { ...RUN, rules: { matches: 4, rounds: 31 } },
    ];
    for (const run of others) expect(batchId(run, [["a", "b"]])).not.toBe(id);
  });
});

describe("the seed of a season", () => {
  const november = seasonAt(Date.parse("2026-11-18T12:00:00Z"));
  const hostAt = (store: Store, at: () => number, fill = 1) => {
    const hostKey = new Uint8Array(32).fill(fill);
    return openHost({ store, hostKey, freshKey: () => hostKey, now: at });
  };
  const memory = (): Promise<Store> => openStore({ dataDir: ":memory:", report: () => {} });

  it("follows from the key of its last day, and can be checked then", async () => {
    let now = november.begins + 3_600_000;
    const host = await hostAt(await memory(), () => now);
    const drawn = host.drawSeason(november.id, lastDayOf(november));
    for (; now < november.ends + 2 * DAY_MS; now += DAY_MS)
      expect(host.publishedKey()?.day ?? 0).toBeLessThan(drawn?.day ?? 0);
    now = november.ends + 3 * DAY_MS + 3_600_000;
    const seen = host.publishedKey();
    expect(seen?.day).toBeGreaterThanOrEqual(drawn?.day ?? 0);
    const key = earlierKey(seen?.key as Uint8Array, (seen?.day ?? 0) - (drawn?.day ?? 0));
    expect(seedUnder(key, "season", november.id)).toEqual(drawn?.seed);
    expect(host.drawSeason(november.id, lastDayOf(november), drawn?.pledge)?.seed).toEqual(drawn?.seed);
    // Nothing starts under a key that's already public.
    expect(host.drawSeason(november.id, lastDayOf(november))).toBeUndefined();
  });

  it("survives a renewed pledge, and is drawn again if the key is lost", async () => {
    const store = await memory();
    const now = (): number => november.begins + 5 * DAY_MS;
    const first = await startSeason(store, (await hostAt(store, now)).drawSeason, november);
    const { renewPledge } = await import("../../../src/people/host/index.ts");
    const key = (fill: number) => ({
      hostKey: new Uint8Array(32).fill(fill),
      freshKey: () => new Uint8Array(32),
      now,
    });
    await renewPledge({ store, ...key(1) });
    const again = await startSeason(store, (await hostAt(store, now)).drawSeason, november);
    expect(again?.seed).toEqual(first?.seed);
    await renewPledge({ store, ...key(2) });
    const other = await startSeason(store, (await hostAt(store, now, 2)).drawSeason, november);
    expect(other?.pledge).not.toBe(first?.pledge);
    expect(other?.seed).not.toEqual(first?.seed);
    expect((await readSeason(store, november))?.pledge).toBe(other?.pledge);
  });

  it("isn't drawn under a chain that ends before the season does", async () => {
    const host = await hostAt(await memory(), () => november.begins);
    const late = seasonAt(november.begins + 3_700 * DAY_MS);
    expect(host.drawSeason(late.id, lastDayOf(late))).toBeUndefined();
    const early = seasonBefore(november);
    expect(host.drawSeason(early.id, lastDayOf(early))).toBeUndefined();
  });
});
