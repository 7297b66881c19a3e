// Invented people for tests of the verdict.

import { type RandomSource, seededRandom } from "../../src/core/random/index.ts";
import type { RecordedPerson } from "../../src/lab/kit/recorded-people.ts";

/** People who usually move on to the next move, whatever the other side plays: all moves are equally frequent, so only
 * their order is predictable. */
export function rotatingPeople(
  count: number,
  rounds: number,
  { size = 3, opponents = ["a"] }: { readonly size?: number; readonly opponents?: readonly string[] } = {},
): readonly RecordedPerson[] {
  return Array.from({ length: count }, (_, index) => {
    const random = seededRandom(index + 1);
    return {
      player: `p${index}`,
      rounds: { person: rotating(random, rounds, size), bot: drawn(random, rounds, size) },
      opponent: opponents[index % opponents.length] as string,
    };
  });
}

function rotating(random: RandomSource, rounds: number, size: number): Uint8Array {
  let move = random.below(size);
  return Uint8Array.from({ length: rounds }, () => {
    move = (move + (random.below(5) === 0 ? random.below(size) : 1)) % size;
    return move;
  });
}

function drawn(random: RandomSource, rounds: number, size: number): Uint8Array {
  return Uint8Array.from({ length: rounds }, () => random.below(size));
}
