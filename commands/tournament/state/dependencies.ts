// Dependencies of tournaments in chats, injected by the composition root.

import type { MatchExecutor, ReportedPairing } from "../../../src/arena/index.ts";
import type { Messenger as ChatMessenger, View } from "../../../src/chat/index.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import type { DrawSeed } from "./draw.ts";
import type { Current, Entry, Finished, Note, Venue } from "./place-document.ts";

/** Posts and edits announcements and cards. */
export type Messenger = Pick<ChatMessenger, "post" | "edit">;

export type CardState =
  | { readonly phase: "open" | "cancelled"; readonly tournament: Current }
  /** Started, but with no match played. `place`: in the queue, from 1; undefined: it's next. */
  | { readonly phase: "waiting"; readonly tournament: Current; readonly place: number | undefined }
  /** Best first; empty before the end of the first round. */
  | { readonly phase: "running"; readonly tournament: Current; readonly standings: Finished["standings"] }
  | { readonly phase: "ended"; readonly tournament: Finished };

/** All in milliseconds. */
export interface Timing {
  readonly pollMs: number;
  readonly leaseMs: number;
  /** Minimum interval between two edits of a message. */
  readonly cardMs: number;
  /** Time after which a tournament yields to a different one, when there are more than can run at once. */
  readonly sliceMs: number;
}

/** The state shown before a tournament's end. */
export async function currentState(
  tournament: Current,
  place: number | undefined,
  standings: (current: Current) => Promise<Finished["standings"]>,
): Promise<CardState> {
  const { progress } = tournament;
  if (!progress) return { phase: "open", tournament };
  if (progress.planned === 0) return { phase: "waiting", tournament, place };
  return { phase: "running", tournament, standings: await standings(tournament) };
}

export interface TournamentDependencies {
  readonly store: Store;
  /** Draws the seed of a starting tournament. */
  readonly draw: DrawSeed;
  /** Unix ms. */
  now(): number;
  /** `run`: the name of the tournament's ledger in the store; `work`: as `workOf` measures it. */
  players(run: string, work: number): Promise<MatchExecutor>;
  /** The strategy that a registered name currently means to the person who entered it, if it plays the game. */
  meaning(entry: Pick<Entry, "name" | "by">, game: string): Promise<string | undefined>;
  /** The final announcement; `next`: the next edition of its series. Empty pairings: unknown. `home`: where the
   * tournament is held, here and below. */
  announcement(
    finished: Finished,
    next: Current | undefined,
    pairings: readonly ReportedPairing[],
    home: Venue,
  ): Promise<View>;
  card(state: CardState, home: Venue): View;
  note(kind: Note["kind"], tournament: Current, home: Venue): View;
  /** Whether the chat's managers let tournaments start there. */
  mayStart(venue: Venue): Promise<boolean>;
  onFailure(error: unknown): void;
  readonly timing?: Partial<Timing>;
  /** Tournaments that one process plays at once; beyond that they share time slices. */
  readonly atOnceMax?: number;
}

const TIMING: Timing = { pollMs: 5_000, leaseMs: 15_000, cardMs: 5_000, sliceMs: 10_000 };

export function timingOf({ timing }: Pick<TournamentDependencies, "timing">): Timing {
  return { ...TIMING, ...timing };
}
