// Finds a game by its id. Every id is a rule of its own, so there is no list of games, only of
// examples.

import { CIRCLE_SIZE_MAX, circleGame } from "./circle-game.ts";
import type { MatrixGame } from "./matrix-game.ts";
import { oddEven } from "./odd-even.ts";

/** Game ids to show where a person has to type one; every odd `rps-N` from 7 to 101 is a game as
 * well. */
export const GAME_IDS: readonly string[] = ["rps", "rpsls", "rps-7", "oddeven"];

const found = new Map<string, MatrixGame>([[oddEven.id, oddEven]]);

/** The matrix game of that id (`rps`, `rpsls`, `rps-7` … `rps-101`, `oddeven`), or undefined. The
 * same id gives the same object. */
export function matrixGame(id: string): MatrixGame | undefined {
  const known = found.get(id);
  if (known) return known;
  const size = sizeOf(id);
  if (size === undefined) return undefined;
  const game = circleGame(size);
  found.set(id, game);
  return game;
}

function sizeOf(id: string): number | undefined {
  if (id === "rps") return 3;
  if (id === "rpsls") return 5;
  const size = Number(/^rps-([1-9][0-9]{0,2})$/.exec(id)?.[1]);
  return size % 2 === 1 && size >= 7 && size <= CIRCLE_SIZE_MAX ? size : undefined;
}
