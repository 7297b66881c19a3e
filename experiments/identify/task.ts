// Tasks of the study for any thread: one person's distances to everyone, and one person's tests.

import { compareProfiles, LIKENESS } from "../../src/core/profiles/index.ts";
import { deriveSeed, seededRandom } from "../../src/core/random/index.ts";
import type { RecordedPerson } from "../../src/lab/kit/recorded-people.ts";
import { gameOf, seedBytes } from "../../src/lab/kit/task-values.ts";
import { candidateDistances, prepare } from "./candidates.ts";
import { type Halves, type Split, splitRounds } from "./splits.ts";

/** Distances from some people to everyone. */
export interface IdentifyTask {
  readonly game: string;
  readonly people: readonly RecordedPerson[];
  readonly split: Split;
  readonly asked: readonly number[];
  readonly seed: number;
}

/** Results of one person's first half. */
export interface IdentifyRow {
  readonly split: Split;
  readonly person: number;
  readonly distances: readonly (readonly number[])[];
  /** p-values of the person's own second half, and of the next person's; undefined with too few rounds. */
  readonly tests: readonly [own: number | undefined, stranger: number | undefined];
}

export function runIdentifyTask({
  game: id,
  people,
  split,
  asked,
  seed,
}: IdentifyTask): readonly IdentifyRow[] {
  const game = gameOf(id);
  const randomOf = (role: string, player = "") =>
    seededRandom(deriveSeed(seedBytes(seed), "identify", split, role, player));
  const halves = people.map(({ player, rounds }) => splitRounds(split, rounds, randomOf("split", player)));
  const seconds = halves.map(([, second]) => prepare(game, second));
  return asked.map((person) => {
    const first = (halves[person] as Halves)[0];
    const prepared = prepare(game, first);
    const random = randomOf("deal", people[person]?.player);
    const pOf = (other: number): number | undefined =>
      compareProfiles({ game, context: LIKENESS.context, random }, first, (halves[other] as Halves)[1])
        .permutationP;
    return {
      split,
      person,
      distances: seconds.map((second) => candidateDistances(game, prepared, second)),
      tests: [pOf(person), pOf((person + 1) % people.length)],
    };
  });
}
