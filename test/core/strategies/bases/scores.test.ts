// Scores in digits: ordered like the numbers they represent, however large, and ties stay ties.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type MatrixGame, matrixGame } from "../../../../src/core/games/index.ts";
import {
  expectedResults,
  largest,
  type Scores,
  scoreValues,
} from "../../../../src/core/strategies/bases/scores.ts";

/** Scores of integer digits, some negative, in an integer base; few distinct digits, so that ties happen. */
const exactScores = fc
  .tuple(fc.integer({ min: 2, max: 8 }), fc.integer({ min: 1, max: 66 }), fc.integer({ min: 2, max: 6 }))
  .chain(([base, width, moves]) =>
    fc
      .array(
        fc.oneof(fc.constant(0), fc.integer({ min: -20, max: 20 }), fc.integer({ min: 0, max: 100_000 })),
        {
          minLength: width * moves,
          maxLength: width * moves,
        },
      )
      .map((digits): Scores => ({ width, base, digits: Float64Array.from(digits), exact: true })),
  );

function asBigInts({ width, base, digits }: Scores): bigint[] {
  const values = new Array<bigint>(digits.length / width).fill(0n);
  return values.map((_, move) =>
    [...digits.slice(move * width, (move + 1) * width)].reduceRight(
      (sum, digit) => sum * BigInt(base) + BigInt(digit),
      0n,
    ),
  );
}

function placesOfLargest(values: readonly bigint[]): number[] {
  const top = values.reduce((best, value) => (value > best ? value : best));
  return [...values.keys()].filter((move) => values[move] === top);
}

describe("largest", () => {
  it("finds all moves with the largest score by exact arithmetic", () => {
    fc.assert(
      fc.property(exactScores, (scores) => {
        expect(largest(scores)).toEqual(placesOfLargest(asBigInts(scores)));
      }),
      { seed: 91, numRuns: 500 },
    );
  });

  it("treats numbers with a carried digit as equal", () => {
    fc.assert(
      fc.property(exactScores, fc.nat(), fc.integer({ min: 1, max: 9 }), (scores, place, times) => {
        const { width, base, digits } = scores;
        if (width < 2) return;
        const at = place % (width - 1);
        const one = digits.slice(0, width);
        const other = one.slice();
        other[at] = (other[at] as number) + times * base;
        other[at + 1] = (other[at + 1] as number) - times;
        expect(largest({ ...scores, digits: Float64Array.of(...one, ...other) })).toEqual([0, 1]);
      }),
      { seed: 92 },
    );
  });

  it.each([
    [[3, 1, 2], [0]],
    [[1, 3, 2], [1]],
    [[1, 2, 3], [2]],
    [
      [3, 1, 3],
      [0, 2],
    ],
    [
      [0, 0, 0],
      [0, 1, 2],
    ],
    [
      [-3, -2, -2],
      [1, 2],
    ],
  ])("finds %j at %j, exact or rounded", (digits, places) => {
    for (const exact of [true, false]) {
      expect(largest({ width: 1, base: 2, digits: Float64Array.from(digits), exact })).toEqual(places);
    }
  });
});

describe("scoreValues", () => {
  it("sums the digits in their base", () => {
    const digits = Float64Array.of(1, 2, 3, 0.5, 0, 1);
    expect([...scoreValues({ width: 3, base: 10, digits, exact: false })]).toEqual([321, 100.5]);
    expect([...scoreValues({ width: 3, base: 2.5, digits, exact: false })]).toEqual([
      1 + 5 + 18.75,
      0.5 + 6.25,
    ]);
  });
});

describe("expectedResults", () => {
  it("are weighted wins minus losses for either side of every game", () => {
    const cases = fc.tuple(
      fc.constantFrom("oddeven", "rps", "rpsls", "rps-9"),
      fc.constantFrom("person" as const, "bot" as const),
      fc.array(fc.nat(50), { minLength: 18, maxLength: 18 }),
    );
    fc.assert(
      fc.property(cases, ([id, side, numbers]) => {
        const game = matrixGame(id) as MatrixGame;
        const scores: Scores = {
          width: 2,
          base: 3,
          digits: Float64Array.from(numbers.slice(0, 2 * game.size)),
          exact: true,
        };
        const weights = scoreValues(scores);
        const results = game.moveIds.map((_, own) =>
          weights.reduce((sum, weight, other) => sum + weight * game.result(side, own, other), 0),
        );
        expect([...scoreValues(expectedResults(game, side, scores))]).toEqual(results);
      }),
      { seed: 93 },
    );
  });
});
