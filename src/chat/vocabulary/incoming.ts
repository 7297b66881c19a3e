// Incoming events, the same for all platforms.

import type { Locale, MessageId } from "../../infra/i18n/index.ts";
import type { Action } from "./action.ts";

export type { LinkedCall } from "./action.ts";

import type { FieldLimits } from "./view.ts";

/** Platform id such as `discord`; listed in `src/platforms/index.ts`. */
export type Platform = string;

/** Who triggered an event, as their platform reports it. */
export interface Caller {
  readonly platform: Platform;
  readonly id: string;
  /** Display name, plain text; never stored. */
  readonly name: string;
  /** Mention name (`@anna` without the @) on platforms where it can change owners and isn't an id. */
  readonly handle?: string;
  /** The language they chose, else their app's, narrowed to a supported one. */
  readonly locale: Locale;
  /** The app's language, if they chose a different one. */
  readonly appLocale?: Locale;
  /** The largest button grid that fits above another button row; absent: any. */
  readonly fieldLimits?: FieldLimits;
  /** A button can ask the person to pick a chat, and offer messages to post there: see `Button.inlineQuery`. */
  readonly offersElsewhere?: true;
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
  /** The channel's or topic's name for people, if the server or chat has several: `#games`. */
  readonly name?: string;
  /** The language that its managers chose, else the platform's; absent: that of whoever starts something. */
  readonly locale?: Locale;
  /** The bot isn't a member: it can't post, only edit the pressed message. */
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
  /** `unknown`: doesn't exist, or isn't visible to the bot. `not-writable`: the bot may not post there. */
  | { readonly problem: "unknown" | "not-writable" };

/** A resolved person option. */
export type FoundPerson =
  | {
      readonly id: string;
      readonly name: string;
      readonly isBot: boolean;
      /** It's this bot itself. */
      readonly isMe?: true;
      /** Known not to be in the event's chat. */
      readonly isAbsent?: true;
    }
  /** Unknown to the platform; the store may know `handle`. */
  | { readonly problem: "unknown"; readonly handle?: string };

interface Event {
  /** The platform's event id; it's the same on redelivery, so it serves as the idempotency key. */
  readonly id: string;
  readonly caller: Caller;
  readonly place: Place;
  /** Whether the caller may manage the chat. Absent: no one may, or it's the caller's own. */
  readonly mayManage?: () => Promise<boolean>;
  /** Whether the caller may change the chat's settings. `nobody`, or absent: it has no managers. */
  readonly mayConfigure?: () => Promise<boolean | "nobody">;
  /** Whether a different person, by id, may change the chat's settings, as far as the platform knows. */
  readonly managesHere?: (person: string) => Promise<boolean>;
  /** Whether the person can get a private answer to this; never rejects. Absent: they can. */
  readonly isReachable?: () => Promise<boolean>;
  /** Resolves a place option; never rejects. Absent: the platform has no other chats. */
  readonly findPlace?: (typed: string) => Promise<FoundPlace>;
  /** Resolves a person option. Absent: the platform has no other people. */
  readonly findPerson?: (typed: string) => FoundPerson;
}

/** A command with its options by name; omitted options are absent. Values are as typed, and validated. */
export interface CommandCall extends Event {
  readonly type: "command";
  readonly command: string;
  readonly subcommand: string;
  readonly options: Readonly<Record<string, string>>;
  /** Files by option name; those that weren't sent are absent. */
  readonly files?: Readonly<Record<string, SentFile>>;
  /** Explains how to send a file on this platform; takes the line as `example`, and the `option`. */
  readonly fileAdvice?: MessageId;
}

/** A file sent by a person; nothing has been fetched yet. */
export interface SentFile {
  /** The sender's name for it, without a folder; one line of plain text. */
  readonly name: string;
  /** The size in bytes according to the platform, 0 if unknown; only what `read` returns counts. */
  readonly size: number;
  /**
   * The file's bytes; reads at most the option's `maxBytes`, whatever `size` says.
   * @throws FileProblem, which the dispatcher handles if the feature doesn't.
   */
  read(): Promise<Uint8Array>;
}

/** A line that failed to parse as a command; answered with a notice. */
export interface Unreadable extends Event {
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
      /** The labels of the valid values in menus. */
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
  /** A file without a command, by its name. `lines`: the commands that take a file. */
  | { readonly kind: "lone-file"; readonly typed: string; readonly lines: readonly string[] };

/** A button press; `action` is undefined if the button's data is obsolete or isn't ours. */
export interface Press extends Event {
  readonly type: "press";
  readonly action: Action | undefined;
  /** The pressed message's name for `Messenger.edit`; absent if it can't be edited later. */
  readonly message?: string;
  /** What was typed into the button's form, by option. */
  readonly typed?: Readonly<Record<string, string>>;
}

/** An autocomplete request for an option's value. */
export interface Completion extends Event {
  readonly type: "completion";
  readonly command: string;
  readonly subcommand: string;
  readonly option: string;
  readonly typed: string;
}

/** Inline query: what the user can post into any chat (Telegram). */
export interface OfferRequest extends Event {
  readonly type: "offer";
  readonly query: string;
}

/** Events answered with a Reply. */
export type Incoming = CommandCall | Unreadable | Press;

/** The languages that a person and a chat chose; absent: none. May reject. */
export type ChosenLanguages = (
  event: Pick<Incoming, "caller" | "place">,
) => Promise<{ readonly caller?: Locale; readonly place?: Locale }>;

/** `platform:id` of the server or chat, whatever the channel or topic; undefined if private. */
export function placeKey(
  { platform }: Pick<Caller, "platform">,
  { kind, id, server }: Pick<Place, "kind" | "id" | "server">,
): string | undefined {
  return kind === "private" ? undefined : `${platform}:${server ?? id}`;
}

/** The language of the chat that gets the reply. */
export function localeOf({
  caller,
  place,
}: {
  readonly caller: Pick<Caller, "locale">;
  readonly place: Pick<Place, "kind" | "locale">;
}): Caller["locale"] {
  return place.kind === "private" ? caller.locale : (place.locale ?? caller.locale);
}
