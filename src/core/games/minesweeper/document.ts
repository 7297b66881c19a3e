// A game as a stored document, without mines: seed and first cell determine them.

import { base64 } from "@scure/base";
import type { CellSource } from "./lay.ts";
import { COVERED_CELL, Minesweeper } from "./minesweeper.ts";
import type { MinesRules } from "./rules.ts";

export interface MinesDocument {
  readonly rules: MinesRules;
  readonly seed: string;
  readonly first?: number;
  readonly blown?: number;
  /** A bitmap, one bit per cell, least significant first, as base64 without trailing zero bytes. */
  readonly opened: string;
  readonly flags: string;
}

/** The document of a game whose mines derive from `seed`. */
export function writeGame(game: Minesweeper, seed: string): MinesDocument {
  const { rules, first, blown } = game;
  return {
    rules,
    seed,
    ...(first === undefined ? {} : { first }),
    ...(blown === undefined ? {} : { blown }),
    opened: packBits(game.seen.length, (cell) => game.seen[cell] !== COVERED_CELL),
    flags: packBits(game.flags.length, (cell) => game.flags[cell] === 1),
  };
}

/** Restores a game; `randomOf` seeds its source. @throws RangeError for an invalid document. */
export function readGame(document: MinesDocument, randomOf: (seed: string) => CellSource): Minesweeper {
  const game = new Minesweeper(document.rules);
  const { first, blown } = document;
  if (first !== undefined)
    game.resume(first, blown, unpackBits(document.opened, game.board.cells), randomOf(document.seed));
  const flags = unpackBits(document.flags, game.board.cells);
  for (const [cell, set] of flags.entries())
    if (set === 1 && game.seen[cell] === COVERED_CELL) game.flags[cell] = 1;
  return game;
}

function packBits(count: number, isSet: (index: number) => boolean): string {
  const bytes = new Uint8Array(Math.ceil(count / 8));
  let length = 0;
  for (let index = 0; index < count; index++) {
    if (!isSet(index)) continue;
    length = (index >> 3) + 1;
    bytes[index >> 3] = (bytes[index >> 3] ?? 0) | (1 << (index & 7));
  }
  return base64.encode(bytes.subarray(0, length));
}

function unpackBits(text: string, count: number): Uint8Array {
  const bytes = base64.decode(text);
  return Uint8Array.from({ length: count }, (_, index) => ((bytes[index >> 3] ?? 0) >> (index & 7)) & 1);
}
