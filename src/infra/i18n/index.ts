// Message lookup by id: every user-visible text is in locales/*.ftl (Fluent).

import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { MessageId } from "./message-ids.ts";
import { unlinked } from "./name-in-text.ts";

export type { MessageId };

interface Language<Code extends string> {
  /** ISO 639-1 code: the file name in locales/, the apps' setting, Telegram's code. */
  readonly locale: Code;
  /** BCP 47 tag for date formats. */
  readonly dates: string;
  /** Discord's code, where it supports the language; English is its base text. */
  readonly discord?: string;
}

const ENTRIES = [
  { locale: "en", dates: "en-GB" },
  { locale: "ru", dates: "ru", discord: "ru" },
] as const satisfies readonly Language<string>[];

export type Locale = (typeof ENTRIES)[number]["locale"];

/** Supported languages, English first as the fallback. */
export const LANGUAGES: readonly Language<Locale>[] = ENTRIES;
export const LOCALES = ENTRIES.map(({ locale }) => locale);

/** Values for a message's variables; numbers are formatted and pluralised by the language. */
export type MessageArguments = Readonly<Record<string, string | number>>;

const bundles = new Map<Locale, FluentBundle>(LOCALES.map((locale) => [locale, loadBundle(locale)]));

function loadBundle(locale: Locale): FluentBundle {
  const source = readFileSync(new URL(`../../../locales/${locale}.ftl`, import.meta.url), "utf8");
  const bundle = new FluentBundle(locale, { useIsolating: false });
  const errors = bundle.addResource(new FluentResource(source));
  if (errors.length > 0) throw new Error(`locales/${locale}.ftl cannot be read`, { cause: errors[0] });
  return bundle;
}

/** The text of a message. @throws Error for an unknown id or a missing variable: both are bugs. */
export function say(locale: Locale, id: MessageId, values: MessageArguments = {}): string {
  const bundle = bundles.get(locale);
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) throw new Error(`no message "${id}" in locale "${locale}"`);
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, defused(values), errors);
  if (errors.length > 0)
    throw new Error(`message "${id}" in locale "${locale}" cannot be formatted`, { cause: errors[0] });
  return text;
}

/** Variables that hold commands and links of ours, or what is there to be copied. */
const PLAIN_VARIABLES = [
  ...["command", "nearest", "example", "path", "link"],
  ...[
    "code",
    "board",
    "seed",
    "seal",
    "mark",
    "pledge",
    "session",
    "cron",
    "text",
    "source",
    "channel",
    "channels",
  ],
];

/** Platforms make links, mentions and commands clickable: what people are called must not become one. */
function defused(values: MessageArguments): Record<string, FluentVariable> {
  const entries = Object.entries(values).map(([name, value]) => {
    const isPlain = typeof value !== "string" || PLAIN_VARIABLES.includes(name);
    return [name, isPlain ? value : unlinked(value)];
  });
  return Object.fromEntries(entries);
}

/** Whether a message has that id, for ids composed at run time. */
export function isMessageId(id: string): id is MessageId {
  return bundles.get("en")?.hasMessage(id) === true;
}

/** Names to choose among: `a, b or c`; empty for none. */
export function alternatives(names: readonly string[], locale: Locale): string {
  const language = LANGUAGES.find((one) => one.locale === locale)?.dates;
  return new Intl.ListFormat(language, { type: "disjunction" }).format(names);
}

/** Nearest supported language to a tag (`ru-RU`, `en_GB.UTF-8`, undefined); default English. */
export function nearestLocale(tag: string | null | undefined): Locale {
  const language = tag?.toLowerCase().split(/[-_.]/)[0];
  return LOCALES.find((locale) => locale === language) ?? "en";
}
