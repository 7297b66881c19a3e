import { describe, expect, it } from "vitest";
import { playEndlessly, SCHEMES } from "../../../strength/adversaries/endless.ts";

describe("an attacker that drains the bot forever", () => {
  it.each(SCHEMES)("is never more than ten points ahead: %s", (scheme) => {
    const { most } = playEndlessly({ scheme, rounds: 1500, match: 0, seed: 1 });
    expect(most).toBeLessThanOrEqual(10 + 1e-9);
    // It takes what's available: an adversary that wins nothing wouldn't prove anything.
    expect(most).toBeGreaterThan(7.5);
  });

  it("takes all ten points from the reserve, and no more after that", () => {
    const course = (rounds: number) =>
      playEndlessly({ scheme: "teach and freeze", rounds, match: 0, seed: 1 });
    expect(course(900).most).toBe(10);
    expect(course(3000).most).toBe(10);
    expect(course(900)).toEqual(course(900));
  });
});
