import { describe, expect, it } from "vitest";
import { circleGame, type Rounds } from "../../../src/core/games/index.ts";
import { compareProfiles } from "../../../src/core/profiles/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import { habitOf, simulated } from "../../../test/core/profiles/simulated.ts";
import { CANDIDATES, candidateDistances, OURS, prepare, SEED } from "../../identify/candidates.ts";
import { bayesDistance, habitTables, jensenShannonDistance } from "../../identify/habit-tables.ts";
import { splitRounds } from "../../identify/splits.ts";

const rps = circleGame(3);

describe("every candidate", () => {
  const [one, same, other] = [
    simulated(rps, habitOf(rps, 1), 300, 1),
    simulated(rps, habitOf(rps, 1), 300, 2),
    simulated(rps, habitOf(rps, 2), 300, 3),
  ];
  const distances = (a: Rounds, b: Rounds) => candidateDistances(rps, prepare(rps, a), prepare(rps, b));

  it.each(CANDIDATES.map((name, index) => [name, index] as const).filter(([name]) => name !== SEED))(
    "%s is smaller between two who play alike, and the same either way round",
    (_, index) => {
      expect(distances(one, same)[index]).toBeLessThan(distances(one, other)[index] as number);
      expect(distances(other, one)[index]).toBeCloseTo(distances(one, other)[index] as number, 9);
    },
  );

  it("includes the distances that profiles show", () => {
    const seen = compareProfiles({ game: rps, context: 6, random: seededRandom(1) }, one, other);
    expect(distances(one, other)[CANDIDATES.indexOf(SEED)]).toBeCloseTo(seen.p, 12);
    expect(distances(one, other)[CANDIDATES.indexOf(OURS)]).toBeCloseTo(seen.effectSize, 12);
  });
});

describe("habits", () => {
  /** Rock and scissors in turn, for `count` rounds. */
  const turns = (count: number): Rounds => {
    return {
      person: Uint8Array.from({ length: count }, (_, round) => round % 2),
      bot: new Uint8Array(count),
    };
  };

  it("counts by situation, each kind from where it can look back", () => {
    const totals = habitTables(rps, turns(20)).map((table) =>
      [...table.values()].flat().reduce((sum, count) => sum + count, 0),
    );
    expect(totals).toEqual([19, 18, 17, 18, 17, 18]);
    // After rock, which drew with rock, came scissors; after scissors, which lost to it, rock.
    expect([...(habitTables(rps, turns(20))[0] ?? [])].map(([, row]) => row)).toEqual([
      [0, 10, 0],
      [9, 0, 0],
    ]);
    // Steps are relative to the person's own last move: one on, then two on, then one on again.
    expect([...(habitTables(rps, turns(20))[4] ?? [])].map(([, row]) => row)).toEqual([
      [0, 9, 0],
      [0, 0, 8],
    ]);
  });

  it("weighs by Bayes: matches a factor computed by hand", () => {
    const [a, b] = [[new Map([[7, [3, 0, 0]]])], [new Map([[7, [0, 2, 0]]])]];
    // Each history: (k - 1)! c! / (n + k - 1)! = 2 * 6 / 120 and 2 * 2 / 24; both together 2 * 6 * 2 / 5040.
    expect(bayesDistance(a, b)).toBeCloseTo(Math.log((12 / 120) * (4 / 24)) - Math.log(24 / 5040), 12);
    expect(bayesDistance(a, [new Map([[8, [0, 2, 0]]])])).toBe(0);
  });

  it("measures Jensen-Shannon divergence: 0 if equal, 1 if disjoint", () => {
    const [a, b] = [[new Map([[7, [5, 2, 0]]])], [new Map([[7, [2, 5, 0]]])]];
    expect(jensenShannonDistance(a, a)).toBe(0);
    // Shares .6 .3 .1 and .3 .6 .1, their mean .45 .45 .1.
    const expected = 0.6 * Math.log2(0.6 / 0.45) + 0.3 * Math.log2(0.3 / 0.45);
    expect(jensenShannonDistance(a, b)).toBeCloseTo(expected, 12);
    expect(jensenShannonDistance(a, [new Map([[8, [2, 5, 0]]])])).toBe(1);
  });
});

describe("halves", () => {
  const rounds: Rounds = {
    person: Uint8Array.from({ length: 101 }, (_, round) => round),
    bot: Uint8Array.from({ length: 101 }, (_, round) => round + 100),
  };
  const split = (kind: "time" | "stretches" | "shuffled") => splitRounds(kind, rounds, seededRandom(1));
  const list = ({ person }: Rounds): number[] => [...person];

  it("splits by time into the first and the last rounds", () => {
    expect(split("time").map(list)).toEqual([
      [...Array(50).keys()],
      [...Array(51).keys()].map((round) => round + 50),
    ]);
  });

  it("splits by stretches of 25 rounds in turn", () => {
    const [first, second] = split("stretches").map(list) as [number[], number[]];
    expect(first).toEqual([...Array(25).keys(), ...[...Array(25).keys()].map((round) => round + 50), 100]);
    expect([...first, ...second].toSorted((a, b) => a - b)).toEqual([...rounds.person]);
  });

  it("shuffles rounds, keeping both sides' moves together", () => {
    const halves = split("shuffled");
    expect(halves.map((half) => list(half).toSorted((a, b) => a - b))).toEqual(split("time").map(list));
    expect(halves.map(list)).not.toEqual(split("time").map(list));
    for (const { person, bot } of halves) expect([...bot]).toEqual([...person].map((move) => move + 100));
  });
});
