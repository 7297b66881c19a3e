// What changes in a chat's document, and what ended tournaments add up to.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Current, Finished } from "../../../commands/tournament/document.ts";
import { afterRound, opened, ranking, started } from "../../../commands/tournament/rules.ts";
import { isBuiltIn } from "../../../src/arena/tournaments/built-ins.ts";

const SETTING = { game: "rps", system: "round-robin", match: 10, locale: "en", zone: "UTC" } as const;
const OPENED = opened(undefined, { ...SETTING, hasBuiltIns: true }, "telegram:1", "a");
const OPEN: Current = "tournament" in OPENED ? OPENED.tournament : expect.fail();
const entrants = ["copy", "my"].map((name) => ({ name, strategy: "copy" }));
const draw = () => ({ seed: 7, day: 3 });

function begin(current: Current, meanings = new Map<string, string>()): Current {
  const outcome = started(current, meanings, draw);
  return "tournament" in outcome ? outcome.tournament : expect.fail(outcome.refusal);
}

describe("a tournament's start", () => {
  it("fixes what registered names mean, then draws, then fills the field", () => {
    const named = entrants.map((one) => (one.name === "my" ? { ...one, isRegistered: true as const } : one));
    const begun = begin({ ...OPEN, entrants: named, startsAt: 5 }, new Map([["my", "rotation"]]));
    expect(begun).toMatchObject({
      seed: 7,
      entrants: { 0: { strategy: "copy" }, 1: { strategy: "rotation" } },
    });
    expect(begun.entrants.filter(isBuiltIn)).toHaveLength(6);
    expect(begun).not.toHaveProperty("startsAt");
    expect(begin({ ...OPEN, entrants: named }, new Map([["my", "rotation"]]))).toEqual(begun);
  });

  it("needs two entrants, and happens once", () => {
    expect(started({ ...OPEN, entrants: entrants.slice(1) }, new Map(), draw)).toEqual({
      refusal: "too-few",
    });
    const begun = begin({ ...OPEN, entrants });
    expect(started(begun, new Map(), () => ({ seed: 8, day: 4 }))).toEqual({ tournament: begun });
  });
});

describe("a tournament's end", () => {
  const game = { tally: { wins: 6, losses: 4, draws: 0 }, forfeits: [] };
  const { hasBuiltIns: _full, ...pair } = OPEN;
  const current = begin({ ...pair, entrants: entrants.map((one) => ({ ...one, by: "telegram:1" })) });
  const venue = { platform: "telegram", kind: "group", id: "-7" } as const;
  const round = [[{ table: 0, game: 0, outcome: game }]];

  it("keeps table and matches, and not who entered what", () => {
    const after = afterRound({ venue, current, finished: [] }, "a", round, 9);
    expect(after?.current).toBeUndefined();
    expect(after?.finished).toMatchObject([{ id: "a", endedAt: 9, played: round, standings: [{}, {}] }]);
    expect(after?.finished[0]?.standings[0]).toMatchObject({ ranks: [1, 1], points: 1 });
    expect(JSON.stringify(after)).not.toContain("telegram:1");
  });

  it("is written once, and not if the tournament was cancelled", () => {
    expect(afterRound({ venue, finished: [] }, "a", round, 9)).toBeUndefined();
    expect(
      afterRound({ venue, current: { ...current, id: "b" }, finished: [] }, "a", round, 9),
    ).toBeUndefined();
  });

  it("leaves the last fifty, five of them with their matches", () => {
    const { finished: [one = expect.fail()] = [] } =
      afterRound({ venue, current, finished: [] }, "a", round, 9) ?? {};
    const many = Array.from({ length: 50 }, () => one);
    const { finished = [] } = afterRound({ venue, current, finished: many }, "a", round, 9) ?? {};
    expect([finished.length, finished.filter(({ played }) => played).length]).toEqual([50, 5]);
  });
});

type Line = readonly [name: string, from: number, to: number];
function over(...lines: readonly Line[]): Pick<Finished, "standings"> {
  const rest = { points: 0, wins: 0, draws: 0, losses: 0 };
  return {
    standings: lines.map(([name, from, to]) => ({ name, strategy: name, ranks: [from, to], ...rest })),
  };
}

describe("the ranking of strategies", () => {
  it("gives a point for everyone outranked and half for a shared place, without built-in ones", () => {
    const all = [
      over(["house.experts", 1, 1], ["copy", 2, 2], ["house.supp", 3, 4], ["mirror", 3, 4], ["a", 5, 5]),
      over(["house.mupn", 1, 2], ["house.supp", 1, 2], ["a", 3, 8], ["copy", 3, 8], ["house.mkia", 3, 8]),
    ];
    expect(ranking(all)).toEqual([
      { strategy: "copy", ranks: [1, 1], points: 2.5, tournaments: 2, won: 1 },
      { strategy: "mirror", ranks: [2, 2], points: 1, tournaments: 1, won: 0 },
      { strategy: "a", ranks: [3, 3], points: 0.5, tournaments: 2, won: 0 },
    ]);
  });

  it("counts withdrawn names for the others only", () => {
    expect(ranking([over(["copy", 1, 1], ["withdrawn.1", 2, 2])])).toMatchObject([
      { strategy: "copy", points: 1 },
    ]);
  });

  it("gives n(n-1)/2 points in all for n entrants, however they share places", () => {
    const places = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(places, (sizes) => {
        let from = 1;
        const lines = sizes.flatMap((size, at) => {
          const to = from + size - 1;
          const shared = Array.from({ length: size }, (_, one): Line => [`s${at}.${one}`, from, to]);
          from = to + 1;
          return shared;
        });
        const sum = ranking([over(...lines)]).reduce((total, { points }) => total + points, 0);
        expect(sum).toBe((lines.length * (lines.length - 1)) / 2);
      }),
    );
  });
});
