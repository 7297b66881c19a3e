import chiSquare from "@stdlib/stats-base-dists-chisquare-cdf";
import { describe, expect, it } from "vitest";
import { chiSquareCdf } from "../../../src/core/profiles/index.ts";

const SHARES = [1e-6, 1e-3, 0.1, 0.5, 0.9, 0.999, 1, 1.001, 1.1, 1.5, 2, 3, 5, 10];

describe("the distribution function of chi-square", () => {
  it("is that of the library to 1e-12, with 1 to 65 degrees of freedom, around their number and far from it", () => {
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
