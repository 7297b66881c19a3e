// How much one person may ask for, charged in this process's memory: where several processes share a store, each has
// its own counts.

import { LRUCache } from "lru-cache";
import { type Locale, say } from "../infra/i18n/index.ts";
import type { Caller } from "./vocabulary/incoming.ts";
import type { Reply } from "./vocabulary/reply.ts";

interface BudgetSize {
  /** How many requests may come at once after a quiet period. */
  readonly size: number;
  /** Milliseconds until one more is allowed. */
  readonly everyMs: number;
  /** A used-up budget reopens once this many fit again; default 1. */
  readonly room?: number;
}

/** Every event is charged to one of these, in the memory of the process that handles it. */
export const EVENT_BUDGETS = {
  /** People press 1.5 times a second for as long as they like, and 4 times a second for a while. */
  press: { size: 60, everyMs: 400, room: 25 },
  /** Typed lines and slash commands; people may type a cell of a board every second. */
  command: { size: 30, everyMs: 1000, room: 10 },
  /** Autocompletion and inline offers: clients ask on every keystroke, several times a second. */
  suggestion: { size: 60, everyMs: 200 },
} as const satisfies Readonly<Record<string, BudgetSize>>;

/** Extra charges for what takes long or uses a lot. */
export const COSTLY_BUDGETS = {
  /** Browsing profiles, maps and rankings: one every three seconds for two minutes. */
  picture: { size: 20, everyMs: 5000 },
  /** A solver analyses the whole board: one every second for as long as people like. */
  hint: { size: 30, everyMs: 1000 },
  /** An export holds everything stored about a person; one lasts for weeks. */
  export: { size: 4, everyMs: 180_000 },
  /** Thousands of rounds against many opponents. Ten, because lines with typos count, too. */
  trial: { size: 10, everyMs: 60_000 },
  /** A file is tried in hundreds of matches and stored: ten a day, at once or one by one. */
  submission: { size: 10, everyMs: 8_640_000 },
  /** A tournament may run for hours, and people need a few tries to get a date or time zone right. */
  tournament: { size: 10, everyMs: 60_000 },
} as const satisfies Readonly<Record<string, BudgetSize>>;

type EventBudget = keyof typeof EVENT_BUDGETS;
export type CostlyBudget = keyof typeof COSTLY_BUDGETS;
type Budget = EventBudget | CostlyBudget;

/** People whose budgets are remembered; see `createBudgets`. */
const REMEMBERED_PERSONS = 50_000;

// A token bucket as a value: two instants, from which its tokens at any other time follow.

/** Instants are in Unix ms. A missing bucket counts as full. */
export interface Bucket {
  /** When it will be full, if nothing more is taken. */
  readonly fullAt: number;
  /** Set once it's used up: nothing is taken until then. */
  readonly closedUntil?: number | undefined;
}

/** `warned`: this event used it up, so the person gets a warning. `silent`: they've already had it. */
export type Verdict =
  | { readonly state: "in" }
  | { readonly state: "warned" | "silent"; readonly waitMs: number };

interface Charged {
  readonly bucket: Bucket;
  readonly verdict: Verdict;
}

const IN: Verdict = { state: "in" };

/** Takes one token, or closes the bucket until there is room again. */
export function charge(before: Bucket | undefined, size: BudgetSize, now: number): Charged {
  const closedMs = closedForMs(before, size, now);
  if (before && closedMs > 0) return { bucket: before, verdict: { state: "silent", waitMs: closedMs } };
  const { everyMs, room = 1 } = size;
  const fullAt = fullAtOf(before, size, now);
  const shortMs = fullAt - now - (size.size - 1) * everyMs;
  if (shortMs <= 0) return { bucket: { fullAt: fullAt + everyMs }, verdict: IN };
  const waitMs = shortMs + (room - 1) * everyMs;
  return { bucket: { fullAt, closedUntil: now + waitMs }, verdict: { state: "warned", waitMs } };
}

/** How long the bucket stays closed, in milliseconds; 0 if it is open. */
function closedForMs(bucket: Bucket | undefined, { room = 1, everyMs }: BudgetSize, now: number): number {
  const waitMs = (bucket?.closedUntil ?? now) - now;
  return waitMs > 0 && waitMs <= room * everyMs ? waitMs : 0;
}

/** Capped, so that a clock that was set back or is another machine's locks no one out for too long. */
function fullAtOf(before: Bucket | undefined, { size, everyMs }: BudgetSize, now: number): number {
  return before ? Math.min(Math.max(before.fullAt, now), now + size * everyMs) : now;
}

export interface Budgets {
  /** Charges an event. */
  charge(caller: Caller, budget: EventBudget): Verdict;
  /** Charges a costly request. */
  chargeCostly(caller: Caller, budget: CostlyBudget): Verdict;
}

interface BudgetsOptions {
  /** Unix ms. */
  now(): number;
  /** The most people remembered; anyone forgotten has full budgets again. */
  readonly persons?: number;
}

type Purse = { [B in Budget]?: Bucket };

const SIZES = { ...EVENT_BUDGETS, ...COSTLY_BUDGETS };

/**
 * Forgets the people with the oldest events first, whatever is left in their budgets. Anyone who keeps asking stays
 * remembered, and by the time that many others have come, a budget has refilled anyway.
 */
export function createBudgets({ now, persons = REMEMBERED_PERSONS }: BudgetsOptions): Budgets {
  const purses = new LRUCache<string, Purse>({ max: persons });
  const take = ({ platform, id }: Caller, budget: Budget): Verdict => {
    const person = `${platform}:${id}`;
    const purse = purses.get(person) ?? {};
    const { bucket, verdict } = charge(purse[budget], SIZES[budget], now());
    purses.set(person, { ...purse, [budget]: bucket });
    return verdict;
  };
  return { charge: take, chargeCostly: take };
}

// What a person whose budget is used up reads: one sentence, then nothing.

const SECONDS_MAX = 90;
const ROUNDED_TO_SECONDS = 5;

/** The answer to an event over budget; undefined if it's within. */
export function pastReply(
  budget: Exclude<Budget, "suggestion">,
  verdict: Verdict,
  locale: Locale,
): Reply | undefined {
  if (verdict.state === "in") return undefined;
  const wait = waitWords(verdict.waitMs, locale);
  if (verdict.state === "silent") return { type: "silence", brief: say(locale, "budget-brief", { wait }) };
  return { type: "notice", text: say(locale, "budget-past", { budget, wait }), discreet: true };
}

/** Rounded up. */
function waitWords(waitMs: number, locale: Locale): string {
  const seconds = Math.ceil(waitMs / 1000 / ROUNDED_TO_SECONDS) * ROUNDED_TO_SECONDS;
  return seconds <= SECONDS_MAX
    ? say(locale, "budget-seconds", { count: seconds })
    : say(locale, "budget-minutes", { count: Math.ceil(waitMs / 60_000) });
}
