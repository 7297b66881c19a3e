// Reads a typed line (`/rps play lizard-spock`) as a command call; lenient, and never throws. The slash is optional,
// `@bot` is passed over, and an unknown subcommand means the first one. Words are compared by `isSameName`, with English
// names and with those of every language, because people mix languages.

import { isMessageId, LOCALES, type MessageId, say } from "../infra/i18n/index.ts";
import { WORD_JOINER } from "../infra/i18n/name-in-text.ts";
import { fold, isNear, isSameName, nearestNames } from "../infra/spelling.ts";
import type { ChoiceOption, CommandSpec, OptionSpec, TextOption } from "./feature.ts";
import type { CommandProblem } from "./incoming.ts";
import type { LinkedCall } from "./view.ts";

/** Longer lines are cut. */
export const LINE_CHARACTERS_MAX = 2000;
/** What's quoted back, and what's suggested: a line of a phone. */
const SHORT_CHARACTERS_MAX = 60;
const VALUE_WORDS_MAX = 5;

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
  const read = (typed: string): LinkedCall | Wrong => readLine(typed, commands, files);
  const found = read(plain);
  if ("command" in found) return { ok: true, ...found };
  const echo = [...found.problem.typed];
  const typed = echo.length > SHORT_CHARACTERS_MAX ? `${echo.slice(0, 59).join("")}…` : echo.join("");
  const nearest = mended(plain, found, (one) => "command" in read(one));
  return { ok: false, problem: { ...found.problem, typed, nearest } };
}

/** A problem with `count` tokens from `at` on, and words that may be meant instead. */
interface Wrong {
  readonly problem: CommandProblem;
  readonly at: number;
  readonly count: number;
  readonly meant: readonly string[];
}

/** Valid lines with the wrong words replaced, and without what follows them where that is wrong too. */
function mended(line: string, { at, count, meant }: Wrong, isValid: (line: string) => boolean): string[] {
  const wrong = tokenize(line).slice(at, at + count);
  const before = line.slice(0, wrong[0]?.start);
  const last = wrong.at(-1);
  const after = last ? line.slice(last.start + last.raw.length) : "";
  return meant.flatMap((word) => {
    const lines = [before + word + after, before + word].map(oneLine);
    return lines.find((one) => one.length <= SHORT_CHARACTERS_MAX && isValid(one)) ?? [];
  });
}

function oneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.startsWith("/") ? line : `/${line}`;
}

// Quoted text with optional `name=`, or text up to the next space. Phones type curly quotes.
const TOKEN = /(?:([\p{L}\d_-]+)[=:])?["“”„«]([^"“”»]*)["“”»]?|(?:([\p{L}\d_-]+)[=:])?(\S*)/gu;

/** `value` is without quotes and `name=`; `name` is set for `name=value` and `name:value`, and may name no option. */
type Token = ReturnType<typeof tokenize>[number];

function tokenize(line: string) {
  return [...line.matchAll(TOKEN)].flatMap(
    ({ index: start, 0: raw, 1: before, 2: text, 3: name = before, 4: rest = "" }) =>
      raw === "" ? [] : { raw, start, value: text ?? rest, quoted: text !== undefined, name },
  );
}

/** The id of the message with the translated name of a command, subcommand or option; undefined if there's none. */
export function nameId(name: string): MessageId | undefined {
  const id = `named-${name}`;
  return isMessageId(id) ? id : undefined;
}

/** The one with that name, else the only one with that translated name in some language. */
function findNamed<Spec extends { readonly name: string }>(
  specs: readonly Spec[],
  typed = "",
): Spec | undefined {
  const called = ({ name }: Spec): boolean => {
    const id = nameId(name);
    return id !== undefined && LOCALES.some((locale) => isSameName(say(locale, id), typed));
  };
  return specs.find(({ name }) => isSameName(name, typed)) ?? only(specs.filter(called));
}

const only = <T>(found: readonly T[]): T | undefined => (found.length === 1 ? found[0] : undefined);

function readLine(line: string, commands: readonly CommandSpec[], files: FilesTyped): LinkedCall | Wrong {
  const tokens = tokenize(line);
  const words = tokens.map(({ raw }, at) => (at > 0 ? raw : (raw.replace(/^\//, "").split("@")[0] ?? "")));
  const [typed = ""] = words;
  const start = startOf(commands, words);
  if (!start) {
    const call = tokens.length === 1 && commands.flatMap((command) => calledByWord(command, typed))[0];
    const meant = nearestCommands(typed, commands);
    return call || { problem: { kind: "unknown-command", typed }, at: 0, count: 1, meant };
  }
  const { spec, subcommand = spec.subcommands[0], words: taken } = start;
  const command = spec.name;
  const options = typedOptions(subcommand?.options ?? [], files);
  const read = readOptions(command, options, tokens.slice(taken));
  if (!("problem" in read)) return { command, subcommand: subcommand?.name ?? "", options: read.options };
  const { problem, at } = read;
  const valid = spec.subcommands.map(({ name }) => name);
  // A first word that fits nothing may be a misspelt subcommand.
  const mayBe = !start.subcommand && problem.kind === "unknown-option" && at === 0 && valid.length > 1;
  if (!mayBe || (options.length > 0 && !valid.some((name) => isNear(problem.typed, name))))
    return { ...read, at: at + taken };
  return { ...read, problem: { ...problem, valid }, at: taken, meant: nearestNames(problem.typed, valid) };
}

/** What a line starts with: a command's name and perhaps its subcommand's, or other words for one of them; and how many
 * words that took. */
function startOf(commands: readonly CommandSpec[], words: readonly string[]) {
  const named = findNamed(commands, words[0]);
  const phrases = commands.flatMap((spec) => [
    ...(spec.alsoTyped ?? []).map((phrase) => ({ phrase, spec, subcommand: undefined })),
    ...spec.subcommands.flatMap((subcommand) =>
      (subcommand.alsoTyped ?? []).map((phrase) => ({ phrase, spec, subcommand })),
    ),
  ]);
  const lengthOf = (phrase: string): number => phrase.split(" ").length;
  const found = named
    ? { phrase: named.name, spec: named, subcommand: undefined }
    : phrases.find(({ phrase }) => isSameName(phrase, words.slice(0, lengthOf(phrase)).join(" ")));
  if (!found || found.subcommand) return found && { ...found, words: lengthOf(found.phrase) };
  const { spec } = found;
  const subcommand = hasSubcommandWord(spec) ? findNamed(spec.subcommands, words[1]) : undefined;
  return { spec, subcommand, words: subcommand ? 2 : 1 };
}

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
    );
  const lines = commands.map(({ name }) => ({ word: name, line: `/${name}` }));
  const all = [...lines, ...parts.filter(({ word }) => isNear(typed, word, 1))];
  const near = nearestNames(typed, [...new Set(all.map(({ word }) => word))]);
  return near.flatMap((word) => all.filter((one) => one.word === word).map(({ line }) => line)).slice(0, 3);
}

// Options: by name, or by which option accepts the words.

/** `required`: takes a word that no other option accepts. `oneWord`: joins no words into a value. */
type TypedOption = ChoiceOption | (TextOption & { readonly required?: true; readonly oneWord?: true });

/** What people and files look like without their option's name: `@name`, `discord:123`, a path. */
const WORDS = {
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
  readonly count: number;
}

function readOptions(
  command: string,
  options: readonly TypedOption[],
  tokens: readonly Token[],
): Pick<LinkedCall, "options"> | Wrong {
  const values = new Map<string, string>();
  for (let at = 0; at < tokens.length; ) {
    const here = tokens.slice(at, at + VALUE_WORDS_MAX + 1) as [Token, ...Token[]];
    const taken = takeNamed(options, here) ?? takeBare(options, here, values);
    if (!taken) return { ...unknownWord(command, options, here[0]), at, count: 1 };
    if (taken.value === undefined) return { ...badValue(taken), at, count: taken.count };
    values.set(taken.option.name, taken.value);
    at += taken.count;
  }
  return { options: Object.fromEntries(values) };
}

const namedBy = (options: readonly TypedOption[], { name }: Token): TypedOption | undefined =>
  name === undefined ? undefined : findNamed(options, name);

/** `name=value`, `name: value`, `name="two words"`; undefined if no option has that name. */
function takeNamed(
  options: readonly TypedOption[],
  [first, ...rest]: readonly [Token, ...Token[]],
): Taken | undefined {
  const option = namedBy(options, first);
  if (!option) return undefined;
  const [second] = rest;
  const isApart = first.value === "" && !first.quoted && second && !namedBy(options, second);
  const words = valueWords(options, isApart ? rest : [{ ...first, raw: first.value }, ...rest]);
  const taken = take(option, words, Math.max(spanOf(option, words), 1));
  return isApart ? { ...taken, count: taken.count + 1 } : taken;
}

/** The first unset option that accepts the words, choices before texts; else one that's required. */
function takeBare(
  options: readonly TypedOption[],
  tokens: readonly [Token, ...Token[]],
  given: ReadonlyMap<string, string>,
): Taken | undefined {
  const words = valueWords(options, tokens);
  const { choice = [], text = [] } = Object.groupBy(options, ({ type }) => type);
  const open = [...choice, ...text].filter(({ name }) => !given.has(name));
  const fitting = open.find((option) => spanOf(option, words) > 0);
  if (fitting) return take(fitting, words, spanOf(fitting, words));
  const missing = open.find((one) => one.type === "text" && one.required);
  return missing && tokens[0].name === undefined ? take(missing, words, 1) : undefined;
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
  const takes = option.type === "text" ? option.takes : undefined;
  const most = option.type === "text" && (option.oneWord || !takes) ? 1 : VALUE_WORDS_MAX;
  for (let span = Math.min(words.length, most); span > 0; span--) {
    const { typed, value } = take(option, words, span);
    // `search` ignores the `lastIndex` of sticky and global expressions.
    if (value !== undefined && (!takes || [typed, fold(typed)].some((text) => text.search(takes) >= 0)))
      return span;
  }
  return 0;
}

function take(option: TypedOption, words: readonly string[], count: number): Taken {
  const typed = words.slice(0, count).join(" ");
  if (option.type === "choice") return { option, typed, value: choiceValue(option, typed), count };
  const value = typed.length > 0 && typed.length <= option.maxLength ? typed : undefined;
  return { option, typed, value, count };
}

/** The value as typed or by its sign, else the only one with that label in some language, else the only one whose label
 * begins so (`Português` for `Português (Brasil)`) or has that plural (`tijeras` for `Tijera`). */
function choiceValue({ choices }: ChoiceOption, typed: string): string | undefined {
  const isTyped = (name: string | undefined): boolean => name !== undefined && isSameName(name, typed);
  const labelled = (part: (label: string) => string | undefined) =>
    only(choices.filter(({ label }) => LOCALES.some((locale) => isTyped(part(say(locale, label))))));
  const exact = choices.find(({ value, sign }) => isTyped(value) || isTyped(sign));
  const found = exact ?? labelled((label) => label) ?? labelled((label) => label.split(/\s?[:：(（]/)[0]);
  return (found ?? labelled((label) => `${label}s`))?.value;
}

/** A word that no option accepts may be a misspelt value, or an option's name. */
function unknownWord(command: string, options: readonly TypedOption[], { name, raw }: Token) {
  const valid = options.map(
    (option) => `${option.name}=${option.type === "choice" ? valuesOf(option).join("|") : "…"}`,
  );
  const names = options.map((option) => option.name);
  const meant = name === undefined ? nearestNames(raw, options.flatMap(valuesOf)) : nearestNames(name, names);
  const rest = name === undefined ? "" : raw.slice(name.length);
  const problem = { kind: "unknown-option", typed: raw, command, valid } as const;
  return { problem, meant: meant.map((word) => word + rest) };
}

function badValue({ option, typed }: Taken): Pick<Wrong, "problem" | "meant"> {
  const { name } = option;
  if (option.type === "text")
    return { problem: { kind: "bad-text", typed, option: name, maxLength: option.maxLength }, meant: [] };
  const labels = option.choices.map(({ label }) => label);
  const meant = nearestNames(typed, valuesOf(option)).map((value) => `${name}=${value}`);
  return { problem: { kind: "bad-choice", typed, option: name, labels }, meant };
}

function valuesOf(option: TypedOption): readonly string[] {
  return option.type === "choice" ? option.choices.map(({ value }) => value) : (option.examples ?? []);
}
