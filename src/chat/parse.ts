// Reads a typed line (`/rps play lizard-spock`) as a command call; lenient, and never throws.
//
// The slash is optional, `@bot` is passed over, and an unknown subcommand means the first one. Words are compared as
// `isSameName` does, with English names and with those of every language, because people mix languages.

import { isMessageId, LOCALES, type MessageId, say } from "../infra/i18n/index.ts";
import { WORD_JOINER } from "../infra/i18n/name-in-text.ts";
import { fold, isNear, isSameName, nearestNames } from "../infra/spelling.ts";
import type { ChoiceOption, CommandSpec, OptionSpec, SubcommandSpec, TextOption } from "./feature.ts";
import type { CommandProblem } from "./incoming.ts";
import { choiceTitle } from "./problems.ts";
import type { LinkedCall } from "./view.ts";

/** Longer lines are cut. */
export const LINE_CHARACTERS_MAX = 2000;
const ECHOED_CHARACTERS_MAX = 60;
const VALUE_WORDS_MAX = 5;
/** How many misspelt words of a line are corrected for a suggestion, and how long that may be. */
const MENDED_WORDS_MAX = 3;
const SUGGESTION_CHARACTERS_MAX = 60;

/** A call with valid options, or the reason there is none. */
export type ParsedLine =
  | ({ readonly ok: true } & LinkedCall)
  | { readonly ok: false; readonly problem: CommandProblem };

/** How people on a platform send files: beside the line, or by a path in it. */
export type FilesTyped = "beside" | "as-path";

export function parseCommandLine(
  line: string,
  commands: readonly CommandSpec[],
  files: FilesTyped = "beside",
): ParsedLine {
  // Names in our texts contain joiners, which come back when someone copies one.
  const plain = line.slice(0, LINE_CHARACTERS_MAX).replaceAll(WORD_JOINER, "");
  const read = (typed: string): Read => readLine(typed, commands, files);
  const found = read(plain);
  if ("call" in found) return { ok: true, ...found.call };
  return { ok: false, problem: { ...found.problem, nearest: mended(plain, found, read, MENDED_WORDS_MAX) } };
}

/** The call, or what's wrong with the words from `at` to `end` (offsets in the line), and words that may be meant. */
type Read = { readonly call: LinkedCall } | Wrong;
interface Wrong {
  readonly problem: CommandProblem;
  readonly at: number;
  readonly end: number;
  readonly meant: readonly string[];
}

/** Valid lines with the wrong word replaced; later mistakes are corrected too, or cut off. */
function mended(
  line: string,
  { at, end, meant }: Wrong,
  read: (line: string) => Read,
  depth: number,
): string[] {
  return meant.flatMap((word) => {
    const head = oneLine(line.slice(0, at) + word);
    const whole = oneLine(`${line.slice(0, at)}${word}${line.slice(end)}`);
    const found = read(whole);
    const best = "call" in found ? whole : depth > 1 ? mended(whole, found, read, depth - 1)[0] : undefined;
    if (best !== undefined && best.length <= SUGGESTION_CHARACTERS_MAX) return best;
    return "call" in read(head) ? head : [];
  });
}

function oneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.startsWith("/") ? line : `/${line}`;
}

interface Token {
  readonly raw: string;
  /** Its offset in the line. */
  readonly start: number;
  /** Without quotes and `name=`. */
  readonly value: string;
  readonly quoted: boolean;
  /** Set for `name=value` and `name:value`; it names an option only if one has that name. */
  readonly name: string | undefined;
}

// Quoted text with optional `name=`, or text up to the next space. Phones type curly quotes.
const TOKEN = /(?:([\p{L}\d_-]+)[=:])?["“”„«]([^"“”»]*)["“”»]?|(?:([\p{L}\d_-]+)[=:])?(\S*)/gu;

function tokenize(line: string): Token[] {
  return [...line.matchAll(TOKEN)]
    .filter(({ 0: raw }) => raw !== "")
    .map(({ index: start, 0: raw, 1: before, 2: quoted, 3: name = before, 4: rest = "" }) => ({
      raw,
      start,
      value: quoted ?? rest,
      quoted: quoted !== undefined,
      name,
    }));
}

/** The id of the message with the translated name of a command, subcommand or option; undefined if there's none. */
export function nameId(name: string): MessageId | undefined {
  const id = `named-${name}`;
  return isMessageId(id) ? id : undefined;
}

/** The one with that name, else the only one with that translated name in some language. */
function findNamed<Spec extends { readonly name: string }>(specs: readonly Spec[], typed: string) {
  const called = ({ name }: Spec): boolean => {
    const id = nameId(name);
    return id !== undefined && LOCALES.some((locale) => isSameName(say(locale, id), typed));
  };
  return specs.find(({ name }) => isSameName(name, typed)) ?? only(specs.filter(called));
}

const only = <T>(found: readonly T[]): T | undefined => (found.length === 1 ? found[0] : undefined);

function readLine(line: string, commands: readonly CommandSpec[], files: FilesTyped): Read {
  const tokens = tokenize(line);
  const words = tokens.map(({ raw }, at) => (at > 0 ? raw : (raw.replace(/^\//, "").split("@")[0] ?? "")));
  const typed = words[0] ?? "";
  const start = startOf(commands, words);
  if (!start) {
    const call = tokens.length === 1 && commands.flatMap((command) => calledByWord(command, typed))[0];
    if (call) return { call };
    return wrong(tokens, 0, 1, nearestCommands(typed, commands), { kind: "unknown-command", typed });
  }
  const { spec, subcommand, length, isNamed } = start;
  const options = typedOptions(subcommand.options, files);
  const rest = tokens.slice(length);
  const read = readOptions(options, rest);
  if ("values" in read)
    return { call: { command: spec.name, subcommand: subcommand.name, options: read.values } };
  const valid = spec.subcommands.map(({ name }) => name);
  // A first word that fits nothing may be a misspelt subcommand.
  const isSubcommand = !isNamed && !read.option && read.at === 0 && valid.length > 1;
  if (isSubcommand && (options.length === 0 || valid.some((name) => isNear(read.typed, name)))) {
    const problem = { kind: "unknown-option", typed: read.typed, command: spec.name, valid } as const;
    return wrong(tokens, length, 1, nearestNames(read.typed, valid), problem);
  }
  const { problem, meant } = refused(spec.name, options, read, rest[read.at] as Token);
  return wrong(tokens, length + read.at, read.tokens, meant, problem);
}

function wrong(
  tokens: readonly Token[],
  at: number,
  count: number,
  meant: readonly string[],
  problem: CommandProblem,
): Wrong {
  const [first, last] = [tokens[at], tokens[at + count - 1]];
  const typed = [...problem.typed];
  const echo =
    typed.length > ECHOED_CHARACTERS_MAX && `${typed.slice(0, ECHOED_CHARACTERS_MAX - 1).join("")}…`;
  return {
    problem: echo ? { ...problem, typed: echo } : problem,
    at: first?.start ?? 0,
    end: last ? last.start + last.raw.length : 0,
    meant,
  };
}

interface Start {
  readonly spec: CommandSpec;
  readonly subcommand: Pick<SubcommandSpec, "name" | "options">;
  /** How many words it took. */
  readonly length: number;
  /** Whether the subcommand was typed. */
  readonly isNamed: boolean;
}

/** What a line starts with: a command and perhaps its subcommand, or other words for one of them. */
function startOf(commands: readonly CommandSpec[], words: readonly string[]): Start | undefined {
  const also = ({ alsoTyped = [] }: Pick<SubcommandSpec, "alsoTyped">): number =>
    Math.max(
      0,
      ...alsoTyped
        .map((alias) => alias.split(" "))
        .filter((alias) => beginsWith(words, alias))
        .map(({ length }) => length),
    );
  const spec = findNamed(commands, words[0] ?? "") ?? commands.find((command) => also(command) > 0);
  if (spec) {
    const named = hasSubcommandWord(spec) ? findNamed(spec.subcommands, words[1] ?? "") : undefined;
    const subcommand = named ?? spec.subcommands[0] ?? { name: "", options: [] };
    return { spec, subcommand, length: named ? 2 : 1, isNamed: named !== undefined };
  }
  for (const command of commands)
    for (const subcommand of command.subcommands)
      if (also(subcommand) > 0) return { spec: command, subcommand, length: also(subcommand), isNamed: true };
  return undefined;
}

const beginsWith = (words: readonly string[], beginning: readonly string[]): boolean =>
  beginning.every((word, at) => isSameName(word, words[at] ?? ""));

const hasSubcommandWord = ({ name, subcommands }: CommandSpec): boolean =>
  subcommands.length > 1 || subcommands[0]?.name !== name;

/** The call made by typing just an option's value: `rock`, a duel's code. */
function calledByWord({ name: command, subcommands }: CommandSpec, typed: string): LinkedCall[] {
  return subcommands.flatMap(({ name: subcommand, byWord, options: [option] }) => {
    const isText = byWord instanceof RegExp && byWord.test(typed);
    const value =
      byWord && option?.type === "choice" ? choiceValue(option, typed) : isText ? typed : undefined;
    return option && value !== undefined ? [{ command, subcommand, options: { [option.name]: value } }] : [];
  });
}

/** Commands near the word, and those with a subcommand near it, in which one typo is allowed: `/rps play` for `paly`. */
function nearestCommands(typed: string, commands: readonly CommandSpec[]): string[] {
  const parts = commands
    .filter(hasSubcommandWord)
    .flatMap(({ name, subcommands }) =>
      subcommands.map((part) => ({ word: part.name, line: `/${name} ${part.name}` })),
    )
    .filter(({ word }) => isNear(typed, word, 1));
  const all = [...commands.map(({ name }) => ({ word: name, line: `/${name}` })), ...parts];
  const near = nearestNames(typed, [...new Set(all.map(({ word }) => word))]);
  return near.flatMap((word) => all.filter((one) => one.word === word).map(({ line }) => line)).slice(0, 3);
}

// Options: by name, or by which option accepts the words.

/** `required`: takes a word that no other option accepts. `oneWord`: joins no words into a value. */
type TypedOption = ChoiceOption | (TextOption & { readonly required?: true; readonly oneWord?: true });

/** What chats, people and files look like without their option's name: `@name`, a link, an id, a path. */
const WORDS = {
  place: { takes: /^(?:@\S+|https?:\/\/\S+|-\d{6,})$/, maxLength: 200 },
  person: { takes: /^(?:@\S+|[a-z]+:[\w-]+)$/i, maxLength: 200 },
  file: { takes: /[/\\.]/, maxLength: 1000, oneWord: true },
} as const;

function typedOptions(options: readonly OptionSpec[], files: FilesTyped): TypedOption[] {
  return options
    .filter(({ type }) => type !== "file" || files === "as-path")
    .map((option) =>
      option.type === "choice" || option.type === "text"
        ? option
        : { ...option, ...WORDS[option.type], type: "text", suggests: false },
    );
}

/** A value (undefined: refused) as typed, and how many tokens it took. */
interface Taken {
  readonly option: TypedOption;
  readonly value: string | undefined;
  readonly typed: string;
  readonly tokens: number;
}

/** What was refused at which token, and by which option if one was named. */
interface Refused extends Pick<Taken, "typed" | "tokens"> {
  readonly option?: TypedOption;
  readonly at: number;
}

function readOptions(
  options: readonly TypedOption[],
  tokens: readonly Token[],
): { readonly values: Readonly<Record<string, string>> } | Refused {
  const values = new Map<string, string>();
  for (let at = 0; at < tokens.length; ) {
    const here = tokens.slice(at, at + VALUE_WORDS_MAX + 1) as [Token, ...Token[]];
    const taken = takeNamed(options, here) ?? takeBare(options, here, values);
    if (!taken) return { typed: here[0].raw, at, tokens: 1 };
    if (taken.value === undefined) return { ...taken, at };
    values.set(taken.option.name, taken.value);
    at += taken.tokens;
  }
  return { values: Object.fromEntries(values) };
}

const namedBy = (options: readonly TypedOption[], { name }: Token): TypedOption | undefined =>
  name === undefined ? undefined : findNamed(options, name);

/** `name=value`, `name: value`, `name="two words"`; undefined if no option has that name. */
function takeNamed(options: readonly TypedOption[], tokens: readonly [Token, ...Token[]]): Taken | undefined {
  const [first, ...rest] = tokens;
  const option = namedBy(options, first);
  if (!option) return undefined;
  const [second] = rest;
  const isApart = first.value === "" && !first.quoted && second && !namedBy(options, second);
  const words = isApart
    ? valueWords(options, rest)
    : valueWords(options, [{ ...first, raw: first.value }, ...rest]);
  const taken = valued(option, words, Math.max(spanOf(option, words), 1));
  return { ...taken, tokens: taken.tokens + (isApart ? 1 : 0) };
}

/** The first unset option that accepts the words, choices before texts; else one that's required. */
function takeBare(
  options: readonly TypedOption[],
  tokens: readonly [Token, ...Token[]],
  given: ReadonlyMap<string, string>,
): Taken | undefined {
  const words = valueWords(options, tokens);
  const open = options.filter(({ name }) => !given.has(name));
  const isChoice = ({ type }: TypedOption): boolean => type === "choice";
  for (const option of [...open.filter(isChoice), ...open.filter((one) => !isChoice(one))]) {
    const span = spanOf(option, words);
    if (span > 0) return valued(option, words, span);
  }
  const missing = open.find((one) => one.type === "text" && one.required);
  return missing && tokens[0].name === undefined ? valued(missing, words, 1) : undefined;
}

/** The words that may form one value: quoted text, or everything up to the next quoted text or named option. */
function valueWords(options: readonly TypedOption[], tokens: readonly Token[]): string[] {
  const [first] = tokens;
  if (first?.quoted && (first.name === undefined || namedBy(options, first))) return [first.value];
  const end = tokens.findIndex((token, at) => at > 0 && (token.quoted || namedBy(options, token)));
  return (end < 0 ? tokens : tokens.slice(0, end)).map(({ raw }) => raw);
}

/** The most words that the option accepts as one value; 0: none. */
function spanOf(option: TypedOption, words: readonly string[]): number {
  const isText = option.type === "text";
  const most = isText && (option.oneWord || !option.takes) ? 1 : VALUE_WORDS_MAX;
  for (let span = Math.min(words.length, most); span > 0; span--) {
    const { typed, value } = valued(option, words, span);
    // `search` ignores the `lastIndex` of sticky and global expressions.
    const isTaken = (text: string): boolean => !isText || !option.takes || text.search(option.takes) >= 0;
    if (value !== undefined && (isTaken(typed) || isTaken(fold(typed)))) return span;
  }
  return 0;
}

function valued(option: TypedOption, words: readonly string[], span: number): Taken {
  const typed = words.slice(0, span).join(" ");
  const isText = option.type === "text" && typed.length > 0 && typed.length <= option.maxLength;
  const value = option.type === "choice" ? choiceValue(option, typed) : isText ? typed : undefined;
  return { option, typed, value, tokens: span };
}

/** The value as typed, or the only one with that sign, or with that label in some language. */
function choiceValue({ choices }: ChoiceOption, typed: string): string | undefined {
  const isCalled = (label: string): boolean =>
    isSameName(label, typed) || isSameName(choiceTitle(label), typed);
  const exact = choices.find(({ value }) => isSameName(value, typed));
  const called = choices.filter(({ label }) => LOCALES.some((locale) => isCalled(say(locale, label))));
  return (exact ?? only(called))?.value;
}

/** Why an option's word was refused, and what may be meant: a value, or an option's name. */
function refused(
  command: string,
  options: readonly TypedOption[],
  { typed, option }: Refused,
  { name, raw }: Token,
) {
  if (!option) {
    const problem = { kind: "unknown-option", typed, command, valid: options.map(form) } as const;
    const names = options.map((one) => one.name);
    const meant =
      name === undefined
        ? nearestNames(raw, options.flatMap(valuesOf))
        : nearestNames(name, names).map((near) => `${near}${raw.slice(name.length)}`);
    return { problem, meant };
  }
  const valid = valuesOf(option);
  const meant = nearestNames(typed, valid).map((value) => `${option.name}=${value}`);
  if (option.type === "text")
    return {
      problem: { kind: "bad-text", typed, option: option.name, maxLength: option.maxLength } as const,
      meant: [],
    };
  const labels = option.choices.map(({ label }) => label);
  return { problem: { kind: "bad-choice", typed, option: option.name, labels } as const, meant };
}

function valuesOf(option: TypedOption): readonly string[] {
  return option.type === "choice" ? option.choices.map(({ value }) => value) : (option.examples ?? []);
}

/** How to type an option: `variant=classic|lizard-spock`, `opponent=…`. */
function form(option: TypedOption): string {
  return `${option.name}=${option.type === "choice" ? valuesOf(option).join("|") : "…"}`;
}
