// Simulated people for tests: each has habits, drawn once, and follows them at random.

import type { MatrixGame, Move, Rounds } from "../../../src/core/games/index.ts";
import { type RandomSource, seededRandom } from "../../../src/core/random/index.ts";

/** Chooses a move after a round, given both sides' moves and a random source. */
export type Habit = (own: Move, other: Move, random: RandomSource) => Move;

/** `count` rounds of someone who follows `habit` except for a share of slips, against uniformly random moves. */
export function simulated(game: MatrixGame, habit: Habit, count: number, seed: number, slips = 0.3): Rounds {
  const random = seededRandom(seed);
  const rounds = { person: new Uint8Array(count), bot: new Uint8Array(count) };
  for (let round = 0; round < count; round++) {
    const isFree = round === 0 || random.unit() < slips;
    const [own, other] = [rounds.person[round - 1] ?? 0, rounds.bot[round - 1] ?? 0];
    rounds.person[round] = isFree ? random.below(game.size) : habit(own, other, random);
    rounds.bot[round] = random.below(game.size);
  }
  return rounds;
}

/** Someone whose next move follows from the last round, by a table derived from `seed`. */
export function habitOf(game: MatrixGame, seed: number): Habit {
  const random = seededRandom(seed);
  const table = Array.from({ length: game.size * game.size }, () => random.below(game.size));
  return (own, other) => table[own * game.size + other] as Move;
}

/** Someone who plays at random. */
export const coin: Habit = (_own, _other, random) => random.below(3);
