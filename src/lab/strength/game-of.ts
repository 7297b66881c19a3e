// Games cross to other threads as their ids.

import { type MatrixGame, matrixGame } from "../../core/games/index.ts";

/** The game of an id that was one before. @throws RangeError where it is none */
export function gameOf(id: string): MatrixGame {
  const game = matrixGame(id);
  if (!game) throw new RangeError(`${id} is no game`);
  return game;
}
