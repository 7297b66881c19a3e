// Finds words shown to people that aren't in their language's file: from a different language, from code, or from
// leftover syntax.

import type { CommandSpec } from "../../src/chat/index.ts";
import { families } from "../../src/core/strategies/index.ts";
import { dateTag, LOCALES, type Locale } from "../../src/infra/i18n/index.ts";
import { written } from "../infra/i18n/rules.ts";

/** Words that are the same in every language: names of commands, options and their values, strategies and people, and
 * those within codes. */
export type Shared = ReadonlySet<string>;

const WORD = /\p{L}[\p{L}\p{M}]*(?:['’ʼ][\p{L}\p{M}]+)*/gu;
/** Command lines to copy, codes, proofs, addresses, files, names truncated in tables: anything that contains a digit, a
 * code symbol or an inner capital letter. */
const CODE =
  /(?<=· \p{L}+ )[a-z\d]{4}$|(?<![\p{L}\d])(?:[\da-f]{4} ){2,}[\da-f]{4}|gadalka (?:-- )?(?:arena|verify) .*|\S+…|\S*(?:https?:|gd[a-z]\d|\d[A-Za-z]|[A-Za-z]\d|[/@=_]|[A-Za-z][A-Z])\S*|(?<![\p{L}])[a-f]{8,}(?![\p{L}])|(?<![\p{L}])[A-HJ-NP-Z]{4,6}(?![\p{L}])/gmu;
/** Languages written without spaces, in which only words of other scripts are separate. */
const UNSPACED: readonly Locale[] = ["ja", "zh-Hant"];
const LETTERS_OF_OTHERS = /[\p{Script=Latin}\p{Script=Cyrillic}\p{M}'’]+/gu;

const CODE_LETTERS = 4;

export function wordsIn(text: string): readonly string[] {
  return (text.match(WORD) ?? []).map((word) => word.toLowerCase().normalize());
}

const files = new Map<Locale, ReadonlySet<string>>();

/** All words in the language's file. */
function ownWords(locale: Locale): ReadonlySet<string> {
  const known = files.get(locale);
  if (known) return known;
  const texts = [...written(locale).values()].flatMap((message) => message.texts);
  const all = [...texts, ...dateWords(locale)];
  const own = new Set([...all.flatMap(wordsIn), ...all.flatMap(othersIn)]);
  files.set(locale, own);
  return own;
}

/** Names of months, days and units of time. */
function dateWords(locale: Locale): readonly string[] {
  const tag = dateTag(locale);
  const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2024, 0, 1 + day)));
  const styles = ["short", "medium", "long", "full"] as const;
  const dates = styles.flatMap((dateStyle) => {
    const format = new Intl.DateTimeFormat(tag, { dateStyle, timeStyle: "short", timeZone: "UTC" });
    return days.map((day) => format.format(day));
  });
  const months = (["short", "long"] as const).flatMap((month) => {
    const own = new Intl.DateTimeFormat(tag, { month, year: "numeric", timeZone: "UTC" });
    const named = new Intl.DateTimeFormat(tag, { weekday: "short", timeZone: "UTC" });
    const dated = new Intl.DateTimeFormat(tag, { day: "numeric", month, year: "numeric", timeZone: "UTC" });
    return days.flatMap((day) => [own.format(day), dated.format(day), named.format(day)]);
  });
  const units = (["minute", "second", "hour", "day"] as const).flatMap((unit) =>
    (["short", "long", "narrow"] as const).flatMap((unitDisplay) =>
      [0, 1, 2, 3, 5, 21].map((count) =>
        new Intl.NumberFormat(tag, { style: "unit", unit, unitDisplay }).format(count),
      ),
    ),
  );
  return [...dates, ...months, ...units];
}

/** The text without codes and names. */
function plain(text: string): string {
  return text.replace(CODE, " ");
}

const othersIn = (text: string): readonly string[] => (text.match(LETTERS_OF_OTHERS) ?? []).flatMap(wordsIn);

/** The words that don't belong, each with the languages whose files contain it. */
export function foreignWords(locale: Locale, text: string, shared: Shared): readonly string[] {
  const own = ownWords(locale);
  const words = UNSPACED.includes(locale) ? othersIn(plain(text)) : wordsIn(plain(text));
  // A name may stand in the genitive: `Anna’s`.
  const isKnown = (word: string): boolean =>
    own.has(word) || shared.has(word) || shared.has(word.replace(/’s$/, ""));
  const found = [...new Set(words)].filter((word) => word.length > 1 && !isKnown(word));
  return found.flatMap((word) => {
    const languages = LOCALES.filter((one) => ownWords(one).has(word));
    // A short word of no language is part of a code.
    const isCode = languages.length === 0 && word.length <= CODE_LETTERS;
    return isCode ? [] : `${word} (${languages.join(", ")})`;
  });
}

/** What no text may contain in any language. */
const RESTS = /\{|\}|\$[a-z]|\bundefined\b|\bNaN\b|\[object|\bnull\b| {2,}\S/u;

export const hasRests = (text: string): boolean => RESTS.test(text.replace(/```[\s\S]*?```/g, ""));

/** Proper names, and words used by the script's people. */
const NAMES = "Gadalka Discord Telegram GitHub UTC SHA JSON JavaScript Ada abrakadabra";

export function sharedWords(
  commands: readonly CommandSpec[],
  people: readonly string[],
): ReadonlySet<string> {
  const typed = commands.flatMap((command) => [
    command.name,
    ...command.subcommands.flatMap(({ name, options }) => [
      name,
      ...options.flatMap((option) => [option.name, ...valuesOf(option)]),
    ]),
  ]);
  return new Set([...typed, ...people, NAMES, ...families.flatMap(namesOf)].flatMap(wordsIn));
}

function valuesOf(option: CommandSpec["subcommands"][number]["options"][number]): readonly string[] {
  if (option.type === "choice") return option.choices.map(({ value }) => value);
  return option.type === "text" ? (option.examples ?? []) : [];
}

/** An opponent's name, its settings with their values, and where it was published. */
function namesOf({ family, aliases = [], parameters, source }: (typeof families)[number]): readonly string[] {
  const settings = parameters.flatMap((one) => [one.name, ...(one.kind === "choice" ? one.choices : [])]);
  return [family, ...aliases, ...settings, source];
}
