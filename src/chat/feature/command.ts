// Commands with subcommands and typed options, declared once for all platforms.

import type { MessageId } from "../../infra/i18n/index.ts";
import type { CostlyBudget } from "../budgets.ts";
import type { Caller, CommandCall, Completion, LinkedCall, Press } from "../vocabulary/incoming.ts";
import type { Audience, Choice, Reply } from "../vocabulary/reply.ts";

/**
 * Typed-only commands, subcommands and options work wherever people type them; pickers, menus and help leave them out
 * (`published`).
 */
interface Shown {
  readonly name: string;
  /** Shown in pickers, menus and help, for an option also in forms; absent if it's shown in none. */
  readonly description?: MessageId;
  readonly typedOnly?: true;
  /** The line that leads to one that isn't shown: `settings`, `profile map`; absent: its command's first one. */
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
  /** Valid values, best known first: `/help` shows some, and a misspelt word is compared with all. */
  readonly examples?: readonly string[];
}

/** A different channel, topic or chat. The value is platform-specific; `Event.findPlace` resolves it. */
export interface PlaceOption extends Shown {
  readonly type: "place";
  /** Also accepts channels that hold only threads, where nothing can be posted. */
  readonly forums?: true;
}

/** Another person. The value is platform-specific; `Event.findPerson` resolves it. */
export interface PersonOption extends Shown {
  readonly type: "person";
  /** Required in the platform's form; a typed line may still lack it. */
  readonly required?: true;
}

/** A file sent with the command. */
export interface FileOption extends Shown {
  readonly type: "file";
  /** Larger files aren't fetched. */
  readonly maxBytes: number;
  /** File endings, at most ten, that a platform offers if it offers files by name. A file with a different ending is
   * still read if it's sent. */
  readonly endings: readonly `.${string}`[];
  /** If it's missing, the sender reads how to send one, and the command isn't called. */
  readonly required?: true;
}

export type OptionSpec = ChoiceOption | TextOption | PlaceOption | PersonOption | FileOption;

/** A link that calls the command with one option's value: `https://t.me/bot?start=join_K7F3`. */
export interface ValueLink {
  /** The start of the link: a letter, then letters and digits. It can't be a command's name. */
  readonly word: string;
  /** The text option that takes the value. */
  readonly option: string;
  /** Must match the whole value; only letters, digits, `_` and `-` are allowed. */
  readonly takes: RegExp;
}

export interface SubcommandSpec extends Shown {
  /** In the order in which positional words are matched to them. */
  readonly options: readonly OptionSpec[];
  /** Who sees the reply; adapters that defer need it before the reply is ready. */
  readonly audience: Audience;
  /** Charged in addition to the budget for commands. */
  readonly costs?: CostlyBudget;
  /**
   * `true`: it only shows something, so a link may open it (`https://t.me/bot?start=privacy`); `begins`: it begins a
   * game. Otherwise a link may call it with one value, if following the link can mean only that.
   */
  readonly byLink?: true | "begins" | ValueLink;
  /** Other words that also call it: `stats`, `forget me`. */
  readonly alsoTyped?: readonly string[];
  /** Typing just a value of its only option calls it: `rock`, or a text that matches, such as `K7F3AB`. */
  readonly byWord?: true | RegExp;
  /** Shown in a group if the platform can't reply to the caller alone; the link opens the full reply. */
  readonly brief?: MessageId;
}

/** A command. If its only subcommand has the command's name, that isn't typed (`/help`). */
export interface CommandSpec extends Shown {
  /** A bare `/name` calls the first. */
  readonly subcommands: readonly SubcommandSpec[];
  /** Other names for it: `minesweeper`. */
  readonly alsoTyped?: readonly string[];
  /** An entry in a platform's user menu: calls `subcommand` with the person as the named option. */
  readonly onPerson?: { readonly label: MessageId; readonly subcommand: string; readonly option: string };
}

/** The commands, subcommands and options that pickers, menus and help show. */
export function published<Spec extends CommandSpec>(commands: readonly Spec[]): readonly Spec[] {
  return commands.filter(isShown).map((command) => ({
    ...command,
    subcommands: command.subcommands
      .filter(isShown)
      .map((subcommand) => ({ ...subcommand, options: subcommand.options.filter(isShown) })),
  }));
}

const isShown = ({ typedOnly }: Shown): boolean => !typedOnly;

/** The description of a published command or option. @throws Error if it has none. */
export function descriptionOf({ name, description }: Pick<Shown, "name" | "description">): MessageId {
  if (!description) throw new Error(`"${name}" is published without a description`);
  return description;
}

/** How to reach what isn't shown. A line is a command and what follows it, without options: `model off` is reached by
 * `settings`. */
export interface Way {
  readonly to: string;
  /** Values that may follow the line when typed. */
  readonly values: ReadonlySet<string>;
}

/** How to reach each thing that works but isn't shown, by the line people type for it. */
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

/** Whether the command is shown by its name alone (`/daily`), as it shows only one subcommand. */
export function standsAlone({ subcommands }: CommandSpec): boolean {
  return subcommands.filter(isShown).length === 1;
}

/** The subcommand that a call names; undefined if unknown. */
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

/** A call's reply, and its caller with the language they now have. */
export interface Called {
  readonly reply: Reply;
  readonly caller: Caller;
}

/** A press of one of our own buttons. */
export type ButtonPress = Press & {
  readonly action: NonNullable<Press["action"]>;
  /** Makes a call as if the presser had typed it: with the same budgets, gates and handler. */
  readonly call?: (called: LinkedCall) => Promise<Called>;
};

/** Handles presses whose action carries its scope. */
export type PressHandler = (press: ButtonPress) => Promise<Reply>;
