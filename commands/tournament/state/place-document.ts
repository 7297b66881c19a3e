// The document of one chat: its current and past tournaments.

import { type Plan, plannedRounds, type TournamentReport } from "../../../src/arena/index.ts";
import { vacant } from "../../../src/arena/tournaments/built-ins.ts";
import type { Caller, Place, Platform } from "../../../src/chat/index.ts";
import type { Locale } from "../../../src/infra/i18n/index.ts";

/** The address of a chat, with all it takes to post there. */
export interface Venue {
  readonly platform: Platform;
  readonly kind: "private" | "group";
  readonly id: string;
  readonly server?: string;
  readonly topic?: string;
}

interface Channel {
  readonly venue: Venue;
  readonly name: string;
}

export interface Setting extends Pick<Plan, "game" | "system" | "match"> {
  /** Swiss only; by default derived from the number of entrants. */
  readonly rounds?: number;
  /** Built-in strategies fill up a small field; absent: only entrants play. */
  readonly hasBuiltIns?: true;
  readonly locale: Locale;
  /** For displaying times; an IANA time zone name. */
  readonly zone: string;
  /** If absent, it's announced where it's held. */
  readonly channel?: Channel;
}

interface Schedule {
  readonly cron: string;
  /** As typed. */
  readonly words: string;
}

interface Entrant {
  /** As shown in tables: a strategy's id, or a registered name. */
  readonly name: string;
  /** Canonical id. */
  readonly strategy: string;
  /** `platform:id` of the person who registered the name; absent for a strategy's own name, and in private chats. */
  readonly owner?: string;
  /** The owner's display name, if they entered it themselves in a group; shown there with the name. */
  readonly author?: string;
}

/** Prefix of the names that replace those of deleted owners; no other name has a dot there. */
const WITHDRAWN = "withdrawn.";

export function isWithdrawn({ name }: Pick<Entrant, "name">): boolean {
  return name.startsWith(WITHDRAWN);
}

/** Maps each name the owner registered to its replacement in this tournament. */
export function withdrawnNames(
  { entrants }: Pick<Tournament, "entrants">,
  owner: string,
): ReadonlyMap<string, string> {
  const before = entrants.filter(isWithdrawn).length;
  const gone = entrants.filter((one) => one.owner === owner);
  return new Map(gone.map(({ name }, at) => [name, `${WITHDRAWN}${before + at + 1}`]));
}

/** An entrant whose person is still known. */
export interface Entry extends Entrant {
  /** `platform:id` of the person. */
  readonly by?: string;
  readonly isRegistered?: true;
  /** It plays on, but won't be in the next edition. */
  readonly leaves?: true;
}

export interface Tournament extends Setting {
  readonly id: string;
  /** Drawn when it starts. */
  readonly seed?: number;
  /** The day whose secret the seed is drawn from, in days since 1970. Absent before the start, and if a name that it was
   * drawn for is gone. */
  readonly day?: number;
  readonly entrants: readonly Entrant[];
}

export interface Progress {
  /** From 1. */
  readonly round: number;
  /** Matches played in the round. */
  readonly played: number;
  readonly planned: number;
  /** Unix ms. */
  readonly at: number;
}

/** A message that shows the tournament's state. */
export interface Card {
  readonly venue: Venue;
  readonly message: string;
  /** When it was posted, Unix ms. */
  readonly at: number;
}

export interface Current extends Tournament {
  readonly entrants: readonly Entry[];
  /** `platform:id`. */
  readonly creator: string;
  /** Scheduled start, Unix ms. */
  readonly startsAt?: number;
  readonly schedule?: Schedule;
  /** If absent, it hasn't started. */
  readonly progress?: Progress;
  /** Newest first. */
  readonly cards: readonly Card[];
}

/** In `posting`, it's unknown whether it was delivered, so it isn't retried. */
export type Announcement = "due" | "posting" | "posted" | "refused";

type Reported = TournamentReport["standings"][number];
/** A line of the final table; `ranks`: first and last of the shared ranks. */
export type Standing = Pick<Reported, "name" | "strategy" | "points" | "wins" | "draws" | "losses"> & {
  readonly ranks: Reported["places"];
};

export interface Finished extends Tournament {
  readonly seed: number;
  readonly endedAt: number;
  /** Best first. */
  readonly standings: readonly Standing[];
  readonly announcement: Announcement;
  /** The ones that don't show the end yet. */
  readonly cards: readonly Card[];
}

/** A due notice: its card, its start, too few entrants, or a start missed because no process was running. */
export interface Note {
  readonly tournament: string;
  readonly kind: "card" | "begins" | "put-off" | "missed";
}

export interface PlaceTournaments {
  readonly venue: Venue;
  readonly current?: Current;
  /** Newest first. */
  readonly finished: readonly Finished[];
  /** Kept until their cards show the cancellation. */
  readonly cancelled: readonly Current[];
  readonly notes: readonly Note[];
  /** Where the tournament announced here is held. */
  readonly home?: Venue;
}

export const ENTRANTS_MAX = 32;
/** Maximum entries per person. */
export const ENTRIES_MAX = 4;
/** How long a chat's document is kept after its last change; longer than any scheduled start is ahead. */
export const KEPT_MS = 400 * 24 * 3_600_000;
const MATCH_LIMIT_MS = 60_000;

export function emptyPlace(venue: Venue): PlaceTournaments {
  return { venue, finished: [], cancelled: [], notes: [] };
}

/** @throws RangeError before the tournament starts. */
export function planOf({ game, system, rounds, match, seed, entrants }: Tournament): Plan {
  if (seed === undefined) throw new RangeError("a tournament's seed is drawn when it begins");
  return {
    game,
    system,
    match,
    seed,
    matchMs: MATCH_LIMIT_MS,
    ...(rounds !== undefined && { rounds }),
    entrants: entrants.map(({ name, strategy }) => ({ name, strategy })),
  };
}

/** The number of rounds; undefined if it depends on results, or if too few have entered. */
export function roundsOf(tournament: Tournament): number | undefined {
  if (tournament.entrants.length < 2) return undefined;
  const plan = planOf({ seed: 0, ...tournament });
  const unknown = Array.from({ length: vacant(tournament) }, () => ({ name: "", strategy: "" }));
  return plannedRounds({ ...plan, entrants: [...plan.entrants, ...unknown] });
}

export function standingsOf({ standings }: Pick<TournamentReport, "standings">): readonly Standing[] {
  return standings.map(({ name, strategy, places: ranks, points, wins, draws, losses }) => ({
    name,
    strategy,
    ranks,
    points,
    wins,
    draws,
    losses,
  }));
}

export function announcedAt({ channel }: Setting, venue: Venue): Venue {
  return channel?.venue ?? venue;
}

export function venueOf({ platform }: Pick<Caller, "platform">, { kind, id, server, topic }: Place): Venue {
  return {
    platform,
    kind,
    id,
    ...(server !== undefined && { server }),
    ...(topic !== undefined && { topic }),
  };
}

export function venueKey({ platform, id, topic }: Venue): string {
  return topic === undefined ? `${platform}:${id}` : `${platform}:${id}:${topic}`;
}
