// A small version of the study of daily opponents; `experiment daily` runs the full one.

import { describe, expect, it } from "vitest";
import { readability, secondAccount } from "../../daily/study.ts";

describe("a second account", () => {
  it("learns nothing from the first one, as draws are per account", () => {
    const { alone, own } = secondAccount(150, 4);
    const error = Math.hypot(alone.standardError, own.standardError);
    expect(own.mean - alone.mean).toBeLessThan(2 * error);
  });

  it("would win nearly every round if everyone got the same draws", () => {
    const { alone, shared } = secondAccount(60, 4);
    expect(shared.mean).toBeGreaterThan(18.5);
    expect(shared.mean - alone.mean).toBeGreaterThan(2);
  });
});

describe("the opponents of the days", () => {
  it("can be read within 20 rounds, but not beaten by chance or habit", () => {
    for (const { chance, habits, list, seen } of readability(12, 2)) {
      expect(seen.mean).toBeGreaterThan(7);
      expect(list.mean).toBeGreaterThan(5);
      for (const blind of [chance, habits]) expect(Math.abs(blind.mean)).toBeLessThan(5);
    }
  });
});
