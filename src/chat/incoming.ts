// What platforms report: who did what where. The same for all of them.

import type { Locale, MessageId } from "../infra/i18n/index.ts";
import type { Action, LinkedCall } from "./view.ts";

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
  /** A button can ask for a chat and offer messages to post there: see `Button.inlineQuery`. */
  readonly offersElsewhere?: true;
}

/** The most cells of a button grid. */
export type FieldLimits = { readonly columns: number; readonly rows: number };

/** The chat or channel of an event. */
export interface Place {
  readonly kind: "private" | "group";
  readonly id: string;
  /** The channel's server, if any. */
  readonly server?: string;
  /** The forum topic within the chat, if any. */
  readonly topic?: string;
  /** The channel's or topic's name for people, if the server or chat has several: `#games`. */
  readonly name?: string;
  /** The language that its managers chose, else the platform's; absent: that of whoever starts something. */
  readonly locale?: Locale;
  /** The bot isn't a member: it can't post, only edit the pressed message. */
  readonly editsOnly?: true;
  /** The bot isn't a member or may not write: it can answer, but not post by itself. */
  readonly answersOnly?: true;
}

/** A group, and whether the caller manages it. */
export interface FoundGroup {
  readonly place: Place;
  readonly mayManage: boolean;
}

/** A resolved person option; `isAbsent`: known not to be in the event's chat. */
export type FoundPerson =
  | {
      readonly id: string;
      readonly name: string;
      readonly isBot: boolean;
      /** It's this bot itself. */
      readonly isMe?: true;
      readonly isAbsent?: true;
    }
  /** Unknown to the platform; the store may know `handle`. */
  | { readonly problem: "unknown"; readonly handle?: string };

interface Event {
  /** The platform's event id, the same on redelivery. */
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
  /** The group with this id (`-100123`, or `-100123/55` for a topic); undefined if the bot isn't in it. Never rejects.
   * Absent: what concerns a group is only asked there. */
  readonly findGroup?: (id: string) => Promise<FoundGroup | undefined>;
  /** Resolves a person option. Absent: the platform has no other people. */
  readonly findPerson?: (typed: string) => FoundPerson;
}

export interface CommandCall extends Event, LinkedCall {
  readonly type: "command";
  /** Files by option name; those that weren't sent are absent. */
  readonly files?: Readonly<Record<string, SentFile>>;
  /** Explains how to send a file on this platform; takes the line as `example`, and the `option`. */
  readonly fileAdvice?: MessageId;
}

/** A file sent by a person; nothing has been fetched yet. `name` is the sender's, one line of plain text; `size` in bytes
 * is what the platform says, 0 if unknown. */
export interface SentFile {
  readonly name: string;
  readonly size: number;
  /** Reads at most the option's `maxBytes`. @throws FileProblem, which dispatch answers if the feature doesn't. */
  read(): Promise<Uint8Array>;
}

/** A line that's no valid command; answered with a notice. */
export interface Unreadable extends Event {
  readonly type: "unreadable";
  readonly problem: CommandProblem;
}

/** Why a typed line is no valid command. `nearest`: lines to type instead, best first. */
export type CommandProblem = { readonly typed: string; readonly nearest?: readonly string[] } & (
  | { readonly kind: "unknown-command" }
  /** A word that's no subcommand, option or value; `valid`: what the command takes there. */
  | { readonly kind: "unknown-option"; readonly command: string; readonly valid: readonly string[] }
  /** `labels`: those of the valid values in menus. */
  | { readonly kind: "bad-choice"; readonly option: string; readonly labels: readonly MessageId[] }
  /** Empty, or longer than `maxLength`. */
  | { readonly kind: "bad-text"; readonly option: string; readonly maxLength: number }
  /** A file without a command, by its name. `nearest`: the commands that take a file. */
  | { readonly kind: "lone-file" }
);

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
export interface Completion extends Event, Omit<LinkedCall, "options"> {
  readonly type: "completion";
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

type Spoken = { readonly caller: Pick<Caller, "locale">; readonly place: Pick<Place, "kind" | "locale"> };

/** The language of the chat that gets the reply. */
export function localeOf({ caller, place }: Spoken): Locale {
  return place.kind === "private" ? caller.locale : (place.locale ?? caller.locale);
}
