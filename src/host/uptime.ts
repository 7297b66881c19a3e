// The host's record of the days on which the bot was up. What is noted is life, never its absence: a clock that
// jumped leaves a mark on a strange day, and takes nothing from the others.

import { z } from "zod";
import { withDay } from "../infra/day-runs.ts";
import { firstVersion } from "../infra/document-kind.ts";
import type { DocumentKind, Store } from "../infra/store/index.ts";

const HOUR_MS = 3_600_000;
const HOURS_OF_DAY = 24;
/** With fewer hours of life the bot was down on that day. */
const HOURS_UP_MIN = 18;
/** Twice within the shortest time that counts: one look that fails loses no hour. */
const HEARTBEAT_MS = 20 * 60_000;
/** Days with some hours that are remembered; of more, those farthest from now are forgotten. */
const PARTIAL_DAYS_KEPT = 16;

/** Days since 1970. */
const day = z.int();

const uptime = z.strictObject({
  /** The first day of which anything is known. */
  since: day,
  /** First and last day of each run of days on which the bot was up, in order: kept for good. */
  up: z.array(z.tuple([day, day])),
  /** Other days with some life: the day, and its hours as bits. */
  partial: z.array(z.tuple([day, z.int()])),
});

export type Uptime = Readonly<z.infer<typeof uptime>>;

const UPTIME: DocumentKind<Uptime> = firstVersion("host-uptime", uptime);
const ONLY = "all";

/** First and last day of each run, in order. */
export type DayRuns = readonly (readonly [first: number, last: number])[];

/** The record with the hour of `now` (Unix ms) lived; the same object where that was known. */
export function withLife(before: Uptime | undefined, now: number): Uptime {
  const hour = Math.floor(now / HOUR_MS);
  const today = Math.floor(hour / HOURS_OF_DAY);
  const known = before ?? { since: today, up: [], partial: [] };
  const hours = known.partial.find(([one]) => one === today)?.[1] ?? 0;
  const lived = hours | (1 << (hour - today * HOURS_OF_DAY));
  if (before && (lived === hours || isIn(known.up, today))) return before;
  const others = known.partial.filter(([one]) => one !== today);
  const since = Math.min(known.since, today);
  if (countOf(lived) >= HOURS_UP_MIN) return { since, up: withDay(known.up, today), partial: others };
  return { since, up: known.up, partial: nearest([...others, [today, lived]], today) };
}

/** The days before `today` on which the bot was down; none before the first of which anything is known. */
export function downDays({ since, up }: Uptime, today: number): DayRuns {
  // The day on which it was installed is no outage.
  const alive: DayRuns = [[since, since], ...up, [today, today]];
  const known = alive.filter(([first]) => first <= today);
  return known
    .slice(1)
    .map(([first], at): readonly [number, number] => [(known[at]?.[1] ?? first) + 1, first - 1])
    .filter(([first, last]) => first <= last);
}

/** The days before `today` on which the bot was down. @throws StoreError */
export async function readDownDays(store: Store, today: number): Promise<DayRuns> {
  const known = await store.read(UPTIME, ONLY);
  return known ? downDays(known, today) : [];
}

/** Notes that the bot is up now, Unix ms. @throws StoreError */
export async function noteLife(store: Store, now: number): Promise<void> {
  const known = await store.read(UPTIME, ONLY);
  if (known && withLife(known, now) === known) return;
  await store.update(UPTIME, ONLY, (before) => {
    const next = withLife(before, now);
    return { next: next === before ? undefined : next, result: undefined };
  });
}

/** Notes life now and every twenty minutes, and does not keep the process alive for it. Returns what ends it.
 * What cannot be noted is reported; three looks of an hour must fail for it to be lost. */
export function keepUptime(store: Store, now: () => number, onFailure: (error: unknown) => void): () => void {
  const note = (): void => void noteLife(store, now()).catch(onFailure);
  note();
  const timer = setInterval(note, HEARTBEAT_MS);
  timer.unref();
  return () => clearInterval(timer);
}

function isIn(runs: DayRuns, wanted: number): boolean {
  return runs.some(([first, last]) => first <= wanted && wanted <= last);
}

function nearest(partial: Uptime["partial"], today: number): Uptime["partial"] {
  return partial
    .toSorted(([a], [b]) => Math.abs(a - today) - Math.abs(b - today) || a - b)
    .slice(0, PARTIAL_DAYS_KEPT);
}

function countOf(bits: number): number {
  return bits === 0 ? 0 : (bits & 1) + countOf(bits >>> 1);
}
