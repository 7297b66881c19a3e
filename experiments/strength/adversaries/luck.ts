// How far chance alone takes a match from its expectation.

import { hasDraws } from "../../../src/core/games/index.ts";
import { Z95 } from "../../../src/core/statistics.ts";
import { gameOf } from "../../../src/lab/kit/task-values.ts";

/** Points around the expectation within which 95 of 100 matches end, if moves are about equally frequent: 1.96 sqrt(T
 * P(decided)). */
export function luckBand(gameId: string, rounds: number): number {
  const game = gameOf(gameId);
  const decided = hasDraws(game) ? 1 - 1 / game.size : 1;
  return Z95 * Math.sqrt(rounds * decided);
}
