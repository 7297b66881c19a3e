// What tournaments in chats are made of: given once by whoever wires the bot.

import type { threadExecutor } from "../../../src/arena/index.ts";
import type { EditOutcome, Place, PostOutcome, View } from "../../../src/chat/index.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import type { Current, Finished, Note, Venue } from "./place-document.ts";

/** Posts and edits messages that nobody's event asked for. */
export interface Messenger {
  /** `key` names the message. */
  post(platform: Venue["platform"], place: Place, view: View, key: string): Promise<PostOutcome>;
  edit(platform: Venue["platform"], place: Place, message: string, view: View): Promise<EditOutcome>;
}

/** Whoever plays the matches of one tournament. */
type MatchPlayers = ReturnType<typeof threadExecutor>;

/** What a card is to show. */
export type CardState =
  | { readonly phase: "open" | "cancelled"; readonly tournament: Current }
  /** The best first; none before the end of the first round. */
  | { readonly phase: "running"; readonly tournament: Current; readonly standings: Finished["standings"] }
  | { readonly phase: "ended"; readonly tournament: Finished };

/** How often and how long, in milliseconds. */
export interface Timing {
  /** How often it is looked for what is due. */
  readonly pollMs: number;
  /** A process that has not been heard of for so long does not play its tournament any more. */
  readonly leaseMs: number;
  /** A message is edited once in so long at most. */
  readonly cardMs: number;
}

export interface TournamentDependencies {
  readonly store: Store;
  /** A whole number from 0 that was never drawn before. */
  freshSeed(): number;
  /** Milliseconds since 1970. */
  now(): number;
  /** `run` names the tournament's ledger in the store. */
  players(run: string): Promise<MatchPlayers>;
  /** What a registered name stands for now, if it is one and plays the game. */
  meaning(name: string, game: string): Promise<string | undefined>;
  /** The message about the end of a tournament; `next` is the one after it in its series. */
  announcement(finished: Finished, next: Current | undefined): Promise<View>;
  /** A message that shows how a tournament stands. */
  card(state: CardState): View;
  /** The word about what happened when its time had come. */
  note(kind: Note["kind"], tournament: Current): View;
  onFailure(error: unknown): void;
  readonly timing?: Partial<Timing>;
}

const TIMING: Timing = { pollMs: 5_000, leaseMs: 15_000, cardMs: 5_000 };

export function timingOf({ timing }: Pick<TournamentDependencies, "timing">): Timing {
  return { ...TIMING, ...timing };
}
