import { describe, expect, it } from "vitest";
import { circleGame, oddEven, type Rounds } from "../../../src/core/games/index.ts";
import { largestDifferences } from "../../../src/core/profiles/index.ts";
import { coin, simulated } from "./simulated.ts";

const rps = circleGame(3);

describe("differences between two people", () => {
  it("lists the habit that only one has first, with both counts", () => {
    // After a loss the first nearly always repeats; the second ignores results.
    const stubborn = simulated(
      rps,
      (own, other, random) => (rps.result("person", own, other) < 0 ? own : random.below(3)),
      600,
      1,
      0.2,
    );
    const [first, ...others] = largestDifferences(rps, stubborn, simulated(rps, coin, 600, 2), 10);
    expect(first).toMatchObject({ kind: "after-result", result: -1, step: 0 });
    expect(first && first.a.count / first.a.total).toBeGreaterThan(0.75);
    expect(first && first.b.count / first.b.total).toBeLessThan(0.45);
    expect(first?.p).toBeLessThan(1e-6);
    expect(others).toHaveLength(9);
    const sizes = [first, ...others].map((one) => Math.abs(one?.z ?? 0));
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
  });

  it("shows a p below .05 for at most one in twenty pairs of random players", () => {
    const sure = Array.from({ length: 100 }, (_, index) => {
      const [a, b] = [simulated(rps, coin, 300, 2 * index), simulated(rps, coin, 300, 2 * index + 1)];
      return largestDifferences(rps, a, b, 1).filter(({ p }) => p < 0.05).length;
    });
    expect(sure.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(9);
  });

  it("reports z and p of two shares, corrected for all comparisons", () => {
    const always = (own: number, count: number): Rounds => {
      return { person: new Uint8Array(count).fill(own), bot: new Uint8Array(count) };
    };
    const seen = largestDifferences(rps, always(0, 20), always(1, 30), 99);
    // Two moves overall. What only one of them ever does can't be compared: their results differ.
    expect(seen.map(({ kind }) => kind)).toEqual(["often", "often"]);
    expect(seen[0]).toMatchObject({ kind: "often", a: { count: 20, total: 20 }, b: { count: 0, total: 30 } });
    expect(seen[0]?.z).toBeCloseTo(Math.sqrt(50), 10);
    expect(seen[1]?.z).toBeCloseTo(-Math.sqrt(50), 10);
    const half = {
      person: Uint8Array.of(...[0, 1].flatMap((move) => new Array<number>(30).fill(move))),
      bot: new Uint8Array(60),
    };
    const [nearly] = largestDifferences(rps, half, always(0, 60), 1).filter(({ kind }) => kind === "often");
    expect(nearly?.z).toBeCloseTo(-0.5 / Math.sqrt(0.75 * 0.25 * (2 / 60)), 10);
  });

  it("leaves out rare situations, and finds nothing in a few rounds", () => {
    const few = (seed: number) => simulated(rps, coin, 9, seed);
    expect(largestDifferences(rps, few(1), few(2), 9)).toEqual([]);
    for (const { a, b } of largestDifferences(
      rps,
      simulated(rps, coin, 80, 1),
      simulated(rps, coin, 60, 2),
      99,
    )) {
      const share = (a.count + b.count) / (a.total + b.total);
      expect(Math.min(a.total, b.total) * Math.min(share, 1 - share)).toBeGreaterThanOrEqual(5);
    }
  });

  it("has no draws at odd-even", () => {
    const person = simulated(oddEven, (own) => own, 200, 1);
    const seen = largestDifferences(
      oddEven,
      person,
      simulated(oddEven, (own) => 1 - own, 200, 2),
      99,
    );
    expect(seen.length).toBeGreaterThan(4);
    expect(seen.filter((one) => one.kind !== "often" && one.result === 0)).toEqual([]);
  });
});
