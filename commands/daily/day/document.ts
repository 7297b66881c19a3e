// What is kept of one person's daily challenges; changed by one atomic update.

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
  /** The person's moves so far, and the mind's, a digit each; as many of both. */
  moves: z.string().regex(/^[0-2]*$/),
  replies: z.string().regex(/^[0-2]*$/),
  /** A mark of the event that played the last round. */
  event: z.exactOptional(z.string()),
  /** Unix ms; fewer rounds than a match has: the key of its day was about to be told. */
  endedAt: z.exactOptional(z.number()),
});

const boardTry = z.strictObject({
  day,
  /** Unix ms. */
  begunAt: z.number(),
  /** The game in the person's minesweeper document. */
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
  /** Days on which a try was finished, counted for the day it began: first and last of each run, in order. */
  days: z.array(z.tuple([day, day])),
  /** The reminder that the person asked for; one that has ended stays, to be told of. */
  reminder: z.exactOptional(
    z.strictObject({
      /** Minutes after midnight. */
      at: count,
      /** IANA name. */
      zone: z.string(),
      locale: z.string(),
      /** Unix ms; of several accounts, the one asked for last counts. */
      setAt: z.number(),
      /** Sent one after another, without a try since. */
      unanswered: count,
      /** The day for which the last one was sent, and when, Unix ms. */
      sentFor: z.exactOptional(day),
      sentAt: z.exactOptional(z.number()),
      /** `off`: the person ended it. `refused`: they cannot be written to. `unanswered`: three times. */
      ended: z.exactOptional(z.enum(["off", "refused", "unanswered"])),
    }),
  ),
});

export type MindTry = z.infer<typeof mindTry>;
export type BoardTry = z.infer<typeof boardTry>;
export type Reminder = NonNullable<z.infer<typeof daily>["reminder"]>;
export type PlayerDaily = z.infer<typeof daily>;

/** Of one account, by `writePlayerId`; those of linked accounts are read together. */
export const PLAYER_DAILY: DocumentKind<PlayerDaily> = firstVersion("daily", daily, [
  "minds.*",
  "minds.*.event",
  "boards.*",
  "days.*",
  "reminder",
]);

export const NEW_PLAYER_DAILY: PlayerDaily = { minds: [], boards: [], days: [] };

/** Tries that are kept of each kind. */
const TRIES_KEPT = 14;

/** With one more try, in the order of their days. Those farthest from it are forgotten: a clock that was ahead
 * for a while, and is put back, pushes out nothing of the present. */
export function withTry<Try extends { readonly day: number }>(tries: readonly Try[], added: Try): Try[] {
  const distance = (one: Try): number => Math.abs(one.day - added.day);
  const nearest = [...tries, added].sort((a, b) => distance(a) - distance(b)).slice(0, TRIES_KEPT);
  return nearest.sort((a, b) => a.day - b.day);
}
