// Parses a typed line (`/rps play lizard-spock`) into a command call; lenient, and never throws.

import { WORD_JOINER } from "../../infra/i18n/name-in-text.ts";
import { isNear, nearestNames } from "../../infra/spelling.ts";
import type { CommandSpec, SubcommandSpec } from "../feature/command.ts";
import type { CommandProblem } from "../vocabulary/incoming.ts";
import {
  choiceValue,
  type FilesTyped,
  type Refusal,
  readOptions,
  type TypedOption,
  typedOptions,
} from "./options.ts";
import { findNamed, sameName, type Token, tokenize } from "./words.ts";

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
/** How many misspelt words of one line are corrected for `nearest`. */
const MENDED_WORDS_MAX = 3;
const SUGGESTED_LINES_MAX = 3;
/** Typos allowed in a subcommand typed without its command; with more, any word would match one. */
const SLIPS_WITHOUT_COMMAND_MAX = 1;

/**
 * The slash is optional, `@bot` is skipped and case ignored; an unknown subcommand means the first one. A file option's
 * value is a path, on platforms where files are named by path.
 */
export function parseCommandLine(
  line: string,
  commands: readonly CommandSpec[],
  files: FilesTyped = "beside",
): ParsedLine {
  // Names in our texts contain joiners, which come back when someone copies one.
  const plain = line.slice(0, LINE_CHARACTERS_MAX).replaceAll(WORD_JOINER, "");
  return parseLine(plain, { commands, files }, MENDED_WORDS_MAX);
}

interface Grammar {
  readonly commands: readonly CommandSpec[];
  readonly files: FilesTyped;
}

function parseLine(line: string, grammar: Grammar, wordsToMend: number): ParsedLine {
  const { commands, files } = grammar;
  const tokens = tokenize(line);
  const judge = (mended: string) => parseLine(mended, grammar, wordsToMend - 1);
  const mend = (words: readonly string[], at: number, count = 1): readonly string[] =>
    wordsToMend === 0 ? [] : mendedLines(line, tokens.slice(at, at + count), words, judge);
  const words = tokens.map(({ raw }, at) => (at > 0 ? raw : (raw.replace(/^\//, "").split("@")[0] ?? "")));
  const typed = words[0] ?? "";
  const meant = findMeant(commands, words);
  if (!meant) {
    const byWord = commands.flatMap((command) => calledByWord(command, typed));
    if (byWord[0] && tokens.length === 1) return { ok: true, ...byWord[0] };
    const nearest = mend(nearestCommands(typed, commands), 0).slice(0, SUGGESTED_LINES_MAX);
    return refuse({ kind: "unknown-command", typed: echo(typed), nearest });
  }
  const { spec } = meant;
  const { subcommand, named, rest } = meant.subcommand
    ? { ...meant, subcommand: meant.subcommand, named: true, rest: tokens.slice(meant.words) }
    : chooseSubcommand(spec, tokens.slice(1));
  const options = typedOptions(subcommand.options, files);
  const read = readOptions(options, rest);
  if (read.ok) return { ok: true, command: spec.name, subcommand: subcommand.name, options: read.options };
  const at = tokens.length - rest.length + read.at;
  const mendHere = (words: readonly string[]) => mend(words, at, read.tokens);
  return refuse(
    misspeltSubcommand(spec, subcommand, named, read, mendHere) ??
      refusedWord(spec.name, options, read, mendHere),
  );
}

interface Meant {
  readonly spec: CommandSpec;
  /** Absent: the following words decide. */
  readonly subcommand?: SubcommandSpec;
  /** How many words it took. */
  readonly words: number;
}

/** What a line starts with: a command's name, or other words for a command or subcommand. */
function findMeant(commands: readonly CommandSpec[], words: readonly string[]): Meant | undefined {
  const length = (aliases: readonly string[] = []) =>
    Math.max(
      0,
      ...aliases.map((alias) => (beginsWith(words, alias.split(" ")) ? alias.split(" ").length : 0)),
    );
  const named =
    findNamed(commands, words[0] ?? "") ?? commands.find(({ alsoTyped }) => length(alsoTyped) > 0);
  if (named) return { spec: named, words: 1 };
  const parts = commands.flatMap((spec) =>
    spec.subcommands.map((subcommand) => ({ spec, subcommand, words: length(subcommand.alsoTyped) })),
  );
  return parts.find((part) => part.words > 0);
}

function beginsWith(words: readonly string[], beginning: readonly string[]): boolean {
  return beginning.every((word, at) => sameName(word, words[at] ?? ""));
}

/** The call made by typing just an option's value. */
function calledByWord({ name: command, subcommands }: CommandSpec, typed: string) {
  return subcommands.flatMap(({ name: subcommand, byWord, options: [option] }) => {
    const isText = byWord instanceof RegExp && byWord.test(typed);
    const value =
      byWord && option?.type === "choice" ? choiceValue(option, typed) : isText ? typed : undefined;
    return option && value !== undefined ? [{ command, subcommand, options: { [option.name]: value } }] : [];
  });
}

/** Commands near the word, and those with a subcommand near it: `/rps play` for `paly`. */
function nearestCommands(typed: string, commands: readonly CommandSpec[]): readonly string[] {
  const subcommands = commands
    .filter(hasSubcommandWord)
    .flatMap(({ name, subcommands: parts }) =>
      parts.map((part) => ({ word: part.name, line: `/${name} ${part.name}` })),
    )
    .filter(({ word }) => isNear(typed, word, SLIPS_WITHOUT_COMMAND_MAX));
  const all = [...commands.map(({ name }) => ({ word: name, line: `/${name}` })), ...subcommands];
  const near = nearestNames(typed, [...new Set(all.map(({ word }) => word))]);
  return near.flatMap((word) => all.filter((one) => one.word === word).map(({ line }) => line));
}

const names = (specs: readonly { readonly name: string }[]): string[] => specs.map(({ name }) => name);

function refuse(problem: CommandProblem): ParsedLine {
  return { ok: false, problem };
}

const hasSubcommandWord = (spec: CommandSpec): boolean =>
  spec.subcommands.length > 1 || spec.subcommands[0]?.name !== spec.name;

type Subcommand = Pick<SubcommandSpec, "name" | "options">;

/** Fallback for a command without subcommands, which can't be published; has no options. */
const NOTHING: Subcommand = { name: "", options: [] };

function chooseSubcommand(
  spec: CommandSpec,
  rest: readonly Token[],
): { readonly subcommand: Subcommand; readonly named: boolean; readonly rest: readonly Token[] } {
  const word = rest[0]?.raw ?? "";
  const named = hasSubcommandWord(spec) && findNamed(spec.subcommands, word);
  if (named) return { subcommand: named, named: true, rest: rest.slice(1) };
  return { subcommand: spec.subcommands[0] ?? NOTHING, named: false, rest };
}

/** The line with the rejected word replaced by each of these, where that's valid. */
type Mend = (words: readonly string[]) => readonly string[];

/** Treats a rejected first word as a misspelt subcommand if nothing else fits. */
function misspeltSubcommand(
  spec: CommandSpec,
  subcommand: Subcommand,
  named: boolean,
  { typed, option, at }: Refusal,
  mend: Mend,
): CommandProblem | undefined {
  const valid = names(spec.subcommands);
  if (named || option || at > 0 || valid.length < 2) return undefined;
  if (subcommand.options.length > 0 && !valid.some((name) => isNear(typed, name))) return undefined;
  const nearest = mend(nearestNames(typed, valid));
  return { kind: "unknown-subcommand", typed: echo(typed), command: spec.name, valid, nearest };
}

function refusedWord(
  command: string,
  options: readonly TypedOption[],
  { typed, option, word }: Refusal,
  mend: Mend,
): CommandProblem {
  if (!option) {
    const nearest = mend(nearWords(word, options));
    return { kind: "unknown-option", typed: echo(typed), command, valid: options.map(form), nearest };
  }
  if (option.type === "text")
    return { kind: "bad-text", typed: echo(typed), option: option.name, maxLength: option.maxLength };
  const valid = valuesOf(option);
  const near = nearestNames(typed, valid).map((value) => `${option.name}=${value}`);
  const labels = option.type === "choice" ? { labels: option.choices.map(({ label }) => label) } : {};
  return {
    kind: "bad-choice",
    typed: echo(typed),
    option: option.name,
    valid,
    ...labels,
    nearest: mend(near),
  };
}

/** What a word may have meant: a value, or an option's name if it has the form `name=`. */
function nearWords({ name, raw }: Token, options: readonly TypedOption[]): readonly string[] {
  if (name === undefined) return nearestNames(raw, options.flatMap(valuesOf));
  return nearestNames(name, names(options)).map((option) => `${option}${raw.slice(name.length)}`);
}

function valuesOf(option: TypedOption): readonly string[] {
  return option.type === "choice" ? option.choices.map(({ value }) => value) : (option.examples ?? []);
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

// Lines in place of a misspelt one, each with the wrong word replaced.

/** Longer suggestions are cut after the corrected word. */
const SUGGESTION_CHARACTERS_MAX = 60;

/** Lines with each of `words` in place of `wrong`, all valid: later mistakes are corrected or cut. */
function mendedLines(
  line: string,
  wrong: readonly Token[],
  words: readonly string[],
  judge: (line: string) => ParsedLine,
): readonly string[] {
  const [first] = wrong;
  const last = wrong.at(-1);
  if (!first || !last) return [];
  const before = line.slice(0, first.start);
  const after = line.slice(last.start + last.raw.length);
  return words.flatMap((word) => {
    const whole = oneLine(`${before}${word}${after}`);
    const judged = judge(whole);
    const mended = judged.ok ? whole : nearestOf(judged.problem);
    if (mended !== undefined && mended.length <= SUGGESTION_CHARACTERS_MAX) return [mended];
    const head = oneLine(`${before}${word}`);
    return judge(head).ok ? [head] : [];
  });
}

function nearestOf(problem: CommandProblem): string | undefined {
  return "nearest" in problem ? problem.nearest?.[0] : undefined;
}

function oneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.startsWith("/") ? line : `/${line}`;
}
