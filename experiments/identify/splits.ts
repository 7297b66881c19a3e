// Splits of each person's rounds, to separate the effects of person, time and preferences.

import type { Rounds } from "../../src/core/games/index.ts";
import { type RandomSource, shuffled } from "../../src/core/random/index.ts";

/**
 * `time`: first and last rounds. `stretches`: alternating blocks of 25 rounds, so that both halves cover the same times
 * (three rounds after each join have a wrong past). `shuffled`: `time` with rounds permuted within halves, so that only
 * preferences remain.
 */
export const SPLITS = ["time", "stretches", "shuffled"] as const;
export type Split = (typeof SPLITS)[number];

/** One person's halves. */
export type Halves = readonly [first: Rounds, second: Rounds];

const STRETCH_ROUNDS = 25;

/** Splits the rounds; `random` permutes those of `shuffled`. */
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
