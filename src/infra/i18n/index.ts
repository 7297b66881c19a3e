// Message lookup: every text a person reads stands in locales/*.ftl (Fluent) and is fetched here by
// id.

import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { MessageId } from "./message-ids.ts";

export type { MessageId };

interface Language<Code extends string> {
  /** Of two letters (ISO 639-1): the file in locales/, the setting of apps, Telegram's code. */
  readonly locale: Code;
  /** The BCP 47 tag of how dates are written. */
  readonly dates: string;
  /** Discord's code, where it has the language. English is the base text there. */
  readonly discord?: string;
}

const ENTRIES = [
  { locale: "en", dates: "en-GB" },
  { locale: "ru", dates: "ru", discord: "ru" },
] as const satisfies readonly Language<string>[];

export type Locale = (typeof ENTRIES)[number]["locale"];

/** The languages there are, English first: it is the fallback. */
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

/** The text of a message in a language. @throws Error when the id is unknown or a variable is
 * missing: both are defects of ours. */
export function say(locale: Locale, id: MessageId, values: MessageArguments = {}): string {
  const bundle = bundles.get(locale);
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) throw new Error(`no message "${id}" in locale "${locale}"`);
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, values as Record<string, FluentVariable>, errors);
  if (errors.length > 0)
    throw new Error(`message "${id}" in locale "${locale}" cannot be formatted`, { cause: errors[0] });
  return text;
}

/** Whether a message has that id, which was composed of a name that no type knows. */
export function isMessageId(id: string): id is MessageId {
  return bundles.get("en")?.hasMessage(id) === true;
}

/** The nearest language we have to a platform's language tag (`ru-RU`, `en_GB.UTF-8`, undefined):
 * ours, or English. */
export function nearestLocale(tag: string | null | undefined): Locale {
  const language = tag?.toLowerCase().split(/[-_.]/)[0];
  return LOCALES.find((locale) => locale === language) ?? "en";
}
