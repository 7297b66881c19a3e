import { describe, expect, it } from "vitest";
import { calibrationOf } from "../../../src/lab/strength/calibration.ts";
import type { Reading } from "../../../src/lab/strength/reading.ts";

function reading(rounds: readonly (readonly [confidence: number, hit: number, surprise: number])[]): Reading {
  return {
    player: "a",
    results: new Int8Array(rounds.length),
    confidences: Float32Array.from(rounds, ([confidence]) => confidence),
    hits: Uint8Array.from(rounds, ([, hit]) => hit),
    surprises: Float32Array.from(rounds, ([, , surprise]) => surprise),
  };
}

describe("a calibration", () => {
  it("sorts what was told by how sure it was, and says how often it came", () => {
    const told = reading([
      [0.625, 1, 0.5],
      [0.625, 0, 1.5],
      [1, 1, 0],
      [Number.NaN, 0, 2],
    ]);
    const found = calibrationOf([told], 1, Number.POSITIVE_INFINITY);
    expect(found?.bins).toEqual([
      { from: 0.6, to: 0.65, count: 2, meanConfidence: 0.625, came: 0.5 },
      { from: 0.95, to: 1, count: 1, meanConfidence: 1, came: 1 },
    ]);
    expect(found?.count).toBe(3);
    expect(found?.expectedError).toBeCloseTo((2 * 0.125) / 3, 12);
    expect(found?.boast).toBeCloseTo(2.25 / 3 - 2 / 3, 12);
    expect(found?.logLoss.mean).toBe(1);
  });

  it("looks at the rounds it is asked about, counted from each person's first", () => {
    const people = [
      reading([
        [0.5, 1, 1],
        [0.5, 0, 3],
      ]),
      reading([[0.5, 1, 1]]),
    ];
    expect(calibrationOf(people, 1, 1)).toMatchObject({ count: 2, boast: -0.5, logLoss: { mean: 1 } });
    expect(calibrationOf(people, 2, 9)).toMatchObject({ count: 1, boast: 0.5, logLoss: { mean: 3 } });
  });

  it("is none where nothing was told", () => {
    expect(calibrationOf([reading([[Number.NaN, 0, Number.NaN]])], 1, 9)).toBeUndefined();
    expect(calibrationOf([], 1, 9)).toBeUndefined();
  });
});
