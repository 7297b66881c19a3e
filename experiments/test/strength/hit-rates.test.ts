import { describe, expect, it } from "vitest";
import { foreseenOf, hitRatesOf } from "../../strength/hit-rates.ts";
import type { FullReading } from "../../strength/reading.ts";

function reading(
  player: string,
  results: readonly number[],
  foreseen: readonly number[] = results.map(() => Number.NaN),
): FullReading {
  const none = new Float32Array(results.length);
  return {
    player,
    results: Float64Array.from(results),
    confidences: none,
    likeliest: none,
    foreseen: Float32Array.from(foreseen),
    hits: new Uint8Array(results.length),
    surprises: none,
  };
}

describe("a hit rate", () => {
  it("is the expected share of moves guessed; a chance round is half", () => {
    expect(hitRatesOf([reading("a", [1, 0.5, -1, 0])])).toMatchObject({
      people: 1,
      played: { mean: 0.5625 },
      foreseen: undefined,
    });
    expect(hitRatesOf([])).toBeUndefined();
  });

  it("counts the likeliest move in every round, by person", () => {
    const people = [reading("a", [0, 0, 0, 0], [1, 1, 0, 0.5]), reading("b", [0, 0], [0, 0])];
    expect(hitRatesOf(people)?.foreseen?.mean).toBeCloseTo(2.5 / 6, 12);
    expect(foreseenOf([reading("a", [1])])).toBeUndefined();
  });
});
