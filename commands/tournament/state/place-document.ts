// The document of one place: the tournament that is held there now, and those that were.

import { type Plan, plannedRounds, type TournamentReport } from "../../../src/arena/index.ts";
import type { Caller, Place, Platform } from "../../../src/chat/index.ts";
import type { Locale } from "../../../src/infra/i18n/index.ts";

/** Where the document belongs, as it must be known to post there. */
export interface Venue {
  readonly platform: Platform;
  readonly kind: "private" | "group";
  readonly id: string;
  readonly server?: string;
  readonly topic?: string;
}

/** Another place in which a tournament is announced. */
interface Channel {
  readonly venue: Venue;
  /** As people read it. */
  readonly name: string;
}

/** What is chosen when a tournament is created. */
export interface Setting extends Pick<Plan, "game" | "system" | "match"> {
  /** Of a Swiss tournament; what fits the number of entrants unless told. */
  readonly rounds?: number;
  /** The language of the announcement. */
  readonly locale: Locale;
  /** In which times are told: a name of the time zone database. */
  readonly zone: string;
  /** Absent: it is announced where it is held. */
  readonly channel?: Channel;
}

/** When it begins by itself, and when the ones after it do. */
interface Schedule {
  readonly cron: string;
  /** As it was typed. */
  readonly words: string;
}

interface Entrant {
  /** As it stands in the tables: a strategy's id, or a name that somebody registered. */
  readonly name: string;
  /** The canonical id that it stands for. */
  readonly strategy: string;
}

/** An entrant while it is known who entered it. */
export interface Entry extends Entrant {
  /** `platform:id` of the person. */
  readonly by?: string;
  /** The name is a registered one. */
  readonly isRegistered?: true;
  /** It plays on and does not come back in the next edition. */
  readonly leaves?: true;
}

export interface Tournament extends Setting {
  readonly id: string;
  readonly seed: number;
  /** In the order of their coming. */
  readonly entrants: readonly Entrant[];
}

/** How far a running tournament has come. */
export interface Progress {
  /** From 1. */
  readonly round: number;
  /** Matches of the round. */
  readonly played: number;
  readonly planned: number;
  /** When that was, in milliseconds since 1970. */
  readonly at: number;
}

/** A message that shows how the tournament stands, wherever it stands. */
export interface Card {
  readonly venue: Venue;
  readonly message: string;
}

export interface Current extends Tournament {
  readonly entrants: readonly Entry[];
  /** Who created it, `platform:id`. */
  readonly creator: string;
  /** When it begins by itself, in milliseconds since 1970. */
  readonly startsAt?: number;
  readonly schedule?: Schedule;
  /** Absent: it has not begun. */
  readonly progress?: Progress;
  /** The newest first. */
  readonly cards: readonly Card[];
}

/** `posting`: whether it arrived is known only once it is `posted`, so it is not tried again. */
export type Announcement = "due" | "posting" | "posted" | "refused";

type Reported = TournamentReport["standings"][number];
/** A line of the final table; `ranks`: first and last of those that it shares. */
export type Standing = Pick<Reported, "name" | "strategy" | "points" | "wins" | "draws" | "losses"> & {
  readonly ranks: Reported["places"];
};

export interface Finished extends Tournament {
  readonly endedAt: number;
  /** The best first. */
  readonly standings: readonly Standing[];
  readonly announcement: Announcement;
  /** Those that do not show the end yet. */
  readonly cards: readonly Card[];
}

/** A word that is due: it begins, too few had entered, or nobody was there to begin it in time. */
export interface Note {
  readonly tournament: string;
  readonly kind: "begins" | "put-off" | "missed";
}

export interface PlaceTournaments {
  readonly venue: Venue;
  readonly current?: Current;
  /** The newest first. */
  readonly finished: readonly Finished[];
  /** Those that were cancelled, until their cards show it. */
  readonly cancelled: readonly Current[];
  readonly notes: readonly Note[];
  /** What is announced here is held there. */
  readonly home?: Venue;
}

/** More strategies than this cannot take part in one tournament of a chat. */
export const ENTRANTS_MAX = 32;
/** One person enters no more than this. */
export const ENTRIES_MAX = 4;
/** So long after the last change a place is forgotten: later than any tournament may begin. */
export const KEPT_MS = 400 * 24 * 3_600_000;
const MATCH_LIMIT_MS = 60_000;

/** A place where nothing was yet. */
export function emptyPlace(venue: Venue): PlaceTournaments {
  return { venue, finished: [], cancelled: [], notes: [] };
}

/** What the arena is to play. */
export function planOf({ game, system, rounds, match, seed, entrants }: Tournament): Plan {
  return {
    ...{ game, system, match, seed, matchMs: MATCH_LIMIT_MS },
    ...(rounds !== undefined && { rounds }),
    entrants: entrants.map(({ name, strategy }) => ({ name, strategy })),
  };
}

/** How many rounds it will have; undefined where that shows in playing, or too few have entered. */
export function roundsOf(tournament: Tournament): number | undefined {
  return tournament.entrants.length < 2 ? undefined : plannedRounds(planOf(tournament));
}

/** The lines of a final or present table. */
export function standingsOf({ standings }: Pick<TournamentReport, "standings">): readonly Standing[] {
  return standings.map(({ name, strategy, places: ranks, points, wins, draws, losses }) => ({
    ...{ name, strategy, ranks, points, wins, draws, losses },
  }));
}

/** Where its announcements go. */
export function announcedAt({ channel }: Setting, venue: Venue): Venue {
  return channel?.venue ?? venue;
}

/** Where an event happened, as far as it is stored. */
export function venueOf({ platform }: Pick<Caller, "platform">, { kind, id, server, topic }: Place): Venue {
  return {
    platform,
    kind,
    id,
    ...(server !== undefined && { server }),
    ...(topic !== undefined && { topic }),
  };
}

/** The key of a place's document. */
export function venueKey({ platform, id, topic }: Venue): string {
  return topic === undefined ? `${platform}:${id}` : `${platform}:${id}:${topic}`;
}
