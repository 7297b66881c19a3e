import { describe, expect, it } from "vitest";
import { circleGame } from "../../../src/core/games/index.ts";
import { compareGroups, distancesBetween, groupEffect } from "../../../src/core/profiles/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import { habitOf, simulated } from "./simulated.ts";

const rps = circleGame(3);
const groupOf = (habits: readonly number[], first: number) =>
  habits.map((habit, index) => simulated(rps, habitOf(rps, habit), 200, first + index, 0.5));

/** Distances between people scattered alike, with three groups offset from each other by `apart`. */
function strewn(people: number, seed: number, apart = 0): number[][] {
  const random = seededRandom(seed);
  const points = Array.from({ length: people }, (_, index) => [
    random.unit() + apart * (index % 3),
    random.unit(),
  ]) as [number, number][];
  return points.map(([x, y]) => points.map(([u, v]) => Math.hypot(x - u, y - v)));
}

describe("two groups", () => {
  it("are compared by the means of their distances", () => {
    // One person far from two who are close to each other.
    const distances = [
      [0, 5, 7],
      [5, 0, 1],
      [7, 1, 0],
    ];
    const { effectSize } = compareGroups(distances, 1, seededRandom(1), 9);
    // (2 * 6 - 0 - 2 / 4) / 12
    expect(effectSize).toBeCloseTo(11.5 / 12, 12);
    const turned = distances.toReversed().map((row) => row.toReversed());
    expect(compareGroups(turned, 2, seededRandom(1), 9).effectSize).toBeCloseTo(effectSize, 12);
    for (const first of [0, 3])
      expect(() => compareGroups(distances, first, seededRandom(1), 9)).toThrow(RangeError);
  });

  it("are told apart if they play differently", () => {
    const rounds = [...groupOf([1, 1, 1, 1, 1], 10), ...groupOf([2, 2, 2, 2], 20)];
    const found = compareGroups(distancesBetween(rps, rounds), 5, seededRandom(1), 999);
    expect(found.permutationP).toBeLessThan(0.03);
    expect(found.effectSize).toBeGreaterThan(0.4);
  });

  it("of the same kinds of people differ about as often as the level", () => {
    const ps = Array.from({ length: 40 }, (_, trial) => {
      return compareGroups(strewn(10, trial), 5, seededRandom(trial), 999).permutationP;
    });
    expect(ps.filter((p) => p <= 0.1).length).toBeLessThanOrEqual(10);
    expect(ps.filter((p) => p <= 0.5).length).toBeGreaterThan(8);
  });

  it("of people who all play the same don't differ", () => {
    const distances = Array.from({ length: 8 }, () => new Array<number>(8).fill(0));
    expect(compareGroups(distances, 4, seededRandom(1), 99)).toEqual({ effectSize: 0, permutationP: 1 });
  });
});

describe("several groups", () => {
  it("explain a share of the variance between people, adjusted for size", () => {
    // Two pairs at distance 2 within and 6 across: squares of 24 + 4 over four people in all, of 2 within.
    const distances = [
      [0, 2, 6, 6],
      [2, 0, 6, 6],
      [6, 6, 0, 2],
      [6, 6, 2, 0],
    ];
    const { explained } = groupEffect(distances, [0, 0, 1, 1], seededRandom(1), 99);
    expect(explained).toBeCloseTo(1 - 2 / 2 / (28 / 4 / 3), 12);
    expect(groupEffect(distances, [1, 0, 0, 1], seededRandom(1), 99).explained).toBeLessThan(0);
    expect(() => groupEffect(distances, [0, 0, 0, 0], seededRandom(1), 9)).toThrow(RangeError);
    expect(() => groupEffect(distances, [0, 1, 2, 3], seededRandom(1), 9)).toThrow(RangeError);
  });

  it("of the same kinds of people differ about as often as the level, others nearly always", () => {
    const groups = Array.from({ length: 12 }, (_, index) => index % 3);
    const draw = (trial: number, apart: number) =>
      groupEffect(strewn(12, trial, apart), groups, seededRandom(trial), 99).permutationP;
    const alike = Array.from({ length: 40 }, (_, trial) => draw(trial, 0));
    expect(alike.filter((p) => p <= 0.1).length).toBeLessThanOrEqual(10);
    expect(alike.filter((p) => p <= 0.5).length).toBeGreaterThan(8);
    const apart = Array.from({ length: 5 }, (_, trial) => draw(trial, 1));
    expect(Math.max(...apart)).toBeLessThanOrEqual(0.01);
  });

  it("of people who all play the same explain nothing", () => {
    const distances = Array.from({ length: 6 }, () => new Array<number>(6).fill(0));
    expect(groupEffect(distances, [0, 0, 1, 1, 2, 2], seededRandom(1), 99)).toEqual({
      explained: 0,
      permutationP: 1,
    });
  });
});
