// Invented people of two cultures for tests: they start and react differently.

import { type RandomSource, seededRandom } from "../../src/core/random/index.ts";
import type { RecordedPerson } from "../../src/lab/kit/recorded-people.ts";

export interface Culture {
  readonly name: string;
  /** How often each move comes first, out of ten. */
  readonly firsts: readonly number[];
  /** The usual step from their last move after a draw, a win for the bot and a win for the person. */
  readonly steps: readonly [number, number, number];
  /** How often a person takes the usual step. */
  readonly usual: number;
}

/** Starts with paper; repeats after a win, moves on after a loss. */
export const PAPER_FIRST: Culture = { name: "a", firsts: [2, 1, 7], steps: [1, 1, 0], usual: 0.6 };
/** Starts with rock more often; moves on after a win, back after a loss. */
export const ROCK_FIRST: Culture = { name: "b", firsts: [6, 1, 3], steps: [1, 2, 1], usual: 0.6 };

/** Creates `count` people of the culture, each with `rounds` rounds against random play. */
export function peopleOf(
  culture: Culture,
  count: number,
  rounds: number,
  seed: number,
): readonly RecordedPerson[] {
  return Array.from({ length: count }, (_, index) => {
    const random = seededRandom(seed * 100_000 + index);
    return { player: `${culture.name}${index}`, rounds: playOf(culture, rounds, random) };
  });
}

function playOf(culture: Culture, rounds: number, random: RandomSource): RecordedPerson["rounds"] {
  const person = new Uint8Array(rounds);
  const bot = Uint8Array.from({ length: rounds }, () => random.below(3));
  for (let round = 0; round < rounds; round++)
    person[round] = round === 0 ? firstOf(culture, random) : nextOf(culture, person, bot, round, random);
  return { person, bot };
}

function firstOf({ firsts }: Culture, random: RandomSource): number {
  const all = firsts.flatMap((count, move) => new Array<number>(count).fill(move));
  return all[random.below(all.length)] as number;
}

function nextOf(
  { steps, usual }: Culture,
  person: Uint8Array,
  bot: Uint8Array,
  round: number,
  random: RandomSource,
): number {
  if (random.unit() >= usual) return random.below(3);
  const last = person[round - 1] as number;
  const outcome = ((bot[round - 1] as number) - last + 3) % 3;
  return (last + (steps[outcome] as number)) % 3;
}
