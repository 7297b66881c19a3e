// Looks up messages by id; every text that people see is in locales/*.ftl (Fluent).

import { readFileSync } from "node:fs";
import {
  FluentBundle,
  type FluentFunction,
  FluentResource,
  FluentType,
  type FluentVariable,
} from "@fluent/bundle";
import type { MessageId } from "./message-ids.ts";
import { isolated, unlinked } from "./name-in-text.ts";

export type { MessageId };

interface Language<Code extends string> {
  /** A BCP 47 tag; also the file name in locales/. */
  readonly locale: Code;
  /** The BCP 47 tag for dates, if it differs. */
  readonly dates?: string;
  /** Discord's codes, if they differ. Empty for languages that Discord doesn't have, and for English, its base text. */
  readonly discord?: readonly string[];
}

const ENTRIES = [
  { locale: "en", dates: "en-GB", discord: [] },
  { locale: "ru" },
  { locale: "sl", discord: [] },
  { locale: "zh-Hant", discord: ["zh-TW", "zh-CN"] },
  { locale: "de" },
  { locale: "es", discord: ["es-ES", "es-419"] },
  { locale: "fr" },
  { locale: "pt-BR" },
  { locale: "pl" },
  { locale: "uk" },
  { locale: "tr" },
  { locale: "id" },
  { locale: "ja" },
] as const satisfies readonly Language<string>[];

export type Locale = (typeof ENTRIES)[number]["locale"];

/** Supported languages; English comes first, as the fallback. */
export const LANGUAGES: readonly Language<Locale>[] = ENTRIES;
export const LOCALES = ENTRIES.map(({ locale }) => locale);

/** A word with inflected forms: it's a message of its own that may select by `$case`, plus a symbol in front. */
export class Inflected extends FluentType<MessageId> {
  readonly #sign: string;

  constructor(id: MessageId, sign: string) {
    super(id);
    this.#sign = sign;
  }

  /** Returns the form with this name in the language's texts; the basic form if they don't have it. */
  in(locale: Locale, form: string): string {
    const word = fixed(locale, this.valueOf(), form);
    return this.#sign === "" ? word : `${this.#sign} ${word}`;
  }

  override toString({ bundle }: { readonly bundle: FluentBundle }): string {
    return this.in(bundle.locales[0] as Locale, BASIC);
  }
}

/** The form that a word has on its own. */
const BASIC = "nominative";

/** Values for a message's variables; numbers are formatted and pluralised as the language requires. */
export type MessageArguments = Readonly<Record<string, string | number | Inflected>>;

/** A language's messages. Most are never asked for in a process, so each is parsed when it first is. */
interface Texts {
  readonly parsed: FluentBundle;
  readonly unparsed: Map<string, string>;
}

const texts = new Map<Locale, Texts>();

function textsOf(locale: Locale): Texts {
  const known = texts.get(locale);
  if (known) return known;
  // `{ MOVE($move, case: "accusative") }`
  const MOVE: FluentFunction = ([word = ""], { case: form }) =>
    word instanceof Inflected ? word.in(locale, String(form)) : word;
  const parsed = new FluentBundle(locale, { useIsolating: false, functions: { MOVE } });
  const opened = { parsed, unparsed: new Map(entriesOf(locale)) };
  texts.set(locale, opened);
  return opened;
}

function messageIn({ parsed, unparsed }: Texts, id: string): ReturnType<FluentBundle["getMessage"]> {
  const entry = unparsed.get(id);
  if (entry !== undefined && unparsed.delete(id)) parsed.addResource(new FluentResource(entry));
  return parsed.getMessage(id);
}

/** Messages in Fluent syntax by id, with the comments that follow them. */
function entriesOf(locale: Locale): readonly (readonly [id: string, source: string])[] {
  const parts = sourceOf(locale).split(/^(?=[a-zA-Z][\w-]* =)/m);
  return parts.map((part) => [part.slice(0, part.indexOf(" =")), part]);
}

function sourceOf(locale: Locale): string {
  return readFileSync(new URL(`../../../locales/${locale}.ftl`, import.meta.url), "utf8");
}

/** Returns a message's text. @throws Error for an unknown id or a missing variable; both are bugs. */
export function say(locale: Locale, id: MessageId, values?: MessageArguments): string {
  return values ? format(locale, id, values) : fixed(locale, id, BASIC);
}

/** Texts without variables, which never change, by language, message and form. */
const fixedTexts = new Map<string, string>();

function fixed(locale: Locale, id: MessageId, form: string): string {
  const key = `${locale} ${id} ${form}`;
  const text = fixedTexts.get(key) ?? format(locale, id, { case: form });
  fixedTexts.set(key, text);
  return text;
}

function format(locale: Locale, id: MessageId, values: MessageArguments): string {
  const opened = textsOf(locale);
  const message = messageIn(opened, id);
  if (!message?.value) throw new Error(`no message "${id}" in locale "${locale}"`);
  // A text without variables or selectors is its own pattern.
  if (typeof message.value === "string") return message.value;
  const errors: Error[] = [];
  const text = opened.parsed.formatPattern(message.value, defused(values), errors);
  if (errors.length > 0)
    throw new Error(`can't format message "${id}" in locale "${locale}"`, { cause: errors[0] });
  return text;
}

/** Variables that hold our own commands and links, or text for copying. */
const PLAIN_VARIABLES: ReadonlySet<string> = new Set([
  ...["command", "nearest", "example", "path", "link"],
  ...["code", "board", "seed", "session", "cron", "text", "source", "channel"],
  "channels",
]);

/** Platforms make links, mentions and commands clickable, and right-to-left letters reverse the rest of the line.
 * People's names must do neither. */
function defused(values: MessageArguments): Record<string, FluentVariable> {
  const safe: Record<string, FluentVariable> = { case: BASIC };
  for (const name of Object.keys(values)) {
    const value = values[name] as FluentVariable;
    safe[name] = typeof value !== "string" || PLAIN_VARIABLES.has(name) ? value : isolated(unlinked(value));
  }
  return safe;
}

/** Returns a language's wanted messages in Fluent syntax, for code that formats them elsewhere. */
export function messagesSource(locale: Locale, isWanted: (id: string) => boolean): string {
  return entriesOf(locale)
    .flatMap(([id, source]) => (isWanted(id) ? source : []))
    .join("");
}

/** Whether a message with that id exists, for ids composed at run time. */
export function isMessageId(id: string): id is MessageId {
  return messageIn(textsOf("en"), id) !== undefined;
}

/** Joins names to choose from: `a, b or c`; empty for none. */
export function alternatives(names: readonly string[], locale: Locale): string {
  const parts = new Intl.ListFormat(dateTag(locale), { type: "disjunction" }).formatToParts(names);
  // In languages without spaces: platforms need the spaces to see where a command ends.
  const apart = (words: string): string => (/^\p{L}+$/u.test(words) ? ` ${words} ` : words);
  return parts.map(({ type, value }) => (type === "literal" ? apart(value) : value)).join("");
}

/** The language's BCP 47 tag for `Intl`. */
export function dateTag(locale: Locale): string {
  return LANGUAGES.find((one) => one.locale === locale)?.dates ?? locale;
}

const LOCALE_OF: ReadonlyMap<string | undefined, Locale> = new Map(
  LOCALES.map((locale) => [languageIn(locale), locale]),
);

/** Returns the supported language nearest to a tag (`ru-RU`, `en_GB.UTF-8`, `zh-TW`, undefined); default English. */
export function nearestLocale(tag: string | null | undefined): Locale {
  return LOCALE_OF.get(languageIn(tag)) ?? "en";
}

/** Returns the supported language with exactly that code; undefined if this version doesn't have it. */
export function supported(code: string | undefined): Locale | undefined {
  return LOCALES.find((locale) => locale.toLowerCase() === code?.toLowerCase());
}

function languageIn(tag: string | null | undefined): string | undefined {
  return tag?.toLowerCase().split(/[-_.]/)[0];
}
