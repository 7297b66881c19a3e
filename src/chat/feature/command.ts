// Commands with subcommands and typed options, declared once for all platforms.

import type { MessageId } from "../../infra/i18n/index.ts";
import type { DearBudget } from "../budgets/index.ts";
import type { CommandCall, Completion, LinkedCall, Press, Speaker } from "../vocabulary/incoming.ts";
import type { Audience, Choice, Reply } from "../vocabulary/reply.ts";

/**
 * Commands, subcommands and options can be understood without being shown: where people type they work,
 * and pickers, menus and help leave them out (`published`).
 */
interface Shown {
  readonly name: string;
  /** What it is for, in pickers, menus and help, an option also in forms; what is shown in none has none. */
  readonly description?: MessageId;
  readonly typedOnly?: true;
  /** The line that leads to what is not shown: `settings`, `profile map`; absent: its command's first one. */
  readonly reachedBy?: string;
}

/** A value from a fixed list. */
export interface ChoiceOption extends Shown {
  readonly type: "choice";
  readonly choices: readonly { readonly value: string; readonly label: MessageId }[];
}

/** Free text, at most `maxLength` characters; `suggests`: `Command.complete` offers values. */
export interface TextOption extends Shown {
  readonly type: "text";
  readonly maxLength: number;
  readonly suggests: boolean;
  /** Which positional words (`/rps play wildcard 5`) this option accepts; all when absent. */
  readonly takes?: RegExp;
  /** Valid values, best known first: `/help` shows some, a misspelt word is compared with all. */
  readonly examples?: readonly string[];
}

/** Another channel, topic or chat; the value is platform-specific. `Event.findPlace` reads it. */
export interface PlaceOption extends Shown {
  readonly type: "place";
  /** For chats outside this server; platforms with channel pickers omit the option. */
  readonly otherChats?: true;
  /** Also channels that hold threads only, where nothing can be posted. */
  readonly forums?: true;
}

/** Another person. The value is platform-specific; `Event.findPerson` resolves it. */
export interface PersonOption extends Shown {
  readonly type: "person";
  /** Required in the platform's form; a typed line may still lack it. */
  readonly required?: true;
}

/** A server role. The value is platform-specific; `Event.roles` resolves it. */
export interface RoleOption extends Shown {
  readonly type: "role";
}

/** A file that is sent with the command. */
export interface FileOption extends Shown {
  readonly type: "file";
  /** Larger ones are not fetched. */
  readonly maxBytes: number;
  /** How names of such files end, at most ten: where a platform offers files by their names, it offers these. What has
   * another name and comes all the same is read. */
  readonly endings: readonly `.${string}`[];
  /** Without it the sender is told how to send one, and the command is not called. */
  readonly required?: true;
}

export type OptionSpec = ChoiceOption | TextOption | PlaceOption | PersonOption | RoleOption | FileOption;

/** What a link may call with one option's value: `https://t.me/bot?start=join_K7F3`. */
export interface ValueLink {
  /** How the link begins; a letter, then letters and digits. No command's name. */
  readonly word: string;
  /** The text option whose value follows. */
  readonly option: string;
  /** The values that a link may carry, wholly matched: letters, digits, `_` and `-`. */
  readonly takes: RegExp;
}

export interface SubcommandSpec extends Shown {
  /** In the order in which positional words are matched. */
  readonly options: readonly OptionSpec[];
  /** Who sees the reply; adapters that defer need it before the reply is ready. */
  readonly audience: Audience;
  /** What it takes besides the budget for commands. */
  readonly costs?: DearBudget;
  /**
   * It only shows something, so a link may open it (`https://t.me/bot?start=privacy`); or what a link may
   * do by one value, where whoever follows it means just that.
   */
  readonly byLink?: true | ValueLink;
  /** Other words that call it: `stats`, `forget me`. */
  readonly alsoTyped?: readonly string[];
  /** A bare value of its only option calls it: `rock`. */
  readonly byWord?: true;
  /** What a group reads where a reply to its caller alone is not possible; the link opens the rest. */
  readonly brief?: MessageId;
}

/** A command. A sole subcommand with the command's name is not typed (`/help`). */
export interface CommandSpec extends Shown {
  /** A bare `/name` calls the first one. */
  readonly subcommands: readonly SubcommandSpec[];
  /** Other names for it: `minesweeper`. */
  readonly alsoTyped?: readonly string[];
  /** Entry in a platform's user menu: calls `subcommand` with the person as the named option. */
  readonly onPerson?: { readonly label: MessageId; readonly subcommand: string; readonly option: string };
}

/** What pickers, menus and help show of the commands. */
export function published<Spec extends CommandSpec>(commands: readonly Spec[]): readonly Spec[] {
  return commands.filter(isShown).map((command) => ({
    ...command,
    subcommands: command.subcommands
      .filter(isShown)
      .map((subcommand) => ({ ...subcommand, options: subcommand.options.filter(isShown) })),
  }));
}

const isShown = ({ typedOnly }: Shown): boolean => !typedOnly;

/** What is published is for; throws where it has no description. */
export function descriptionOf({ name, description }: Pick<Shown, "name" | "description">): MessageId {
  if (!description) throw new Error(`"${name}" is published without a description`);
  return description;
}

/** What leads where; a line is a command and what follows it, without options: `model off` is reached by `settings`. */
export interface Way {
  readonly to: string;
  /** The values that may follow the line where it is typed. */
  readonly values: ReadonlySet<string>;
}

/** The ways to all that is understood and not shown, by the line that is typed for it. */
export function waysTo(commands: readonly CommandSpec[]): ReadonlyMap<string, Way> {
  const ways = new Map<string, Way>();
  for (const command of commands) {
    if (command.typedOnly) ways.set(command.name, { to: wayTo(command), values: new Set() });
    for (const subcommand of command.subcommands)
      if (command.typedOnly || subcommand.typedOnly)
        ways.set(lineOf(command, subcommand), {
          to: wayTo(command, subcommand),
          values: new Set(subcommand.options.flatMap(valuesOf)),
        });
  }
  return ways;
}

function wayTo(
  command: CommandSpec,
  { reachedBy = command.reachedBy }: Pick<Shown, "reachedBy"> = {},
): string {
  const [first] = command.subcommands.filter(isShown);
  return reachedBy ?? (standsAlone(command) || !first ? command.name : `${command.name} ${first.name}`);
}

function lineOf({ name, subcommands }: CommandSpec, subcommand: SubcommandSpec): string {
  const isAlone = subcommands.length === 1 && subcommand.name === name;
  return isAlone ? name : `${name} ${subcommand.name}`;
}

function valuesOf(option: OptionSpec): readonly string[] {
  if (option.type === "choice") return option.choices.map(({ value }) => value);
  return option.type === "text" ? (option.examples ?? []) : [];
}

/** Whether the command is shown by its name alone (`/daily`): only one of its subcommands is shown. */
export function standsAlone({ subcommands }: CommandSpec): boolean {
  return subcommands.filter(isShown).length === 1;
}

/** The subcommand that a call names; undefined for an unknown one. */
export function subcommandOf(
  commands: readonly CommandSpec[],
  call: Pick<CommandCall, "command" | "subcommand">,
): SubcommandSpec | undefined {
  const spec = commands.find(({ name }) => name === call.command);
  return spec?.subcommands.find(({ name }) => name === call.subcommand);
}

export interface Command extends CommandSpec {
  run(call: CommandCall): Promise<Reply>;
  /** Suggestions for an option with `suggests`, best first, at most 25. */
  complete?(completion: Completion): Promise<readonly Choice[]>;
}

/** What came of a call, and its caller in the language that they have chosen now. */
export interface Called {
  readonly reply: Reply;
  readonly caller: Speaker;
}

/** A press of one of our own buttons. */
export type ButtonPress = Press & {
  readonly action: NonNullable<Press["action"]>;
  /** Makes a call as if the presser had typed it: with the same budgets, gates and handler. */
  readonly call?: (called: LinkedCall) => Promise<Called>;
};

/** Handles presses whose action carries its scope. */
export type PressHandler = (press: ButtonPress) => Promise<Reply>;
