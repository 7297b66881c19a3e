// The stored duel: who plays whom for what, where it is shown, and its rounds.

import { z } from "zod";
import type { Place, Platform } from "../../../src/chat/index.ts";
import { firstVersion } from "../../../src/infra/document-kind.ts";
import { nearestLocale } from "../../../src/infra/i18n/index.ts";
import type { DuelEnding } from "../../../src/people/index.ts";
import { challengeState } from "../../kit/challenge-state.ts";

/** Time to live after the last update: longer than two rounds. */
export const DUEL_KEPT_MS = 14 * 86_400_000;

/** Time per round, in milliseconds. */
export const ROUND_MS = 86_400_000;

const ENDINGS = ["score", "rounds", "resigned", "agreed", "absent", "void"] as const satisfies DuelEnding[];

/** A move's number; -1: the side was absent. */
const move = z.int().min(-1);
const both = <T extends z.ZodType>(one: T) => z.tuple([one, one]);
/** A hidden pick, see `hiddenPicks`; null: not picked yet. */
const pick = z.string().nullable();

const side = z.strictObject({
  /** `platform:id`. */
  player: z.string(),
  /** Display name at their last press. */
  name: z.string(),
  /** The language of their private answers. */
  locale: z.string(),
});

const board = z.strictObject({
  platform: z.string(),
  place: z.string(),
  kind: z.enum(["private", "group"]),
  server: z.string().optional(),
  topic: z.string().optional(),
  /** Nothing can be posted in this chat. */
  editsOnly: z.literal(true).optional(),
  /** The message's id for edits. */
  message: z.string(),
  locale: z.string(),
});

/** A side's rating after the duel, and what it changed. */
const ratedSide = z.strictObject({ rating: z.int(), change: z.int() });

const over = z.strictObject({
  winner: z.union([z.literal(0), z.literal(1), z.literal("level")]),
  ending: z.enum(ENDINGS),
  /** Milliseconds since 1970. */
  at: z.number(),
  /** Everything that follows from the result is done. */
  noted: z.literal(true).optional(),
  /** Absent: the duel isn't rated. */
  ratings: both(ratedSide).optional(),
});

const play = z.strictObject({
  /** Oldest first. */
  rounds: z.array(both(move)),
  /** Picks of the current round. */
  picks: both(pick),
  /** Digests of the events of the last picks, to recognize redeliveries. Absent before the first pick. */
  events: both(z.string().nullable()).optional(),
  /** When the current round ends, in milliseconds since 1970. */
  endsAt: z.number(),
  /** Which sides have asked to stop in the current round. */
  stops: both(z.boolean()),
  over: over.optional(),
  /** When each asked for a rematch, in milliseconds since 1970. */
  again: both(z.number().nullable()).optional(),
});

const duel = z.strictObject({
  game: z.string(),
  /** `first-3`, `best-9`. */
  length: z.string(),
  /** The challenger first. */
  sides: z.union([z.tuple([side]), z.tuple([side, side])]),
  /** The person challenged by name, `platform:id`. Absent: anyone may take it. */
  invited: z.strictObject({ to: z.string(), name: z.string() }).optional(),
  /** The code that's typed in another chat to take it. */
  code: z.string().optional(),
  challenge: challengeState,
  boards: z.array(board),
  /** Where its card was posted: platform, chat, and a digest of the press. */
  cards: z.array(z.string()).optional(),
  /** Absent until it is accepted. */
  play: play.optional(),
});

export type Duel = z.infer<typeof duel>;
export type DuelRatings = NonNullable<z.infer<typeof over>["ratings"]>;
export type DuelPlay = z.infer<typeof play>;
export type DuelBoard = Readonly<z.infer<typeof board>>;
export type StoredSide = Readonly<z.infer<typeof side>>;

/** A duel that was accepted. */
export type PlayedDuel = Duel & { readonly sides: [StoredSide, StoredSide]; readonly play: DuelPlay };

export const DUEL = firstVersion<Duel>("duel", duel);

export function isPlayed(duel: Duel): duel is PlayedDuel {
  return duel.play !== undefined && duel.sides.length === 2;
}

/** Accepted, and not over. */
export function isRunning(duel: Duel): duel is PlayedDuel {
  return isPlayed(duel) && duel.play.over === undefined;
}

/** A message in which the duel is shown. */
export function boardAt(
  platform: Platform,
  { id, kind, server, topic, editsOnly }: Place,
  message: string,
  locale: string,
): DuelBoard {
  return {
    platform,
    place: id,
    kind,
    message,
    locale,
    ...(server !== undefined && { server }),
    ...(topic !== undefined && { topic }),
    ...(editsOnly && { editsOnly }),
  };
}

export function placeOf({ place, kind, server, topic, editsOnly, locale }: DuelBoard): Place {
  return {
    id: place,
    kind,
    locale: nearestLocale(locale),
    ...(server !== undefined && { server }),
    ...(topic !== undefined && { topic }),
    ...(editsOnly && { editsOnly }),
  };
}
