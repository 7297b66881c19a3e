import { describe, expect, it } from "vitest";
import { seededRandom } from "../../../src/core/random/index.ts";
import { clusteredMean } from "../../../src/lab/kit/clustered.ts";

describe("clusteredMean", () => {
  it("matches the textbook: two equal clusters with means 1 and 0 give 1/2", () => {
    const { mean, standardError } = clusteredMean([
      { sum: 10, count: 10 },
      { sum: 0, count: 10 },
    ]);
    expect(mean).toBe(0.5);
    expect(standardError).toBeCloseTo(0.5, 12);
  });

  it("has no error for one cluster and no mean for none", () => {
    expect(clusteredMean([{ sum: 1, count: 2 }])).toEqual({ mean: 0.5, standardError: Number.NaN });
    expect(clusteredMean([]).mean).toBeNaN();
  });

  it("covers the mean within two errors in about 95 of 100 samples", () => {
    const random = seededRandom(3);
    let within = 0;
    for (let sample = 0; sample < 400; sample++) {
      const clusters = Array.from({ length: 60 }, () => {
        const count = 20 + random.below(20);
        return { sum: count * (random.unit() - 0.5), count };
      });
      const { mean, standardError } = clusteredMean(clusters);
      if (Math.abs(mean) < 2 * standardError) within++;
    }
    expect(within / 400).toBeGreaterThan(0.92);
    expect(within / 400).toBeLessThan(0.985);
  });
});
