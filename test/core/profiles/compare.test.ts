import { describe, expect, it } from "vitest";
import { circleGame, oddEven, type Rounds } from "../../../src/core/games/index.ts";
import {
  COMPARED_ROUNDS_MIN,
  compareProfiles,
  distancesBetween,
  distancesFrom,
} from "../../../src/core/profiles/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import { coin, habitOf, simulated } from "./simulated.ts";

const rps = circleGame(3);
const compare = (a: Rounds, b: Rounds, context = 6, seed = 1) =>
  compareProfiles({ game: rps, context, random: seededRandom(seed) }, a, b);

describe("a comparison of two histories", () => {
  const [mine, theirs] = [habitOf(rps, 1), habitOf(rps, 2)];

  it("separates different habits, with the same p from the same permutations", () => {
    const [a, b] = [simulated(rps, mine, 300, 3), simulated(rps, theirs, 200, 4)];
    const first = compare(a, b);
    expect(first).toMatchObject({
      roundsA: 300,
      roundsB: 200,
      missingA: 0,
      missingB: 0,
      permutationP: 0.001,
    });
    expect(first.effectSize).toBeGreaterThan(0.2);
    expect(compare(a, b)).toEqual(first);
  });

  it("separates by chance about as often as the level for equal habits", () => {
    const people = 80;
    const ps = Array.from({ length: people }, (_, index) => {
      const habit = habitOf(rps, index);
      return (
        compare(simulated(rps, habit, 140, 2 * index), simulated(rps, habit, 220, 2 * index + 1))
          .permutationP ?? 0
      );
    });
    const share = (level: number): number => ps.filter((p) => p <= level).length / ps.length;
    // Three standard errors.
    expect(share(0.05)).toBeLessThan(0.05 + 3 * Math.sqrt((0.05 * 0.95) / people));
    expect(Math.abs(share(0.5) - 0.5)).toBeLessThan(3 * Math.sqrt(0.25 / people));
  });

  it("has an effect size independent of the number of rounds", () => {
    const sizeOf = (count: number): number =>
      compare(simulated(rps, mine, count, 5), simulated(rps, theirs, count, 6)).effectSize;
    expect(sizeOf(200)).toBeCloseTo(sizeOf(2000), 1);
    expect(compare(simulated(rps, mine, 2000, 7), simulated(rps, mine, 200, 8)).effectSize).toBeLessThan(0.1);
  });

  it("is symmetric", () => {
    const [a, b] = [simulated(rps, mine, 130, 3), simulated(rps, coin, 170, 4)];
    const [there, back] = [compare(a, b), compare(b, a)];
    expect(back.effectSize).toBeCloseTo(there.effectSize, 12);
    expect(back.p).toBeCloseTo(there.p, 12);
    expect(back).toMatchObject({ roundsA: 170, roundsB: 130 });
  });

  it("finds no distance between a history and itself", () => {
    const a = simulated(rps, mine, 120, 3);
    expect(compare(a, a)).toMatchObject({ p: 0, normalized: 0, effectSize: 0, permutationP: 1 });
  });

  it("reports missing rounds instead of a p-value", () => {
    const short = compare(simulated(rps, mine, 99, 1), simulated(rps, mine, 30, 2));
    expect(short).toMatchObject({ permutationP: undefined, missingA: 1, missingB: COMPARED_ROUNDS_MIN - 30 });
    expect(compare(simulated(rps, mine, 100, 1), simulated(rps, mine, 100, 2)).permutationP).toBeGreaterThan(
      0,
    );
    expect(compare(simulated(rps, mine, 1, 1), simulated(rps, mine, 1, 2))).toMatchObject({ effectSize: 1 });
    expect(() => compare(simulated(rps, mine, 0, 1), simulated(rps, mine, 9, 2))).toThrow(RangeError);
  });

  it("uses the context only for the source's distance, not for the p-value", () => {
    const [a, b] = [simulated(rps, mine, 200, 3), simulated(rps, mine, 200, 4)];
    const [six, twelve] = [compare(a, b), compare(a, b, 12)];
    expect(twelve.d).toHaveLength(13);
    expect(twelve.d.slice(0, 1)).toEqual(six.d.slice(0, 1));
    expect(twelve).toMatchObject({ permutationP: six.permutationP, effectSize: six.effectSize });
  });

  it("accepts long histories and very different lengths", () => {
    const long = compare(simulated(rps, mine, 4_000, 3), simulated(rps, theirs, 100, 4));
    expect(long.roundsA).toBe(4_000);
    expect(long.permutationP).toBeLessThan(0.01);
  });
});

describe("distances between many people", () => {
  it("are 0 on the diagonal, symmetric, and smaller for similar play", () => {
    const habits = [1, 1, 2, 2].map((seed) => habitOf(oddEven, seed));
    const rows = distancesBetween(
      oddEven,
      habits.map((habit, index) => simulated(oddEven, habit, 400, index)),
    );
    rows.forEach((row, i) => {
      expect(row[i]).toBe(0);
      row.forEach((distance, j) => {
        expect(rows[j]?.[i]).toBe(distance);
      });
    });
    expect(rows[0]?.[1]).toBeLessThan((rows[0]?.[2] as number) / 2);
    expect(rows[2]?.[3]).toBeLessThan((rows[1]?.[3] as number) / 2);
  });

  it("equal those of each pair alone, and of one person to the others", () => {
    const people = [1, 2, 3].map((seed) => simulated(rps, habitOf(rps, seed), 200, seed));
    const rows = distancesBetween(rps, people);
    const [one, ...others] = people as [Rounds, ...Rounds[]];
    expect(distancesFrom(rps, one, others)).toEqual(rows[0]?.slice(1));
    others.forEach((other, index) => {
      const { effectSize } = compareProfiles({ game: rps, context: 6, random: seededRandom(1) }, one, other);
      expect(rows[0]?.[index + 1]).toBeCloseTo(effectSize, 12);
    });
  });

  it("use the newest thousand rounds", () => {
    const [old, now] = [simulated(rps, habitOf(rps, 1), 500, 1), simulated(rps, habitOf(rps, 2), 1000, 2)];
    const joined = {
      person: Uint8Array.of(...old.person, ...now.person),
      bot: Uint8Array.of(...old.bot, ...now.bot),
    };
    expect(distancesBetween(rps, [joined, now])[0]?.[1]).toBe(0);
  });
});
