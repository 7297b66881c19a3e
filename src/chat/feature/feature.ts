// A feature is a value; the app folds the list into commands, presses, personal data and lifecycle.

import type { Locale, MessageId } from "../../infra/i18n/index.ts";
import type { DearBudget } from "../budgets/index.ts";
import type { Action } from "../vocabulary/action.ts";
import type { CommandCall, LinkedCall, OfferRequest, Place, Platform } from "../vocabulary/incoming.ts";
import type { Offer, Reply } from "../vocabulary/reply.ts";
import type { Button, View } from "../vocabulary/view.ts";
import type { ButtonPress, Command, PressHandler } from "./command.ts";
import type { EditHow, EditOutcome, PostOutcome, Presence, PrivateChat } from "./platform.ts";

/** A person as stored: a platform and the platform's id. */
interface Person {
  readonly platform: string;
  readonly id: string;
  /** The @names by which others may have named them, where these are no ids; in lower case. */
  readonly handles?: readonly string[];
}

/** A feature's personal data; all members are required: stored data is listed, shown and erased. */
export interface PersonalData {
  /** Kinds of documents that may hold personal data; `board:<name>` for boards. */
  readonly kinds: readonly string[];
  /** Export sections by name; absent when empty. */
  export(person: Person): Promise<Readonly<Record<string, unknown>>>;
  /** Deletes everything; resolves to whether there was any data. */
  remove(person: Person): Promise<boolean>;
}

/** For features that store no personal data. */
export const NO_PERSONAL_DATA: PersonalData = {
  kinds: [],
  export: async () => ({}),
  remove: async () => false,
};

/** Sends messages that are not replies. */
export interface Messenger {
  /**
   * Posts to another place. `key`: see `PlatformAdapter.post`. `why`: a person asked for this post;
   * others are refused by places that want quiet, so `place` names its server if it has one.
   */
  post(platform: Platform, place: Place, view: View, key: string, why?: "asked"): Promise<PostOutcome>;
  /** Edits a message by the name that `post`, `onPosted` or `Press.message` gave. */
  edit(platform: Platform, place: Place, message: string, view: View, how?: EditHow): Promise<EditOutcome>;
  /** The person's private chat with the bot. */
  privateChat(platform: Platform, person: string): Promise<PrivateChat>;
  /** The address that makes the call on that platform; absent or undefined: there is none. */
  link?(platform: Platform, call: LinkedCall): string | undefined;
}

/** Background work of a feature. */
export interface Background {
  /** Starts when the platforms accept messages; resumes work left by an earlier run. */
  start(messenger: Messenger): Promise<void>;
  stop(): Promise<void>;
}

/** A part of the bot that those who manage a place may switch off there, such as a game. */
export interface Area {
  /** Stored with places: must never change. Letters and digits. */
  readonly id: string;
  /** What users type for it. */
  readonly typed: string;
  readonly title: MessageId;
  readonly isGame: boolean;
  /** Begins it where it is not switched off. */
  readonly command: string;
}

/** What a place may refuse: a command, or a press of a button that has a handler. */
export type Addressed = CommandCall | ButtonPress;

export interface Feature {
  /** In menu order. */
  readonly commands: readonly Command[];
  /** Press handlers by action scope. */
  readonly presses: Readonly<Record<string, PressHandler>>;
  /** Moves of its buttons whose answer is for the presser alone and may take long to make: then they are told that
   * it comes. */
  readonly alone?: ReadonlySet<string>;
  /** What a press of its buttons takes besides the budget for presses. */
  pressCosts?(action: Action): DearBudget | undefined;
  readonly personalData: PersonalData;
  /** What of it a place may switch off; absent: it is answered everywhere. */
  readonly areas?: {
    readonly all: readonly Area[];
    /** The area of one of its events; undefined: not its event, or one that is always answered. */
    of(event: Addressed): Area | undefined;
  };
  /** Asked before an event of an area is handled: the refusal, or undefined to let it pass. */
  gate?(event: Addressed, area: Area): Promise<Reply | undefined>;
  /** What a banned person reads in place of an answer; undefined for everyone else. Of one feature at most. */
  banOf?(event: Pick<Addressed, "caller" | "place">): Promise<string | undefined>;
  /** Events that banned people may still send, such as those about their own data. Absent: none. */
  openToBanned?(event: Addressed): boolean;
  /** Scopes in which the move `stop` ends what the pressed message shows. A banned person's press does that. */
  readonly endsByStop?: ReadonlySet<string>;
  /** A place goes by another key (`placeKey`) from now on; may be told more than once. */
  moved?(from: string, to: string): Promise<void>;
  /** Ends what others would wait for: the person was banned, from everywhere or from this place (`placeKey`). */
  banned?(person: Person, place?: string): Promise<void>;
  /** Told of each command and press before it is handled, so that what is needed can be asked for meanwhile;
   * the result may add to the reply. */
  afterwards?(event: Addressed): (reply: Reply) => Promise<Reply>;
  /** Inline offers, on platforms with an inline mode; the typed query is applied to them later. */
  offers?(request: OfferRequest): readonly Offer[];
  /** Buttons that begin its games, one each. */
  startButtons?(locale: Locale): readonly Button[];
  readonly background?: Background;
  /** Hears who has the bot with them; of one feature at most. */
  readonly presence?: Presence;
}
