// Joins and marks the parts of a text with the language's own signs; whatever is a sentence is one message.

import { dateTag, type Locale, say } from "./index.ts";

/** The entries of a list: `a, b, c`, `a、b、c`. */
export function listed(entries: readonly string[], locale: Locale): string {
  return entries.join(say(locale, "sign-comma"));
}

/** Parts that have commas of their own: `a, b; c, d`. */
export function series(parts: readonly string[], locale: Locale): string {
  return parts.join(say(locale, "sign-semicolon"));
}

/** What something is called, and what is told of it: `Anna: 12`. */
export function labelled(label: string, text: string, locale: Locale): string {
  return `${label}${say(locale, "sign-colon")}${text}`;
}

/** What is added in brackets behind a text: `Anna (12)`. */
export function withBrackets(text: string, added: string, locale: Locale): string {
  return text + say(locale, "sign-brackets", { text: added });
}

/** Full-width signs have their space in themselves. */
const WIDE_END = /[\u3000-\u303f\uff00-\uff65]$/u;

/** One sentence behind another. */
export function sentences(told: readonly string[]): string {
  return told
    .filter((sentence) => sentence !== "")
    .reduce(
      (before, next) => (before === "" || WIDE_END.test(before) ? before + next : `${before} ${next}`),
      "",
    );
}

/** `50 %`, `%50`; from 0 to 100. */
export function percentWords(percent: number, locale: Locale): string {
  return say(locale, "percent", { percent });
}

/** The same without a space, for narrow columns. */
export function percentCell(percent: number, locale: Locale): string {
  return percentWords(percent, locale).replace(/\s/u, "");
}

/** As the language writes it, with at most one decimal, or with one in any case, and nothing between
 * thousands. */
export function numberCell(value: number, locale: Locale, minimumFractionDigits: 0 | 1 = 0): string {
  const format = { minimumFractionDigits, maximumFractionDigits: 1, useGrouping: false } as const;
  return new Intl.NumberFormat(dateTag(locale), format).format(value);
}

/** What stands before decimals and between thousands. */
export function numberSigns(locale: Locale): { readonly decimal: string; readonly thousands: string } {
  const parts = new Intl.NumberFormat(dateTag(locale)).formatToParts(1_234_567.8);
  const sign = (type: "decimal" | "group"): string => parts.find((part) => part.type === type)?.value ?? "";
  return { decimal: sign("decimal"), thousands: sign("group") };
}
