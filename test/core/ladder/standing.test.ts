// Standings are folded from results in order.

import { describe, expect, it } from "vitest";
import { type LadderResult, UNPLAYED, withResults } from "../../../src/core/ladder/index.ts";

const DAY_MS = 86_400_000;
const result = (at: number, changed: Partial<LadderResult> = {}): LadderResult => ({
  ...{ id: `d${at}`, at: at * DAY_MS, score: 1, weight: 1, isNewcomer: false },
  ...{ rating: 1500 + at, deviation: 60, opponent: `o${at}` },
  ...changed,
});
const days = [1, 2, 3, 4, 5, 6].map((at) => result(at, { score: at % 2 ? 1 : 0 }));

describe("a standing", () => {
  it("is the same if results are folded at once or in two steps", () => {
    const first = withResults(UNPLAYED, days.slice(0, 3));
    expect(withResults(first, days.slice(3))).toEqual(withResults(UNPLAYED, days));
  });

  it("counts each opponent once", () => {
    const met = ["a", "b", "a"].map((opponent, at) => result(at + 1, { opponent }));
    expect(withResults(UNPLAYED, met).opponents).toEqual(["a", "b"]);
  });
});
