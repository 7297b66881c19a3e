// Standings are folded from results in order, each once, with several logs combined.

import { describe, expect, it } from "vitest";
import { joinLogs, type LadderResult, UNPLAYED, withResults } from "../../../src/core/ladder/index.ts";

const DAY_MS = 86_400_000;
const result = (at: number, changed: Partial<LadderResult> = {}): LadderResult => ({
  ...{ id: `d${at}`, at: at * DAY_MS, score: 1, weight: 1, isNewcomer: false },
  ...{ rating: 1500 + at, deviation: 60, opponent: [`o${at}`] },
  ...changed,
});
const log = (...results: LadderResult[]) => ({ base: UNPLAYED, results });
const days = [1, 2, 3, 4, 5, 6].map((at) => result(at, { score: at % 2 ? 1 : 0 }));

describe("a standing", () => {
  it("is the same if results are folded at once or in two steps", () => {
    const first = withResults(UNPLAYED, days.slice(0, 3));
    expect(withResults(first, days.slice(3))).toEqual(withResults(UNPLAYED, days));
  });

  it("counts an opponent's linked identities once, even if linked later", () => {
    const met = [["a"], ["b"], ["a", "b"], ["c"]].map((opponent, at) => result(at + 1, { opponent }));
    expect(withResults(UNPLAYED, met.slice(0, 2)).opponents).toHaveLength(2);
    expect(withResults(UNPLAYED, met).opponents).toHaveLength(2);
  });
});

describe("someone's several logs", () => {
  const odd = log(...days.filter((_, at) => at % 2 === 0));
  const even = log(...days.filter((_, at) => at % 2 === 1));

  it("are folded by time, as if they were one", () => {
    for (const logs of [
      [odd, even],
      [even, odd],
    ]) {
      const { base, results } = joinLogs(logs);
      expect(withResults(base, results)).toEqual(withResults(UNPLAYED, days));
    }
  });

  it("count a result in both of them once", () => {
    expect(joinLogs([log(...days), odd]).results).toEqual(days);
  });

  it("add up what was folded away in each", () => {
    const folded = [odd, even].map(({ results }) => ({ base: withResults(UNPLAYED, results), results: [] }));
    const { base } = joinLogs(folded);
    expect(base.matches).toBe(6);
    expect(base.opponents).toHaveLength(6);
    const whole = withResults(UNPLAYED, days);
    expect(Math.abs(base.rating.rating - whole.rating.rating)).toBeLessThan(6);
    expect(Math.abs(base.rating.deviation - whole.rating.deviation)).toBeLessThan(2);
  });
});
