// The document of one place: the tournament that is held there now, and those that were. Every change is a pure function of it.

import { z } from "zod";
import { ARENA_SYSTEMS, type Plan, type TournamentReport } from "../arena/index.ts";
import type { Caller, Place } from "../chat/index.ts";
import { LOCALES, type Locale } from "../i18n/index.ts";
import type { DocumentKind } from "../store/index.ts";

/** Where the document belongs, as it must be known to post there. */
export interface Venue {
  readonly platform: "discord" | "telegram" | "terminal";
  readonly kind: "private" | "group";
  readonly id: string;
  readonly topic?: string;
}

/** What is chosen when a tournament is created. */
export interface Setting extends Pick<Plan, "game" | "system" | "match" | "seed"> {
  /** Of a Swiss tournament; what fits the number of entrants unless told. */
  readonly rounds?: number;
  /** The language of the announcement. */
  readonly locale: Locale;
}

export interface Tournament extends Setting {
  readonly id: string;
  /** Canonical ids of strategies, in the order of their coming. */
  readonly entrants: readonly string[];
}

/** How far a running tournament has come. */
interface Progress {
  /** From 1. */
  readonly round: number;
  /** Matches of the round. */
  readonly played: number;
  readonly planned: number;
  /** When that was, in milliseconds since 1970: who does not move on has died. */
  readonly at: number;
}

export interface Current extends Tournament {
  /** Who created it, `platform:id`. */
  readonly creator: string;
  /** Absent: it has not begun. */
  readonly progress?: Progress;
}

/** `posting`: it was begun; whether it arrived is known only once it is `posted`, so it is not begun again. */
export type Announcement = "due" | "posting" | "posted" | "refused";

type Standing = Pick<
  TournamentReport["standings"][number],
  "strategy" | "places" | "points" | "wins" | "draws" | "losses"
>;

export interface Finished extends Tournament {
  readonly endedAt: number;
  /** The best first. */
  readonly standings: readonly Standing[];
  readonly announcement: Announcement;
}

export interface PlaceTournaments {
  readonly venue: Venue;
  readonly current?: Current;
  /** The newest first. */
  readonly finished: readonly Finished[];
}

/** More strategies than this cannot take part in one tournament of a chat. */
export const ENTRANTS_MAX = 32;
const FINISHED_KEPT = 50;
/** A year after its last tournament a place is forgotten. */
export const KEPT_MS = 365 * 24 * 3_600_000;
const MATCH_LIMIT_MS = 60_000;

/** What the arena is to play. */
export function planOf({ game, system, rounds, match, seed, entrants }: Tournament): Plan {
  return {
    ...{ game, system, match, seed, matchMs: MATCH_LIMIT_MS },
    ...(rounds !== undefined && { rounds }),
    entrants: entrants.map((strategy) => ({ name: strategy, strategy })),
  };
}

/** The document with its tournament ended like this. */
export function ended(document: PlaceTournaments, report: TournamentReport, at: number): PlaceTournaments {
  const { current, ...rest } = document;
  if (!current) return document;
  const { creator: _forgotten, progress: _over, ...tournament } = current;
  const standings = report.standings.map(
    ({ strategy, places, points, wins, draws, losses }): Standing => ({
      ...{ strategy, places, points, wins, draws, losses },
    }),
  );
  const finished: Finished = { ...tournament, endedAt: at, standings, announcement: "due" };
  return { ...rest, finished: [finished, ...document.finished].slice(0, FINISHED_KEPT) };
}

/** The document with the announcement of that tournament in this state. */
export function announced(document: PlaceTournaments, id: string, announcement: Announcement): PlaceTournaments {
  const finished = document.finished.map((one) => (one.id === id ? { ...one, announcement } : one));
  return { ...document, finished };
}

/** Where an event happened, as far as it is stored. */
export function venueOf({ platform }: Pick<Caller, "platform">, { kind, id, topic }: Place): Venue {
  return { platform, kind, id, ...(topic !== undefined && { topic }) };
}

/** The key of a place's document. */
export function venueKey({ platform, id, topic }: Venue): string {
  return topic === undefined ? `${platform}:${id}` : `${platform}:${id}:${topic}`;
}

const whole = z.int().min(0);
const TOURNAMENT_SHAPE = z.object({
  id: z.string(),
  game: z.string(),
  system: z.enum(ARENA_SYSTEMS),
  rounds: z.exactOptional(whole),
  match: whole,
  seed: whole,
  locale: z.enum(LOCALES),
  entrants: z.array(z.string()),
});
const SHAPE = z.object({
  venue: z.object({
    platform: z.enum(["discord", "telegram", "terminal"]),
    kind: z.enum(["private", "group"]),
    id: z.string(),
    topic: z.exactOptional(z.string()),
  }),
  current: z.exactOptional(
    TOURNAMENT_SHAPE.extend({
      creator: z.string(),
      progress: z.exactOptional(z.object({ round: whole, played: whole, planned: whole, at: z.number() })),
    }),
  ),
  finished: z.array(
    TOURNAMENT_SHAPE.extend({
      endedAt: z.number(),
      standings: z.array(
        z.object({
          ...{ strategy: z.string(), places: z.tuple([whole, whole]), points: z.number() },
          ...{ wins: whole, draws: whole, losses: whole },
        }),
      ),
      announcement: z.enum(["due", "posting", "posted", "refused"]),
    }),
  ),
});

export const PLACE: DocumentKind<PlaceTournaments> = {
  name: "tournament",
  version: 1,
  migrations: {},
  parse: (value) => SHAPE.parse(value),
};
