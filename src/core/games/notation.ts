// Moves as single characters, for files of moves and for the line protocol. The catalogue names
// those of the games that have names.

import { catalogued } from "./catalogue.ts";
import type { MatrixGame, Move } from "./matrix-game.ts";

/** The moves of one game as characters. */
export interface Notation {
  /** The characters by move number: `rsp`, `rsLpS`, `01`, `0123456` … */
  readonly characters: string;
  /** The move of an ASCII code or UTF-16 unit; undefined where it stands for none. */
  moveOf(code: number): Move | undefined;
}

/** No small e: three moves side by side must never read `end`, which closes the line protocol. */
const NUMBERED = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdfghijklmnopqrstuvwxyz";

/** The most moves that a game of numbered moves may have for each to be one character: `rps-61`. */
export const NOTATED_SIZE_MAX = NUMBERED.length;

const known = new Map<string, Notation>();

/**
 * The characters of a game's moves: `r p s` at rps, `r p s L S` at rpsls, `0 1` (even, odd) at
 * oddeven, and in `rps-N` the move's number as one of 0-9, A-Z, a-z without e. Undefined for games
 * larger than `rps-61`, which run out of characters.
 */
export function notationOf({ id, size }: MatrixGame): Notation | undefined {
  const found = known.get(id);
  if (found || size > NOTATED_SIZE_MAX) return found;
  const notation = notationFrom(catalogued(id)?.notation ?? NUMBERED.slice(0, size));
  known.set(id, notation);
  return notation;
}

function notationFrom(characters: string): Notation {
  const moves = new Map([...characters].map((character, move) => [character.charCodeAt(0), move]));
  return { characters, moveOf: (code) => moves.get(code) };
}
