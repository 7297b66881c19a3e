// What reaches us from people, the same from every platform.

import type { Locale } from "../infra/i18n/index.ts";
import type { Action } from "./action.ts";
import type { FieldLimits } from "./view.ts";

/** The id of a platform, such as `discord`; `src/platforms/index.ts` lists them all. */
export type Platform = string;

/** Who did it. */
export interface Caller {
  readonly platform: Platform;
  /** The platform's own id of the person. */
  readonly id: string;
  /** Display name, plain text; shown, never stored. */
  readonly name: string;
  /** The name by which others may address the person, `@anna` without its sign, where it can change
   * hands and is no id. */
  readonly handle?: string;
  /** The language the person reads, already narrowed to one we have. */
  readonly locale: Locale;
  /** The largest field of cells that their platform shows as buttons above a row of others; absent: none. */
  readonly fieldLimits?: FieldLimits;
}

/** Where it happened. */
export interface Place {
  readonly kind: "private" | "group";
  /** The platform's own id of the chat or channel. */
  readonly id: string;
  /** The server that the channel is part of, where the platform has such. */
  readonly server?: string;
  /** The forum topic within the chat, where the platform has such. */
  readonly topic?: string;
  /** The chat's own language where the platform tells it. */
  readonly locale?: Locale;
}

/** A place that somebody named, as far as the platform tells beforehand. */
export type FoundPlace =
  | {
      readonly place: Place;
      /** As people read it: `#games`, `@channel`, a chat's title. */
      readonly name: string;
      /** Whether the platform lets the caller manage that place. */
      readonly mayManage: boolean;
    }
  /** `unknown`: there is no such place, or none that the bot can see. `not-writable`: the bot may
   * not post there. */
  | { readonly problem: "unknown" | "not-writable" };

/** A person that somebody named, as far as the platform knows. */
export type FoundPerson =
  | {
      /** The platform's own id. */
      readonly id: string;
      /** Display name, plain text. */
      readonly name: string;
      readonly isBot: boolean;
    }
  /** The platform tells nobody of that name; `handle` is what may be known of elsewhere. */
  | { readonly problem: "unknown"; readonly handle?: string };

/** A role that somebody named. `isForAll`: everybody of the server has it. */
export type FoundRole =
  | { readonly id: string; readonly name: string; readonly isForAll: boolean }
  | { readonly problem: "unknown" };

/** The roles of the server where it happened. */
export interface Roles {
  /** Reads the value of a role option. */
  find(typed: string): FoundRole;
  /**
   * The ids of the roles that each of these people has at present, by the person's id; who is no
   * member of the server is left out. `closed`: the platform does not tell the bot. `unavailable`: it may
   * tell later. Never rejects.
   */
  of(people: readonly string[]): Promise<ReadonlyMap<string, readonly string[]> | "closed" | "unavailable">;
}

interface Event {
  /** The platform's id of this event: the same when the platform delivers it again. */
  readonly id: string;
  readonly caller: Caller;
  readonly place: Place;
  /** Whether the platform lets the caller manage the place. Absent: nobody there may, or it is the
   * caller's own. */
  readonly mayManage?: () => Promise<boolean>;
  /** Reads the value of a place option. Never rejects. Absent: the platform has no other places. */
  readonly findPlace?: (typed: string) => Promise<FoundPlace>;
  /** Reads the value of a person option. Absent: the platform has no other people. */
  readonly findPerson?: (typed: string) => FoundPerson;
  /** Absent: the platform has no roles, or it happened in no server. */
  readonly roles?: Roles;
}

/** A command with its options by name; options not given are absent. Values are as typed and
 * already known to be of the option's type. */
export interface CommandCall extends Event {
  readonly type: "command";
  readonly command: string;
  readonly subcommand: string;
  readonly options: Readonly<Record<string, string>>;
}

/** A line of text that should have been a command but could not be read as one; answered with a
 * notice. */
export interface Unreadable extends Event {
  readonly type: "unreadable";
  readonly problem: CommandProblem;
}

/** Why a typed command could not be read. */
export type CommandProblem =
  | { readonly kind: "unknown-command"; readonly typed: string; readonly nearest: readonly string[] }
  | {
      readonly kind: "unknown-subcommand";
      readonly typed: string;
      readonly command: string;
      readonly valid: readonly string[];
    }
  | {
      readonly kind: "unknown-option";
      readonly typed: string;
      readonly command: string;
      readonly valid: readonly string[];
    }
  | {
      readonly kind: "bad-choice";
      readonly typed: string;
      readonly option: string;
      readonly valid: readonly string[];
    }
  /** Empty, or longer than the option takes. */
  | {
      readonly kind: "bad-text";
      readonly typed: string;
      readonly option: string;
      readonly maxLength: number;
    };

/** A pressed button. `action` is undefined when the button's data is not one of ours (any more). */
export interface Press extends Event {
  readonly type: "press";
  readonly action: Action | undefined;
}

/** A person is typing an option's value; answered with suggestions. */
export interface Completion extends Event {
  readonly type: "completion";
  readonly command: string;
  readonly subcommand: string;
  readonly option: string;
  readonly typed: string;
}

/** A person asks what can be posted into any chat (Telegram's inline mode). */
export interface OfferRequest extends Event {
  readonly type: "offer";
  readonly query: string;
}

/** What is answered with a Reply. */
export type Incoming = CommandCall | Unreadable | Press;
