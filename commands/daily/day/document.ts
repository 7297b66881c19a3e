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
  /** The reminder that the person set; an ended one stays, so that it can be shown. */
  reminder: z.exactOptional(
    z.strictObject({
      /** Minutes after midnight. */
      at: count,
      /** IANA name. */
      zone: z.string(),
      locale: z.string(),
      /** Unix ms; across linked accounts, the latest one counts. */
      setAt: z.number(),
      /** Reminders sent in a row without an attempt since. */
      unanswered: count,
      /** The day for which the last reminder was sent, and when, Unix ms. */
      sentFor: z.exactOptional(day),
      sentAt: z.exactOptional(z.number()),
      /** `off`: the person ended it. `refused`: the platform doesn't let us write to them. `unanswered`: three
       * reminders in a row led to no attempt. */
      ended: z.exactOptional(z.enum(["off", "refused", "unanswered"])),
    }),
  ),
});

export type MindTry = z.infer<typeof mindTry>;
export type BoardTry = z.infer<typeof boardTry>;
export type Reminder = NonNullable<z.infer<typeof daily>["reminder"]>;
export type PlayerDaily = z.infer<typeof daily>;

/** One account's document, by `writePlayerId`; those of linked accounts are read together. */
export const PLAYER_DAILY: DocumentKind<PlayerDaily> = firstVersion("daily", daily, [
  "minds.*",
  "minds.*.event",
  "boards.*",
  "days.*",
  "reminder",
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
