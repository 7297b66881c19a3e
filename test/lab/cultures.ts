// People of two cultures made up for tests: they begin and react differently.

import { type RandomSource, seededRandom } from "../../src/core/random/index.ts";
import type { RecordedPerson } from "../../src/lab/kit/recorded-people.ts";

export interface Culture {
  readonly name: string;
  /** How often the first move is each, of ten. */
  readonly firsts: readonly number[];
  /** What usually follows a draw, a win of the bot's and one of the person's: a step from their move. */
  readonly steps: readonly [number, number, number];
  /** How often a person does the usual thing. */
  readonly usual: number;
}

/** Begins with paper; stays after a win, goes on after a loss. */
export const PAPER_FIRST: Culture = { name: "a", firsts: [2, 1, 7], steps: [1, 1, 0], usual: 0.6 };
/** Begins with rock more often; goes on after a win, back after a loss. */
export const ROCK_FIRST: Culture = { name: "b", firsts: [6, 1, 3], steps: [1, 2, 1], usual: 0.6 };

/** So many people of the culture, each with `rounds` rounds against chance. */
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
