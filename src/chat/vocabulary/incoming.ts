// Incoming events, the same for all platforms.

import type { Locale, MessageId } from "../../infra/i18n/index.ts";
import type { Action } from "./action.ts";
import type { FieldLimits } from "./view.ts";

/** Platform id such as `discord`; listed in `src/platforms/index.ts`. */
export type Platform = string;

/** How a message may open a page of ours so that the platform says who opened it. */
type PageOpening =
  /** By a button with the page's own address, as an app. */
  | { readonly by: "app" }
  /** By an address of the platform's; what the page begins with is put behind it. */
  | { readonly by: "link"; readonly before: string };

/** Who triggered an event, as their platform tells. */
export interface Caller {
  readonly platform: Platform;
  readonly id: string;
  /** Display name, plain text; never stored. */
  readonly name: string;
  /** Mention name (`@anna` without the sign) where it can change owners and is not an id. */
  readonly handle?: string;
  /** The language that they chose, else that of their app, narrowed to a supported one. */
  readonly locale: Locale;
  /** That of their app, where they chose another. */
  readonly appLocale?: Locale;
  /** Largest button grid above another button row; absent: no button grids. */
  readonly fieldLimits?: FieldLimits;
  /** A button may ask for another chat, and offer there what to post: see `Button.inlineQuery`. */
  readonly offersElsewhere?: true;
  /** Where messages of this place can open pages; absent: they cannot. */
  readonly opens?: PageOpening;
}

type Account = Pick<Caller, "platform" | "id">;

/** Who triggered an event, as one person: what features are told. */
export interface Speaker extends Caller {
  /** This account first, then those linked with it; asked for when first needed, and once an event. May reject. */
  readonly identities: () => Promise<readonly [Account, ...Account[]]>;
}

/** The chat or channel of an event. */
export interface Place {
  readonly kind: "private" | "group";
  readonly id: string;
  /** The channel's server, if any. */
  readonly server?: string;
  /** The forum topic within the chat, if any. */
  readonly topic?: string;
  /** The channel that holds this thread, if any. */
  readonly parent?: string;
  /** How people know this channel or topic, where the server or chat has several: `#games`. */
  readonly name?: string;
  /** The language that its managers chose, else the platform's; absent: that of whoever begins something. */
  readonly locale?: Locale;
  /** The bot is not in it: nothing can be posted, only the message that was pressed be edited. */
  readonly editsOnly?: true;
}

/** A resolved place option. */
export type FoundPlace =
  | {
      readonly place: Place;
      /** Display name: `#games`, `@channel`, a chat title. */
      readonly name: string;
      readonly mayManage: boolean;
    }
  /** `unknown`: missing or invisible to the bot. `not-writable`: the bot may not post there. */
  | { readonly problem: "unknown" | "not-writable" };

/** A resolved person option. */
export type FoundPerson =
  | {
      readonly id: string;
      readonly name: string;
      readonly isBot: boolean;
      /** This bot itself. */
      readonly isMe?: true;
      /** Known not to be in the event's place. */
      readonly isAbsent?: true;
    }
  /** Unknown to the platform; `handle` may be known to the store. */
  | { readonly problem: "unknown"; readonly handle?: string };

/** A resolved role option. `isForAll`: every member has it. */
export type FoundRole =
  | { readonly id: string; readonly name: string; readonly isForAll: boolean }
  | { readonly problem: "unknown" };

/** The roles of the event's server. */
export interface Roles {
  find(typed: string): FoundRole;
  /** Role ids by member id; never rejects. `closed`: not permitted. `unavailable`: retry later. */
  of(people: readonly string[]): Promise<ReadonlyMap<string, readonly string[]> | "closed" | "unavailable">;
}

/** `By`: a `Caller` where a platform tells of it. */
interface Event<By extends Caller> {
  /** The platform's event id; the same on redelivery, so it serves as idempotency key. */
  readonly id: string;
  readonly caller: By;
  readonly place: Place;
  /** Whether the caller may manage the place. Absent: nobody may, or it is the caller's own. */
  readonly mayManage?: () => Promise<boolean>;
  /** Whether the caller may change the place's settings. `nobody`, or absent: nobody manages it. */
  readonly mayConfigure?: () => Promise<boolean | "nobody">;
  /** Whether another person, by id, may change the place's settings, as far as the platform tells. */
  readonly managesHere?: (person: string) => Promise<boolean>;
  /** Resolves a place option; never rejects. Absent: the platform has no other places. */
  readonly findPlace?: (typed: string) => Promise<FoundPlace>;
  /** Resolves a person option. Absent: the platform has no other people. */
  readonly findPerson?: (typed: string) => FoundPerson;
  /** Absent: no roles on the platform, or not in a server. */
  readonly roles?: Roles;
}

/** A command with options by name, omitted ones absent; values are as typed and validated. */
export interface CommandCall<By extends Caller = Speaker> extends Event<By> {
  readonly type: "command";
  readonly command: string;
  readonly subcommand: string;
  readonly options: Readonly<Record<string, string>>;
  /** Files by option name; absent ones were not sent. */
  readonly files?: Readonly<Record<string, SentFile>>;
  /** Says how a file is sent on this platform; takes the line as `example`, and the `option`. */
  readonly fileAdvice?: MessageId;
}

/** A file as its sender's platform offers it; nothing has been fetched yet. */
export interface SentFile {
  /** As its sender named it, without a folder; in one line, plain text. */
  readonly name: string;
  /** In bytes, as the platform says, 0 where it does not; what counts is what `read` gives. */
  readonly size: number;
  /**
   * The bytes; never more than the option's `maxBytes` are read, whatever size was said.
   * @throws FileProblem: a feature that does not catch it has it told by the dispatcher.
   */
  read(): Promise<Uint8Array>;
}

/** What a link of a platform calls. */
export type LinkedCall = Pick<CommandCall, "command" | "subcommand" | "options">;

/** A line that failed to parse as a command; answered with a notice. */
export interface Unreadable<By extends Caller = Speaker> extends Event<By> {
  readonly type: "unreadable";
  readonly problem: CommandProblem;
}

/** Why a typed command failed to parse. `nearest`: lines to type instead, best first. */
export type CommandProblem =
  | { readonly kind: "unknown-command"; readonly typed: string; readonly nearest: readonly string[] }
  | {
      readonly kind: "unknown-subcommand";
      readonly typed: string;
      readonly command: string;
      readonly valid: readonly string[];
      readonly nearest?: readonly string[];
    }
  | {
      readonly kind: "unknown-option";
      readonly typed: string;
      readonly command: string;
      readonly valid: readonly string[];
      readonly nearest?: readonly string[];
    }
  | {
      readonly kind: "bad-choice";
      readonly typed: string;
      readonly option: string;
      readonly valid: readonly string[];
      /** What menus call the valid values. */
      readonly labels?: readonly MessageId[];
      readonly nearest?: readonly string[];
    }
  /** Empty, or longer than `maxLength`. */
  | {
      readonly kind: "bad-text";
      readonly typed: string;
      readonly option: string;
      readonly maxLength: number;
    }
  /** A file without a command, by its name. `lines`: those that take one. */
  | { readonly kind: "lone-file"; readonly typed: string; readonly lines: readonly string[] };

/** A button press; `action` is undefined when its data is not ours or obsolete. */
export interface Press<By extends Caller = Speaker> extends Event<By> {
  readonly type: "press";
  readonly action: Action | undefined;
  /** The pressed message's name for `Messenger.edit`; absent where it cannot be edited later. */
  readonly message?: string;
  /** What was typed into the form that the button showed, by option. */
  readonly typed?: Readonly<Record<string, string>>;
}

/** Autocomplete for an option's value. */
export interface Completion<By extends Caller = Speaker> extends Event<By> {
  readonly type: "completion";
  readonly command: string;
  readonly subcommand: string;
  readonly option: string;
  readonly typed: string;
}

/** Inline query: what the user can post into any chat (Telegram). */
export interface OfferRequest<By extends Caller = Speaker> extends Event<By> {
  readonly type: "offer";
  readonly query: string;
}

/** Events answered with a Reply. */
export type Incoming<By extends Caller = Caller> = CommandCall<By> | Unreadable<By> | Press<By>;

/** The languages that a person and a place chose; absent: none. May reject. */
export type ChosenLanguages = (
  event: Pick<Incoming, "caller" | "place">,
) => Promise<{ readonly caller?: Locale; readonly place?: Locale }>;

/** How to ask for the identities of a caller, as long as their event is answered. */
export type IdentitiesOf = (caller: Caller) => Speaker["identities"];
