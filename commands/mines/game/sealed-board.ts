// A board as drawn and sealed: its code, its seal, and what its seed derives from.

import { createHash } from "node:crypto";
import { z } from "zod";
import {
  boardSealOf,
  boardSeedOf,
  type DrawnBoard,
  sealedBoardText,
  sealedSession,
} from "../../../src/core/fairness/index.ts";
import { type MinesRules, writeBoardCode } from "../../../src/core/games/minesweeper/index.ts";
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

/** The part of a game or race that its seal commits to. */
export interface SealedBoard {
  readonly rules: MinesRules;
  readonly seed: string;
  readonly begin?: number | undefined;
  /** Absent: the board came from a code. */
  readonly drawn?: DrawnBy | undefined;
}

/** Draws the board of a game or race that's starting. `again`: how many were drawn for it before. */
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

/** The shareable code of the board. */
export function codeOf({ rules, seed, begin }: SealedBoard): string {
  return writeBoardCode({ rules, seed, ...(begin !== undefined && { first: begin }) });
}

/** The preimage of the board's SHA-256 seal. */
function sealedText(board: SealedBoard, id: string): string {
  const drawn = drawnBoardOf(board, id);
  return drawn ? sealedBoardText(drawn) : `mines|${codeOf(board)}|${id}`;
}

const SEAL_DIGITS = 32;

/** The first 128 bits of the seal in hex, enough to rule out collisions. */
export function sealOfBoard(board: SealedBoard, id: string): string {
  const drawn = drawnBoardOf(board, id);
  if (drawn) return boardSealOf(drawn);
  return createHash("sha256").update(sealedText(board, id)).digest("hex").slice(0, SEAL_DIGITS);
}
