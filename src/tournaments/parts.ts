// What tournaments in chats are made of: given once by whoever wires the bot.

import type { Place, PostOutcome, View } from "../chat/index.ts";
import type { Store } from "../store/index.ts";
import type { Finished, Venue } from "./place-document.ts";

/** Posts an announcement; `key` names it. */
export type Post = (platform: Venue["platform"], place: Place, view: View, key: string) => Promise<PostOutcome>;

export interface TournamentParts {
  readonly store: Store;
  /** A whole number from 0 that was never drawn before. */
  freshSeed(): number;
  /** Milliseconds since 1970. */
  now(): number;
  /** Threads in which matches are played. */
  readonly threads: number;
  /** The message about the end of a tournament. */
  announcement(finished: Finished): Promise<View>;
  onFailure(error: unknown): void;
}
