// Odd-even: one side picks a number, the other guesses whether it is even or odd. The only game
// here whose sides differ.

import type { MatrixGame } from "./matrix-game.ts";
import { gameByRule } from "./rule.ts";

/** Odd-even, moves 0 `even` and 1 `odd`: the bot guesses and wins when both moves are equal, the
 * person wins when they differ. No draws. */
export const oddEven: MatrixGame = gameByRule("oddeven", ["even", "odd"], [1, 0], (side, own, other) =>
  (own === other) === (side === "bot") ? 1 : -1,
);
