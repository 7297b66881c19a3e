import { LANGUAGES, type Locale } from "../../src/infra/i18n/index.ts";

/** The zone as people write it: `UTC+3` for `Etc/GMT-3`, whose sign counts west of Greenwich. */
export function zoneWords(zone: string): string {
  const [, sign, hours] = /^Etc\/GMT([+-])(\d+)$/.exec(zone) ?? [];
  return hours === undefined ? zone : `UTC${sign === "-" ? "+" : "−"}${hours}`;
}

/** Local time with its zone: `Fri, 27 Nov 2026, 18:00 (Europe/Berlin)`; `at` in Unix ms. */
export function timeWords(at: number, zone: string, locale: Locale): string {
  const parts = { weekday: "short", day: "numeric", month: "short", year: "numeric" } as const;
  const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  const language = LANGUAGES.find((one) => one.locale === locale)?.dates;
  return `${new Intl.DateTimeFormat(language, { ...parts, ...clock, timeZone: zone }).format(at)} (${zoneWords(zone)})`;
}
