// The two faces between the bot and a platform: what an adapter offers us, and what it may call.

import type { CommandSpec } from "./command.ts";
import type { Completion, Incoming, OfferRequest, Place, Platform } from "./incoming.ts";
import type { Choice, Offer, Reply } from "./reply.ts";
import type { View } from "./view.ts";

/** Everything an adapter may ask of the bot. None of these rejects: every failure is an answer for
 * a person. */
export interface Dispatch {
  readonly commands: readonly CommandSpec[];
  /** Answers a command or a press. */
  handle(incoming: Incoming): Promise<Reply>;
  /** Suggests values for an option. */
  complete(completion: Completion): Promise<readonly Choice[]>;
  /** What the caller may post into any chat. */
  offers(request: OfferRequest): Promise<readonly Offer[]>;
  /**
   * Whether no other process has asked this of the event yet: where several are told of the same
   * event, the others leave the answer to the first. For replies whose `counted` does not tell.
   * True when that cannot be known. Absent: this process is alone.
   */
  isFirst?(eventId: string): Promise<boolean>;
}

/**
 * What became of a message that nobody's event asked for. `message` names it for `edit`, where the
 * platform tells. `unavailable`: it was not posted, and may be tried again later.
 */
export type PostOutcome =
  | { readonly state: "posted"; readonly message?: string }
  | { readonly state: "refused" }
  | { readonly state: "unavailable" };

/**
 * Somebody's own private chat with the bot. `refused`: they cannot be written to there. `unavailable`: it
 * may be asked again later. `none`: the platform brings nothing to people; they find it when they
 * look.
 */
export type PrivateChat =
  | { readonly state: "open"; readonly place: Place }
  | { readonly state: "refused" }
  | { readonly state: "unavailable" }
  | { readonly state: "none" };

/** What became of an edit. `refused`: the message is gone, or may not be edited any more. `unavailable`:
 * it may be tried again later. */
export type EditOutcome = "edited" | "refused" | "unavailable";

/** One platform's adapter: it translates and owns acknowledgement; it decides nothing. */
export interface PlatformAdapter {
  readonly platform: Platform;
  /** Logs in and serves until `stop`. Resolves when events flow. @throws ConfigProblem when the
   * platform refuses what the host configured. */
  start(dispatch: Dispatch): Promise<void>;
  /** Tells the platform which commands there are, in every language, if they differ from what it
   * knows. Resolves to whether they did. */
  publishCommands(commands: readonly CommandSpec[]): Promise<boolean>;
  /**
   * Posts a message that nobody's event asked for. `key` (at most 25 ASCII characters) names it:
   * where the platform can tell, the same one posted again does not appear twice. `refused` also
   * where it may have arrived and nobody can know. Never rejects.
   */
  post(place: Place, view: View, key: string): Promise<PostOutcome>;
  /**
   * Brings a message of ours into a new form, the whole of it. `message` is what `post` or
   * `onPosted` called it. Edits of one message that come faster than the platform takes them become
   * one, in the newest form. Never rejects.
   */
  edit(place: Place, message: string, view: View): Promise<EditOutcome>;
  /** The private chat with a person, by the platform's own id, to post into. What is posted there
   * may be refused all the same. Never rejects. */
  privateChat(person: string): Promise<PrivateChat>;
  /** Finishes what is in hand, then disconnects. */
  stop(): Promise<void>;
}
