// Reads a call's words as its subcommand's options, by name or by which option accepts them.

import { LOCALES, say } from "../../infra/i18n/index.ts";
import { choiceTitle } from "../dispatch/problems.ts";
import type { ChoiceOption, OptionSpec, TextOption } from "../feature/command.ts";
import { findNamed, type Token } from "./words.ts";

const WORDS_IN_ONE_VALUE_MAX = 5;
const PLACE_CHARACTERS_MAX = 200;
/** Chats typed without `channel=`: `@name`, a link, a chat id. */
const PLACE_WORD = /^(?:@\S+|https?:\/\/\S+|-\d{6,})$/;
const PERSON_WORD = /^(?:@\S+|[a-z]+:[\w-]+)$/i;
const PATH_CHARACTERS_MAX = 1000;
/** A path typed without `file=`: it has a folder or an extension. */
const PATH_WORD = /[/\\.]/;

/** `required`: takes a word that no other option accepts. `oneWord`: doesn't join words into a value. */
export type TypedOption = ChoiceOption | (TextOption & { readonly required?: true; readonly oneWord?: true });

/** Patterns of positional words by option type. */
const WORDS = { place: PLACE_WORD, person: PERSON_WORD, file: PATH_WORD } as const;

/** How people on a platform send files: beside the line, or by a path in it. */
export type FilesTyped = "beside" | "as-path";

/** Options that can be typed: chats, people and paths as text; no files sent beside the line. */
export function typedOptions(options: readonly OptionSpec[], files: FilesTyped): readonly TypedOption[] {
  return options
    .filter(({ type }) => type !== "file" || files === "as-path")
    .map((option) => (option.type === "choice" || option.type === "text" ? option : asText(option)));
}

function asText(option: Exclude<OptionSpec, ChoiceOption | TextOption>): TypedOption {
  const isPath = option.type === "file";
  return {
    ...option,
    type: "text",
    maxLength: isPath ? PATH_CHARACTERS_MAX : PLACE_CHARACTERS_MAX,
    suggests: false,
    takes: WORDS[option.type],
    ...(isPath && { oneWord: true }),
  };
}

export interface Refusal {
  readonly ok: false;
  readonly typed: string;
  /** The option that rejected the value; absent if none accepted the word. */
  readonly option?: TypedOption;
  /** The token with the rejected word, its index, and how many tokens it spans. */
  readonly word: Token;
  readonly at: number;
  readonly tokens: number;
}
type ReadOptions = { readonly ok: true; readonly options: Record<string, string> } | Refusal;

/** An option's value (undefined: rejected) and the number of tokens consumed. */
interface Taken {
  readonly option: TypedOption;
  readonly value: string | undefined;
  readonly typed: string;
  readonly tokens: number;
}

export function readOptions(options: readonly TypedOption[], tokens: readonly Token[]): ReadOptions {
  const values = new Map<string, string>();
  for (let at = 0; at < tokens.length; ) {
    const here = tokens.slice(at, at + WORDS_IN_ONE_VALUE_MAX + 1);
    const word = here[0] as Token;
    const taken = takeNamed(options, here) ?? takeBare(options, here, values);
    if (!taken) return { ok: false, typed: word.raw, word, at, tokens: 1 };
    if (taken.value === undefined)
      return { ok: false, typed: taken.typed, option: taken.option, word, at, tokens: taken.tokens };
    values.set(taken.option.name, taken.value);
    at += taken.tokens;
  }
  return { ok: true, options: Object.fromEntries(values) };
}

function optionNamedBy(token: Token | undefined, options: readonly TypedOption[]): TypedOption | undefined {
  const name = token?.name;
  return name === undefined ? undefined : findNamed(options, name);
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
  if (option.type === "choice") {
    const span = Math.max(choiceSpan(option, words), 1);
    const named = words.slice(0, span).join(" ");
    return { option, typed: named, value: choiceValue(option, named), tokens: tokensBefore + span };
  }
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
  for (const option of choicesFirst(options)) {
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

/** Choices come first: a word that's a choice's value means that choice, even if others accept it. */
function choicesFirst(options: readonly TypedOption[]): readonly TypedOption[] {
  const isChoice = ({ type }: TypedOption): boolean => type === "choice";
  return [...options.filter(isChoice), ...options.filter((option) => !isChoice(option))];
}

/** How many words the option consumes as its value; 0 for none. */
function bareSpan(option: TypedOption, words: readonly string[]): number {
  const word = words[0] ?? "";
  if (option.type === "choice") return choiceSpan(option, words);
  if (option.takes) return longestTaken(option, words);
  return fits(option, word) ? 1 : 0;
}

/** How many words the longest matching choice takes; 0 if none matches. */
function choiceSpan(option: ChoiceOption, words: readonly string[]): number {
  for (let span = Math.min(words.length, WORDS_IN_ONE_VALUE_MAX); span > 0; span--)
    if (choiceValue(option, words.slice(0, span).join(" ")) !== undefined) return span;
  return 0;
}

function longestTaken(option: TextOption, words: readonly string[]): number {
  const longest = "oneWord" in option ? 1 : WORDS_IN_ONE_VALUE_MAX;
  for (let span = Math.min(words.length, longest); span > 0; span--) {
    const value = words.slice(0, span).join(" ");
    // `search` ignores the `lastIndex` of sticky and global expressions.
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

/** The value as typed, or the only one with that label in some language's menus. */
export function choiceValue({ choices }: ChoiceOption, typed: string): string | undefined {
  const exact = choices.find(({ value }) => sameWords(value, typed));
  const called = exact
    ? [exact]
    : choices.filter(({ label }) => LOCALES.some((locale) => isCalled(say(locale, label), typed)));
  return called.length === 1 ? called[0]?.value : undefined;
}

function isCalled(label: string, typed: string): boolean {
  return sameWords(label, typed) || sameWords(choiceTitle(label), typed);
}

const sameWords = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
