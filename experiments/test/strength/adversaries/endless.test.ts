import { describe, expect, it } from "vitest";
import { playEndlessly, SCHEMES } from "../../../strength/adversaries/endless.ts";

describe("whoever drains the bot without end", () => {
  it.each(SCHEMES)("is never more than ten points ahead: %s", (scheme) => {
    const { most } = playEndlessly({ scheme, rounds: 1500, match: 0, seed: 1 });
    expect(most).toBeLessThanOrEqual(10 + 1e-9);
    // It takes what there is: an adversary that wins nothing would show nothing.
    expect(most).toBeGreaterThan(7.5);
  });

  it("has all of the ten points once the reserve is spent, and no more after it", () => {
    const course = (rounds: number) =>
      playEndlessly({ scheme: "teach and freeze", rounds, match: 0, seed: 1 });
    expect(course(900).most).toBe(10);
    expect(course(3000).most).toBe(10);
    expect(course(900)).toEqual(course(900));
  });
});
