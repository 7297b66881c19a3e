// Cross-validation splits: nobody is tested by a strategy that has learned from them.

import { type RandomSource, shuffled } from "../../core/random/index.ts";
import type { RecordedPerson } from "../recorded-people.ts";

export interface Fold {
  readonly learned: readonly RecordedPerson[];
  readonly tested: readonly RecordedPerson[];
}

/** Random folds of nearly equal size; whole people, never single rounds. */
export function foldsByPlayer(
  people: readonly RecordedPerson[],
  count: number,
  random: RandomSource,
): readonly Fold[] {
  const dealt = shuffled(people, random);
  return foldsBy(dealt, new Map(dealt.map((person, index) => [person, String(index % count)])));
}

/** One fold per kind of opponent; empty unless at least two kinds are known. */
export function foldsByOpponent(people: readonly RecordedPerson[]): readonly Fold[] {
  const kinds = new Set(people.map(({ opponent }) => opponent));
  if (kinds.size < 2 || kinds.has(undefined)) return [];
  return foldsBy(people, new Map(people.map((person) => [person, person.opponent ?? ""])));
}

/** Leave-one-out folds. */
export function foldsOfOne(people: readonly RecordedPerson[]): readonly Fold[] {
  return foldsBy(people, new Map(people.map((person, index) => [person, String(index)])));
}

/** Permutes the rounds as pairs of moves: destroys sequence, keeps frequencies. */
export function shuffleRounds(person: RecordedPerson, random: RandomSource): RecordedPerson {
  const order = shuffled([...person.rounds.person.keys()], random);
  const inOrder = (moves: Uint8Array): Uint8Array =>
    Uint8Array.from(order, (round) => moves[round] as number);
  return { ...person, rounds: { person: inOrder(person.rounds.person), bot: inOrder(person.rounds.bot) } };
}

function foldsBy(
  people: readonly RecordedPerson[],
  groups: ReadonlyMap<RecordedPerson, string>,
): readonly Fold[] {
  const folds = [...new Set(people.map((person) => groups.get(person)))].map((group) => ({
    learned: people.filter((person) => groups.get(person) !== group),
    tested: people.filter((person) => groups.get(person) === group),
  }));
  return folds.filter(({ learned }) => learned.length > 0);
}
