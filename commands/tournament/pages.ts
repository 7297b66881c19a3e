// Tournaments for their web pages: shows what the chat itself sees, but not who entered what.

import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { BundledMatch } from "../../src/arena/bundles/index.ts";
import type { ReportedPairing } from "../../src/arena/index.ts";
import { type MatchRounds, type NoRounds, openRounds } from "../../src/arena/rounds/index.ts";
import type { View } from "../../src/chat/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import type { Host } from "../../src/people/host/index.ts";
import type { Services } from "../kit/services.ts";
import { type BundleFile, type BundleServices, bundleFile, contentsOf } from "./bundle.ts";
import {
  type CardState,
  currentState,
  type Finished,
  type PlaceTournaments,
  type Tournament,
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
  /** `busy`: others are being built. @throws BundleProblem. */
  bundle(finished: Finished): Promise<BundleFile> | "busy";
  /** A match round by round; undefined if there's none at that place. @throws BundleProblem if it's gone. */
  match(
    finished: Finished,
    place: MatchPlace,
  ): Promise<{ readonly match: BundledMatch; readonly rounds: MatchRounds | NoRounds } | undefined>;
  close(): Promise<void>;
}

/** Building one replays all its matches. */
const MADE_AT_ONCE = 1;
/** A bundle takes a few hundred kilobytes, and at most a megabyte or two. */
const BUNDLES_KEPT = 8;
const CONTENTS_KEPT = 8;
const REPORTS_KEPT = 32;
const REPORT_MS = 2_000;

export function tournamentPages(services: BundleServices, tournaments: Tournaments): TournamentPages {
  const rounds = openRounds(services.trialPlayers);
  const bundles = keptById<BundleFile>(BUNDLES_KEPT, (last) => bundleFile(services, last));
  const matches = keptById<readonly BundledMatch[]>(CONTENTS_KEPT, async (last) => {
    return (await contentsOf(services.store, last)).matches;
  });
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
    bundle: (finished) =>
      !bundles.has(finished) && bundles.making >= MADE_AT_ONCE ? "busy" : bundles.of(finished),
    async match(finished, { round, table, game }) {
      const match = (await matches.of(finished)).find(
        ({ task }) => task.round === round - 1 && task.table === table - 1 && task.game === game - 1,
      );
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

/** Caches results of ended tournaments, which don't change, and computes each only once at a time. */
function keptById<Value>(max: number, make: (finished: Finished) => Promise<Value>) {
  const kept = new LRUCache<string, Promise<Value>>({ max });
  let making = 0;
  const begun = async (finished: Finished): Promise<Value> => {
    making++;
    try {
      return await make(finished);
    } catch (error) {
      kept.delete(finished.id);
      throw error;
    } finally {
      making--;
    }
  };
  return {
    get making() {
      return making;
    },
    has: ({ id }: Finished) => kept.has(id),
    of: (finished: Finished): Promise<Value> => {
      const value = kept.get(finished.id) ?? begun(finished);
      kept.set(finished.id, value);
      return value;
    },
  };
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
  const url = `${publicUrl}/arena/tournament/${pageId(host, { venue, id })}`;
  return { link: { label: say(locale, "button-open-page"), url } };
}
