// Each person's rounds in two halves, in several ways: what finds a person again may be the person,
// the time, or mere preferences.

import type { Rounds } from "../../core/games/index.ts";
import { type RandomSource, shuffled } from "../../core/random/index.ts";

/**
 * `time`: the first rounds and the last. `stretches`: stretches of 25 rounds in turn, so that both
 * halves are from the same times; where two are joined, three rounds have a false past. `shuffled`:
 * as `time`, then the rounds of each half in any order, so that only preferences are left.
 */
export const SPLITS = ["time", "stretches", "shuffled"] as const;
export type Split = (typeof SPLITS)[number];

/** One person's halves. */
export type Halves = readonly [first: Rounds, second: Rounds];

const STRETCH_ROUNDS = 25;

/** The rounds in two halves. `random` decides the order of `shuffled`. */
export function splitRounds(split: Split, rounds: Rounds, random: RandomSource): Halves {
  const all = [...rounds.person.keys()];
  if (split === "stretches") {
    const isOdd = (round: number): boolean => Math.floor(round / STRETCH_ROUNDS) % 2 === 1;
    return [
      chosen(
        rounds,
        all.filter((round) => !isOdd(round)),
      ),
      chosen(rounds, all.filter(isOdd)),
    ];
  }
  const middle = Math.floor(all.length / 2);
  const order = (part: readonly number[]): readonly number[] =>
    split === "shuffled" ? shuffled(part, random) : part;
  return [chosen(rounds, order(all.slice(0, middle))), chosen(rounds, order(all.slice(middle)))];
}

function chosen({ person, bot }: Rounds, order: readonly number[]): Rounds {
  const inOrder = (moves: Uint8Array): Uint8Array =>
    Uint8Array.from(order, (round) => moves[round] as number);
  return { person: inOrder(person), bot: inOrder(bot) };
}
