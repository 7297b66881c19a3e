// Tournaments in chats: opened, joined, begun and cancelled, each by one atomic update of the place's document.

import { patientLedger, reportTournament, runTournament, type TournamentReport } from "../arena/index.ts";
import type { Change, Store } from "../store/index.ts";
import type { Post, TournamentParts } from "./parts.ts";
import {
  type Current,
  ENTRANTS_MAX,
  KEPT_MS,
  PLACE,
  type PlaceTournaments,
  planOf,
  type Setting,
  type Tournament,
  type Venue,
  venueKey,
} from "./place-document.ts";
import { Runner } from "./runner.ts";

/** Why nothing was changed. */
type Refusal = "open-already" | "none-open" | "begun" | "full" | "joined-already" | "too-few" | "none";

/** What a change came to: the tournament as it is now, or why it was not changed. */
export type Outcome = { readonly tournament: Current } | { readonly refusal: Refusal };

export interface Tournaments {
  create(venue: Venue, creator: string, setting: Omit<Setting, "seed">): Promise<Outcome>;
  /** `strategy` is a canonical id of the tournament's game. */
  join(venue: Venue, strategy: string): Promise<Outcome>;
  start(venue: Venue): Promise<Outcome>;
  cancel(venue: Venue): Promise<Outcome>;
  read(venue: Venue): Promise<PlaceTournaments>;
  /** What was played of it so far. What ended more than thirty days ago is no longer kept: then it is not complete. */
  report(tournament: Tournament): Promise<TournamentReport>;
  /** From now on ends are announced; tournaments that another run of the program left are taken up. */
  serve(post: Post): Promise<void>;
  /** Resolves when nothing runs and nothing waits. */
  idle(): Promise<void>;
  /** Breaks off what is running; it is taken up at the next `serve`. */
  close(): Promise<void>;
}

export function createTournaments(parts: TournamentParts): Tournaments {
  const { store } = parts;
  const runner = new Runner(parts);
  const change = (venue: Venue, decide: Decide): Promise<Outcome> =>
    store.update(PLACE, venueKey(venue), (stored) => decided(stored ?? { venue, finished: [] }, decide), KEPT_MS);
  return {
    create: (venue, creator, setting) => {
      const seed = parts.freshSeed();
      const opened: Current = { ...setting, id: seed.toString(36), seed, creator, entrants: [] };
      return change(venue, ({ current }) => (current ? { refusal: "open-already" } : { tournament: opened }));
    },
    join: (venue, strategy) => change(venue, ({ current }) => joined(current, strategy)),
    start: async (venue) => {
      await runner.remember(venue);
      const outcome = await change(venue, ({ current }) => started(current, parts.now()));
      runner.wake(venueKey(venue));
      return outcome;
    },
    cancel: async (venue) => {
      const outcome = await cancelled(store, venue);
      runner.stop(venueKey(venue));
      return outcome;
    },
    read: async (venue) => (await store.read(PLACE, venueKey(venue))) ?? { venue, finished: [] },
    report: (tournament) => reportOf(store, tournament),
    serve: (post) => runner.serve(post),
    idle: () => runner.idle(),
    close: () => runner.close(),
  };
}

type Decide = (document: PlaceTournaments) => Outcome;

function decided(document: PlaceTournaments, decide: Decide): Change<PlaceTournaments, Outcome> {
  const result = decide(document);
  return { next: "tournament" in result ? { ...document, current: result.tournament } : undefined, result };
}

function joined(current: Current | undefined, strategy: string): Outcome {
  if (!current) return { refusal: "none-open" };
  if (current.progress) return { refusal: "begun" };
  if (current.entrants.includes(strategy)) return { refusal: "joined-already" };
  if (current.entrants.length >= ENTRANTS_MAX) return { refusal: "full" };
  return { tournament: { ...current, entrants: [...current.entrants, strategy] } };
}

function started(current: Current | undefined, at: number): Outcome {
  if (!current) return { refusal: "none-open" };
  if (current.progress) return { refusal: "begun" };
  if (current.entrants.length < 2) return { refusal: "too-few" };
  return { tournament: { ...current, progress: { round: 1, played: 0, planned: 0, at } } };
}

function cancelled(store: Store, venue: Venue): Promise<Outcome> {
  return store.update(
    PLACE,
    venueKey(venue),
    (stored): Change<PlaceTournaments, Outcome> => {
      if (!stored?.current) return { next: undefined, result: { refusal: "none" } };
      const { current, ...rest } = stored;
      return { next: rest, result: { tournament: current } };
    },
    KEPT_MS,
  );
}

const STORE_PATIENCE_MS = 2_000;

/** Plays nothing: what the ledger has is put together, and the first match that it lacks ends it. */
async function reportOf(store: Store, tournament: Tournament): Promise<TournamentReport> {
  const lacking = new AbortController();
  const players = { play: async () => lacking.abort(), close: async () => undefined };
  const ledger = patientLedger(store, tournament.id, { signal: AbortSignal.timeout(STORE_PATIENCE_MS) });
  return reportTournament(await runTournament(planOf(tournament), { ledger, players, signal: lacking.signal }));
}
