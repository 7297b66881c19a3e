// Rules for every language's file, checked on the file itself and on its formatted messages.

import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import {
  isMessageId,
  LOCALES,
  type Locale,
  type MessageArguments,
  type MessageId,
  say,
} from "../../../src/infra/i18n/index.ts";

/** A problem with a message: its id, a colon, and the reason. */
export type Fault = string;

interface Select {
  readonly variable: string;
  readonly keys: readonly string[];
}

/** A message as written. */
export interface Written {
  readonly id: string;
  /** Names, sorted. */
  readonly variables: readonly string[];
  readonly selects: readonly Select[];
  /** All literal text, without its variables. */
  readonly texts: readonly string[];
  /** Variables right before a word whose form doesn't depend on them. */
  readonly beforeWords: readonly string[];
}

const source = (locale: string): string =>
  readFileSync(new URL(`../../../locales/${locale}.ftl`, import.meta.url), "utf8");

/** The lines at the head of the file, which describe the voice and terms for translators. */
export function notesOf(locale: string): readonly string[] {
  const lines = source(locale).split("\n");
  return lines.slice(
    0,
    lines.findIndex((line) => !/^# /.test(line)),
  );
}

const files = new Map<string, ReadonlyMap<string, Written>>();

/** All messages in a language's file, by id. */
export function written(locale: string): ReadonlyMap<string, Written> {
  const known = files.get(locale);
  if (known) return known;
  const { body } = new FluentResource(source(locale));
  const read = new Map(body.map(({ id, value }) => [id, { id, ...partsOf(value) }]));
  files.set(locale, read);
  return read;
}

interface Part {
  readonly type?: string;
  readonly name?: string;
  readonly value?: unknown;
  readonly selector?: Part;
  readonly variants?: readonly {
    readonly key: { readonly value: string | number };
    readonly value: unknown;
  }[];
  readonly args?: readonly Part[];
}

function partsOf(value: unknown): Omit<Written, "id"> {
  const variables = new Set<string>();
  const selects: Select[] = [];
  const texts: string[] = [];
  const beforeWords = new Set<string>();
  const visit = (part: unknown, chosen: readonly string[]): void => {
    if (typeof part === "string") texts.push(part);
    else if (Array.isArray(part)) visitPattern(part, chosen);
    else if (typeof part === "object" && part !== null) visitPart(part, chosen);
  };
  const visitPattern = (pattern: readonly unknown[], chosen: readonly string[]): void => {
    pattern.forEach((part, at) => {
      visit(part, chosen);
      const { type, name = "" } = typeof part === "object" ? (part as Part) : {};
      const next = pattern[at + 1];
      if (type === "var" && !chosen.includes(name) && typeof next === "string" && /^\s\p{Ll}{3}/u.test(next))
        beforeWords.add(name);
    });
  };
  const visitPart = (part: Part, chosen: readonly string[]): void => {
    const { type, name, selector, variants = [], args = [] } = part;
    if (type === "var" && name) variables.add(name);
    if (type === "str") texts.push(String(part.value));
    if (type === "select" && selector?.name)
      selects.push({ variable: selector.name, keys: variants.map(({ key }) => String(key.value)) });
    if (selector) visit(selector, chosen);
    const within = selector?.name ? [...chosen, selector.name] : chosen;
    for (const one of variants) visit(one.value, within);
    for (const one of args) if (one.type !== "narg") visit(one, chosen);
  };
  visit(value, []);
  return { variables: [...variables].sort(), selects, texts, beforeWords: [...beforeWords] };
}

const english = written("en");
/** Selects the form of a word; a message's other variables are the same in every language. */
const FORM = "case";

/** Messages that are missing, unknown, or have different variables from English. */
function unlikeEnglish(locale: string): readonly Fault[] {
  const own = written(locale);
  const missing = [...english.keys()].filter((id) => !own.has(id)).map((id) => `${id}: missing`);
  const others = [...own.values()].flatMap(({ id, variables }) => {
    const expected = english.get(id);
    if (!expected) return [`${id}: not in English`];
    const used = variables.filter((one) => !(one === FORM && id.startsWith("move-")));
    return used.join() === expected.variables.join()
      ? []
      : [`${id}: has the variables ${used.join(", ")}; in English: ${expected.variables.join(", ")}`];
  });
  return [...missing, ...others];
}

const PLURALS = ["zero", "one", "two", "few", "many", "other"];
const isNumeric = ({ keys }: Select): boolean =>
  keys.some((key) => key !== "other" && PLURALS.includes(key)) || keys.some((key) => /^\d/.test(key));

/** Whether nouns have more number forms than in English. */
const isRichInForms = (needed: ReadonlySet<string>): boolean => needed.size > 2;

/** Plural forms that the language doesn't have, and words after a number that don't depend on it. */
function wrongPlurals(locale: string): readonly Fault[] {
  const rules = new Intl.PluralRules(locale);
  const needed = new Set(Array.from({ length: 200 }, (_, count) => rules.select(count) as string));
  return [...written(locale).values()].flatMap(({ id, selects, beforeWords }) => {
    const unknown = selects
      .filter(isNumeric)
      .flatMap(({ keys }) => keys.filter((key) => isUnknownForm(key, rules)));
    const isCounted = (variable: string): boolean =>
      english.get(id)?.selects.some((one) => one.variable === variable && one.keys.includes("one")) === true;
    const unchosen = isRichInForms(needed) ? beforeWords.filter(isCounted) : [];
    return [
      ...unknown.map((key) => `${id}: the language has no form [${key}]`),
      ...unchosen.map((variable) => `${id}: the word behind $${variable} does not follow from it`),
    ];
  });
}

function isUnknownForm(key: string, rules: Intl.PluralRules): boolean {
  const forms: readonly string[] = rules.resolvedOptions().pluralCategories;
  return key !== "other" && PLURALS.includes(key) && !forms.includes(key);
}

/** Keys of a choice by words, such as `$result`, that differ from the English ones. */
function wrongKeys(locale: string): readonly Fault[] {
  return [...written(locale).values()].flatMap(({ id, selects }) => {
    const inEnglish = english.get(id)?.selects ?? [];
    return selects
      .filter((one) => one.variable !== FORM && !isNumeric(one))
      .flatMap(({ variable, keys }) => {
        const known = inEnglish.filter((one) => one.variable === variable).flatMap((one) => one.keys);
        const unknown = keys.filter((key) => key !== "other" && known.length > 0 && !known.includes(key));
        const lacking = known.filter((key) => !keys.includes(key) && key !== "other");
        const isShort = lacking.length > 0 && !keys.includes("other");
        return [
          ...unknown.map((key) => `${id}: $${variable} is never [${key}]`),
          ...(isShort && new Set(lacking).size > 1
            ? [`${id}: $${variable} lacks ${lacking.join(", ")}`]
            : []),
        ];
      });
  });
}

const LATIN = /\p{Script=Latin}/u;
const CYRILLIC = /\p{Script=Cyrillic}/u;
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Letters in the language's script that the language itself doesn't use. */
const FOREIGN_LETTERS: Readonly<Record<string, RegExp>> = {
  ru: /[іїєґ]/iu,
  uk: /[ыэёъ]/iu,
  "zh-Hant":
    /[\p{Script=Hiragana}\p{Script=Katakana}这说对们个时间规则开关战赢输数据换设语预测证书图标题单击输网络请选择样习惯]/u,
};
const CYRILLIC_LOCALES = ["ru", "uk"];
const EAST_ASIAN_LOCALES = ["zh-Hant", "ja"];

/** `language-pt-BR` */
const LANGUAGE_NAME = new RegExp(`^language-(?:${LOCALES.join("|")})$`);

/** Words that mix two alphabets, and letters of an alphabet that isn't the language's. */
function mixedScripts(locale: string): readonly Fault[] {
  const foreign = FOREIGN_LETTERS[locale];
  return (
    [...written(locale).values()]
      // A language's own name is the same in every file.
      .filter(({ id }) => id !== "typed-lookalikes" && !LANGUAGE_NAME.test(id))
      .flatMap(({ id, texts }) =>
        texts.flatMap((text) => {
          const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
          const mixed = words.filter((word) => LATIN.test(word) && CYRILLIC.test(word));
          const cyrillic = CYRILLIC_LOCALES.includes(locale)
            ? []
            : words.filter((word) => CYRILLIC.test(word));
          const eastAsian = EAST_ASIAN_LOCALES.includes(locale)
            ? []
            : words.filter((word) => EAST_ASIAN.test(word));
          const letters = foreign ? words.filter((word) => foreign.test(word)) : [];
          return [...mixed, ...cyrillic, ...eastAsian, ...letters].map((word) => `${id}: the word "${word}"`);
        }),
      )
  );
}

const COUNTS = [0, 1, 2, 3, 5, 21, 100];
const SAMPLE = "Ada";
const COMBINATIONS_MAX = 400;

/** Sample values for a message: each key of each choice, and several numbers. */
function* samplesOf(locale: string, id: string): Generator<MessageArguments> {
  const all = [english.get(id), written(locale).get(id)].flatMap((one) => one?.selects ?? []);
  const variables = english.get(id)?.variables ?? [];
  const valuesOf = (variable: string): readonly (string | number)[] => {
    const selects = all.filter((one) => one.variable === variable);
    if (selects.length === 0) return [/^(count|total|rounds|won|lost|points)$/.test(variable) ? 3 : SAMPLE];
    const keys = selects.flatMap(({ keys }) => keys);
    if (selects.some(isNumeric)) return COUNTS;
    return [...new Set(keys)];
  };
  let combinations: Record<string, string | number>[] = [{}];
  for (const variable of variables)
    combinations = combinations
      .flatMap((before) => valuesOf(variable).map((value) => ({ ...before, [variable]: value })))
      .slice(0, COMBINATIONS_MAX);
  yield* combinations;
}

const WITHOUT_SPACES = EAST_ASIAN_LOCALES;

/** Faults of a message with some values: doubled spaces, a space before a full stop, leftover syntax. */
function badlySaid(locale: Locale): readonly Fault[] {
  return [...written(locale).keys()].filter(isMessageId).flatMap((id) => {
    const faults = new Set<string>();
    for (const values of samplesOf(locale, id))
      for (const fault of faultsIn(locale, id, values)) faults.add(fault);
    return [...faults];
  });
}

/** Apps link commands only if there's no letter right before or after them. */
const UNLINKED_COMMAND = new RegExp(
  `(?<=${EAST_ASIAN.source})/[a-z]{3,}|(?<![\\w/])/[a-z]{3,}(?=${EAST_ASIAN.source})`,
  "u",
);

function faultsIn(locale: Locale, id: MessageId, values: MessageArguments): readonly Fault[] {
  let text = "";
  try {
    text = say(locale, id, values);
  } catch (error) {
    return [`${id}: ${String((error as Error).cause ?? error)}`];
  }
  const seen = JSON.stringify(text.slice(0, 160));
  return [
    ...(/\S {2,}\S/.test(text) ? [`${id}: two spaces in ${seen}`] : []),
    ...(/[\p{L}\p{N}] [.,](?![\d/])/u.test(text) ? [`${id}: a space before a stop in ${seen}`] : []),
    ...(UNLINKED_COMMAND.test(text) ? [`${id}: no space around a command in ${seen}`] : []),
    ...(/[\u3000-\u303f\uff02-\uff1e\uff20-\uff65] (?!·)/u.test(text)
      ? [`${id}: a space behind a full-width sign in ${seen}`]
      : []),
    ...(/[{}]/.test(text) ? [`${id}: a bracket in ${seen}`] : []),
    ...(WITHOUT_SPACES.includes(locale) && /[\p{Script=Han}\p{Script=Hiragana}] [、。，]/u.test(text)
      ? [`${id}: a space before a stop in ${seen}`]
      : []),
  ];
}

/** Names that Discord accepts: https://discord.com/developers/docs/interactions/application-commands */
const NAME = /^[-_\p{L}\p{N}\p{M}]{1,32}$/u;

/** Names of commands and options that an app would reject. */
function badNames(locale: Locale): readonly Fault[] {
  return [...english.keys()].filter(isMessageId).flatMap((id) => {
    if (!id.startsWith("named-")) return [];
    const name = say(locale, id);
    return NAME.test(name) && name === name.toLocaleLowerCase(locale) ? [] : [`${id}: "${name}"`];
  });
}

/** Sentences that are identical to English. */
function leftInEnglish(locale: Locale): readonly Fault[] {
  if (locale === "en") return [];
  const own = written(locale);
  return [...english.values()].flatMap(({ id, texts }) => {
    const text = texts.join("");
    const isSentence =
      /[a-z]{2,} [a-z]{3,}/i.test(text) && !id.startsWith("typed-") && !LANGUAGE_NAME.test(id);
    return isSentence && own.get(id)?.texts.join("") === text ? [`${id}: as in English`] : [];
  });
}

const BUTTON_CHARACTERS = 40;
const DESCRIPTION_CHARACTERS = 100;

/** Buttons and descriptions that are too long even before variables are filled in. */
function tooLong(locale: Locale): readonly Fault[] {
  return [...written(locale).values()].flatMap(({ id, texts }) => {
    const length = texts.join("").length;
    const most = /(^|-)button(-|$)|^choice-/.test(id)
      ? BUTTON_CHARACTERS
      : /^(command|option)-/.test(id)
        ? DESCRIPTION_CHARACTERS
        : undefined;
    return most !== undefined && length > most && (english.get(id)?.texts.join("").length ?? 0) <= most
      ? [`${id}: ${length} characters; ${most} at most`]
      : [];
  });
}

/** `/model off`: the words of commands aren't part of the language. */
const COMMAND = /\/[a-z]{3,}(?: [a-z=]+){0,3}/g;

/** Words that the head of the file forbids: `# Not: luck (chance); anew (again)`. */
function ruledOut(locale: string): readonly Fault[] {
  const lists = notesOf(locale).flatMap((line) => /^# Not: (.*)$/.exec(line)?.[1] ?? []);
  const words = lists.flatMap((list) => list.replace(/\([^)]*\)|\.$/g, "").split(/[,;、；]/));
  const patterns = words
    .map((word) => word.trim())
    .filter((word) => word !== "")
    .map(wordPattern);
  return spoken(locale).flatMap(({ id, texts }) =>
    patterns.flatMap((pattern) => {
      const found = pattern.exec(texts.join("…").replaceAll(COMMAND, ""))?.[0];
      return found === undefined ? [] : [`${id}: says "${found}", which the head of the file rules out`];
    }),
  );
}

function wordPattern(word: string): RegExp {
  return EAST_ASIAN.test(word) ? new RegExp(word, "u") : new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "iu");
}

/** Messages that people read: no keywords, and no lines meant to be copied into a command line. */
function spoken(locale: string): readonly Written[] {
  const isCopied = ({ id, texts }: Written): boolean =>
    /^(typed|named)-/.test(id) || /npm run/.test(texts.join(""));
  return [...written(locale).values()].filter((message) => !isCopied(message));
}

/** Straight quotes and apostrophes, and percentages that aren't formatted like the message `percent`. */
function typewritten(locale: string): readonly Fault[] {
  const around = (text: string): string => /^.?%|%.?$/u.exec(text)?.[0] ?? "";
  const own = written(locale).get("percent")?.texts.map(around).join("") ?? "";
  return spoken(locale).flatMap(({ id, texts }) =>
    texts.flatMap((text) => [
      ...(/"|\p{L}'\p{L}/u.test(text) ? [`${id}: a straight quote in ${JSON.stringify(text)}`] : []),
      ...(/^[\s\u00a0\u202f]?%|%$/u.test(text) && !text.startsWith(own) && !text.endsWith(own)
        ? [`${id}: a percent unlike "percent" in ${JSON.stringify(text)}`]
        : []),
    ]),
  );
}

/** All rules, with a description of each. */
export const RULES: readonly (readonly [about: string, rule: (locale: Locale) => readonly Fault[]])[] = [
  ["have every message, with the same variables as English", unlikeEnglish],
  ["have the plural forms of the language, and choose every word behind a number", wrongPlurals],
  ["choose by the same words as English", wrongKeys],
  ["are written in the letters of the language", mixedScripts],
  ["say every message for every kind of value, without rests of syntax or doubled spaces", badlySaid],
  ["leave no sentence in English", leftInEnglish],
  ["have names that an app takes", badNames],
  ["have buttons and descriptions that fit", tooLong],
  ["use no word that their head rules out", ruledOut],
  ["have the language's own quotes and percents", typewritten],
];
