// Cross-validation splits: no one is tested with a strategy that learned from them.

import { type RandomSource, shuffled } from "../../core/random/index.ts";
import type { RecordedPerson } from "../kit/recorded-people.ts";

export interface Fold {
  readonly learned: readonly RecordedPerson[];
  readonly tested: readonly RecordedPerson[];
}

/** Random folds of nearly equal size, split by person, never by round. */
export function foldsByPlayer(
  people: readonly RecordedPerson[],
  count: number,
  random: RandomSource,
): readonly Fold[] {
  const dealt = shuffled(people, random);
  return foldsBy(dealt, new Map(dealt.map((person, index) => [person, String(index % count)])));
}

/** One fold per group; omits folds that leave no one to learn from. */
export function foldsBy(
  people: readonly RecordedPerson[],
  groups: ReadonlyMap<RecordedPerson, string>,
): readonly Fold[] {
  const folds = [...new Set(people.map((person) => groups.get(person)))].map((group) => ({
    learned: people.filter((person) => groups.get(person) !== group),
    tested: people.filter((person) => groups.get(person) === group),
  }));
  return folds.filter(({ learned }) => learned.length > 0);
}
