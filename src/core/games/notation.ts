// Moves as single characters, for move files and the line protocol.

import { catalogued } from "./catalogue.ts";
import type { MatrixGame, Move } from "./matrix-game.ts";

/** One game's moves as characters. */
export interface Notation {
  /** Characters by move number: `rsp`, `rsLpS`, `01`, `0123456` … */
  readonly characters: string;
  /** The move for an ASCII code or UTF-16 unit; undefined for any other. */
  moveOf(code: number): Move | undefined;
}

/** No lowercase e, so that moves never spell `end`, which closes the line protocol. */
const NUMBERED = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdfghijklmnopqrstuvwxyz";

/** Largest game with one character per move: `rps-61`. */
export const NOTATED_SIZE_MAX = NUMBERED.length;

const known = new Map<string, Notation>();

/** A game's move characters: `rsp`, `rsLpS`, `01` (even, odd), and in `rps-N` one of 0-9, A-Z, a-z
 * without e. Undefined above `rps-61`, which runs out of characters. */
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
