// Parses a typed line (`/rps play lizard-spock`) into a command call; lenient, and never throws.

import { isNear, nearestNames } from "../infra/spelling.ts";
import type { ChoiceOption, CommandSpec, OptionSpec, SubcommandSpec, TextOption } from "./command.ts";
import type { CommandProblem } from "./incoming.ts";

/** Longer lines are truncated. */
export const LINE_CHARACTERS_MAX = 2000;

/** A call with validated options, or the reason there is none. */
export type ParsedLine =
  | {
      readonly ok: true;
      readonly command: string;
      readonly subcommand: string;
      readonly options: Readonly<Record<string, string>>;
    }
  | { readonly ok: false; readonly problem: CommandProblem };

const ECHOED_CHARACTERS_MAX = 60;
const WORDS_IN_ONE_VALUE_MAX = 5;
const PLACE_CHARACTERS_MAX = 200;
/** Places without a `channel=` prefix: `@name`, a link, a chat id. */
const PLACE_WORD = /^(?:@\S+|https?:\/\/\S+|-\d{6,})$/;
const PERSON_WORD = /^(?:@\S+|[a-z]+:[\w-]+)$/i;
const ROLE_WORD = /^<@&\d+>$/;
// Quoted text with optional `name=`, or text up to the next space. Phones type curly quotes.
const TOKEN = /([\p{L}\d_-]+[=:])?["“”„«]([^"“”»]*)["“”»]?|\S+/gu;
const NAMED = /^([\p{L}\d_-]+)[=:](.*)$/su;

interface Token {
  readonly raw: string;
  /** Without quotes and `name=`. */
  readonly value: string;
  readonly quoted: boolean;
  /** Set for `name=value`; a named option only if an option has that name. */
  readonly name?: string;
}

/** Slash optional, `@bot` skipped, case ignored; an unknown subcommand means the first one. */
export function parseCommandLine(line: string, commands: readonly CommandSpec[]): ParsedLine {
  const tokens = tokenize(line.slice(0, LINE_CHARACTERS_MAX));
  const typed = (tokens[0]?.raw ?? "").replace(/^\//, "").split("@")[0] ?? "";
  const spec = commands.find((command) => sameName(command.name, typed));
  if (!spec)
    return refuse({
      kind: "unknown-command",
      typed: echo(typed),
      nearest: nearestNames(typed, names(commands)),
    });
  const { subcommand, named, rest } = chooseSubcommand(spec, tokens.slice(1));
  const options = subcommand.options.map(asTyped);
  const read = readOptions(options, rest);
  if (read.ok) return { ok: true, command: spec.name, subcommand: subcommand.name, options: read.options };
  return refuse(misspeltSubcommand(spec, subcommand, named, read) ?? refusedWord(spec.name, options, read));
}

/** `required`: accepts a word that no other option accepts. */
type TypedOption = ChoiceOption | (TextOption & { readonly required?: true });

/** Patterns of positional words by option type. */
const WORDS = { place: PLACE_WORD, person: PERSON_WORD, role: ROLE_WORD } as const;

/** Places, people and roles are typed as text. */
function asTyped(option: OptionSpec): TypedOption {
  if (option.type === "choice" || option.type === "text") return option;
  return {
    ...option,
    type: "text",
    maxLength: PLACE_CHARACTERS_MAX,
    suggests: false,
    takes: WORDS[option.type],
  };
}

const names = (specs: readonly { readonly name: string }[]): string[] => specs.map(({ name }) => name);

function refuse(problem: CommandProblem): ParsedLine {
  return { ok: false, problem };
}

function tokenize(line: string): Token[] {
  return [...line.matchAll(TOKEN)].map(([raw, prefix, quoted]) => {
    if (quoted !== undefined)
      return { raw, value: quoted, quoted: true, ...(prefix && { name: prefix.slice(0, -1) }) };
    const named = NAMED.exec(raw);
    return { raw, value: named?.[2] ?? raw, quoted: false, ...(named?.[1] && { name: named[1] }) };
  });
}

/** Some platforms' menus allow no hyphen in command names, so `_` matches it. */
function sameName(name: string, typed: string): boolean {
  return name.replaceAll("-", "_") === typed.toLowerCase().replaceAll("-", "_");
}

const hasSubcommandWord = (spec: CommandSpec): boolean =>
  spec.subcommands.length > 1 || spec.subcommands[0]?.name !== spec.name;

type Subcommand = Pick<SubcommandSpec, "name" | "options">;

/** Fallback for a command without subcommands, which cannot be published: takes no options. */
const NOTHING: Subcommand = { name: "", options: [] };

function chooseSubcommand(
  spec: CommandSpec,
  rest: readonly Token[],
): { readonly subcommand: Subcommand; readonly named: boolean; readonly rest: readonly Token[] } {
  const word = rest[0]?.raw ?? "";
  const named = hasSubcommandWord(spec) && spec.subcommands.find((sub) => sameName(sub.name, word));
  if (named) return { subcommand: named, named: true, rest: rest.slice(1) };
  return { subcommand: spec.subcommands[0] ?? NOTHING, named: false, rest };
}

interface Refusal {
  readonly ok: false;
  readonly typed: string;
  /** The option that rejected the value; absent if none accepted the word. */
  readonly option?: TypedOption;
  /** Token index of the rejected word. */
  readonly at: number;
}
type ReadOptions = { readonly ok: true; readonly options: Record<string, string> } | Refusal;

/** An option's value (undefined: rejected) and the number of tokens consumed. */
interface Taken {
  readonly option: TypedOption;
  readonly value: string | undefined;
  readonly typed: string;
  readonly tokens: number;
}

function readOptions(options: readonly TypedOption[], tokens: readonly Token[]): ReadOptions {
  const values = new Map<string, string>();
  for (let at = 0; at < tokens.length; ) {
    const here = tokens.slice(at, at + WORDS_IN_ONE_VALUE_MAX + 1);
    const taken = takeNamed(options, here) ?? takeBare(options, here, values);
    if (!taken) return { ok: false, typed: here[0]?.raw ?? "", at };
    if (taken.value === undefined) return { ok: false, typed: taken.typed, option: taken.option, at };
    values.set(taken.option.name, taken.value);
    at += taken.tokens;
  }
  return { ok: true, options: Object.fromEntries(values) };
}

function optionNamedBy(token: Token | undefined, options: readonly TypedOption[]): TypedOption | undefined {
  const name = token?.name;
  return name === undefined ? undefined : options.find((option) => sameName(option.name, name));
}

/** `name=value`, `name: value`, `name="two words"`; undefined if no option has that name. */
function takeNamed(options: readonly TypedOption[], tokens: readonly Token[]): Taken | undefined {
  const [first, second] = tokens;
  const option = optionNamedBy(first, options);
  if (!first || !option) return undefined;
  if (first.quoted) return valueFrom(option, [first.value], 0);
  const valueApart = first.value === "" && second && !optionNamedBy(second, options);
  if (valueApart)
    return valueFrom(option, second.quoted ? [second.value] : plainWords(tokens.slice(1), options), 1);
  return valueFrom(option, [first.value, ...plainWords(tokens, options).slice(1)], 0);
}

function valueFrom(option: TypedOption, words: readonly string[], tokensBefore: number): Taken {
  const typed = words[0] ?? "";
  if (option.type === "choice")
    return { option, typed, value: choiceValue(option, typed), tokens: tokensBefore + 1 };
  const span = Math.max(longestTaken(option, words), 1);
  const value = words.slice(0, span).join(" ");
  return { option, typed, value: fits(option, value) ? value : undefined, tokens: tokensBefore + span };
}

/** Assigns a positional word to the first unset option that accepts it, else to a required one. */
function takeBare(
  options: readonly TypedOption[],
  tokens: readonly Token[],
  given: ReadonlyMap<string, string>,
): Taken | undefined {
  const [first] = tokens;
  const words = first?.quoted && first.name === undefined ? [first.value] : plainWords(tokens, options);
  for (const option of options) {
    const span = given.has(option.name) ? 0 : bareSpan(option, words);
    if (span === 0) continue;
    const typed = words.slice(0, span).join(" ");
    const value = option.type === "choice" ? choiceValue(option, typed) : typed;
    return { option, typed, value, tokens: span };
  }
  const missing = options.find((one) => one.type === "text" && one.required && !given.has(one.name));
  const [word] = words;
  return missing && word !== undefined && first?.name === undefined
    ? valueFrom(missing, [word], 0)
    : undefined;
}

/** How many words the option consumes as its value; 0 for none. */
function bareSpan(option: TypedOption, words: readonly string[]): number {
  const word = words[0] ?? "";
  if (option.type === "choice") return choiceValue(option, word) === undefined ? 0 : 1;
  if (option.takes) return longestTaken(option, words);
  return fits(option, word) ? 1 : 0;
}

function longestTaken(option: TextOption, words: readonly string[]): number {
  for (let span = Math.min(words.length, WORDS_IN_ONE_VALUE_MAX); span > 0; span--) {
    const value = words.slice(0, span).join(" ");
    // `search` ignores `lastIndex` of sticky and global expressions.
    if (fits(option, value) && option.takes && value.search(option.takes) >= 0) return span;
  }
  return 0;
}

/** Following words that may form one value: up to the next quoted text or named option. */
function plainWords(tokens: readonly Token[], options: readonly TypedOption[]): string[] {
  const end = tokens.findIndex(
    (token, index) => index > 0 && (token.quoted || optionNamedBy(token, options)),
  );
  return (end < 0 ? tokens : tokens.slice(0, end)).map((token) => token.raw);
}

const fits = (option: TextOption, value: string): boolean =>
  value.length > 0 && value.length <= option.maxLength;

function choiceValue(option: ChoiceOption, typed: string): string | undefined {
  return option.choices.find(({ value }) => value.toLowerCase() === typed.toLowerCase())?.value;
}

/** Treats a rejected first word as a misspelt subcommand when nothing else fits. */
function misspeltSubcommand(
  spec: CommandSpec,
  subcommand: Subcommand,
  named: boolean,
  { typed, option, at }: Refusal,
): CommandProblem | undefined {
  const valid = names(spec.subcommands);
  if (named || option || at > 0 || valid.length < 2) return undefined;
  if (subcommand.options.length > 0 && !valid.some((name) => isNear(typed, name))) return undefined;
  return { kind: "unknown-subcommand", typed: echo(typed), command: spec.name, valid };
}

function refusedWord(
  command: string,
  options: readonly TypedOption[],
  { typed, option }: Refusal,
): CommandProblem {
  if (!option) return { kind: "unknown-option", typed: echo(typed), command, valid: options.map(form) };
  if (option.type === "text")
    return { kind: "bad-text", typed: echo(typed), option: option.name, maxLength: option.maxLength };
  return {
    kind: "bad-choice",
    typed: echo(typed),
    option: option.name,
    valid: option.choices.map(({ value }) => value),
  };
}

/** Usage text of an option: `variant=classic|lizard-spock`, `opponent=…`. */
function form(option: TypedOption): string {
  const values = option.type === "choice" ? option.choices.map(({ value }) => value).join("|") : "…";
  return `${option.name}=${values}`;
}

function echo(typed: string): string {
  const characters = [...typed];
  if (characters.length <= ECHOED_CHARACTERS_MAX) return typed;
  return `${characters.slice(0, ECHOED_CHARACTERS_MAX - 1).join("")}…`;
}
