// Likeness and its permutations on tables so small that every assignment can be counted by hand.

import { describe, expect, it } from "vitest";
import { circleGame, type Rounds } from "../../../src/core/games/index.ts";
import { permutationP } from "../../../src/core/profiles/compare.ts";
import {
  blocksOf,
  pairMatrix,
  sideSums,
  similaritiesOf,
  unlikeness,
} from "../../../src/core/profiles/index.ts";
import type { Similarities } from "../../../src/core/profiles/likeness.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import { coin, simulated } from "./simulated.ts";

const rps = circleGame(3);

/** Blocks of ten rounds whose similarity is `near` within a camp and `far` between camps. */
function camps(sides: readonly number[], first: number, near = 90, far = 30): Similarities {
  const sums = sides.map((mine) => Float64Array.from(sides, (theirs) => (mine === theirs ? near : far)));
  return { rounds: sides.map(() => 10), first, sums };
}

describe("the difference between two histories", () => {
  it("is 1 minus the mean similarity across over the root of both within", () => {
    const sums = sideSums(camps([0, 0, 1], 2), (block) => block < 2);
    expect(sums).toEqual({ within: [360, 90], across: 60, rounds: [20, 10] });
    expect(unlikeness(sums)).toBeCloseTo(1 - 60 / 200 / Math.sqrt((360 / 380) * (90 / 90)), 12);
  });

  it("weighs equal moves by the base for each matching place, never a round with itself", () => {
    // Always rock against rock: round t knows 2 t places, up to four.
    const rocks: Rounds = { person: new Uint8Array(3), bot: new Uint8Array(3) };
    const form = { size: 3, context: 4 };
    const { sums } = similaritiesOf(pairMatrix(form, blocksOf(form, rocks, 1), blocksOf(form, rocks, 1)), 2);
    const all = 1 + 4 * 1 + 2 ** 2 + 2 * 2 ** 2 + 2 ** 4;
    expect(sums.map((row) => [...row])).toEqual([
      [all - 1 - 4 - 16, all],
      [all, all - 1 - 4 - 16],
    ]);
  });

  it("is the same for any division into blocks", () => {
    const [a, b] = [simulated(rps, (own) => own, 90, 1), simulated(rps, coin, 70, 2)];
    const form = { size: 3, context: 6 };
    const cut = (first: number, second: number): number => {
      const matrix = pairMatrix(form, blocksOf(form, a, first), blocksOf(form, b, second));
      return unlikeness(sideSums(similaritiesOf(matrix, 8), (block) => block < first));
    };
    expect(cut(9, 7)).toBeCloseTo(cut(1, 1), 12);
  });

  it("is 1 if a side is too short to resemble itself", () => {
    expect(unlikeness({ within: [0, 5], across: 3, rounds: [1, 9] })).toBe(1);
    expect(unlikeness({ within: [0, 0], across: 0, rounds: [9, 9] })).toBe(1);
  });
});

describe("the permutation test", () => {
  it("approaches the share of deals that separate the blocks as far", () => {
    // Three of six can be chosen in 20 ways, two of which separate the camps.
    const p = permutationP(camps([0, 0, 0, 1, 1, 1], 3), 20_000, seededRandom(1));
    expect(p).toBeGreaterThan(0.1 - 0.01);
    expect(p).toBeLessThan(0.1 + 0.01);
  });

  it("deals as many blocks as each side has", () => {
    // One of four: only the odd one out separates them.
    const p = permutationP(camps([1, 0, 0, 0], 1), 20_000, seededRandom(1));
    expect(p).toBeGreaterThan(0.25 - 0.01);
    expect(p).toBeLessThan(0.25 + 0.01);
  });

  it("is never 0, and 1 if all deals are alike", () => {
    expect(permutationP(camps([0, 0, 1, 1], 2), 0, seededRandom(1))).toBe(1);
    expect(permutationP(camps([0, 0, 0, 0], 2), 99, seededRandom(1))).toBe(1);
    const many = Array.from({ length: 40 }, (_, block) => (block < 20 ? 0 : 1));
    expect(permutationP(camps(many, 20), 999, seededRandom(1))).toBe(1 / 1000);
  });
});
