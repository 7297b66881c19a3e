// What people play: rounds of a matrix game, or flags on a minesweeper board, where every press is a distinguishable
// move.

import { matrixGame } from "../../../src/core/games/index.ts";
import type { RandomSource } from "../../../src/core/random/index.ts";
import type { Play } from "./person.ts";
import { turnIn } from "./reported.ts";

/** The command that starts a match, if it isn't just the game's name. */
const COMMANDS: Readonly<Record<string, string>> = { rps: "rps play" };

/** Endless matches against the default opponent. */
export function rounds(game: string, random: RandomSource): Play {
  const moves = moveNames(game);
  return {
    scope: game,
    begin: (chair) => chair.begin({ name: COMMANDS[game] ?? game, options: { length: "endless" } }),
    next: () => {
      const move = random.below(moves.length);
      return { move, button: moves[move] as string };
    },
  };
}

/** The names of the game's moves, by number. */
export function moveNames(game: string): readonly string[] {
  return matrixGame(game)?.moveIds ?? [];
}

/** It begins with an opened cell, so that it has a proof. */
const BOARD = { level: "pocket", noguess: "yes" };
/** Numbers of moves on a board: opening a cell, setting a flag (100 plus the cell), removing one (200 plus it). */
export const BOARD_MOVES = { open: 0, flag: 100, unflag: 200 } as const;

/** Sets and removes flags; opening a cell might clear the board. */
export function flags(random: RandomSource): Play {
  const set = new Set<number>();
  let covered: readonly number[] = [];
  return {
    scope: "mines",
    begin: (chair) => chair.begin({ name: "mines", options: BOARD }),
    next: (turn, shown) => {
      if (covered.length === 0 && turnIn(shown) === turn) covered = shown.buttons.flatMap(coveredCell);
      if (covered.length === 0) return undefined;
      const cell = covered[random.below(covered.length)] as number;
      const isSet = !set.delete(cell);
      if (isSet) set.add(cell);
      const move = (isSet ? BOARD_MOVES.flag : BOARD_MOVES.unflag) + cell;
      return { move, button: `${isSet ? "f" : "u"}${cell}` };
    },
  };
}

function coveredCell(button: string): readonly number[] {
  const [, cell] = /:o(\d+)$/.exec(button) ?? [];
  return cell === undefined ? [] : [Number(cell)];
}
