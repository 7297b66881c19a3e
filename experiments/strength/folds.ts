// More splits for cross-validation, and people whose rounds carry no information in their order.

import { type RandomSource, shuffled } from "../../src/core/random/index.ts";
import type { RecordedPerson } from "../../src/lab/kit/recorded-people.ts";
import { type Fold, foldsBy } from "../../src/lab/prior/folds.ts";

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

/** Permutes the rounds as pairs of moves: destroys the sequence, keeps the frequencies. */
export function shuffleRounds(person: RecordedPerson, random: RandomSource): RecordedPerson {
  const order = shuffled([...person.rounds.person.keys()], random);
  const inOrder = (moves: Uint8Array): Uint8Array =>
    Uint8Array.from(order, (round) => moves[round] as number);
  return { ...person, rounds: { person: inOrder(person.rounds.person), bot: inOrder(person.rounds.bot) } };
}
