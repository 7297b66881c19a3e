// What a feature and a platform are: commands with subcommands and typed options, declared once for all platforms;
// features as values, which the app folds into one dispatch; and what adapters offer and call.

import type { Locale, MessageId } from "../infra/i18n/index.ts";
import type { CostlyBudget } from "./budgets.ts";
import type {
  Caller,
  CommandCall,
  Completion,
  Incoming,
  OfferRequest,
  Place,
  Platform,
  Press,
} from "./incoming.ts";
import type { Action, Audience, Button, Choice, LinkedCall, Offer, Reply, View } from "./view.ts";

/** `typedOnly`: works wherever people type it; pickers, menus and help leave it out (`published`). */
interface Shown {
  readonly name: string;
  /** Shown in pickers, menus and help, for an option also in forms; absent if it's shown in none. */
  readonly description?: MessageId;
  readonly typedOnly?: true;
}

/** A value from a fixed list; typed as its value, its label in any language, or its sign. */
export interface ChoiceOption extends Shown {
  readonly type: "choice";
  readonly choices: readonly { readonly value: string; readonly label: MessageId; readonly sign?: string }[];
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

/** Another person, whom `Event.findPerson` resolves. `required` in the platform's form; a typed line may lack it. */
export interface PersonOption extends Shown {
  readonly type: "person";
  readonly required?: true;
}

/** A file sent with the command. */
export interface FileOption extends Shown {
  readonly type: "file";
  /** Larger files aren't fetched. */
  readonly maxBytes: number;
  /** At most ten, for platforms that offer files by name. A file with a different ending is still read. */
  readonly endings: readonly `.${string}`[];
  /** If it's missing, the sender reads how to send one, and the command isn't called. */
  readonly required?: true;
}

export type OptionSpec = ChoiceOption | TextOption | PersonOption | FileOption;

export function isFileOption(option: OptionSpec): option is FileOption {
  return option.type === "file";
}

/** A link that calls the command with one text option's value: `https://t.me/bot?start=join_K7F3`. `word` has letters
 * and digits, and is no command's name; `takes` matches the whole value, which may have `_` and `-`, too. */
export interface ValueLink {
  readonly word: string;
  readonly option: string;
  readonly takes: RegExp;
}

export interface SubcommandSpec extends Shown {
  /** In the order in which positional words are matched to them. */
  readonly options: readonly OptionSpec[];
  /** Who sees the reply; adapters that defer need it before the reply is ready. */
  readonly audience: Audience;
  /** Charged in addition to the budget for commands. */
  readonly costs?: CostlyBudget;
  /** `true`: it only shows something, so a link may open it; `begins`: it begins a game. Otherwise a link may call it
   * with one value. */
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

export interface Command extends CommandSpec {
  run(call: CommandCall): Promise<Reply>;
  /** Suggestions for an option with `suggests`, best first, at most 25. */
  complete?(completion: Completion): Promise<readonly Choice[]>;
}

const isShown = ({ typedOnly }: Shown): boolean => !typedOnly;

/** The commands, subcommands and options that pickers, menus and help show. */
export function published<Spec extends CommandSpec>(commands: readonly Spec[]): readonly Spec[] {
  return commands.filter(isShown).map((command) => ({
    ...command,
    subcommands: command.subcommands
      .filter(isShown)
      .map((subcommand) => ({ ...subcommand, options: subcommand.options.filter(isShown) })),
  }));
}

/** The description of a published command or option. @throws Error if it has none. */
export function descriptionOf({ name, description }: Pick<Shown, "name" | "description">): MessageId {
  if (!description) throw new Error(`"${name}" is published without a description`);
  return description;
}

/** Whether the command shows only one subcommand, so that it's shown by its name alone (`/daily`). */
export function standsAlone({ subcommands }: CommandSpec): boolean {
  return subcommands.filter(isShown).length === 1;
}

/** The subcommand that a call names; undefined if unknown. */
export function subcommandOf(
  commands: readonly CommandSpec[],
  call: Pick<LinkedCall, "command" | "subcommand">,
): SubcommandSpec | undefined {
  const spec = commands.find(({ name }) => name === call.command);
  return spec?.subcommands.find(({ name }) => name === call.subcommand);
}

/** A press of one of our own buttons. */
export interface ButtonPress extends Press {
  readonly action: Action;
  /** Makes a call as if the presser had typed it: with the same budgets, gates and handler. Resolves to the reply, and
   * to the caller with the language they now have. */
  call(called: LinkedCall): Promise<{ readonly reply: Reply; readonly caller: Caller }>;
}

/** Handles presses whose action carries its scope. */
export type PressHandler = (press: ButtonPress) => Promise<Reply>;

/** Events that a chat may refuse: a command, or a press of a button that has a handler. */
export type Addressed = CommandCall | ButtonPress;

/** A part of the bot, such as a game, that a chat's managers may switch off there. `id` is stored in documents, `typed`
 * what users type for it, and `command` starts it while it's switched on. */
export interface Area {
  readonly id: string;
  readonly typed: string;
  readonly title: MessageId;
  readonly isGame: boolean;
  readonly command: string;
}

type Person = Pick<Caller, "platform" | "id">;

/** A feature's personal data. All members are required, so that stored data is listed, shown and erased. */
export interface PersonalData {
  /** Kinds of documents that may hold some, `board:<name>` for boards, each with its line of the privacy text. */
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

/** A feature's background work. */
export interface Background {
  /** Starts once the platforms accept messages; resumes work left by an earlier run. */
  start(messenger: Messenger): Promise<void>;
  stop(): Promise<void>;
}

export interface Feature {
  /** In menu order. */
  readonly commands: readonly Command[];
  /** Press handlers by action scope. */
  readonly presses: Readonly<Record<string, PressHandler>>;
  /** What a press costs in addition to the budget for presses. */
  pressCosts?(action: Action): CostlyBudget | undefined;
  readonly personalData: PersonalData;
  /** The areas that a chat may switch off, and that of one of the feature's events; undefined: always answered. */
  readonly areas?: { readonly all: readonly Area[]; of(event: Addressed): Area | undefined };
  /** Whether banned people may send the event, such as one about their own data. Absent: never. */
  openToBanned?(event: Addressed): boolean;
  /** Asked before any event is handled, with its areas, and whether it's open to banned people: the refusal, or
   * undefined to let it pass. */
  gate?(
    event: Addressed,
    about: { readonly areas: readonly Area[]; readonly isOpen: boolean },
  ): Promise<Reply | undefined>;
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

/** What adapters call. Unless noted, nothing rejects: every failure becomes a reply. */
export interface Dispatch {
  readonly commands: readonly CommandSpec[];
  /** An event that was delivered before is dropped. */
  handle(incoming: Incoming): Promise<Reply>;
  complete(completion: Completion): Promise<readonly Choice[]>;
  offers(request: OfferRequest): Promise<readonly Offer[]>;
  /** The event in the languages that its person and chat chose, for texts that an adapter writes itself. */
  inLanguage?<E extends Pick<Incoming, "caller" | "place">>(event: E): Promise<E>;
  /** A group's id has changed. Rejects if that couldn't be stored. */
  moved?(platform: Platform, from: string, to: string): Promise<void>;
  /** The bot was let into the chat, or may write there again. Rejects if that couldn't be stored. */
  added?(platform: Platform, chat: string): Promise<void>;
}

/** `message`: its name for `edit`. `unavailable`: an outage, which says nothing about the chat: retry later. */
export type PostOutcome =
  | { readonly state: "posted"; readonly message?: string }
  | { readonly state: "refused"; readonly why: PostRefusal }
  | { readonly state: "unavailable" };

/** `gone`: there's no such chat, or the bot isn't in it; a person has blocked it. `forbidden`: it may not write there. */
export type PostRefusal = "gone" | "forbidden" | "other";

/** `refused`: the bot can't write to them. `unavailable`: retry later. `none`: the platform doesn't notify. */
export type PrivateChat =
  | { readonly state: "open"; readonly place: Place }
  | { readonly state: "refused" | "unavailable" | "none" };

/** `refused`: gone or not editable. `unavailable`: retry later. */
export type EditOutcome = "edited" | "refused" | "unavailable";

/** `present` reads the current view, in case others edit the message meanwhile; undefined if unknown. */
export interface EditHow {
  readonly present?: () => Promise<View | undefined>;
}

/** Sends messages that aren't replies: the adapters of all platforms as one. */
export interface Messenger {
  post(platform: Platform, place: Place, view: View, key: string): Promise<PostOutcome>;
  edit(platform: Platform, place: Place, message: string, view: View, how?: EditHow): Promise<EditOutcome>;
  privateChat(platform: Platform, person: string): Promise<PrivateChat>;
  link?(platform: Platform, call: LinkedCall): string | undefined;
}

/** A platform's adapter: translates and acknowledges events; has no game logic. */
export interface PlatformAdapter {
  readonly platform: Platform;
  /** Logs in; resolves once events arrive. @throws ConfigProblem if the platform refuses the configuration. */
  start(dispatch: Dispatch): Promise<void>;
  /** Publishes the commands in all languages. @throws ConfigProblem if the platform refuses. */
  publishCommands(commands: readonly CommandSpec[]): Promise<void>;
  /** Never rejects. `key` (at most 25 ASCII characters) deduplicates. `refused`: may have been posted. */
  post(place: Place, view: View, key: string): Promise<PostOutcome>;
  /** Edits a message named by `post`, `onPosted` or `Press.message`; rapid edits collapse. Never rejects. */
  edit(place: Place, message: string, view: View, how?: EditHow): Promise<EditOutcome>;
  /** A person's private chat, by platform id; posting there may still be refused. Never rejects. */
  privateChat(person: string): Promise<PrivateChat>;
  /** The address that makes the call on this platform; undefined if no link may. Absent: it has none. */
  link?(call: LinkedCall): string | undefined;
  /** The address at which people start to play on this platform, once connected. Absent: there is none. */
  entrance?(): string | undefined;
  /** Drains work in progress, then disconnects. */
  stop(): Promise<void>;
}
