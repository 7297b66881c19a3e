// What is kept of one person's daily challenges; changed by one atomic update.

import { z } from "zod";
import { firstVersion } from "../../src/infra/document-kind.ts";
import type { DocumentKind } from "../../src/infra/store/index.ts";

const count = z.int().nonnegative();
/** Days since 1970. */
const day = z.int();

const mindTry = z.strictObject({
  day,
  /** Unix ms. */
  begunAt: z.number(),
  /** The person's moves so far, a digit each; the mind's follow from the day's draw and these. */
  moves: z.string(),
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
  /** Newest last; the last few days. */
  minds: z.array(mindTry),
  /** Newest last; the last few days. */
  boards: z.array(boardTry),
  /** Days on which a try was finished, counted for the day it began: first and last of each run, in order. */
  days: z.array(z.tuple([day, day])),
  /** The reminder that the person asked for. */
  reminder: z.exactOptional(
    z.strictObject({
      /** Minutes after midnight. */
      at: count,
      /** IANA name. */
      zone: z.string(),
      locale: z.string(),
      /** Sent one after another, without a try since. */
      unanswered: count,
      /** The day for which the last one was sent. */
      sentFor: z.exactOptional(day),
    }),
  ),
});

export type MindTry = z.infer<typeof mindTry>;
export type BoardTry = z.infer<typeof boardTry>;
export type Reminder = NonNullable<z.infer<typeof daily>["reminder"]>;
export type PlayerDaily = z.infer<typeof daily>;

/** Of one account, by `writePlayerId`; those of linked accounts are read together. */
export const PLAYER_DAILY: DocumentKind<PlayerDaily> = firstVersion("daily", daily);

export const NEW_PLAYER_DAILY: PlayerDaily = { minds: [], boards: [], days: [] };

/** Tries that are kept of each kind. */
export const TRIES_KEPT = 4;

/** Adds a day to the runs of days, wherever it falls; the same again changes nothing. */
export function withDay(days: PlayerDaily["days"], added: number): PlayerDaily["days"] {
  const runs = [...days, [added, added] as [number, number]].sort(([a], [b]) => a - b);
  return runs.reduce<[number, number][]>((joined, [first, last]) => {
    const before = joined.at(-1);
    if (before && first <= before[1] + 1) joined[joined.length - 1] = [before[0], Math.max(before[1], last)];
    else joined.push([first, last]);
    return joined;
  }, []);
}
