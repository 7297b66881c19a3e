import { describe, expect, it } from "vitest";
import { calibrationOf } from "../../strength/calibration.ts";
import type { FullReading } from "../../strength/reading.ts";

/** Per round: the announced move's probability (NaN if none was announced), whether it came, the likeliest move's
 * probability, whether that came, and the surprise. */
type Round = readonly [seen: number, hit: number, likeliest: number, foreseen: number, surprise: number];

function reading(rounds: readonly Round[]): FullReading {
  return {
    player: "a",
    results: new Float64Array(rounds.length),
    confidences: Float32Array.from(rounds, ([seen]) => seen),
    hits: Uint8Array.from(rounds, ([, hit]) => hit),
    likeliest: Float32Array.from(rounds, ([, , likeliest]) => likeliest),
    foreseen: Float32Array.from(rounds, ([, , , foreseen]) => foreseen),
    surprises: Float32Array.from(rounds, ([, , , , surprise]) => surprise),
  };
}

const seen = (confidence: number, hit: number, surprise: number): Round => [
  confidence,
  hit,
  confidence,
  hit,
  surprise,
];

describe("a calibration", () => {
  it("sorts rounds by confidence, and reports how often the move came", () => {
    const all = reading([seen(0.625, 1, 0.5), [Number.NaN, 0, 0.625, 0, 1.5], seen(1, 1, 0)]);
    const found = calibrationOf([all], 1, Number.POSITIVE_INFINITY);
    expect(found?.bins).toEqual([
      { from: 0.6, to: 0.65, count: 2, meanConfidence: 0.625, came: 0.5 },
      { from: 0.95, to: 1, count: 1, meanConfidence: 1, came: 1 },
    ]);
    expect(found?.count).toBe(3);
    expect(found?.expectedError).toBeCloseTo((2 * 0.125) / 3, 12);
    expect(found?.boast).toBeCloseTo(2.25 / 3 - 2 / 3, 12);
    expect(found?.logLoss.mean).toBeCloseTo(2 / 3, 6);
  });

  it("reports the predicted share over all rounds and over announced ones", () => {
    const silent: Round = [Number.NaN, 0, 0.4, 0, 1];
    const found = calibrationOf([reading([seen(0.5, 1, 1), silent, silent, silent])], 1, 9);
    expect(found).toMatchObject({ count: 4, came: 0.25, seen: { count: 1, came: 1 } });
  });

  it("counts the requested rounds from each person's first", () => {
    const people = [reading([seen(0.5, 1, 1), seen(0.5, 0, 3)]), reading([seen(0.5, 1, 1)])];
    expect(calibrationOf(people, 1, 1)).toMatchObject({ count: 2, boast: -0.5, logLoss: { mean: 1 } });
    expect(calibrationOf(people, 2, 9)).toMatchObject({ count: 1, boast: 0.5, logLoss: { mean: 3 } });
  });

  it("is empty without forecasts", () => {
    const { NaN: none } = Number;
    expect(calibrationOf([reading([[none, 0, none, none, none]])], 1, 9)).toBeUndefined();
    expect(calibrationOf([], 1, 9)).toBeUndefined();
  });
});
