// What people can say: commands with subcommands and typed options, described once for every
// platform.

import type { MessageId } from "../infra/i18n/index.ts";
import type { CommandCall, Completion, Press } from "./incoming.ts";
import type { Audience, Choice, Reply } from "./reply.ts";

/** A value from a fixed list. */
export interface ChoiceOption {
  readonly type: "choice";
  readonly name: string;
  readonly description: MessageId;
  readonly choices: readonly { readonly value: string; readonly label: MessageId }[];
}

/** Free text, at most `maxLength` characters; `suggests` when `Command.complete` answers for it. */
export interface TextOption {
  readonly type: "text";
  readonly name: string;
  readonly description: MessageId;
  readonly maxLength: number;
  readonly suggests: boolean;
  /** Of the words typed without a name (`/rps play wildcard 5`), those that this option takes.
   * Absent: it takes any. */
  readonly takes?: RegExp;
}

/** A channel, topic or chat besides the one where the command is typed. The value is what the
 * platform calls it; `Event.findPlace` reads it. */
export interface PlaceOption {
  readonly type: "place";
  readonly name: string;
  readonly description: MessageId;
  /** Other chats are meant, not channels of the same server: platforms that offer channels leave it out. */
  readonly otherChats?: true;
}

/** Another person. The value is what the platform calls them; `Event.findPerson` reads it. */
export interface PersonOption {
  readonly type: "person";
  readonly name: string;
  readonly description: MessageId;
  /** The platform's form insists on it. Typed lines may lack it all the same. */
  readonly required?: true;
}

/** A role that people of a server have. The value is what the platform calls it; `Event.roles`
 * reads it. */
export interface RoleOption {
  readonly type: "role";
  readonly name: string;
  readonly description: MessageId;
}

export type OptionSpec = ChoiceOption | TextOption | PlaceOption | PersonOption | RoleOption;

export interface SubcommandSpec {
  readonly name: string;
  readonly description: MessageId;
  /** In the order in which words typed without a name are tried. */
  readonly options: readonly OptionSpec[];
  /** Who will see the answer; an adapter that must acknowledge before the answer is ready needs
   * it. */
  readonly audience: Audience;
}

/** A command as platforms publish it. A command with one subcommand named like itself has none to
 * type (`/help`). */
export interface CommandSpec {
  readonly name: string;
  readonly description: MessageId;
  /** The first is meant when a bare `/name` is typed. */
  readonly subcommands: readonly SubcommandSpec[];
  /** Where a platform has a menu on people, the entry that calls this subcommand with the person as
   * this option. */
  readonly onPerson?: { readonly label: MessageId; readonly subcommand: string; readonly option: string };
}

export interface Command extends CommandSpec {
  run(call: CommandCall): Promise<Reply>;
  /** Suggestions for an option that `suggests`, best first, at most 25. */
  complete?(completion: Completion): Promise<readonly Choice[]>;
}

/** A press of a button that is ours. */
export type ButtonPress = Press & { readonly action: NonNullable<Press["action"]> };

/** Answers presses of the buttons whose action carries its scope. */
export type PressHandler = (press: ButtonPress) => Promise<Reply>;
