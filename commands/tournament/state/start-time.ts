// Parses start times: once (`18:00`, `in 2h`) or recurring (`weekly fri 18:00`).

import { Cron } from "croner";
import { type TypedId, typedPattern, typedStart } from "../../../src/infra/i18n/typed-words.ts";

/** Unix ms; `cron`: the recurrence. */
export interface Start {
  readonly at: number;
  readonly cron?: string;
}

/** Why a start is invalid. `wrong-date`: no such date or time of day. */
export type StartProblem = "unreadable" | "wrong-date" | "past" | "never" | "too-often" | "too-far";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Minimum interval of a schedule; a start may be at most a year ahead. */
const GAP_MIN_MS = HOUR_MS;
const AHEAD_MAX_MS = 366 * DAY_MS;
/** Enough starts to find a cron line's shortest gap, because its minutes repeat every hour. */
const GAPS_LOOKED_AT = 70;
/** One minute of one hour, so at most once a day. */
const ONCE_A_DAY = /^\d+ \d+ /;

const UNITS_MS = {
  "typed-minutes": MINUTE_MS,
  "typed-hours": HOUR_MS,
  "typed-days": DAY_MS,
  "typed-weeks": 7 * DAY_MS,
};
const UNITS = ["typed-minutes", "typed-hours", "typed-days", "typed-weeks"] as const;
/** In cron's order. */
const DAYS = [
  "typed-sunday",
  "typed-monday",
  "typed-tuesday",
  "typed-wednesday",
  "typed-thursday",
  "typed-friday",
  "typed-saturday",
] as const;
const TIME = "(\\d\\d?)[:.](\\d\\d)";
const DATE = "\\d{4}-\\d\\d?-\\d\\d?|\\d\\d?\\.\\d\\d?\\.\\d{4}";
/** `2h`, `1 h 30 min`. */
const DURATION = "\\d+ ?\\p{L}+\\.?(?: ?\\d+ ?\\p{L}+\\.?)*";
const COUNTED = /(\d+) ?(\p{L}+)/gu;
const CRON = /^[\d*,/-]+ [\d*,/-]+ [\d*,/l-]+ [\da-z*,/-]+ [\da-z*,/#-]+$/;

/** Words may directly precede what they belong to, as in Chinese and Japanese. */
const after = (id: TypedId, what: string): RegExp => new RegExp(`^${typedPattern(id)} ?${what}$`, "iu");
const IN = after("typed-in", `(${DURATION})`);
const LATER = new RegExp(`^(\\d.*?) ?${typedPattern("typed-in-after")}$`, "iu");
const TOMORROW = after("typed-tomorrow", TIME);
const DAILY = after("typed-daily", TIME);
const WEEKLY = after("typed-weekly", `(\\p{L}[\\p{L}\\p{M}'’ʼ.-]*?) ?${TIME}`);
const MONTHLY = after("typed-monthly", `(\\d\\d?)日? ?${TIME}`);
const DATED = new RegExp(`^(?:(${DATE}) )?${TIME}$`);

/** A first filter for positional options; `readStart` decides. */
export const START_WORDS = new RegExp(
  [
    ...[IN, LATER, TOMORROW, DAILY, WEEKLY, MONTHLY, CRON].map(({ source }) => source),
    `^${typedPattern("typed-in")} \\d.*$`,
    `^(?:${DATE})$|^(?:${DATE})[ t]\\d\\d?[:.]\\d\\d$|^\\d\\d?:\\d\\d$`,
  ].join("|"),
  "iu",
);

/** Parses typed text as local time in the zone. */
export function readStart(typed: string, zone: string, now: number): Start | StartProblem {
  const text = typed.normalize("NFKC").trim().toLowerCase().replaceAll(/\s+/g, " ");
  const cron = cronOf(text);
  if (cron !== undefined) return scheduled(cron, zone, now);
  const at = laterOf(text, now) ?? localOf(text, zone, now);
  if (typeof at === "string") return at;
  if (at <= now) return "past";
  return at - now > AHEAD_MAX_MS ? "too-far" : { at };
}

/** The schedule's next start after this moment; undefined if there is none. */
export function nextStart(cron: string, zone: string, after: number): number | undefined {
  return new Cron(cron, { timezone: zone, mode: "5-part", paused: true }).nextRun(new Date(after))?.getTime();
}

/** The cron line of a schedule in words, or the typed cron line; undefined if it isn't a schedule. */
function cronOf(text: string): string | undefined {
  if (CRON.test(text)) return text;
  const [, hour, minute] = DAILY.exec(text) ?? [];
  if (hour !== undefined) return `${Number(minute)} ${Number(hour)} * * *`;
  const [, date, ...monthly] = MONTHLY.exec(text) ?? [];
  if (date !== undefined) return `${Number(monthly[1])} ${Number(monthly[0])} ${date} * *`;
  const [, day = "", ...weekly] = WEEKLY.exec(text) ?? [];
  const weekday = typedStart(day.replace(/\.$/, ""), DAYS);
  if (weekday === undefined) return undefined;
  return `${Number(weekly[1])} ${Number(weekly[0])} * * ${DAYS.indexOf(weekday)}`;
}

function scheduled(cron: string, zone: string, now: number): Start | StartProblem {
  const runs = runsOf(cron, zone, now);
  if (typeof runs === "string") return runs;
  const [at] = runs;
  if (at === undefined) return "never";
  if (runs.some((run, index) => run - (runs[index - 1] ?? Number.NEGATIVE_INFINITY) < GAP_MIN_MS))
    return "too-often";
  return at - now > AHEAD_MAX_MS ? "too-far" : { at, cron };
}

function runsOf(cron: string, zone: string, now: number): readonly number[] | StartProblem {
  try {
    const runs = new Cron(cron, { timezone: zone, mode: "5-part", paused: true });
    return runs
      .nextRuns(ONCE_A_DAY.test(cron) ? 1 : GAPS_LOOKED_AT, new Date(now))
      .map((run) => run.getTime());
  } catch {
    // The library's message is dropped; people see examples.
    return "wrong-date";
  }
}

/** `in 2h`, `in 1h 30m`, `2 saat sonra`. */
function laterOf(text: string, now: number): number | StartProblem | undefined {
  const span = IN.exec(text)?.[1] ?? LATER.exec(text)?.[1];
  if (span === undefined) return undefined;
  const parts = [...span.matchAll(COUNTED)].map(([, count, word = ""]) => {
    const unit = typedStart(word, UNITS);
    return unit === undefined ? Number.NaN : Number(count) * UNITS_MS[unit];
  });
  const total = parts.reduce((sum, part) => sum + part, 0);
  return parts.length === 0 || Number.isNaN(total) ? "unreadable" : now + total;
}

/** A local date and time; without a date the next such time of day. */
function localOf(text: string, zone: string, now: number): number | StartProblem {
  const today = dateIn(zone, now);
  const tomorrow = TOMORROW.exec(text);
  const [, date, ...dated] = DATED.exec(withSpace(text)) ?? [];
  const [hour, minute] = (tomorrow?.slice(1) ?? dated).map(Number);
  if (hour === undefined || minute === undefined) return "unreadable";
  if (hour > 23 || minute > 59) return "wrong-date";
  if (tomorrow) return instantOf(dayAfter(today), hour, minute, zone);
  if (date !== undefined) {
    const day = dateOf(date);
    return typeof day === "string" ? day : instantOf(day, hour, minute, zone);
  }
  const at = instantOf(today, hour, minute, zone);
  return at > now ? at : instantOf(dayAfter(today), hour, minute, zone);
}

/** Separates date and time by a space, even if an ISO `T` joins them. */
function withSpace(text: string): string {
  return text.replace(/^(\d{4}-\d\d?-\d\d?)t/, "$1 ");
}

type CalendarDate = readonly [year: number, month: number, day: number];

function dateOf(text: string): CalendarDate | StartProblem {
  const iso = /^(\d{4})-(\d\d?)-(\d\d?)$/.exec(text)?.slice(1).map(Number);
  const [year = 0, month = 0, day = 0] =
    iso ?? /^(\d\d?)\.(\d\d?)\.(\d{4})$/.exec(text)?.slice(1).map(Number).reverse() ?? [];
  if (year === 0) return "unreadable";
  const real = new Date(Date.UTC(year, month - 1, day));
  return real.getUTCMonth() === month - 1 && real.getUTCDate() === day ? [year, month, day] : "wrong-date";
}

function dateIn(zone: string, at: number): CalendarDate {
  const text = new Intl.DateTimeFormat("en-CA", { timeZone: zone, dateStyle: "short" }).format(at);
  const [year = 0, month = 0, day = 0] = text.split("-").map(Number);
  return [year, month, day];
}

function dayAfter([year, month, day]: CalendarDate): CalendarDate {
  const next = new Date(Date.UTC(year, month - 1, day + 1));
  return [next.getUTCFullYear(), next.getUTCMonth() + 1, next.getUTCDate()];
}

/** The instant of a local time; inside a DST gap, the instant after it. 0: none found. */
function instantOf([year, month, day]: CalendarDate, hour: number, minute: number, zone: string): number {
  const two = (value: number): string => String(value).padStart(2, "0");
  const local = `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:00`;
  const once = new Cron(local, { timezone: zone, paused: true, allowPast: true });
  return once.nextRun(new Date(Date.UTC(year, month - 1, day) - 2 * DAY_MS))?.getTime() ?? 0;
}
