// One person's daily challenges; changed by one atomic update.

import { z } from "zod";
import { firstVersion } from "../../../src/infra/document-kind.ts";
import type { DocumentKind } from "../../../src/infra/store/index.ts";

const count = z.int().nonnegative();
/** Days since 1970. */
const day = z.int();

const mindTry = z.strictObject({
  day,
  /** Unix ms. */
  begunAt: z.number(),
  /** The moves so far of the person and of the opponent, one digit per move; both are equally long. */
  moves: z.string().regex(/^[0-2]*$/),
  replies: z.string().regex(/^[0-2]*$/),
  /** A digest of the event that played the last round. */
  event: z.exactOptional(z.string()),
  /** Unix ms. With fewer rounds than a full match: the day's key was about to be published. */
  endedAt: z.exactOptional(z.number()),
});

const boardTry = z.strictObject({
  day,
  /** Unix ms. */
  begunAt: z.number(),
  /** The id of the game in the person's minesweeper document. */
  game: z.string(),
  result: z.exactOptional(
    z.strictObject({
      ending: z.enum(["won", "lost", "stopped"]),
      ms: count,
      hints: count,
      endedAt: z.number(),
    }),
  ),
});

const daily = z.strictObject({
  /** By day, newest last; two weeks. */
  minds: z.array(mindTry),
  /** By day, newest last; two weeks. */
  boards: z.array(boardTry),
  /** Days whose attempt was finished, each by the day on which it started: first and last day of each run, in order. */
  days: z.array(z.tuple([day, day])),
});

export type MindTry = z.infer<typeof mindTry>;
export type BoardTry = z.infer<typeof boardTry>;
export type PlayerDaily = z.infer<typeof daily>;

/** By `writePlayerId`. */
export const PLAYER_DAILY: DocumentKind<PlayerDaily> = firstVersion("daily", daily, [
  "minds.*",
  "minds.*.event",
  "boards.*",
  "days.*",
]);

export const NEW_PLAYER_DAILY: PlayerDaily = { minds: [], boards: [], days: [] };

/** Attempts kept of each kind. */
const TRIES_KEPT = 14;

/** Adds an attempt, in order of days, and drops those whose days are farthest from it. So attempts made while a clock
 * ran ahead don't push out current ones once it's corrected. */
export function withTry<Try extends { readonly day: number }>(tries: readonly Try[], added: Try): Try[] {
  const distance = (one: Try): number => Math.abs(one.day - added.day);
  const nearest = [...tries, added].sort((a, b) => distance(a) - distance(b)).slice(0, TRIES_KEPT);
  return nearest.sort((a, b) => a.day - b.day);
}
