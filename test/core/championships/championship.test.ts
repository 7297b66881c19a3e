import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Championship,
  type Game,
  type Options,
  PLAYERS_MAX,
  type Result,
  SYSTEMS,
  type SystemId,
} from "../../../src/core/championships/championship.ts";
import { begin, rounds, run, standings } from "../../../src/core/championships/rounds.ts";
import { seededRandom } from "../../../src/core/random/index.ts";

interface Case {
  readonly players: number;
  readonly seed: number;
  readonly draws: number;
  readonly options: Partial<Options>;
}

const cases: fc.Arbitrary<Case> = fc.record({
  players: fc.integer({ min: 2, max: 24 }),
  seed: fc.nat(),
  draws: fc.constantFrom(0, 0.3, 1),
  options: fc.record(
    {
      firstTo: fc.integer({ min: 1, max: 3 }),
      rounds: fc.integer({ min: 1, max: 9 }),
      ties: fc.constantFrom("broken" as const, "shared" as const),
      repeats: fc.boolean(),
    },
    { requiredKeys: [] },
  ),
});

/** Results that depend only on who plays which game. */
function resultOf({ seed, draws }: Case, { a, b, round, game }: Game): Result {
  const random = seededRandom([a, b, round, game].reduce((mixed, part) => mixed * 97 + part + 1, seed % 1e6));
  if (random.unit() < draws) return 0.5;
  return random.unit() < 0.5 ? 1 : 0;
}

function whole(system: SystemId, one: Case): Championship {
  return run(begin(system, one.players, one.options), (game) => resultOf(one, game));
}

describe.each(SYSTEMS)("the system %s", (system) => {
  const held = (check: (one: Case) => void) => () =>
    fc.assert(fc.property(cases, check), { seed: 5, numRuns: 25 });

  it(
    "has each player exactly once in a round of a league, and at most once in one of elimination",
    held((one) => {
      for (const round of whole(system, one).rounds) {
        const seen = round.flatMap(({ a, b }) => (b === null ? [a] : [a, b]));
        expect(new Set(seen).size).toBe(seen.length);
        if (system === "swiss" || system === "round-robin") expect(seen.length).toBe(one.players);
        expect(round.map(({ table }) => table)).toEqual([...round.keys()]);
      }
    }),
  );

  it(
    "gives places that are a permutation, or intervals that cover all",
    held((one) => {
      const table = standings(whole(system, one));
      expect(table.map(({ player }) => player).sort((a, b) => a - b)).toEqual([...Array(one.players).keys()]);
      for (const { places } of table) {
        const sharing = table.filter((other) => other.places[0] === places[0]);
        expect(sharing.map((other) => other.places)).toEqual(sharing.map(() => places));
        expect(places[1] - places[0] + 1).toBe(sharing.length);
      }
      expect(Math.max(...table.map(({ places }) => places[1]))).toBe(one.players);
    }),
  );

  it(
    "goes on from its JSON after any round, to the same end",
    held((one) => {
      const end = whole(system, one);
      const all = rounds(begin(system, one.players, one.options));
      let step = all.next([]);
      while (!step.done) {
        const { after, games } = step.value;
        const again = run(JSON.parse(JSON.stringify(after)), (game) => resultOf(one, game));
        expect(again).toEqual(end);
        step = all.next(games.map((game) => resultOf(one, game)));
      }
      expect(step.value).toEqual(end);
    }),
  );

  it(
    "gives nobody a second bye before all had one, and explains every pairing",
    held((one) => {
      const over = whole(system, { ...one, options: { ...one.options, repeats: false } });
      const byes = standings(over).map((row) => row.byes);
      const isLeague = system === "swiss" || system === "round-robin";
      expect(Math.max(...byes) - (isLeague ? Math.min(...byes) : 0)).toBeLessThanOrEqual(1);
      for (const { b, why, decided, games } of over.rounds.flat()) {
        expect(["rest", "bracket-bye", "bye-lowest", "bye-needed"].includes(why)).toBe(b === null);
        expect(decided === "bye").toBe(b === null);
        expect(games.length === 0).toBe(b === null);
      }
    }),
  );

  it(
    "is won by the strongest where the stronger always wins",
    held((one) => {
      const options = { ...one.options, rounds: 12, repeats: false };
      const over = run(begin(system, one.players, options), ({ a, b }) => (a < b ? 1 : 0));
      expect(standings(over)[0]).toMatchObject({ player: 0 });
    }),
  );

  it("refuses fewer than two players, more than 256, and rounds that aren't from 1 up", () => {
    expect(() => begin(system, 1)).toThrow(/at least 2/);
    expect(() => begin(system, PLAYERS_MAX + 1)).toThrow(
      "257 players are too many; at most 256 can take part",
    );
    for (const count of [0, -1, 1.5, Number.NaN])
      expect(() => begin(system, 4, { rounds: count })).toThrow(/whole number from 1/);
    expect(begin(system, PLAYERS_MAX).open.length).toBe(PLAYERS_MAX / 2);
  });
});

const better = ({ a, b }: Game): Result => (a < b ? 1 : 0);
const placesOf = (system: SystemId, players: number) =>
  standings(run(begin(system, players), better)).map(({ player, places }) => [player, ...places]);
/** Plays the first round with those results at its only table. */
function firstOf(
  begun: Championship,
  games: readonly Result[],
): Championship["rounds"][number][number] | undefined {
  const left = [...games];
  return run(begun, () => left.shift() as Result).rounds[0]?.[0];
}

describe("elimination", () => {
  it("shares places below the fourth and plays off the third", () => {
    expect(placesOf("olympic", 8)).toEqual([
      [0, 1, 1],
      [1, 2, 2],
      [2, 3, 3],
      [3, 4, 4],
      ...[4, 5, 6, 7].map((player) => [player, 5, 8]),
    ]);
    const last = run(begin("olympic", 8), better).rounds.at(-1);
    expect(last?.map(({ a, b, why }) => [a, b, why])).toEqual([
      [0, 1, "bracket"],
      [2, 3, "third-place"],
    ]);
  });

  it("decides every place if losers play on, as seeded if better seeds win", () => {
    expect(placesOf("recursive", 11)).toEqual(Array.from({ length: 11 }, (_, at) => [at, at + 1, at + 1]));
  });

  it("gives the best seeds byes down to a power of two", () => {
    const [first] = run(begin("olympic", 6), better).rounds;
    expect(first?.map(({ a, b, why }) => [a, b, why])).toEqual([
      [2, 5, "bracket"],
      [3, 4, "bracket"],
      [0, null, "bracket-bye"],
      [1, null, "bracket-bye"],
    ]);
  });

  it("knows at any point which places a player can still reach", () => {
    const all = rounds(begin("olympic", 4));
    expect(standings(begin("olympic", 4)).map(({ places }) => places)).toEqual(Array(4).fill([1, 4]));
    all.next([]);
    const step = all.next([1, 1]);
    expect(
      step.done ? [] : standings(step.value.after).map(({ player, places }) => [player, ...places]),
    ).toEqual([
      [0, 1, 2],
      [1, 1, 2],
      [2, 3, 4],
      [3, 3, 4],
    ]);
  });

  it.each<[string, SystemId, Result[], { score: Result; decided: string }]>([
    ["replays a draw", "olympic", [0.5, 0], { score: 0, decided: "won" }],
    [
      "sends the better seed on after one draw too many",
      "olympic",
      [0.5, 0.5, 0.5],
      { score: 1, decided: "better-seed-after-draws" },
    ],
    ["ends a match at the deciding game", "olympic-matches", [1, 0, 0], { score: 0, decided: "won" }],
    [
      "ends a match by wins after too many draws",
      "olympic-matches",
      [0, 0.5, 0.5, 0.5],
      { score: 0, decided: "more-wins-after-draws" },
    ],
  ])("%s", (_, system, games, outcome) => {
    expect(firstOf(begin(system, 2, { firstTo: 2 }), games)).toMatchObject({ games, ...outcome });
  });
});

describe("equal points", () => {
  /** Three players who beat each other in a circle, and all beat the fourth. */
  const circle = ({ a, b }: Game): Result => {
    if (a === 3 || b === 3) return b === 3 ? 1 : 0;
    return (b - a + 3) % 3 === 1 ? 1 : 0;
  };

  it("share places if asked to", () => {
    const table = standings(run(begin("round-robin", 4, { ties: "shared" }), circle));
    expect(table.map(({ places }) => places)).toEqual([
      [1, 3],
      [1, 3],
      [1, 3],
      [4, 4],
    ]);
  });

  it("are separated by tie-breaks, and finally by the seed", () => {
    const table = standings(run(begin("round-robin", 4), circle));
    expect(table.map(({ player, places }) => [player, ...places])).toEqual(
      [0, 1, 2, 3].map((one) => [one, one + 1, one + 1]),
    );
    expect(table[0]).toMatchObject({
      points: 2,
      tieBreaks: { buchholzCut1: 4, sonnebornBerger: 2, headToHead: 1 },
    });
  });

  it("are separated by the direct result before the seed", () => {
    let againstSeed = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const random = seededRandom(seed);
      const table = standings(run(begin("round-robin", 6), () => random.below(2) as Result));
      table.slice(1).forEach((row, at) => {
        const before = table[at] as typeof row;
        const same = ({ points, tieBreaks }: typeof row) =>
          [points, tieBreaks?.buchholzCut1, tieBreaks?.sonnebornBerger].join();
        if (same(before) !== same(row)) return;
        const lead = (before.tieBreaks?.headToHead as number) - (row.tieBreaks?.headToHead as number);
        expect(lead > 0 || (lead === 0 && before.player < row.player)).toBe(true);
        if (lead > 0 && before.player > row.player) againstSeed++;
      });
    }
    expect(againstSeed).toBeGreaterThan(0);
  });

  it("count a Swiss bye as a win against one's own points", () => {
    const table = standings(run(begin("swiss", 3, { rounds: 2, repeats: true }), better));
    expect(table.map(({ player, points, byes }) => [player, points, byes])).toEqual([
      [0, 2, 0],
      [1, 1, 1],
      [2, 1, 1],
    ]);
    expect(table[1]?.tieBreaks).toEqual({ buchholzCut1: 2, sonnebornBerger: 1, headToHead: 0 });
  });
});
