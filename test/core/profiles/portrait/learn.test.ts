import { describe, expect, it } from "vitest";
import { layOut, placeOf, ruleAt } from "../../../../src/core/profiles/portrait/candidates.ts";
import { evidence, Fit } from "../../../../src/core/profiles/portrait/fit.ts";
import { findLines, judgeLines, learnSharedLines } from "../../../../src/core/profiles/portrait/index.ts";
import { SHARED_LINES } from "../../../../src/core/profiles/portrait/shared-lines.ts";
import { copesWithLosing, personWith } from "./people.ts";

describe("the lines that people share", () => {
  it("say how the next person plays, who was hardly seen", () => {
    const people = [1, 2, 3, 4, 5, 6].map((seed) => personWith(copesWithLosing, { seed, rounds: 120 }));
    const shared = learnSharedLines(people);
    expect(new Set(shared.map((line) => JSON.stringify([line.condition, line.move]))).size).toBe(24);
    const [next, few] = [personWith(copesWithLosing, { seed: 7 }), SHARED_LINES.slice(0, 1)];
    const start = { person: next.person.subarray(0, 50), bot: next.bot.subarray(0, 50) };
    const bits = (lines: typeof shared) => judgeLines(next, findLines(start, lines)).bits;
    expect(bits(shared)).toBeLessThan(bits(few) - 0.2);
  });

  it("are candidates of every search", () => {
    for (const { condition, move } of SHARED_LINES)
      expect(ruleAt(placeOf({ condition, move }))).toEqual({ condition, move });
    const unknown = { condition: undefined, move: { kind: "move", move: 3 } } as const;
    expect(() => placeOf(unknown)).toThrow(RangeError);
  });
});

describe("a fit", () => {
  const rounds = personWith(() => 0, { share: 0.7, rounds: 200 });
  const place = placeOf({ condition: undefined, move: { kind: "move", move: 0 } });

  it("weighs a line by how often its move came", () => {
    const fit = new Fit(layOut(rounds), rounds.person);
    fit.add([{ place, prior: { mean: 0, variance: 100 } }]);
    const share = 1 / (1 + 2 * Math.exp(-(fit.lines[0]?.weight ?? 0)));
    expect(share).toBeCloseTo(0.8, 1);
    expect(fit.loss(fit.lines[0] ?? expect.fail("no line"))).toBeGreaterThan(20);
    expect(Math.abs(fit.slope(place).slope)).toBeLessThan(0.1);
  });

  it("draws weights to what's usual among people", () => {
    const weights = [0, 3].map((mean) => {
      const fit = new Fit(layOut(rounds, 10), rounds.person);
      fit.add([{ place, prior: { mean, variance: 0.1 } }]);
      return fit.lines[0]?.weight ?? Number.NaN;
    });
    expect(weights[1]).toBeGreaterThan((weights[0] ?? 0) + 1);
  });

  it("forgets a line that's removed", () => {
    const fit = new Fit(layOut(rounds), rounds.person);
    const before = fit.slope(place);
    fit.add([{ place, prior: { mean: 0, variance: 1 } }]);
    fit.remove(0);
    expect(fit.slope(place).slope).toBeCloseTo(before.slope, 6);
  });

  it("integrates over all weights that a line may have", () => {
    const [slope, prior] = [
      { slope: 3, curvature: 2 },
      { mean: 0.5, variance: 0.3 },
    ];
    let integral = 0;
    for (let weight = -6; weight <= 6; weight += 0.001) {
      const density = Math.exp(-((weight - prior.mean) ** 2) / (2 * prior.variance));
      const likelihood = Math.exp(slope.slope * weight - (slope.curvature * weight * weight) / 2);
      integral += (0.001 * density * likelihood) / Math.sqrt(2 * Math.PI * prior.variance);
    }
    expect(evidence(slope, prior)).toBeCloseTo(Math.log(integral), 6);
  });
});
