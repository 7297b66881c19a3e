// What people play: rounds of a matrix game, or flags on a minesweeper board, where every press is
// a move that can be told from the others.

import { matrixGame } from "../../../src/core/games/index.ts";
import type { RandomSource } from "../../../src/core/random/index.ts";
import type { Play } from "./person.ts";
import { turnIn } from "./told.ts";

/** What begins a match, where it is not the game's name alone. */
const COMMANDS: Readonly<Record<string, string>> = { rps: "rps play" };

/** Endless matches against the opponent that is played unless somebody chooses. */
export function rounds(game: string, random: RandomSource): Play {
  const moves = moveNames(game);
  return {
    scope: game,
    isExact: false,
    begin: (chair) => chair.begin({ name: COMMANDS[game] ?? game, options: { length: "endless" } }),
    next: () => {
      const move = random.below(moves.length);
      return { move, button: moves[move] as string };
    },
  };
}

/** The words of the game's moves, by their numbers. */
export function moveNames(game: string): readonly string[] {
  return matrixGame(game)?.moveIds ?? [];
}

const BOARD = { size: "4x4", mines: "7" };
/** Numbers of moves on a board: a cell opened, a flag set (100 and its cell), one taken (200). */
export const BOARD_MOVES = { open: 0, flag: 100, unflag: 200 } as const;

/** Sets flags and takes them: a cell opened might clear the board. */
export function flags(random: RandomSource): Play {
  const set = new Set<number>();
  let covered: readonly number[] = [];
  return {
    scope: "mines",
    isExact: true,
    begin: (chair) => chair.begin({ name: "mines play", options: BOARD }),
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
