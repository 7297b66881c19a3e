import { describe, expect, it } from "vitest";
import { seededRandom } from "../../../src/core/random/index.ts";
import type { RecordedPerson } from "../../../src/lab/kit/recorded-people.ts";
import { type Fold, foldsByPlayer } from "../../../src/lab/prior/folds.ts";
import { rotatingPeople } from "../rotating-people.ts";

const names = (people: readonly RecordedPerson[]) => people.map(({ player }) => player);

function expectWhole(folds: readonly Fold[], people: readonly RecordedPerson[]): void {
  expect(folds.flatMap(({ tested }) => names(tested)).sort()).toEqual(names(people).sort());
  for (const { learned, tested } of folds) {
    expect(names([...learned, ...tested]).sort()).toEqual(names(people).sort());
  }
}

describe("folds", () => {
  const people = rotatingPeople(13, 4, { opponents: ["x", "y", "z"] });

  it("test everyone once, learning only from all the others", () => {
    const folds = foldsByPlayer(people, 5, seededRandom(1));
    expectWhole(folds, people);
    expect(folds.map(({ tested }) => tested.length).sort()).toEqual([2, 2, 3, 3, 3]);
  });

  it("are drawn at random, the same for the same seed", () => {
    const dealt = (seed: number) =>
      foldsByPlayer(people, 5, seededRandom(seed)).map(({ tested }) => names(tested));
    expect(dealt(1)).toEqual(dealt(1));
    expect(dealt(1)).not.toEqual(dealt(2));
  });

  it("are empty without people", () => {
    expect(foldsByPlayer([], 5, seededRandom(1))).toEqual([]);
  });
});
