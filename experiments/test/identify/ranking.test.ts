import { describe, expect, it } from "vitest";
import { seededRandom } from "../../../src/core/random/index.ts";
import { type Asked, gainOf, rankingOf } from "../../identify/ranking.ts";

/** Person 0 is asked: their own distance, then those of persons 1, 2 …. */
function asked(person: number, own: number, ...others: number[]): Asked {
  const indices = [...Array(others.length + 1).keys()].filter((index) => index !== person);
  return {
    person,
    own,
    others: new Map(others.map((distance, index) => [indices[index] as number, distance])),
  };
}

describe("a ranking", () => {
  it("reports how often the same person is nearest, and at which rank", () => {
    const people = [asked(0, 1, 2, 3), asked(1, 2, 1, 3), asked(2, 3, 1, 2)];
    const { first, rank, auc, others, people: count } = rankingOf(people, seededRandom(1));
    expect({ count, others, first: first.mean, rank: rank.mean }).toEqual({
      count: 3,
      others: 2,
      first: 1 / 3,
      rank: 2,
    });
    expect(auc.mean).toBeCloseTo((1 + 0.5 + 0) / 3, 12);
  });

  it("counts a tie as half before and half behind", () => {
    const { first, rank, auc } = rankingOf(
      [asked(0, 1, 1, 1, 2, 0.5), asked(1, 1, 1, 1, 2, 2)],
      seededRandom(1),
    );
    expect(first.mean).toBeCloseTo((0 + 1 / 3) / 2, 12);
    expect(rank.mean).toBeCloseTo((1 + 1 + 1 + 1 + 1) / 2, 12);
    expect(auc.mean).toBeCloseTo(((0.5 + 0.5 + 1 + 0) / 4 + (0.5 + 0.5 + 1 + 1) / 4) / 2, 12);
  });

  it("leaves out people with no one to be ranked among", () => {
    expect(rankingOf([asked(0, 1), asked(0, 1, 2)], seededRandom(1)).people).toBe(1);
  });

  it("has nearly the standard error of a share of independent people", () => {
    // Half are always nearest, half never: .5 ± sqrt(.25 / 100).
    const crowd = Array.from({ length: 100 }, (_, person) =>
      asked(person, person % 2, ...new Array<number>(99).fill(0.5)),
    );
    const { first, auc } = rankingOf(crowd, seededRandom(1));
    expect(first.mean).toBe(0.5);
    expect(first.standardError).toBeCloseTo(0.05, 2);
    expect(auc.standardError).toBeCloseTo(0.05, 2);
    expect(rankingOf(crowd, seededRandom(1))).toEqual(rankingOf(crowd, seededRandom(1)));
  });

  it("resamples the people that others are ranked among", () => {
    // Everyone is nearer than person 9 and further than the others, so the result depends on one person.
    const crowd = Array.from({ length: 9 }, (_, person) => asked(person, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2));
    expect(rankingOf(crowd, seededRandom(1)).auc.standardError).toBeGreaterThan(0.08);
    expect(rankingOf(crowd, seededRandom(1)).rank.standardError).toBe(0);
  });

  it("reports a gain with the standard error of the difference", () => {
    const before = Array.from({ length: 40 }, (_, person) =>
      asked(person, person % 2, ...new Array<number>(39).fill(0.5)),
    );
    const after = before.map((one) => ({ ...one, own: one.own - 0.1 }));
    expect(gainOf(before, after, seededRandom(1))).toEqual({ mean: 0, standardError: 0 });
    const better = before.map((one) => ({ ...one, own: 0 }));
    expect(gainOf(before, better, seededRandom(1)).mean).toBe(0.5);
  });
});
