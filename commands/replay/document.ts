// Replays: who has agreed to show a match or duel, and what its page shows.

import { z } from "zod";
import { firstVersion } from "../../src/infra/document-kind.ts";

/** So long a page is there, unless it is taken back. */
export const REPLAY_KEPT_MS = 365 * 86_400_000;

/** A move's number; -1: none. */
const move = z.int().min(-1);

const replay = z.strictObject({
  /** What it shows, as `Sharing` is stored by. */
  of: z.string(),
  game: z.string(),
  /** Against the bot, or between two people. */
  kind: z.enum(["match", "duel"]),
  /** Of the people in it, as they were shown when it was over; of a match the one. */
  names: z.array(z.string()).min(1).max(2),
  /** Of the opponent of a match, where it is not the usual one. */
  opponent: z.string().optional(),
  /** Both sides' moves, and 1 where the first side won, -1 where the second did. */
  rounds: z.array(z.tuple([move, move, z.int().min(-1).max(1)])),
  /** What the bot expected, or as a reader would have, of each person in `names`. */
  expected: z.array(z.array(move)),
  /** Of a match's seals. */
  proof: z.string().optional(),
});

export type Replay = Readonly<z.infer<typeof replay>>;

/** By the page's id, which nobody can guess. */
export const REPLAY = firstVersion("replay", replay);

const sharing = z.strictObject({
  id: z.string(),
  /** Whose consent it takes. */
  needed: z.union([z.literal(1), z.literal(2)]),
  /** Who has given it, `platform:id`. */
  agreed: z.array(z.string()),
  /** When the first did, Unix ms. */
  at: z.number(),
});

export type Sharing = Readonly<z.infer<typeof sharing>>;

/** By match or duel: what alone decides whether its page is there. */
export const SHARING = firstVersion("replay-sharing", sharing);

/** By person: what they have agreed to show, newest first, as `Sharing` is stored by. */
export const REPLAYS_OF = firstVersion("replays-of", z.array(z.string()));

export const isShared = ({ needed, agreed }: Sharing): boolean => agreed.length === needed;
