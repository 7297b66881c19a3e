// The two interfaces between bot and platform: the one adapters provide, and the one they call.

import type {
  Completion,
  Incoming,
  LinkedCall,
  OfferRequest,
  Place,
  Platform,
} from "../vocabulary/incoming.ts";
import type { Choice, Offer, Reply } from "../vocabulary/reply.ts";
import type { View } from "../vocabulary/view.ts";
import type { CommandSpec } from "./command.ts";

/** What adapters call. Unless noted, nothing rejects: every failure becomes a reply. */
export interface Dispatch {
  readonly commands: readonly CommandSpec[];
  /** An event that was delivered before is dropped. */
  handle(incoming: Incoming): Promise<Reply>;
  complete(completion: Completion): Promise<readonly Choice[]>;
  offers(request: OfferRequest): Promise<readonly Offer[]>;
  /** The event in the languages that its person and chat chose, for texts that an adapter writes itself; the other
   * members look them up themselves. Never rejects. Absent: no one can choose. */
  inLanguage?<E extends Pick<Incoming, "caller" | "place">>(event: E): Promise<E>;
  /** A group's id has changed. Rejects if that couldn't be stored. */
  moved?(platform: Platform, from: string, to: string): Promise<void>;
  /** The bot was let into the chat, or may write there again. Rejects if that couldn't be stored. */
  added?(platform: Platform, chat: string): Promise<void>;
}

/** Outcome of an unsolicited post. `message`: its name for `edit`. `unavailable`: an outage, which says nothing about the
 * chat: retry later. */
export type PostOutcome =
  | { readonly state: "posted"; readonly message?: string }
  | { readonly state: "refused"; readonly why: PostRefusal }
  | { readonly state: "unavailable" };

/** `gone`: there's no such chat, or the bot isn't in it; a person has blocked it. `forbidden`: it may not write there. */
export type PostRefusal = "gone" | "forbidden" | "other";

/** `refused`: the bot can't write to them. `unavailable`: retry later. `none`: the platform doesn't notify. */
export type PrivateChat =
  | { readonly state: "open"; readonly place: Place }
  | { readonly state: "refused" }
  | { readonly state: "unavailable" }
  | { readonly state: "none" };

/** Outcome of an edit. `refused`: gone or not editable. `unavailable`: retry later. */
export type EditOutcome = "edited" | "refused" | "unavailable";

/** How to edit a message. */
export interface EditHow {
  /** Reads the current view, in case others edit the message meanwhile; undefined if unknown. */
  readonly present?: () => Promise<View | undefined>;
}

/** A platform's adapter: translates and acknowledges events; has no game logic. */
export interface PlatformAdapter {
  readonly platform: Platform;
  /** Logs in; resolves once events arrive. @throws ConfigProblem if the platform refuses the configuration. */
  start(dispatch: Dispatch): Promise<void>;
  /** Publishes the commands in all languages if they changed; resolves to whether they did. */
  publishCommands(commands: readonly CommandSpec[]): Promise<boolean>;
  /** Never rejects. `key` (at most 25 ASCII characters) deduplicates. `refused`: may have been posted. */
  post(place: Place, view: View, key: string): Promise<PostOutcome>;
  /** Edits a message named by `post`, `onPosted` or `Press.message`; rapid edits collapse. Never rejects. */
  edit(place: Place, message: string, view: View, how?: EditHow): Promise<EditOutcome>;
  /** A person's private chat, by platform id; posting there may still be refused. Never rejects. */
  privateChat(person: string): Promise<PrivateChat>;
  /** The address that makes the call on this platform; undefined if no link may. Absent: it has none. */
  link?(call: LinkedCall): string | undefined;
  /** The address at which people start to play on this platform, once connected. Absent: there is none. */
  entrance?(): string | undefined;
  /** Drains work in progress, then disconnects. */
  stop(): Promise<void>;
}
