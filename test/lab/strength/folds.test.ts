import { describe, expect, it } from "vitest";
import { seededRandom } from "../../../src/core/random/index.ts";
import type { RecordedPerson } from "../../../src/lab/recorded-people.ts";
import {
  type Fold,
  foldsByOpponent,
  foldsByPlayer,
  foldsOfOne,
  shuffleRounds,
} from "../../../src/lab/strength/folds.ts";
import { rotatingPeople } from "./people.ts";

const names = (people: readonly RecordedPerson[]) => people.map(({ player }) => player);

function expectWhole(folds: readonly Fold[], people: readonly RecordedPerson[]): void {
  expect(folds.flatMap(({ tested }) => names(tested)).sort()).toEqual(names(people).sort());
  for (const { learned, tested } of folds) {
    expect(names([...learned, ...tested]).sort()).toEqual(names(people).sort());
  }
}

describe("folds", () => {
  const people = rotatingPeople(13, 4, { opponents: ["x", "y", "z"] });

  it("test everybody once, by those who learned from all the others and from nobody tested", () => {
    const folds = foldsByPlayer(people, 5, seededRandom(1));
    expectWhole(folds, people);
    expect(folds.map(({ tested }) => tested.length).sort()).toEqual([2, 2, 3, 3, 3]);
  });

  it("are dealt by lot, the same again from the same seed", () => {
    const dealt = (seed: number) =>
      foldsByPlayer(people, 5, seededRandom(seed)).map(({ tested }) => names(tested));
    expect(dealt(1)).toEqual(dealt(1));
    expect(dealt(1)).not.toEqual(dealt(2));
  });

  it("by opponent test those who met one kind and learn from those who met others", () => {
    const folds = foldsByOpponent(people);
    expectWhole(folds, people);
    expect(folds).toHaveLength(3);
    for (const { learned, tested } of folds) {
      const [kind] = tested.map(({ opponent }) => opponent);
      expect(tested.every(({ opponent }) => opponent === kind)).toBe(true);
      expect(learned.some(({ opponent }) => opponent === kind)).toBe(false);
    }
  });

  it("by opponent are none where opponents are not told or all the same", () => {
    expect(foldsByOpponent(rotatingPeople(4, 4))).toEqual([]);
    expect(foldsByOpponent(people.map(({ player, rounds }) => ({ player, rounds })))).toEqual([]);
    expect(
      foldsByOpponent([
        ...people,
        { player: "new", rounds: { person: new Uint8Array(), bot: new Uint8Array() } },
      ]),
    ).toEqual([]);
  });

  it("of one test each alone; a single person can be learned from by nobody", () => {
    expectWhole(foldsOfOne(people), people);
    expect(foldsOfOne(people)).toHaveLength(13);
    expect(foldsOfOne(people.slice(0, 1))).toEqual([]);
    expect(foldsByPlayer([], 5, seededRandom(1))).toEqual([]);
  });
});

describe("shuffled rounds", () => {
  it("are the same rounds in another order, both sides' moves staying together", () => {
    const [person] = rotatingPeople(1, 200) as [RecordedPerson];
    const shuffled = shuffleRounds(person, seededRandom(1));
    const pairs = ({ rounds }: RecordedPerson) =>
      [...rounds.person].map((move, round) => `${move}${rounds.bot[round]}`);
    expect(pairs(shuffled)).not.toEqual(pairs(person));
    expect(pairs(shuffled).sort()).toEqual(pairs(person).sort());
  });
});
