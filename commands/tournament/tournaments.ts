// Tournaments in chats: every change is one atomic update of the chat's document.

import type { MatchExecutor } from "../../src/arena/index.ts";
import {
  type Tournament as PlayedTournament,
  reportTournament,
  retryingLedger,
  runTournament,
  type TournamentReport,
} from "../../src/arena/index.ts";
import { patience } from "../../src/infra/deadline.ts";
import type { Services } from "../kit/services.ts";
import { Runner } from "./background/runner.ts";
import type { Messenger, TournamentDependencies } from "./state/dependencies.ts";
import { openedId } from "./state/draw.ts";
import {
  forgetParticipant,
  noteNamed,
  noteParticipation,
  type Participation,
  participationsOf,
} from "./state/participation.ts";
import {
  type Card,
  type Current,
  type Entry,
  emptyPlace,
  type Finished,
  type PlaceTournaments,
  planOf,
  standingsOf,
  type Tournament,
  type Venue,
  venueKey,
} from "./state/place-document.ts";
import { placesIn } from "./state/places.ts";
import {
  type ChangeResult,
  cancelled,
  joined,
  type Leaving,
  left,
  type Opening,
  opened,
  started,
  withCard,
  withCardDue,
} from "./state/transitions.ts";

type Report = Omit<TournamentReport, "standings"> & Pick<Finished, "standings">;

export interface Tournaments {
  /** With a channel, a card is posted there first; if that is refused, nothing is created. `event`: the id of
   * the event that opens it. */
  create(venue: Venue, creator: string, opening: Opening, event: string): Promise<ChangeResult>;
  /** Registers a message, in `venue` by default, that shows the tournament's state. */
  addCard(venue: Venue, tournament: string, message: string, at?: Venue): Promise<void>;
  join(venue: Venue, entry: Entry): Promise<ChangeResult>;
  leave(venue: Venue, leaving: Leaving): Promise<ChangeResult>;
  start(venue: Venue): Promise<ChangeResult>;
  cancel(venue: Venue, what: "one" | "series"): Promise<ChangeResult>;
  read(venue: Venue): Promise<PlaceTournaments>;
  /** Where the tournaments announced here are held; usually here. */
  home(venue: Venue): Promise<Venue>;
  participations(person: string): Promise<readonly Participation[]>;
  /** Removes the person from unfinished tournaments; resolves to whether they were in any. */
  forget(person: string): Promise<boolean>;
  /** Its position in the queue, from 1, while it waits in this process. */
  place(venue: Venue): number | undefined;
  /** The results so far; incomplete if it ended more than thirty days ago. */
  report(tournament: Tournament): Promise<Report>;
  /** Its matches so far; incomplete if it ended more than thirty days ago. */
  played(tournament: Tournament): Promise<PlayedTournament>;
  /** Starts the background work, and resumes what other processes left. */
  serve(messenger: Messenger): Promise<void>;
  /** Resolves when nothing is running or queued. */
  idle(): Promise<void>;
  /** Aborts running tournaments; the next `serve` or a different process resumes them. */
  close(): Promise<void>;
}

/** The services that the tournament commands use. */
export interface TournamentServices extends Services {
  readonly tournaments: Tournaments;
  /** Plays in this process's threads, in turn with tournaments; `steps`: its expected work. */
  trialPlayers(steps: number): MatchExecutor;
  /** Whether the chat's managers allow tournaments there. */
  isOn(venue: Venue): Promise<boolean>;
}

export function createTournaments(dependencies: TournamentDependencies): Tournaments {
  const places = placesIn(dependencies.store);
  const report = (tournament: Tournament) => reportOf(dependencies, tournament);
  const runner = new Runner(dependencies, report);
  const read = async (venue: Venue) => (await places.read(venueKey(venue))) ?? emptyPlace(venue);
  const change = async (
    venue: Venue,
    decide: (current: Current | undefined) => ChangeResult,
    shown: (document: PlaceTournaments) => PlaceTournaments = (document) =>
      withCardDue(document, dependencies.now()),
  ): Promise<ChangeResult> => {
    const outcome = await places.decide(venue, (document) => {
      const decided = decide(document.current);
      return {
        outcome: decided,
        ...("tournament" in decided && { next: shown({ ...document, current: decided.tournament }) }),
      };
    });
    if ("tournament" in outcome) runner.wake(venueKey(venue));
    return outcome;
  };
  return {
    participations: (person) => participationsOf(dependencies.store, person),
    async forget(person) {
      const changed = await forgetParticipant(dependencies.store, person, dependencies.now());
      for (const key of changed) runner.wake(key);
      return changed.length > 0;
    },
    async create(venue, creator, opening, event) {
      if ((await read(venue)).current) return { refusal: "open-already" };
      const tournament = opened(opening, creator, openedId(venueKey(venue), event));
      const card = await firstCard(runner.messenger, dependencies, tournament, venue);
      if (card && "refusal" in card) return card;
      if (opening.channel)
        await places.decide(opening.channel.venue, (there) => ({
          outcome: undefined,
          next: pointing(there, venue),
        }));
      await runner.schedule(venueKey(venue), opening.startsAt ?? 0);
      await noteParticipation(dependencies.store, creator, venueKey(venue));
      const decide = (current: Current | undefined): ChangeResult =>
        current ? { refusal: "open-already" } : { tournament: { ...tournament, cards: card ? [card] : [] } };
      // The reply becomes the tournament's card.
      return change(venue, decide, (document) => document);
    },
    async addCard(venue, tournament, message, at = venue) {
      await places.change(venueKey(venue), (document) =>
        withCard(document, tournament, { venue: at, message, at: dependencies.now() }),
      );
      runner.wake(venueKey(venue));
    },
    async join(venue, entry) {
      if (entry.by !== undefined) await noteParticipation(dependencies.store, entry.by, venueKey(venue));
      if (entry.owner !== undefined) await noteNamed(dependencies.store, entry.owner, venueKey(venue));
      return change(venue, (current) => joined(current, entry));
    },
    leave: (venue, leaving) => change(venue, (current) => left(current, leaving)),
    async start(venue) {
      const { current } = await read(venue);
      const meanings = current ? await runner.meanings(current) : new Map();
      await runner.schedule(venueKey(venue), 0);
      return change(venue, (now) => started(now, dependencies.now(), meanings, dependencies.draw));
    },
    async cancel(venue, what) {
      await runner.schedule(venueKey(venue), 0);
      const outcome = await places.decide(venue, (document) => cancelled(document, what, dependencies.now()));
      if ("tournament" in outcome && !(what === "series" && outcome.tournament.progress))
        runner.stop(venueKey(venue));
      runner.wake(venueKey(venue));
      return outcome;
    },
    read,
    async home(venue) {
      const { current, finished, home } = await read(venue);
      if (!home || current || finished.length > 0) return venue;
      const there = await read(home);
      const { channel } = there.current ?? there.finished[0] ?? {};
      return channel && venueKey(channel.venue) === venueKey(venue) ? home : venue;
    },
    report,
    played: (tournament) => playedOf(dependencies, tournament),
    place: (venue) => runner.place(venueKey(venue)),
    serve: (messenger) => runner.serve(messenger),
    idle: () => runner.idle(),
    close: () => runner.close(),
  };
}

/** A chat that holds tournaments itself isn't redirected. */
function pointing(there: PlaceTournaments, home: Venue): PlaceTournaments {
  return venueKey(there.venue) === venueKey(home) ? there : { ...there, home };
}

/** The card in the channel; undefined if there's no channel, or if messages have no ids. */
async function firstCard(
  messenger: Messenger | undefined,
  { card, now }: TournamentDependencies,
  tournament: Current,
  home: Venue,
): Promise<Card | Extract<ChangeResult, { refusal: string }> | undefined> {
  const { channel, id } = tournament;
  if (!channel) return undefined;
  const { platform, ...place } = channel.venue;
  const view = card({ phase: "open", tournament }, home);
  const posted = await messenger?.post(platform, place, view, `open-${id}`, "asked");
  if (posted?.state !== "posted")
    return { refusal: posted?.state === "refused" ? "not-writable" : "unavailable" };
  return posted.message === undefined
    ? undefined
    : { venue: channel.venue, message: posted.message, at: now() };
}

const STORE_PATIENCE_MS = patience(2_000);

/** Replays the ledger without playing; stops at the first missing match. */
async function playedOf(
  { store }: TournamentDependencies,
  tournament: Tournament,
): Promise<PlayedTournament> {
  const lacking = new AbortController();
  const players = { play: async () => lacking.abort(), close: async () => undefined };
  const ledger = retryingLedger(store, tournament.id, { signal: AbortSignal.timeout(STORE_PATIENCE_MS) });
  return runTournament(planOf(tournament), { ledger, executor: players, signal: lacking.signal });
}

async function reportOf(dependencies: TournamentDependencies, tournament: Tournament): Promise<Report> {
  const report = reportTournament(await playedOf(dependencies, tournament));
  return { ...report, standings: standingsOf(report) };
}
