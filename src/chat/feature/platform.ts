// The two interfaces between bot and platform: what adapters provide and what they call.

import type { EventOutcome } from "../../infra/metrics/meters.ts";
import type {
  Caller,
  Completion,
  Incoming,
  LinkedCall,
  OfferRequest,
  Place,
  Platform,
  Press,
} from "../vocabulary/incoming.ts";
import type { SignIn } from "../vocabulary/proven.ts";
import type { Choice, Offer, Reply } from "../vocabulary/reply.ts";
import type { View } from "../vocabulary/view.ts";
import type { CommandSpec } from "./command.ts";

/** What adapters call. Nothing rejects unless it says so: every failure becomes a reply. */
export interface Dispatch {
  readonly commands: readonly CommandSpec[];
  /** `onOutcome` hears what the event is counted as, before the reply comes. */
  handle(incoming: Incoming, onOutcome?: (outcome: EventOutcome) => void): Promise<Reply>;
  /** Whether a press is answered by a message for its presser alone, which may take long. Absent: none is. */
  answersAlone?(press: Press<Caller>): boolean;
  complete(completion: Completion<Caller>): Promise<readonly Choice[]>;
  offers(request: OfferRequest<Caller>): Promise<readonly Offer[]>;
  /** The event in the languages that its person and place chose, for what an adapter says by itself; the
   * other members find it out themselves. Never rejects. Absent: nobody can choose. */
  inLanguage?<E extends Pick<Incoming, "caller" | "place">>(event: E): Promise<E>;
  /**
   * Answers an event in `handle`'s stead where its person has `WAITING_MAX` of them waiting in the
   * adapter; does nothing else. Absent: nobody is limited.
   */
  turnAway?(incoming: Incoming): Reply;
  /** A group has another id from now on. Rejects where that could not be stored. */
  moved?(platform: Platform, from: string, to: string): Promise<void>;
  /** Hears who has the bot with them. Absent: nobody keeps that. */
  readonly presence?: Presence | undefined;
  /** Claims the event, for replies without `counted`; true if unknown. Absent: a single process. */
  isFirst?(eventId: string): Promise<boolean>;
}

/** A person, or a server. */
export interface Whose {
  readonly platform: Platform;
  readonly kind: "person" | "place";
  readonly id: string;
}

/** What platforms tell of who has the bot with them; in any order, and more than once. */
export interface Presence {
  /** Removed the bot at that time (Unix ms). Rejects where that could not be stored: to be told again. */
  gone(who: Whose, at: number): Promise<void>;
  /** Added it (again); rejects as `gone` does. */
  back(who: Whose, at: number): Promise<void>;
  /** Uses it: costs nothing now, and is stored within minutes where it matters. */
  used(who: Whose, at: number): void;
}

/** Outcome of an unsolicited post. `message`: its name for `edit`. `unavailable`: retry later. */
export type PostOutcome =
  | { readonly state: "posted"; readonly message?: string }
  | { readonly state: "refused" }
  | { readonly state: "unavailable" };

/** `refused`: cannot be written to. `unavailable`: retry later. `none`: no notifications exist. */
export type PrivateChat =
  | { readonly state: "open"; readonly place: Place }
  | { readonly state: "refused" }
  | { readonly state: "unavailable" }
  | { readonly state: "none" };

/** Outcome of an edit. `refused`: gone or not editable. `unavailable`: retry later. */
export type EditOutcome = "edited" | "refused" | "unavailable";

/** How a message is edited, besides into what. */
export interface EditHow {
  /**
   * Only time has passed (a `clock`): never takes the place of another edit, and is left out, as
   * `unavailable`, where the platform allows few edits; where messages count by themselves nothing is
   * done.
   */
  readonly refresh?: true;
  /** Reads the current view where others may edit the message meanwhile; undefined if not known. */
  readonly present?: () => Promise<View | undefined>;
}

/** A platform's adapter: translates and acknowledges; has no game logic. */
export interface PlatformAdapter {
  readonly platform: Platform;
  /** Logs in; resolves when events flow. @throws ConfigProblem on refused configuration. */
  start(dispatch: Dispatch): Promise<void>;
  /** Publishes the commands in all languages if they changed; resolves to whether they did. */
  publishCommands(commands: readonly CommandSpec[]): Promise<boolean>;
  /** Never rejects. `key` (at most 25 ASCII characters) deduplicates. `refused`: may be posted. */
  post(place: Place, view: View, key: string): Promise<PostOutcome>;
  /** Edits a message named by `post`, `onPosted` or `Press.message`; fast edits collapse. Never rejects. */
  edit(place: Place, message: string, view: View, how?: EditHow): Promise<EditOutcome>;
  /** A person's private chat by platform id; posting there may still be refused. Never rejects. */
  privateChat(person: string): Promise<PrivateChat>;
  /** The address that makes the call on this platform; undefined where no link may. Absent: it has none. */
  link?(call: LinkedCall): string | undefined;
  /** Where a person begins to play on this platform, once it is connected. Absent: there is no address. */
  entrance?(): string | undefined;
  /** Who opened a page of ours, by what the platform gave that page: init data on Telegram, a code on Discord.
   * Never rejects. Absent: nobody can sign in. */
  signIn?(given: string): Promise<SignIn>;
  /** Drains work in progress, then disconnects. */
  stop(): Promise<void>;
}
