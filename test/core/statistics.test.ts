import chiSquare from "@stdlib/stats-base-dists-chisquare-cdf";
import { describe, expect, it } from "vitest";
import {
  binomialZ,
  chiSquareCdf,
  estimateMean,
  mean,
  permutationPValue,
  standardDeviation,
  sum,
  variance,
} from "../../src/core/statistics.ts";

const SHARES = [1e-6, 1e-3, 0.1, 0.5, 0.9, 0.999, 1, 1.001, 1.1, 1.5, 2, 3, 5, 10];

const SAMPLE = [2, 4, 4, 4, 5, 5, 7, 9];

describe("a sample's statistics", () => {
  it.each([["an array", SAMPLE] as const, ["a typed array", Float64Array.from(SAMPLE)] as const])(
    "have the textbook sum, mean and unbiased variance for %s",
    (_, values) => {
      expect([sum(values), mean(values), variance(values)]).toEqual([40, 5, 32 / 7]);
      expect(standardDeviation(values)).toBe(Math.sqrt(32 / 7));
    },
  );

  it("measure the variance about another mean from that mean", () => {
    expect(variance([1, 3], 0)).toBe(10);
  });

  it("divide the deviation by the root of n for the standard error", () => {
    expect(estimateMean(SAMPLE)).toEqual({ mean: 5, standardError: Math.sqrt(32 / 7 / 8) });
    expect(estimateMean([3])).toEqual({ mean: 3, standardError: Number.NaN });
  });

  it("are NaN as the mean of nothing and 0 as its sum", () => {
    expect([sum([]), mean([])]).toEqual([0, Number.NaN]);
  });
});

describe("the z-score of a binomial count", () => {
  it("is 2 for 60 of 100 at probability one half", () => {
    expect(binomialZ(60, 100, 0.5)).toBe(2);
    expect(binomialZ(40, 100, 0.5)).toBe(-2);
  });

  it("is 0 if nothing can vary", () => {
    expect([binomialZ(5, 5, 1), binomialZ(0, 0, 0.5)]).toEqual([0, 0]);
  });
});

describe("the p-value of a permutation test", () => {
  it("counts the observed statistic and ties within rounding", () => {
    expect(permutationPValue(2, [1, 2, 2 - 1e-13, 3])).toBe(4 / 5);
    expect(permutationPValue(4, [1, 2, 3])).toBe(1 / 4);
    expect(permutationPValue(2, [1.5, 1], 0.5)).toBe(2 / 3);
  });
});

describe("the chi-square distribution function", () => {
  it("matches the library to 1e-12 for 1 to 65 degrees of freedom, near and far", () => {
    for (let degrees = 1; degrees <= 65; degrees++) {
      for (const x of [...SHARES.map((share) => share * degrees), degrees + 2, 1e-12, 40, 400, 4000]) {
        expect(Math.abs(chiSquareCdf(x, degrees) - chiSquare(x, degrees))).toBeLessThan(1e-12);
      }
    }
  });

  it("is 1 - exp(-x / 2) with two degrees of freedom", () => {
    for (const x of [0.1, 1, 2, 5, 30]) expect(chiSquareCdf(x, 2)).toBeCloseTo(-Math.expm1(-x / 2), 14);
  });

  it.each([
    [0, 0],
    [-3, 0],
    [1e6, 1],
    [1e300, 1],
    [Number.POSITIVE_INFINITY, 1],
  ])("at %f is %f", (x, value) => {
    expect([chiSquareCdf(x, 1), chiSquareCdf(x, 6), chiSquareCdf(x, 65)]).toEqual([value, value, value]);
  });
});
