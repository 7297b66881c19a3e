// The document of a chat: the tournament that is on there, and the last ones that ended.

import { z } from "zod";
import { vacant } from "../../src/arena/tournaments/built-ins.ts";
import { reportTournament, type TournamentReport } from "../../src/arena/tournaments/report.ts";
import {
  type Plan,
  type Tournament as TournamentPlayed,
  tournamentAfter,
} from "../../src/arena/tournaments/tournament.ts";
import type { Caller, Place } from "../../src/chat/index.ts";
import { SYSTEMS } from "../../src/core/championships/championship.ts";
import { swissRounds } from "../../src/core/championships/swiss.ts";
import { documentKind } from "../../src/infra/document-kind.ts";
import { STORED_LOCALE } from "../../src/infra/i18n/stored-locale.ts";
import type { Store } from "../../src/infra/store/index.ts";

export const ENTRANTS_MAX = 32;
/** Of one person. */
export const ENTRIES_MAX = 4;
/** Of the ended ones; the matches only of the newest. */
export const FINISHED_KEPT = 50;
export const PLAYED_KEPT = 5;
/** After the last change; longer than any start is ahead. */
const KEPT_MS = 400 * 24 * 3_600_000;

const whole = z.int().min(0);
const VENUE = z.object({
  platform: z.string(),
  kind: z.enum(["private", "group"]),
  id: z.string(),
  server: z.exactOptional(z.string()),
  topic: z.exactOptional(z.string()),
});
const ENTRY = z.object({
  /** As shown in tables: a strategy's id, or a registered name. */
  name: z.string(),
  /** Canonical id. */
  strategy: z.string(),
  /** `platform:id` of the person who registered the name; only in groups. */
  owner: z.exactOptional(z.string()),
  /** What the owner is called, if they entered it themselves; shown in this chat only. */
  author: z.exactOptional(z.string()),
  /** `platform:id` of the person who entered it, until the end. */
  by: z.exactOptional(z.string()),
  isRegistered: z.exactOptional(z.literal(true)),
});
const SIDE = z.enum(["a", "b"]);
const OUTCOME = z.object({
  tally: z.object({ wins: whole, losses: whole, draws: whole }),
  forfeits: z.array(
    z.object({
      by: SIDE,
      kind: z.enum(["crashed", "stalled", "illegal", "exhausted"]),
      round: whole,
      reason: z.string(),
    }),
  ),
  noResult: z.exactOptional(z.object({ by: SIDE, reason: z.string() })),
});
const TOURNAMENT = z.object({
  id: z.string(),
  game: z.string(),
  system: z.enum(SYSTEMS),
  /** Of each match. */
  match: whole,
  /** Swiss only; by default they follow from the number of entrants. */
  rounds: z.exactOptional(whole),
  /** Built-in strategies fill up a small field. */
  hasBuiltIns: z.exactOptional(z.literal(true)),
  locale: STORED_LOCALE,
  /** In which times are shown. */
  zone: z.string(),
  entrants: z.array(ENTRY),
  /** Drawn at the start; then the entrants are fixed. */
  seed: z.exactOptional(whole),
  /** The day whose secret the seed is drawn from, in days since 1970; absent if a name is gone that it was drawn for. */
  day: z.exactOptional(whole),
  /** The matches of each finished round. */
  played: z.exactOptional(z.array(z.array(z.object({ table: whole, game: whole, outcome: OUTCOME })))),
  /** The message that shows it. */
  card: z.exactOptional(z.string()),
});
const CURRENT = TOURNAMENT.extend({
  /** `platform:id`. */
  creator: z.string(),
  /** Unix ms. */
  startsAt: z.exactOptional(z.number()),
  /** Too few had entered when it was to start. */
  isPutOff: z.exactOptional(z.literal(true)),
});
const FINISHED = TOURNAMENT.extend({
  seed: whole,
  endedAt: z.number(),
  /** Best first; `ranks`: first and last of the shared ranks. */
  standings: z.array(
    z.object({
      name: z.string(),
      strategy: z.string(),
      ranks: z.tuple([whole, whole]),
      points: z.number(),
      wins: whole,
      draws: whole,
      losses: whole,
    }),
  ),
  /** Or refused by the chat. */
  isAnnounced: z.exactOptional(z.literal(true)),
});
const TOURNAMENTS = documentKind(
  "tournament",
  z.object({
    venue: VENUE,
    current: z.exactOptional(CURRENT),
    /** Newest first. */
    finished: z.array(FINISHED),
  }),
);

/** The address of a chat, with all it takes to post there. */
export type Venue = z.infer<typeof VENUE>;
export type Entry = z.infer<typeof ENTRY>;
export type Tournament = z.infer<typeof TOURNAMENT>;
export type Current = z.infer<typeof CURRENT>;
export type Finished = z.infer<typeof FINISHED>;
export type Standing = Finished["standings"][number];
export type ChatTournaments = ReturnType<typeof TOURNAMENTS.parse>;
/** What its creator chose. */
export type Opening = Pick<
  Current,
  "game" | "system" | "match" | "rounds" | "hasBuiltIns" | "locale" | "zone" | "startsAt"
>;

/** What a message about a tournament shows. */
export type CardState =
  | { readonly phase: "open" | "cancelled" | "running"; readonly tournament: Current }
  | { readonly phase: "ended"; readonly tournament: Finished };

export function stateOf(current: Current): CardState {
  return { phase: current.seed === undefined ? "open" : "running", tournament: current };
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

export function venueKey({ platform, id, topic }: Pick<Venue, "platform" | "id" | "topic">): string {
  return topic === undefined ? `${platform}:${id}` : `${platform}:${id}:${topic}`;
}

// Which tournament a call is about: this chat's, unless a button names another. Buttons do, because a press may be
// answered in a private chat, or when a later tournament is on.

/** An option that only buttons have; it can't be typed. */
export const AT = "at";

/** Enough to tell a chat's tournaments apart, and too many to guess. */
const ID_DIGITS = 8;
export const MEANT = /^([0-9a-z]+)x([0-9-]+|[A-Za-z-]+)(?:x([0-9]+))?$/;

/** For a button: `<tournament>x<chat>` or `<tournament>x<chat>x<topic>`. */
export function writeMeant(
  tournament: Pick<Tournament, "id"> | undefined,
  { id, topic }: Pick<Venue, "id" | "topic">,
): string {
  const first = tournament?.id.slice(0, ID_DIGITS) ?? "none";
  return [first, id, ...(topic === undefined ? [] : [topic])].join("x");
}

/** Whether it's the one that the button names. */
export function isMeant(about: string, tournament: Pick<Tournament, "id"> | undefined): boolean {
  return tournament !== undefined && MEANT.exec(about)?.[1] === tournament.id.slice(0, ID_DIGITS);
}

/** The document of the chat with that key. @throws StoreError. */
export function readTournaments(store: Store, key: string): Promise<ChatTournaments | undefined> {
  return store.read(TOURNAMENTS, key);
}

/** Changes the chat's document, or an empty one; unless `next` is absent. @throws StoreError. */
export function decide<Result>(
  store: Store,
  venue: Venue,
  change: (document: ChatTournaments) => { next?: ChatTournaments | undefined; result: Result },
): Promise<Result> {
  return store.update(
    TOURNAMENTS,
    venueKey(venue),
    (stored) => {
      const { next, result } = change(stored ?? { venue, finished: [] });
      return { next, result };
    },
    KEPT_MS,
  );
}

/** Changes an existing document, unless `change` gives undefined. Resolves to the new one. @throws StoreError. */
export function changeTournaments(
  store: Store,
  key: string,
  change: (document: ChatTournaments) => ChatTournaments | undefined,
): Promise<ChatTournaments | undefined> {
  return store.update(
    TOURNAMENTS,
    key,
    (stored) => {
      const next = stored && change(stored);
      return { next, result: next };
    },
    KEPT_MS,
  );
}

/** Removes the document. @throws StoreError. */
export function removeTournaments(store: Store, key: string): Promise<boolean> {
  return store.remove(TOURNAMENTS, key);
}

/** Before the start the seed is 0, and the plan good only for counting. */
function planOf({ game, system, rounds, match, seed = 0, entrants }: Tournament): Plan {
  return {
    game,
    system,
    match,
    seed,
    ...(rounds !== undefined && { rounds }),
    entrants: entrants.map(({ name, strategy }) => ({ name, strategy })),
  };
}

/** The number of rounds; undefined if it depends on results, or if too few have entered. */
export function roundsOf(tournament: Tournament): number | undefined {
  const { system, rounds, entrants, seed } = tournament;
  if (entrants.length < 2) return undefined;
  const count = entrants.length + (seed === undefined ? vacant(tournament) : 0);
  if (system === "round-robin") return count - 1 + (count % 2);
  return system === "swiss" ? (rounds ?? swissRounds(count)) : undefined;
}

/** Its finished rounds. */
export function playedOf(tournament: Tournament): TournamentPlayed {
  return tournamentAfter(planOf(tournament), tournament.played ?? []);
}

/** Pairings and standings of its finished rounds; empty if it hasn't begun, or its matches are gone. */
export function resultsOf(tournament: Tournament): {
  readonly pairings: TournamentReport["pairings"];
  readonly standings: Standing[];
} {
  if (!tournament.played?.length) return { pairings: [], standings: [] };
  const report = reportTournament(playedOf(tournament));
  return { pairings: report.pairings, standings: standingsOf(report) };
}

export function standingsOf({ standings }: Pick<TournamentReport, "standings">): Standing[] {
  return standings.map(({ name, strategy, places: [from, to], points, wins, draws, losses }) => ({
    name,
    strategy,
    ranks: [from, to],
    points,
    wins,
    draws,
    losses,
  }));
}
