import { describe, expect, it } from "vitest";
import {
  findPortrait,
  type PortraitDifference,
  type Portrayed,
  portraitDifferences,
} from "../../../../src/core/profiles/portrait/index.ts";
import { CHANCE, copesWithLosing, personWith } from "./people.ts";

const portrayed = (habit: Parameters<typeof personWith>[0], seed: number): Portrayed => {
  const rounds = personWith(habit, { seed, rounds: 400 });
  return { rounds, portrait: findPortrait(rounds, 1) ?? expect.fail("no portrait") };
};

describe("differences of portraits", () => {
  const a = portrayed(copesWithLosing, 1);
  const b = portrayed(CHANCE, 2);

  it("come with the counts of both, those of most bits first", () => {
    const all = portraitDifferences(a, b);
    const bits = all.map((one) => one.bits);
    expect(bits).toEqual([...bits].sort((one, other) => other - one));
    const most: PortraitDifference | undefined = all[0];
    expect(most?.bits).toBeGreaterThan(10);
    expect((most?.a.hits ?? 0) / (most?.a.of ?? 1)).not.toBeCloseTo(
      (most?.b.hits ?? 0) / (most?.b.of ?? 1),
      1,
    );
  });

  it("are the same from both sides, with the counts exchanged", () => {
    const turned = portraitDifferences(b, a);
    for (const one of portraitDifferences(a, b))
      expect(turned).toContainEqual({ ...one, a: one.b, b: one.a });
  });

  it("list each line once", () => {
    const rules = portraitDifferences(a, b).map(({ condition, move }) => JSON.stringify([condition, move]));
    expect(new Set(rules).size).toBe(rules.length);
  });

  it("have next to no bits between two halves of the same play", () => {
    const same = portraitDifferences(a, portrayed(copesWithLosing, 3));
    expect(same[0]?.bits).toBeLessThan(8);
  });
});
