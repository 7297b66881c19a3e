// Results averaged over a strategy's own dice, so that the luck of single draws isn't counted.

import type { MatrixGame, Move } from "../../src/core/games/index.ts";
import type { Strategy } from "../../src/core/strategies/index.ts";

/** The expected result for the bot's side by opponent's move, in the round in which `drawn` was drawn: from the
 * strategy's bank, else from the drawn move. Call it before `observe`. */
export function expectedResults(game: MatrixGame, strategy: Strategy, drawn: Move): Float64Array {
  const booked = strategy.bank?.results;
  return booked ?? Float64Array.from({ length: game.size }, (_, move) => game.result("bot", drawn, move));
}
