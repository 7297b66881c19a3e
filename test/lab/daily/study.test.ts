// The study of the minds of the days, small: the big one is `gadalka lab daily`.

import { describe, expect, it } from "vitest";
import { leakOf, readability } from "../../../src/lab/daily/study.ts";

const QUESTION = { people: 500, others: 150, seed: 4, every: 6 } as const;

describe("strips of a day", () => {
  it("tell no move of the mind beyond chance, because it is turned for each person", () => {
    const { even } = leakOf(QUESTION, true);
    for (const { mean, standardError } of [even.first, even.rounds, even.strips])
      expect(Math.abs(mean - 1 / 3)).toBeLessThan(3 * standardError);
  });

  it("would tell its first move and more, were it the same for all", () => {
    const { even } = leakOf(QUESTION, false);
    expect(even.first.mean).toBeGreaterThan(0.6);
    expect(even.rounds.mean - 1 / 3).toBeGreaterThan(3 * even.rounds.standardError);
  });
});

describe("the minds of the days", () => {
  it("can be read within 20 rounds by who looks, and not beaten by chance or by habit", () => {
    for (const { chance, habits, list, told } of readability(12, 2)) {
      expect(told.mean).toBeGreaterThan(7);
      expect(list.mean).toBeGreaterThan(5);
      for (const blind of [chance, habits]) expect(Math.abs(blind.mean)).toBeLessThan(5);
    }
  });
});
