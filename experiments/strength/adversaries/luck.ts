// How far luck alone carries a match from what is expected.

import { hasDraws } from "../../../src/core/games/index.ts";
import { Z95 } from "../../../src/core/statistics.ts";
import { gameOf } from "../../../src/lab/kit/task-values.ts";

/** Points within which 95 of 100 matches end around their expectation, where moves are drawn about
 * evenly: 1.96 sqrt(T P(decided)). */
export function luckBand(gameId: string, rounds: number): number {
  const game = gameOf(gameId);
  const decided = hasDraws(game) ? 1 - 1 / game.size : 1;
  return Z95 * Math.sqrt(rounds * decided);
}
