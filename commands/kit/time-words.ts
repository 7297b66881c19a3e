import { dateTag, type Locale } from "../../src/infra/i18n/index.ts";
import { withBrackets } from "../../src/infra/i18n/phrases.ts";

/** The zone as people write it: `UTC+3` for `Etc/GMT-3`, whose sign is inverted. */
export function zoneWords(zone: string): string {
  const [, sign, hours] = /^Etc\/GMT([+-])(\d+)$/.exec(zone) ?? [];
  return hours === undefined ? zone : `UTC${sign === "-" ? "+" : "−"}${hours}`;
}

/** Local time with its zone: `Fri, 27 Nov 2026, 18:00 (Europe/Berlin)`; `at` in Unix ms. */
export function timeWords(at: number, zone: string, locale: Locale): string {
  const parts = { weekday: "short", day: "numeric", month: "short", year: "numeric" } as const;
  const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  const language = dateTag(locale);
  const time = new Intl.DateTimeFormat(language, { ...parts, ...clock, timeZone: zone }).format(at);
  return withBrackets(time, zoneWords(zone), locale);
}

/** The day in UTC: `27 Nov 2026`; `at` in Unix ms. */
export function dateWords(at: number, locale: Locale): string {
  return calendarWords(at, { day: "numeric", month: "short", year: "numeric" }, locale);
}

/** Parts of a date in UTC, without an abbreviation at the end, whose dot would double a sentence's full stop; `at` in
 * Unix ms. */
export function calendarWords(at: number, parts: Intl.DateTimeFormatOptions, locale: Locale): string {
  const all = new Intl.DateTimeFormat(dateTag(locale), { ...parts, timeZone: "UTC" }).formatToParts(at);
  const last = all.at(-1);
  const isAbbreviated = last?.type === "literal" && /^\s.*\.$/u.test(last.value);
  const kept = isAbbreviated ? all.slice(0, -1) : all;
  return kept.map(({ value }) => value).join("");
}
