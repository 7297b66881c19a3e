// The study of the minds of the days, small: the big one is `experiment daily`.

import { describe, expect, it } from "vitest";
import { readability, secondAccount } from "../../daily/study.ts";

describe("a second account", () => {
  it("gains nothing from all that the first one saw, since everything is drawn for each account", () => {
    const { alone, own } = secondAccount(150, 4);
    const error = Math.hypot(alone.standardError, own.standardError);
    expect(own.mean - alone.mean).toBeLessThan(2 * error);
  });

  it("would win nearly every round, were mind and dice the same for all", () => {
    const { alone, shared } = secondAccount(60, 4);
    expect(shared.mean).toBeGreaterThan(18.5);
    expect(shared.mean - alone.mean).toBeGreaterThan(2);
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
