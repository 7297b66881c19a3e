// What the buttons of a game mean, and lines that name cells.

import { typedPattern } from "../../src/infra/i18n/typed-words.ts";
import type { Deed } from "./acts.ts";
import { readCell, type Sides } from "./cells.ts";

const CELL_MOVE = /^([ofuc])(\d{1,3})$/;
const WINDOW_MOVE = /^w(\d{1,2})$/;
const CELL_DEEDS = { o: "open", f: "flag", u: "unflag", c: "chord" } as const;

/** The deed of a button's move; undefined for one that does nothing to the game itself. */
export function readDeed(move: string): Deed | undefined {
  const [, letter, cell] = CELL_MOVE.exec(move) ?? [];
  if (cell !== undefined) return { kind: CELL_DEEDS[letter as keyof typeof CELL_DEEDS], cell: Number(cell) };
  const [, window] = WINDOW_MOVE.exec(move) ?? [];
  if (window !== undefined) return { kind: "window", window: Number(window) };
  if (move === "map") return { kind: "window", window: undefined };
  if (move === "flag" || move === "open") return { kind: "mode", flagging: move === "flag" };
  return move === "stop" ? { kind: "stop" } : undefined;
}

/** A typed line: cells, each to be opened or to be flagged, or the first word that is no cell of
 * the board. */
export type TypedCells =
  | { readonly cells: readonly { readonly cell: number; readonly flag: boolean }[] }
  | { readonly bad: string };

const FLAG_WORD = new RegExp(`^${typedPattern("typed-flag")}$`, "i");

/** Reads `b7 f c3`; `flags`: all of them are to be flagged. */
export function readCells(sides: Sides, typed: string, flags: boolean): TypedCells {
  const cells: { cell: number; flag: boolean }[] = [];
  let flag = flags;
  for (const word of typed.trim().split(/[\s,]+/)) {
    if (FLAG_WORD.test(word)) {
      flag = true;
      continue;
    }
    const cell = readCell(sides, word);
    if (cell === undefined) return { bad: word };
    cells.push({ cell, flag });
    flag = flags;
  }
  return { cells };
}
