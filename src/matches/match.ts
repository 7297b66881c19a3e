// Two strategies against each other.

import type { MatrixGame } from "../games/index.ts";
import type { Strategy } from "../strategies/index.ts";

/** How a match went for side `a`, in rounds. */
export interface Tally {
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
}

/** Plays `rounds` rounds; `a` must have been made for the person's side and `b` for the bot's. They keep what they learned. */
export function playMatch(match: {
  readonly game: MatrixGame;
  readonly a: Strategy;
  readonly b: Strategy;
  readonly rounds: number;
}): Tally {
  const { game, a, b, rounds } = match;
  let wins = 0;
  let losses = 0;
  for (let round = 0; round < rounds; round++) {
    const moveA = a.choose();
    const moveB = b.choose();
    a.observe(moveA, moveB);
    b.observe(moveB, moveA);
    const result = game.result("person", moveA, moveB);
    if (result > 0) wins++;
    else if (result < 0) losses++;
  }
  return { wins, losses, draws: rounds - wins - losses };
}

/** wins / (wins + losses), draws dropped; one half where every round was drawn. */
export function successOf({ wins, losses }: Tally): number {
  return wins + losses === 0 ? 0.5 : wins / (wins + losses);
}
