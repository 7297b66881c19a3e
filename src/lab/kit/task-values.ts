// Serialisable task values: seeds as numbers, games as ids.

import { type MatrixGame, matrixGame } from "../../core/games/index.ts";

/** The bytes of a study's seed, the same on every machine. */
export function seedBytes(seed: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setFloat64(0, seed);
  return bytes;
}

/** The game of a valid id, for tasks that carry ids between threads. @throws RangeError */
export function gameOf(id: string): MatrixGame {
  const game = matrixGame(id);
  if (!game) throw new RangeError(`${id} isn't a game`);
  return game;
}
