// A board as drawn and sealed: its code, its seal, and what its seed derives from.

import { z } from "zod";
import {
  boardSealOf,
  boardSeedOf,
  type DrawnBoard,
  sealedSession,
} from "../../../src/core/fairness/index.ts";
import type { MinesRules } from "../../../src/core/games/minesweeper/index.ts";
import type { Host } from "../../../src/people/host/index.ts";

/** What a board was drawn from. */
export const DRAWN = z.strictObject({
  /** The day in the chain of the host's key. */
  day: z.int().nonnegative(),
  /** When it was drawn, Unix ms. */
  at: z.int().nonnegative(),
  /** Identifies the key's chain, 64 hex digits. */
  pledge: z.string(),
  /** The player's own word. */
  word: z.string().optional(),
  /** How many boards were drawn for this game before; absent: none. */
  again: z.int().positive().optional(),
  noGuess: z.literal(true).optional(),
});

export type DrawnBy = z.infer<typeof DRAWN>;

/** The part of a game that its seal commits to. */
export interface SealedBoard {
  readonly rules: MinesRules;
  readonly seed: string;
  readonly begin?: number | undefined;
  /** Absent: a daily board. */
  readonly drawn?: DrawnBy | undefined;
}

/** Draws the board of a game that's starting. `again`: how many were drawn for it before. */
export function drawBoard(
  host: Host,
  id: string,
  { word, again = 0 }: Pick<DrawnBy, "word" | "again">,
): { readonly seed: string; readonly drawn: DrawnBy } {
  const { seed, day, pledge, at } = host.draw("board", sealedSession(id, again), word);
  const asked = { ...(word !== undefined && { word }), ...(again > 0 && { again }) };
  return { seed: boardSeedOf(seed), drawn: { day, at, pledge, ...asked } };
}

/** The board in the form used in its proof; undefined for one without `drawn`. */
export function drawnBoardOf({ rules, seed, begin, drawn }: SealedBoard, id: string): DrawnBoard | undefined {
  if (!drawn) return undefined;
  const { day, at, word = "", again = 0, noGuess = false } = drawn;
  return { rules, seed, ...(begin !== undefined && { begin }), noGuess, session: id, again, word, at, day };
}

/** The seal of a board that was drawn, in hex; empty for a daily board. */
export function sealOfBoard(board: SealedBoard, id: string): string {
  const drawn = drawnBoardOf(board, id);
  return drawn ? boardSealOf(drawn) : "";
}
