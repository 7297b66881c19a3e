import fc from "fast-check";
import { rate, rating } from "openskill";
import { describe, expect, it } from "vitest";
import { type RatedMatch, ratingsOf } from "../../../src/arena/tournaments/ratings.ts";

const ENTRANTS = 5;
const match = fc
  .record({
    a: fc.nat(ENTRANTS - 1),
    step: fc.integer({ min: 1, max: ENTRANTS - 1 }),
    result: fc.constantFrom(0, 0.5, 1),
  })
  .map(({ a, step, result }) => ({ a, b: (a + step) % ENTRANTS, result }) as RatedMatch);

type Skill = ReturnType<typeof rating>;

/** The same by openskill's Plackett-Luce, which knows teams of any size. */
function byOpenskill(matches: readonly RatedMatch[]): readonly Skill[] {
  const all = Array.from({ length: ENTRANTS }, () => rating());
  for (const { a, b, result } of matches)
    [[all[a]], [all[b]]] = rate([[all[a] as Skill], [all[b] as Skill]], { rank: [1 - result, result] }) as [
      [Skill],
      [Skill],
    ];
  return all;
}

describe("ratings", () => {
  it("are those of an independent implementation", () => {
    fc.assert(
      fc.property(fc.array(match, { maxLength: 120 }), (matches) => {
        const theirs = byOpenskill(matches);
        ratingsOf(ENTRANTS, matches).forEach(({ mean, uncertainty }, at) => {
          const { mu, sigma } = theirs[at] as Skill;
          expect(mean).toBeCloseTo(mu, 2);
          expect(uncertainty).toBeCloseTo(sigma, 2);
        });
      }),
      { seed: 1, numRuns: 100 },
    );
  });
});
