// The line below a duel that was meant to be rated.

import { describe, expect, it } from "vitest";
import { ratingLine } from "../../../commands/kit/rating-line.ts";
import { LOCALES } from "../../../src/infra/i18n/index.ts";
import type { RatedOutcome, RatedSide } from "../../../src/people/index.ts";

const side = (name: string, before: number, after: number, deviation: number, matches = 20): RatedSide => ({
  ...{ name, matches, isProvisional: matches < 10 },
  before: { rating: before, deviation: deviation + 1 },
  after: { rating: after, deviation },
});
const SIDES = [side("Anna", 1509.4, 1523.2, 80.4), side("Boris", 1502, 1488.1, 74.6, 9)] as const;
const REASONS = ["nobody", "pair-day"] as const;

describe("the line of a rated duel", () => {
  it("shows both ratings and changes, and marks provisional ones", () => {
    expect(ratingLine({ sides: SIDES }, "en")).toBe("Anna 1523 (+14) · Boris 1488 (−14), provisional");
    expect(ratingLine({ sides: SIDES }, "ru")).toBe("Anna 1523 (+14) · Boris 1488 (−14), предварительно");
  });

  it("shows ±0 for a change that rounds to zero", () => {
    const sides = [side("Anna", 1500.1, 1500.3, 50), side("Boris", 1500, 1500, 50)] as const;
    expect(ratingLine({ sides }, "en")).toBe("Anna 1500 (±0) · Boris 1500 (±0)");
  });

  it.each(LOCALES)("explains in %s why the duel was unrated, for every reason", (locale) => {
    const lines = REASONS.map((why) => ratingLine({ why, sides: SIDES } as RatedOutcome, locale));
    for (const line of lines) expect(line).toMatch(/\S/);
    for (const line of lines) expect(line?.length).toBeLessThan(200);
  });
});
