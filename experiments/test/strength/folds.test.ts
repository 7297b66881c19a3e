import { describe, expect, it } from "vitest";
import { seededRandom } from "../../../src/core/random/index.ts";
import type { RecordedPerson } from "../../../src/lab/kit/recorded-people.ts";
import type { Fold } from "../../../src/lab/prior/folds.ts";
import { rotatingPeople } from "../../../test/lab/rotating-people.ts";
import { foldsByOpponent, foldsOfOne, shuffleRounds } from "../../strength/folds.ts";

const names = (people: readonly RecordedPerson[]) => people.map(({ player }) => player);

function expectWhole(folds: readonly Fold[], people: readonly RecordedPerson[]): void {
  expect(folds.flatMap(({ tested }) => names(tested)).sort()).toEqual(names(people).sort());
  for (const { learned, tested } of folds) {
    expect(names([...learned, ...tested]).sort()).toEqual(names(people).sort());
  }
}

describe("folds", () => {
  const people = rotatingPeople(13, 4, { opponents: ["x", "y", "z"] });

  it("splits by opponent: tests on one, learns from the others", () => {
    const folds = foldsByOpponent(people);
    expectWhole(folds, people);
    expect(folds).toHaveLength(3);
    for (const { learned, tested } of folds) {
      const [kind] = tested.map(({ opponent }) => opponent);
      expect(tested.every(({ opponent }) => opponent === kind)).toBe(true);
      expect(learned.some(({ opponent }) => opponent === kind)).toBe(false);
    }
  });

  it("has no split by opponent where opponents are unknown or all the same", () => {
    expect(foldsByOpponent(rotatingPeople(4, 4))).toEqual([]);
    expect(foldsByOpponent(people.map(({ player, rounds }) => ({ player, rounds })))).toEqual([]);
    expect(
      foldsByOpponent([
        ...people,
        { player: "new", rounds: { person: new Uint8Array(), bot: new Uint8Array() } },
      ]),
    ).toEqual([]);
  });

  it("tests each person alone, and has no fold for a single person", () => {
    expectWhole(foldsOfOne(people), people);
    expect(foldsOfOne(people)).toHaveLength(13);
    expect(foldsOfOne(people.slice(0, 1))).toEqual([]);
  });
});

describe("shuffled rounds", () => {
  it("reorders rounds, keeping both sides' moves together", () => {
    const [person] = rotatingPeople(1, 200) as [RecordedPerson];
    const shuffled = shuffleRounds(person, seededRandom(1));
    const pairs = ({ rounds }: RecordedPerson) =>
      [...rounds.person].map((move, round) => `${move}${rounds.bot[round]}`);
    expect(pairs(shuffled)).not.toEqual(pairs(person));
    expect(pairs(shuffled).sort()).toEqual(pairs(person).sort());
  });
});
