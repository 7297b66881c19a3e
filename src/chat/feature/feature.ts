// A feature is a value; the app folds the list into commands, presses, personal data and lifecycle.

import type { Locale, MessageId } from "../../infra/i18n/index.ts";
import type { CostlyBudget } from "../budgets.ts";
import type { Action } from "../vocabulary/action.ts";
import type { CommandCall, LinkedCall, OfferRequest, Place, Platform } from "../vocabulary/incoming.ts";
import type { Offer, Reply } from "../vocabulary/reply.ts";
import type { Button, View } from "../vocabulary/view.ts";
import type { ButtonPress, Command, PressHandler } from "./command.ts";
import type { EditHow, EditOutcome, PostOutcome, PrivateChat } from "./platform.ts";

/** A person as stored: a platform and the person's id on it. */
interface Person {
  readonly platform: string;
  readonly id: string;
}

/** A feature's personal data. All members are required, so that stored data is listed, shown and erased. */
export interface PersonalData {
  /** Kinds of documents that may hold personal data, `board:<name>` for boards, each with the line that says to people
   * what it stores. The privacy text is made of these lines. */
  readonly kinds: Readonly<Record<string, MessageId>>;
  /** Sections of the export, by name; empty sections are absent. */
  export(person: Person): Promise<Readonly<Record<string, unknown>>>;
  /** Deletes everything; resolves to whether there was anything. */
  remove(person: Person): Promise<boolean>;
}

/** Several kinds that one line speaks of. */
export function storedAs(line: MessageId, ...kinds: readonly string[]): PersonalData["kinds"] {
  return Object.fromEntries(kinds.map((kind) => [kind, line]));
}

/** For features that store no personal data. */
export const NO_PERSONAL_DATA: PersonalData = {
  kinds: {},
  export: async () => ({}),
  remove: async () => false,
};

/** Sends messages that aren't replies. */
export interface Messenger {
  /** Posts to a different chat. `key`: see `PlatformAdapter.post`. */
  post(platform: Platform, place: Place, view: View, key: string): Promise<PostOutcome>;
  /** Edits a message, identified by the name from `post`, `onPosted` or `Press.message`. */
  edit(platform: Platform, place: Place, message: string, view: View, how?: EditHow): Promise<EditOutcome>;
  /** The person's private chat with the bot. */
  privateChat(platform: Platform, person: string): Promise<PrivateChat>;
  /** The address that makes the call on that platform; absent or undefined: there's none. */
  link?(platform: Platform, call: LinkedCall): string | undefined;
}

/** A feature's background work. */
export interface Background {
  /** Starts once the platforms accept messages; resumes work left by an earlier run. */
  start(messenger: Messenger): Promise<void>;
  stop(): Promise<void>;
}

/** A part of the bot, such as a game, that a chat's managers may switch off there. */
export interface Area {
  /** Stored in documents, so it must never change. Letters and digits. */
  readonly id: string;
  /** What users type for it. */
  readonly typed: string;
  readonly title: MessageId;
  readonly isGame: boolean;
  /** The command that starts it while it's switched on. */
  readonly command: string;
}

/** Events that a chat may refuse: a command, or a press of a button that has a handler. */
export type Addressed = CommandCall | ButtonPress;

export interface Feature {
  /** In menu order. */
  readonly commands: readonly Command[];
  /** Press handlers by action scope. */
  readonly presses: Readonly<Record<string, PressHandler>>;
  /** What a press costs in addition to the budget for presses. */
  pressCosts?(action: Action): CostlyBudget | undefined;
  readonly personalData: PersonalData;
  /** The areas that a chat may switch off; absent: the feature is always available. */
  readonly areas?: {
    readonly all: readonly Area[];
    /** The area of one of the feature's events; undefined: not its event, or always answered. */
    of(event: Addressed): Area | undefined;
  };
  /** Called before an event of an area is handled; returns a refusal, or undefined to let it pass. */
  gate?(event: Addressed, area: Area): Promise<Reply | undefined>;
  /** The text a banned person reads instead of an answer; undefined for others. At most one feature has it. */
  banOf?(event: Pick<Addressed, "caller" | "place">): Promise<string | undefined>;
  /** Whether banned people may still send the event, such as one about their own data. Absent: no event. */
  openToBanned?(event: Addressed): boolean;
  /** Scopes in which the move `stop` ends what the pressed message shows; a banned person's press does that. */
  readonly endsByStop?: ReadonlySet<string>;
  /** The chat's key (`placeKey`) has changed; may be called more than once. */
  moved?(from: string, to: string): Promise<void>;
  /** The bot was let into the chat with this key, or may write there again. */
  added?(chat: string): Promise<void>;
  /** Ends what others would wait for: the person was banned, everywhere or in this chat (`placeKey`). */
  banned?(person: Person, place?: string): Promise<void>;
  /** Inline offers, on platforms with an inline mode; filtered by the typed query later. */
  offers?(request: OfferRequest): readonly Offer[];
  /** Buttons that start the feature's games, one each. */
  startButtons?(locale: Locale): readonly Button[];
  readonly background?: Background;
}
