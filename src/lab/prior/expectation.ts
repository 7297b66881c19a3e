// What a strategy wins over its own dice: what was drawn in a round is luck, and not counted.

import type { MatrixGame, Move } from "../../core/games/index.ts";
import { FortuneTeller, pureStake, type Strategy } from "../../core/strategies/index.ts";

/** By the opponent's move, the expected result of the strategy on the bot's side in the round of
 * `drawn`: of its bank's draw, of its plan, or else of the drawn move. Call before `observe`. */
export function expectedResults(game: MatrixGame, strategy: Strategy, drawn: Move): Float64Array {
  const booked = strategy.bank?.results;
  if (booked) return booked;
  if (strategy instanceof FortuneTeller)
    return pureStake({ game, side: "bot" }, strategy.probabilities()).results;
  return Float64Array.from({ length: game.size }, (_, move) => game.result("bot", drawn, move));
}
