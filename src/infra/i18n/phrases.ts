// Joins and marks up parts of a text with the language's punctuation; complete sentences are always one message.

import { dateTag, type Locale, say } from "./index.ts";

/** Joins list entries: `a, b, c`, `a、b、c`. */
export function listed(entries: readonly string[], locale: Locale): string {
  return entries.join(say(locale, "sign-comma"));
}

/** Joins parts that contain commas: `a, b; c, d`. */
export function series(parts: readonly string[], locale: Locale): string {
  return parts.join(say(locale, "sign-semicolon"));
}

/** Puts a label before a text: `Anna: 12`. */
export function labelled(label: string, text: string, locale: Locale): string {
  return `${label}${say(locale, "sign-colon")}${text}`;
}

/** Appends an addition in brackets to a text: `Anna (12)`. */
export function withBrackets(text: string, added: string, locale: Locale): string {
  return text + say(locale, "sign-brackets", { text: added });
}

/** Full-width punctuation includes its own space. */
const WIDE_END = /[\u3000-\u303f\uff00-\uff65]$/u;

export function sentences(parts: readonly string[]): string {
  return parts
    .filter((sentence) => sentence !== "")
    .reduce(
      (before, next) => (before === "" || WIDE_END.test(before) ? before + next : `${before} ${next}`),
      "",
    );
}

/** Formats a percentage from 0 to 100: `50 %`, `%50`. */
export function percentWords(percent: number, locale: Locale): string {
  return say(locale, "percent", { percent });
}

/** Formats a percentage without a space, for narrow columns. */
export function percentCell(percent: number, locale: Locale): string {
  return percentWords(percent, locale).replace(/\s/u, "");
}

/** Formats a number in the language's way, with at most (or always) one decimal and without thousands separators. */
export function numberCell(value: number, locale: Locale, minimumFractionDigits: 0 | 1 = 0): string {
  const format = { minimumFractionDigits, maximumFractionDigits: 1, useGrouping: false } as const;
  return new Intl.NumberFormat(dateTag(locale), format).format(value);
}

/** Returns the language's decimal and thousands separators. */
export function numberSigns(locale: Locale): { readonly decimal: string; readonly thousands: string } {
  const parts = new Intl.NumberFormat(dateTag(locale)).formatToParts(1_234_567.8);
  const sign = (type: "decimal" | "group"): string => parts.find((part) => part.type === type)?.value ?? "";
  return { decimal: sign("decimal"), thousands: sign("group") };
}
