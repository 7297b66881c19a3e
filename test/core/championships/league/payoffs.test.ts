import { describe, expect, it } from "vitest";
import {
  exploitability,
  nashMix,
  type PayoffMatrix,
  payoffMatrix,
} from "../../../../src/core/championships/league/index.ts";
import { seededRandom, shuffled } from "../../../../src/core/random/index.ts";
import { DRAWN, everyPair, forfeit, jumbled, LOST, leagueOf, WON } from "./leagues.ts";

const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0);
const ROCK_PAPER_SCISSORS: PayoffMatrix = [
  [0, -1, 1],
  [1, 0, -1],
  [-1, 1, 0],
];

/** An antisymmetric matrix with these entries. */
function drawn(size: number, entry: () => number): number[][] {
  const matrix = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  for (let row = 0; row < size; row++)
    for (let column = 0; column < row; column++) {
      const value = entry();
      (matrix[row] as number[])[column] = value;
      (matrix[column] as number[])[row] = 0 - value;
    }
  return matrix;
}

describe("the pay-off matrix", () => {
  it("holds mean returns: antisymmetric, 0 on the diagonal, null if unplayed", () => {
    const pairs = [
      { a: 1, b: 0, matches: [WON, WON, LOST] },
      { a: 1, b: 2, matches: [WON, forfeit(0)] },
    ];
    const matrix = payoffMatrix(3, pairs);
    expect(matrix[1]?.[0]).toBeCloseTo(0.1);
    expect(matrix[0]?.[1]).toBeCloseTo(-0.1);
    expect(matrix[1]?.[2]).toBeCloseTo(-0.35);
    expect([matrix[0]?.[2], matrix[2]?.[0], matrix[1]?.[1]]).toEqual([null, null, 0]);
  });

  it("stays antisymmetric within -1 and 1 in any order of play", () => {
    const random = seededRandom(1);
    const pairs = leagueOf([0, 1, 2, -1], 7, random);
    const matrix = payoffMatrix(4, pairs);
    expect(payoffMatrix(4, jumbled(pairs, random))).toEqual(matrix);
    for (const [row, values] of matrix.entries())
      for (const [column, value] of values.entries()) {
        expect(Math.abs(value as number)).toBeLessThanOrEqual(1);
        expect((value as number) + (matrix[column]?.[row] as number)).toBe(0);
      }
    const forfeits = payoffMatrix(2, [{ a: 0, b: 1, matches: [forfeit(1)] }]);
    expect(forfeits).toEqual([
      [0, 1],
      [-1, 0],
    ]);
  });
});

describe("the Nash mix", () => {
  it("is a third each of rock, paper and scissors, even with a loser to all", () => {
    for (const share of nashMix(ROCK_PAPER_SCISSORS)) expect(share).toBeCloseTo(1 / 3, 6);
    const loser = [...ROCK_PAPER_SCISSORS.map((row) => [...row, 0.5]), [-0.5, -0.5, -0.5, 0]];
    const mix = nashMix(loser);
    expect(mix[3]).toBe(0);
    expect(mix[0]).toBeCloseTo(1 / 3, 6);
  });

  it("plays rock less than paper if winning with rock counts double", () => {
    const stakes = [
      [0, -1, 2],
      [1, 0, -1],
      [-2, 1, 0],
    ].map((row) => row.map((gain) => gain / 2));
    const mix = nashMix(stakes);
    for (const [at, share] of [1 / 4, 1 / 2, 1 / 4].entries()) expect(mix[at]).toBeCloseTo(share, 5);
  });

  it("is all on a winner against everyone, and uniform if no one wins", () => {
    expect(
      nashMix([
        [0, 0.1],
        [-0.1, 0],
      ]),
    ).toEqual([1, 0]);
    expect(nashMix(drawn(5, () => 0))).toEqual([0.2, 0.2, 0.2, 0.2, 0.2]);
    expect(
      nashMix([
        [0, null],
        [null, 0],
      ]),
    ).toEqual([0.5, 0.5]);
    expect(nashMix([[0]])).toEqual([1]);
    expect(nashMix([])).toEqual([]);
  });

  it("splits one entrant's share among its clones", () => {
    // Two rocks, a paper, a scissors.
    const kinds = [0, 0, 1, 2];
    const mix = nashMix(kinds.map((row) => kinds.map((column) => ROCK_PAPER_SCISSORS[row]?.[column] ?? 0)));
    for (const [at, share] of [1 / 6, 1 / 6, 1 / 3, 1 / 3].entries()) expect(mix[at]).toBeCloseTo(share, 5);
  });

  it("leaves the best reply under 0.0001 a round, up to 200 entrants", () => {
    const random = seededRandom(2);
    const kinds = {
      any: () => 2 * random.unit() - 1,
      signs: () => (random.unit() < 0.5 ? -1 : 1),
      thirds: () => random.below(3) - 1,
      sparse: () => (random.unit() < 0.9 ? 0 : 2 * random.unit() - 1),
      tiny: () => (2 * random.unit() - 1) / 1000,
    };
    for (const size of [2, 7, 40, 200])
      for (const entry of size < 200 ? Object.values(kinds) : [kinds.any]) {
        const matrix = drawn(size, entry);
        const mix = nashMix(matrix);
        expect(sum(mix)).toBeCloseTo(1, 9);
        expect(Math.min(...mix)).toBeGreaterThanOrEqual(0);
        expect(exploitability(matrix, mix)).toBeLessThan(1e-4);
      }
  });

  it("follows its entrants when they are renumbered", () => {
    const random = seededRandom(3);
    const matrix = drawn(12, () => random.below(3) - 1);
    const mix = nashMix(matrix);
    const order = shuffled([...matrix.keys()], random);
    const after = nashMix(order.map((row) => order.map((column) => matrix[row]?.[column] as number)));
    for (const [place, entrant] of order.entries())
      expect(after[place]).toBeCloseTo(mix[entrant] as number, 5);
  });
});

describe("exploitability", () => {
  it("is the best reply's gain on an entrant or a mix, 0 at equilibrium", () => {
    expect(exploitability(ROCK_PAPER_SCISSORS, 0)).toBe(1);
    expect(exploitability(ROCK_PAPER_SCISSORS, [0.5, 0.5, 0])).toBe(0.5);
    expect(exploitability(ROCK_PAPER_SCISSORS, [1 / 3, 1 / 3, 1 / 3])).toBeCloseTo(0);
    const matrix = payoffMatrix(
      3,
      everyPair(3, (a) => (a === 0 ? [WON] : [DRAWN])),
    );
    expect(exploitability(matrix, 0)).toBe(0);
    expect(exploitability(matrix, 1)).toBeCloseTo(0.3);
  });
});
