import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { latencies, median, percentile, ratioOf } from "./figures.ts";

const samples = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1 });

describe("the bench's figures", () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
    [[7], 7],
  ])("give %j the median %d", (given, expected) => {
    expect(median(given)).toBe(expected);
  });

  it("take the percentile of 100 samples that has that many below it", () => {
    const hundred = Array.from({ length: 100 }, (_, index) => 99 - index);
    expect(percentile(hundred, 0)).toBe(0);
    expect(percentile(hundred, 0.5)).toBe(50);
    expect(percentile(hundred, 0.99)).toBe(99);
    expect(percentile(hundred, 1)).toBe(99);
  });

  it("have no median or percentile without samples", () => {
    expect(median([])).toBeNaN();
    expect(percentile([], 0.5)).toBeNaN();
  });

  it("keep the median within the samples, at most the 99th percentile", () => {
    fc.assert(
      fc.property(samples, (given) => {
        expect(median(given)).toBeGreaterThanOrEqual(Math.min(...given));
        expect(median(given)).toBeLessThanOrEqual(Math.max(...given));
        const { p50, p99 } = latencies(given);
        expect(p50).toBeLessThanOrEqual(p99);
      }),
      { seed: 5 },
    );
  });

  it("compare spell by spell, not median by median", () => {
    expect(ratioOf([2, 9, 40], [1, 3, 10])).toEqual({ median: 3, least: 2, most: 4 });
  });
});
