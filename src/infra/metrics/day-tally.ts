// What was answered and what went wrong on each day, for the host's page: the growth of all processes' counters, added up
// in one document a day. It has names of commands and kinds of errors, and nothing about people.

import { z } from "zod";
import { firstVersion } from "../document-kind.ts";
import { KeyedMutex } from "../keyed-mutex.ts";
import type { Store } from "../store/index.ts";
import { valuesOf } from "./meters.ts";

const DAY_MS = 86_400_000;
/** How often a process adds what it counted; a crash loses no more than that. */
const ADDED_EVERY_MS = 60_000;
/** A process that added nothing for this long isn't running any more. */
const GONE_AFTER_MS = 3 * ADDED_EVERY_MS;
const TALLY_DAYS = 7;

const HOST_DAY = firstVersion(
  "host-day",
  z.object({
    /** By kind: `answered rps`, `failed`, `store unreachable`. */
    counts: z.record(z.string(), z.number()),
    /** Processes that are running, by a random id; Unix ms. */
    processes: z.record(
      z.string(),
      z.object({ version: z.string(), startedAt: z.number(), seenAt: z.number() }),
    ),
  }),
);

type HostDay = ReturnType<typeof HOST_DAY.parse>;
type Counts = Readonly<Record<string, number>>;
type Labels = Readonly<Record<string, string | number>>;

/** Outcomes of events that are errors. */
const FAILED: ReadonlySet<unknown> = new Set(["failed", "busy", "store-away"]);
const ANSWERED = "answered ";

/** The kind that each counter's values add to; undefined: none. */
const KINDS: Readonly<Record<string, (labels: Labels) => string | undefined>> = {
  gadalka_events_total: ({ outcome, name }) =>
    outcome === "answered" ? `${ANSWERED}${name}` : FAILED.has(outcome) ? `event ${outcome}` : undefined,
  gadalka_acknowledgements_total: ({ outcome, platform }) =>
    outcome === "lost" ? `${platform} answer came too late` : undefined,
  gadalka_platform_limited_total: ({ platform }) => `${platform} rate limit`,
  gadalka_store_failures_total: ({ code }) => `store ${code}`,
  gadalka_logged_errors_total: ({ message }) => `log: ${message}`,
};

export interface DayTally {
  /** Adds what was counted since the last time. @throws StoreError; then the next time adds it. */
  add(): Promise<void>;
  /** Adds the rest and stops. */
  stop(): Promise<void>;
}

/** Adds this process's counts to the present day's document every minute from now on. */
export function startDayTally(
  store: Store,
  process: { readonly id: string; readonly version: string; readonly startedAt: number },
  now: () => number,
): DayTally {
  const { id, version, startedAt } = process;
  let added: Counts = {};
  // Two at once would add the same counts twice.
  const oneAtATime = new KeyedMutex();
  const add = () =>
    oneAtATime.run("add", async () => {
      const counted = await countedByNow();
      const at = now();
      await store.update(
        HOST_DAY,
        dayOf(at),
        (day = { counts: {}, processes: {} }) => {
          const processes = { ...running(day, at), [id]: { version, startedAt, seenAt: at } };
          return { next: { counts: grown(day.counts, counted, added), processes }, result: undefined };
        },
        (TALLY_DAYS + 2) * DAY_MS,
      );
      added = counted;
    });
  // What couldn't be added now is added the next time; the store's failures are counted themselves.
  const tried = () => add().catch(() => undefined);
  const timer = setInterval(() => void tried(), ADDED_EVERY_MS);
  timer.unref();
  void tried();
  return {
    add,
    stop: async () => {
      clearInterval(timer);
      await tried();
    },
  };
}

async function countedByNow(): Promise<Counts> {
  const counts: Record<string, number> = {};
  for (const [name, kindOf] of Object.entries(KINDS))
    for (const { labels, value } of await valuesOf(name)) {
      const kind = kindOf(labels);
      if (kind !== undefined) counts[kind] = (counts[kind] ?? 0) + value;
    }
  return counts;
}

function grown(stored: Counts, counted: Counts, added: Counts): Counts {
  const more = Object.entries(counted)
    .map(([kind, count]) => [kind, count - (added[kind] ?? 0)] as const)
    .filter(([, count]) => count > 0);
  return {
    ...stored,
    ...Object.fromEntries(more.map(([kind, count]) => [kind, (stored[kind] ?? 0) + count])),
  };
}

function running({ processes }: HostDay, at: number): HostDay["processes"] {
  return Object.fromEntries(
    Object.entries(processes).filter(([, { seenAt }]) => at - seenAt < GONE_AFTER_MS),
  );
}

export interface Tally {
  /** Each kind's counts of today, yesterday and the last seven days, the most frequent first. */
  readonly answered: readonly TallyRow[];
  readonly errors: readonly TallyRow[];
  /** The longest running first. */
  readonly processes: readonly HostDay["processes"][string][];
}

export interface TallyRow {
  readonly kind: string;
  readonly today: number;
  readonly yesterday: number;
  readonly week: number;
}

/** Of all processes. @throws StoreError */
export async function readTally(store: Store, at: number): Promise<Tally> {
  const days = await Promise.all(
    Array.from({ length: TALLY_DAYS }, (_, ago) => store.read(HOST_DAY, dayOf(at - ago * DAY_MS))),
  );
  const kinds = [...new Set(days.flatMap((day) => Object.keys(day?.counts ?? {})))];
  const rows = kinds.map((kind): TallyRow => {
    const counts = days.map((day) => day?.counts[kind] ?? 0);
    const [today = 0, yesterday = 0] = counts;
    return { kind, today, yesterday, week: counts.reduce((sum, count) => sum + count, 0) };
  });
  rows.sort((one, other) => other.week - one.week || one.kind.localeCompare(other.kind));
  const isAnswered = ({ kind }: TallyRow): boolean => kind.startsWith(ANSWERED);
  // Yesterday's document has those that haven't yet added to today's.
  const processes = { ...(days[1] && running(days[1], at)), ...(days[0] && running(days[0], at)) };
  return {
    answered: rows.filter(isAnswered).map((row) => ({ ...row, kind: row.kind.slice(ANSWERED.length) })),
    errors: rows.filter((row) => !isAnswered(row)),
    processes: Object.values(processes).sort((one, other) => one.startedAt - other.startedAt),
  };
}

/** The UTC day, such as 2026-11-28. */
function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
