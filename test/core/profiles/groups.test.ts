import { describe, expect, it } from "vitest";
import { circleGame, oddEven, type Rounds } from "../../../src/core/games/index.ts";
import { distancesBetween } from "../../../src/core/profiles/distance.ts";
import {
  CROWD_PEOPLE_MIN,
  compareGroups,
  crowdHabits,
  GROUP_PEOPLE_MIN,
  groupDifference,
  groupEffect,
} from "../../../src/core/profiles/groups.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import { coin, type Habit, habitOf, simulated } from "./simulated.ts";

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

const nobodyDiffers = Array.from({ length: 8 }, () => new Array<number>(8).fill(0));

/** Two tests that are right find a p of at most a level about as often as it says. */
function expectUniform(ps: readonly number[]): void {
  expect(ps.filter((p) => p <= 0.1).length).toBeLessThanOrEqual(ps.length / 4);
  expect(ps.filter((p) => p <= 0.5).length).toBeGreaterThan(ps.length / 5);
}

describe("two groups", () => {
  it("are compared by the means of their distances", () => {
    // One person far from two who are close to each other.
    const distances = [
      [0, 5, 7],
      [5, 0, 1],
      [7, 1, 0],
    ];
    const compare = (all: number[][], first: number) => compareGroups(all, first, seededRandom(1), 9);
    // (2 * 6 - 0 - 2 / 4) / 12
    expect(compare(distances, 1).effectSize).toBeCloseTo(11.5 / 12, 12);
    const turned = distances.toReversed().map((row) => row.toReversed());
    expect(compare(turned, 2).effectSize).toBeCloseTo(11.5 / 12, 12);
    expect(compare(nobodyDiffers, 4)).toEqual({ effectSize: 0, permutationP: 1 });
    for (const first of [0, 3]) expect(() => compare(distances, first)).toThrow(RangeError);
  });

  it("are told apart if they play differently, and else about as often as the level", () => {
    const rounds = [...groupOf([1, 1, 1, 1, 1], 10), ...groupOf([2, 2, 2, 2], 20)];
    const found = compareGroups(distancesBetween(rps, rounds), 5, seededRandom(1), 999);
    expect(found.permutationP).toBeLessThan(0.03);
    expect(found.effectSize).toBeGreaterThan(0.4);
    const alike = (trial: number) => compareGroups(strewn(10, trial), 5, seededRandom(trial), 999);
    expectUniform(Array.from({ length: 40 }, (_, trial) => alike(trial).permutationP));
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
    const effect = (...groups: number[]) => groupEffect(distances, groups, seededRandom(1), 99);
    expect(effect(0, 0, 1, 1).explained).toBeCloseTo(1 - 2 / 2 / (28 / 4 / 3), 12);
    expect(effect(1, 0, 0, 1).explained).toBeLessThan(0);
    expect(() => effect(0, 0, 0, 0)).toThrow(RangeError);
    expect(() => effect(0, 1, 2, 3)).toThrow(RangeError);
    const none = groupEffect(nobodyDiffers, [0, 0, 1, 1, 2, 2, 2, 2], seededRandom(1), 99);
    expect(none).toEqual({ explained: 0, permutationP: 1 });
  });

  it("of the same kinds of people differ about as often as the level, others nearly always", () => {
    const groups = Array.from({ length: 12 }, (_, index) => index % 3);
    const draw = (trial: number, apart: number) =>
      groupEffect(strewn(12, trial, apart), groups, seededRandom(trial), 99).permutationP;
    expectUniform(Array.from({ length: 40 }, (_, trial) => draw(trial, 0)));
    const apart = Array.from({ length: 5 }, (_, trial) => draw(trial, 1));
    expect(Math.max(...apart)).toBeLessThanOrEqual(0.01);
  });
});

const rocks: Habit = (_own, _other, random) => (random.unit() < 0.5 ? 0 : random.below(3));
const groupBy = (habit: Habit, people: number, from: number, rounds = 150, game = rps): readonly Rounds[] =>
  Array.from({ length: people }, (_, at) => simulated(game, habit, rounds, from + at, 0.3));

describe("the habit in which two groups differ most", () => {
  const differ = (first: readonly Rounds[], second: readonly Rounds[], seed = 1) =>
    groupDifference(rps, [first, second], seededRandom(seed));

  it("has each group's mean share, mirrored if swapped", () => {
    const [first, second] = [groupBy(rocks, 6, 10), groupBy(coin, 6, 20)];
    const most = differ(first, second);
    expect(most).toMatchObject({ kind: "often", move: 0, first: expect.closeTo(0.57, 1) });
    expect(most?.second).toBeCloseTo(0.33, 1);
    expect(most?.p).toBeLessThan(0.02);
    expect(differ(second, first)).toMatchObject({ first: most?.second, second: most?.first });
  });

  it("counts every person once, whatever they played", () => {
    const keen = simulated(rps, rocks, 3000, 99, 0.3);
    expect(differ([keen, ...groupBy(coin, 5, 30)], groupBy(coin, 6, 40))?.p).toBeGreaterThan(0.05);
  });

  it("is hardly ever significant for people dealt to groups at random", () => {
    const ps = Array.from({ length: 12 }, (_, trial) => {
      const people = Array.from({ length: 10 }, (_, at) => 1000 * trial + at);
      const all = people.map((seed) => simulated(rps, habitOf(rps, seed), 150, seed));
      return differ(all.slice(0, 5), all.slice(5), trial)?.p ?? 1;
    });
    expectUniform(ps);
  });

  it("needs four people on each side", () => {
    expect(differ(groupBy(rocks, GROUP_PEOPLE_MIN - 1, 1), groupBy(coin, 8, 20))).toBeUndefined();
  });
});

describe("a crowd's play", () => {
  const average = (people: readonly Rounds[], seed = 1) => crowdHabits(rps, people, seededRandom(seed));
  const always = (own: number, other: number): Rounds => {
    return { person: new Uint8Array(20).fill(own), bot: new Uint8Array(20).fill(other) };
  };

  it("is the exact mean of its people's shares, of what enough of them have met", () => {
    // Seven people only lose and one only wins: too few for an average of what follows.
    const people = [...Array.from({ length: 7 }, () => always(0, 2)), always(2, 0)];
    const often = [7 / 8, 0, 1 / 8].map((share, move) => ({ kind: "often", move, share }));
    expect(average(people)).toMatchObject({ rounds: 160, habits: often });
    const { habits } = average(Array.from({ length: 8 }, () => always(0, 2)));
    const after = [1, 0, 0].map((share, step) => ({ kind: "after-result", result: -1, step, share }));
    expect(habits.slice(3)).toEqual(after);
  });

  it("counts everyone once, however many rounds each has played", () => {
    const [rock] = average([simulated(rps, () => 0, 5000, 99, 0), ...groupBy(coin, 9, 10)]).habits;
    // A tenth from the first person, and a third of nine tenths from the others.
    expect(rock?.share).toBeCloseTo(0.4, 1);
  });

  it("names the most common significant habit, and none for random play", () => {
    expect(average(groupBy(rocks, 10, 10)).most).toMatchObject({ kind: "often", move: 0 });
    const stubborn = average(groupBy((own) => own, 10, 10)).most;
    expect(stubborn).toMatchObject({ kind: "after-result", step: 0, share: expect.closeTo(0.8, 1) });
    const named = Array.from(
      { length: 20 },
      (_, trial) => average(groupBy(coin, 8, 100 * trial), trial).most,
    );
    expect(named.filter(Boolean).length).toBeLessThanOrEqual(2);
  });

  it("covers games of two moves, and needs eight people or more", () => {
    const people = groupBy((own) => own, CROWD_PEOPLE_MIN, 10, 150, oddEven);
    expect(crowdHabits(oddEven, people, seededRandom(1)).habits).toHaveLength(6);
    expect(() => average(groupBy(coin, CROWD_PEOPLE_MIN - 1, 10))).toThrow(RangeError);
  });
});
