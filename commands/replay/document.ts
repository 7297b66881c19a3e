// Replays: who has agreed to show a match or duel, and what its page shows.

import { z } from "zod";
import { firstVersion } from "../../src/infra/document-kind.ts";

/** How long a page stays up, unless it's taken down. */
export const REPLAY_KEPT_MS = 365 * 86_400_000;

/** A move's number; -1 for none. */
const move = z.int().min(-1);

const replay = z.strictObject({
  /** The match or duel it shows, in the form that keys `Sharing`. */
  of: z.string(),
  game: z.string(),
  /** Against the bot, or between two people. */
  kind: z.enum(["match", "duel"]),
  /** The names of the people in it, as shown when it ended; a match has only one. */
  names: z.array(z.string()).min(1).max(2),
  /** The opponent's name in a match, unless it's the usual one. */
  opponent: z.string().optional(),
  /** Both sides' moves, and 1 if the first side won, -1 if the second did. */
  rounds: z.array(z.tuple([move, move, z.int().min(-1).max(1)])),
  /** The moves that the bot expected, or would have expected as a reader, of each person in `names`. */
  expected: z.array(z.array(move)),
  /** How it ended, if the score at the end decided or someone gave up. */
  over: z
    .strictObject({ winner: z.union([z.literal(0), z.literal(1), z.literal("level")]), ending: z.string() })
    .optional(),
  /** The proof of a match's seals. */
  proof: z.string().optional(),
});

export type Replay = Readonly<z.infer<typeof replay>>;

/** By the page's id, which can't be guessed. */
export const REPLAY = firstVersion("replay", replay);

const sharing = z.strictObject({
  id: z.string(),
  /** How many people must consent. */
  needed: z.union([z.literal(1), z.literal(2)]),
  /** The people who have consented, `platform:id`. */
  agreed: z.array(z.string()),
  /** Time of the first consent, Unix ms. */
  at: z.number(),
});

export type Sharing = Readonly<z.infer<typeof sharing>>;

/** By match or duel. This document alone decides whether the page exists. */
export const SHARING = firstVersion("replay-sharing", sharing);

/** By person: what they have agreed to show, newest first, as keys of `Sharing`. */
export const REPLAYS_OF = firstVersion("replays-of", z.array(z.string()));

export const isShared = ({ needed, agreed }: Sharing): boolean => agreed.length === needed;
