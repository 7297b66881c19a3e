// Tournaments for their web pages: shows what the chat itself sees, but not who entered what.

import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { ReportedPairing } from "../../src/arena/index.ts";
import {
  type MatchRounds,
  type NamedMatch,
  type NoRounds,
  openRounds,
} from "../../src/arena/rounds/index.ts";
import { taskOf } from "../../src/arena/tournaments/tournament.ts";
import type { View } from "../../src/chat/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import type { Host } from "../../src/people/host/index.ts";
import type { Services } from "../kit/services.ts";
import { fileOf } from "./file.ts";
import {
  type CardState,
  currentState,
  type Finished,
  type PlaceTournaments,
  type Tournament,
  type TournamentServices,
  type Tournaments,
  type Venue,
} from "./index.ts";

export interface TournamentOnPage {
  readonly state: CardState;
  /** Best first; empty before the end of the first round. */
  readonly standings: Finished["standings"];
  /** Of finished rounds; also empty if they're no longer stored. */
  readonly pairings: readonly ReportedPairing[];
}

/** All from 1. */
export interface MatchPlace {
  readonly round: number;
  readonly table: number;
  readonly game: number;
}

export interface TournamentPages {
  /** Undefined if it doesn't exist or no longer does. */
  find(page: string): Promise<TournamentOnPage | undefined>;
  /** The tournament's file; undefined if its matches are gone. */
  file(finished: Finished): Promise<string | undefined>;
  /** A match round by round; undefined if there's none at that place, or it's gone. */
  match(
    finished: Finished,
    place: MatchPlace,
  ): Promise<{ readonly match: NamedMatch; readonly rounds: MatchRounds | NoRounds } | undefined>;
  close(): Promise<void>;
}

const REPORTS_KEPT = 32;
const REPORT_MS = 2_000;

export function tournamentPages(
  services: Pick<TournamentServices, "store" | "host" | "trialPlayers">,
  tournaments: Tournaments,
): TournamentPages {
  const rounds = openRounds(services.trialPlayers);
  const reports = new LRUCache<string, ReturnType<Tournaments["report"]>>({
    max: REPORTS_KEPT,
    ttl: REPORT_MS,
  });
  /** Cached briefly however many people ask: each report reads and pairs all rounds. */
  const lately: Tournaments["report"] = (tournament) => {
    const key = `${tournament.id}${"endedAt" in tournament ? ".ended" : ""}`;
    const report = reports.get(key) ?? tournaments.report(tournament);
    if (!reports.has(key)) reports.set(key, report);
    return report;
  };
  return {
    async find(page) {
      const paged = readPageId(services.host, page);
      if (!paged) return undefined;
      // The kind doesn't matter for reading what is stored.
      const venue = { kind: "group", ...paged.venue } as const;
      const state = await stateOf(tournaments, unauthored(await tournaments.read(venue)), paged.id, venue);
      return state && onPage(lately, state);
    },
    file: (finished) => fileOf(tournaments, finished),
    async match(finished, place) {
      const match = matchAt(await tournaments.played(finished), place);
      return match && { match, rounds: await rounds.read(match) };
    },
    close: () => rounds.close(),
  };
}

/** Removes authors, because people from other chats may read the page. */
function unauthored({ current, finished, cancelled, ...place }: PlaceTournaments): PlaceTournaments {
  const strip = <One extends { readonly entrants: readonly { readonly author?: string }[] }>(
    one: One,
  ): One => ({
    ...one,
    entrants: one.entrants.map(({ author: _named, ...entrant }) => entrant),
  });
  return {
    ...place,
    ...(current && { current: strip(current) }),
    finished: finished.map(strip),
    cancelled: cancelled.map(strip),
  };
}

async function stateOf(
  tournaments: Tournaments,
  { current, finished, cancelled }: PlaceTournaments,
  id: string,
  venue: Parameters<Tournaments["place"]>[0],
): Promise<CardState | undefined> {
  if (current?.id === id) return currentState(current, tournaments.place(venue), async () => []);
  const ended = finished.find((one) => one.id === id);
  if (ended) return { phase: "ended", tournament: ended };
  const called = cancelled.find((one) => one.id === id);
  return called && { phase: "cancelled", tournament: called };
}

async function onPage(report: Tournaments["report"], state: CardState): Promise<TournamentOnPage> {
  if (state.phase !== "ended" && state.phase !== "running") return { state, standings: [], pairings: [] };
  const { standings, pairings } = await report(state.tournament);
  if (state.phase === "ended") return { state, standings: state.tournament.standings, pairings };
  return { state: { ...state, standings }, standings, pairings };
}

function matchAt(
  { plan, championship, played }: Awaited<ReturnType<Tournaments["played"]>>,
  { round, table, game }: MatchPlace,
): NamedMatch | undefined {
  const pairing = championship.rounds[round - 1]?.find((one) => one.table === table - 1);
  const found = played[round - 1]?.find((one) => one.table === table - 1 && one.game === game - 1);
  if (!pairing || !found) return undefined;
  const task = taskOf(plan, round - 1, pairing, game - 1);
  const [a, b] = task.pair.map((number) => plan.entrants[number]?.name as string) as [string, string];
  return { task, names: [a, b], outcome: found.outcome };
}

// The address of a tournament's page names the chat in a form that can't be read or guessed. People who have it got it
// in the chat, or from someone who did.

const USE = "tournament-page";
const CHARACTERS_MAX = 512;
const NAMED = z.tuple([z.string(), z.string(), z.string().nullable(), z.string()]);

/** Tournament `id` of a chat. */
interface Paged {
  readonly venue: Pick<Venue, "platform" | "id" | "topic">;
  readonly id: string;
}

/** Different each time; every id ever given out leads to the page. */
function pageId(host: Pick<Host, "hide">, { venue, id }: Paged): string {
  const { platform, id: place, topic = null } = venue;
  return host.hide(USE, Buffer.from(JSON.stringify([platform, place, topic, id])));
}

/** Undefined if this host didn't issue it. */
function readPageId(host: Pick<Host, "uncover">, page: string): Paged | undefined {
  const bytes = page.length <= CHARACTERS_MAX ? host.uncover(USE, page) : undefined;
  if (!bytes) return undefined;
  const [platform, place, topic, id] = NAMED.parse(JSON.parse(Buffer.from(bytes).toString()));
  const venue = { platform: platform as Venue["platform"], id: place, ...(topic !== null && { topic }) };
  return { venue, id };
}

/** The button to the page; none if the bot has no web pages. */
export function pageLink(
  { host, publicUrl }: Pick<Services, "host" | "publicUrl">,
  venue: Venue,
  { id }: Pick<Tournament, "id">,
  locale: Locale,
): Pick<View, "link"> {
  if (!publicUrl?.startsWith("https:")) return {};
  const url = `${publicUrl}/t/${pageId(host, { venue, id })}`;
  return { link: { label: say(locale, "button-open-page"), url } };
}
