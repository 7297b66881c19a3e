// Tournaments for their web pages: what the chat itself sees, but not who entered what. And the file of an ended one.

import { z } from "zod";
import { type MatchOutcome, type MatchTask, resultOf } from "../../src/arena/match/task.ts";
import type { MatchExecutor } from "../../src/arena/playing.ts";
import { tournamentFile } from "../../src/arena/tournaments/file.ts";
import type { ReportedPairing } from "../../src/arena/tournaments/report.ts";
import { isOver, taskOf } from "../../src/arena/tournaments/tournament.ts";
import type { View } from "../../src/chat/index.ts";
import { parseStrategy } from "../../src/core/strategies/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import type { Host } from "../../src/people/host/host.ts";
import type { Services } from "../kit/services.ts";
import {
  type CardState,
  type Finished,
  playedOf,
  readTournaments,
  resultsOf,
  type Standing,
  stateOf,
  type Tournament,
  type Venue,
  venueKey,
} from "./document.ts";

export interface TournamentOnPage {
  readonly state: CardState;
  /** Best first; empty before the end of the first round. */
  readonly standings: Standing[];
  /** Of finished rounds; also empty if they're no longer stored. */
  readonly pairings: readonly ReportedPairing[];
}

/** All from 1. */
export interface MatchPlace {
  readonly round: number;
  readonly table: number;
  readonly game: number;
}

/** A match that was played, and the moves of both sides: one byte each, up to the last completed round. */
export interface MatchOnPage {
  readonly task: MatchTask;
  readonly names: readonly [a: string, b: string];
  /** Or why there are none: playing it takes too long, others are watching, or it can't be played again. */
  readonly moves: Readonly<Record<"a" | "b", Uint8Array>> | "long" | "busy" | "none";
}

export interface TournamentPages {
  /** Undefined if it doesn't exist or no longer does. */
  find(page: string): Promise<TournamentOnPage | undefined>;
  /** A match, played again; undefined if there's none at that place, or it's gone. */
  match(finished: Finished, place: MatchPlace): Promise<MatchOnPage | undefined>;
}

/** Steps of both sides; about five seconds. */
const STEPS_MAX = 15_000_000;
const LIMIT_MS = 30_000;
const AT_ONCE_MAX = 2;

/** @param players play matches in this process. */
export function tournamentPages(
  { store, host }: Pick<Services, "store" | "host">,
  players: MatchExecutor,
): TournamentPages {
  let playing = 0;
  const movesOf = async (task: MatchTask, outcome: MatchOutcome): Promise<MatchOnPage["moves"]> => {
    const steps =
      task.rounds * task.strategies.reduce((sum, one) => sum + 1 + parseStrategy(one).family.cost, 0);
    if (steps > STEPS_MAX) return "long";
    if (playing >= AT_ONCE_MAX) return "busy";
    playing++;
    try {
      const again = await players.play({ ...task, isRecorded: true }, AbortSignal.timeout(LIMIT_MS));
      if (!again) return "busy";
      return isSame(again, outcome) ? (again.record?.moves ?? "none") : "none";
    } finally {
      playing--;
    }
  };
  return {
    async find(page) {
      const paged = readPageId(host, page);
      const found = paged && (await readTournaments(store, venueKey(paged.venue)));
      if (!found) return undefined;
      const { current, finished } = found;
      if (current?.id === paged.id) {
        const { pairings, standings } = resultsOf(current);
        return { state: stateOf(unauthored(current)), pairings, standings };
      }
      const ended = finished.find(({ id }) => id === paged.id);
      if (!ended) return undefined;
      const { standings } = ended;
      const state = { phase: "ended", tournament: unauthored(ended) } as const;
      return { state, standings, pairings: resultsOf(ended).pairings };
    },
    async match(finished, { round, table, game }) {
      const { plan, championship, played } = playedOf(finished);
      const pairing = championship.rounds[round - 1]?.find((one) => one.table === table - 1);
      const found = played[round - 1]?.find((one) => one.table === table - 1 && one.game === game - 1);
      if (!pairing || !found) return undefined;
      const { a: first, b: second } = pairing;
      const task = taskOf(plan, {
        round: round - 1,
        table: table - 1,
        game: game - 1,
        a: first,
        b: second as number,
      });
      const [a, b] = task.pair.map((number) => plan.entrants[number]?.name as string) as [string, string];
      return { task, names: [a, b], moves: await movesOf(task, found.outcome) };
    },
  };
}

/** Without authors, because people from other chats may read the page. */
function unauthored<One extends Tournament>(tournament: One): One {
  return { ...tournament, entrants: tournament.entrants.map(({ author: _named, ...entrant }) => entrant) };
}

function isSame(one: MatchOutcome, other: MatchOutcome): boolean {
  const resultIn = (outcome: MatchOutcome) =>
    String([resultOf(outcome), outcome.tally.wins, outcome.tally.losses, outcome.noResult]);
  return resultIn(one) === resultIn(other);
}

/** The file's text; undefined if the tournament's matches are gone. */
export function fileOf(finished: Finished): string | undefined {
  const { id, day } = finished;
  const drawn = day === undefined ? {} : { id, day };
  const played = playedOf(finished);
  return isOver(played) ? `${JSON.stringify({ ...tournamentFile(played), ...drawn })}\n` : undefined;
}

export function fileName(id: string): string {
  return `tournament-${id}.json`;
}

// The address of a tournament's page names the chat in a form that can't be read or guessed. People who have it got it
// in the chat, or from someone who did.

const USE = "tournament-page";
const CHARACTERS_MAX = 512;
const NAMED = z.tuple([z.string(), z.string(), z.string().nullable(), z.string()]);

/** Undefined if this host didn't issue it. */
function readPageId(host: Pick<Host, "uncover">, page: string) {
  const bytes = page.length <= CHARACTERS_MAX ? host.uncover(USE, page) : undefined;
  if (!bytes) return undefined;
  const [platform, place, topic, id] = NAMED.parse(JSON.parse(Buffer.from(bytes).toString()));
  return { venue: { platform, id: place, ...(topic !== null && { topic }) }, id };
}

/** The button to the page; none if the bot has no web pages. The address is another one each time. */
export function pageLink(
  { host, publicUrl }: Pick<Services, "host" | "publicUrl">,
  { platform, id: place, topic }: Venue,
  { id }: Pick<Tournament, "id">,
  locale: Locale,
): Pick<View, "link"> {
  if (!publicUrl?.startsWith("https:")) return {};
  const page = host.hide(USE, Buffer.from(JSON.stringify([platform, place, topic ?? null, id])));
  return { link: { label: say(locale, "button-open-page"), url: `${publicUrl}/t/${page}` } };
}
