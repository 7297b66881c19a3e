// How much one person may ask for in a while, counted in this process's memory: where several processes share a store,
// each has its own counts.

import { LRUCache } from "lru-cache";
import { type Locale, say } from "../infra/i18n/index.ts";
import type { Caller } from "./incoming.ts";
import type { Reply } from "./view.ts";

const MINUTE_MS = 60_000;
/** People and budgets that are remembered; whoever asked longest ago is forgotten first. */
const REMEMBERED = 50_000;
const WAIT_SECONDS_MAX = 90;
const WAIT_SECONDS_STEP = 5;

/** `most` requests within `inMs` of the first one. */
export const BUDGETS = {
  /** Every event is charged to one of these three. People press 1.5 times a second for as long as they like, and 4 times
   * a second for a while. */
  press: { most: 160, inMs: 50_000 },
  /** Typed lines and slash commands; people may type a cell of a board every second. */
  command: { most: 60, inMs: 40_000 },
  /** Autocompletion and inline offers: clients ask on every keystroke. */
  suggestion: { most: 120, inMs: 20_000 },
  // What takes long or uses a lot is charged in addition.
  picture: { most: 40, inMs: 3 * MINUTE_MS },
  /** A solver analyses the whole board: one every second for as long as people like. */
  hint: { most: 75, inMs: MINUTE_MS },
  export: { most: 4, inMs: 12 * MINUTE_MS },
  submission: { most: 10, inMs: 24 * 60 * MINUTE_MS },
  /** A tournament may run for hours, and people need a few tries to get a date or time zone right. */
  tournament: { most: 10, inMs: 10 * MINUTE_MS },
} as const;

export type Budget = keyof typeof BUDGETS;
export type CostlyBudget = Exclude<Budget, "press" | "command" | "suggestion">;

/** A request beyond a budget. */
export interface Past {
  /** Until requests count again. */
  readonly waitMs: number;
  /** This one used the budget up: the person reads so once. */
  readonly isFirst: boolean;
}

export interface Budgets {
  /** Counts a request; undefined if it's within the budget. */
  charge(caller: Caller, budget: Budget): Past | undefined;
}

/** @param now Unix ms. */
export function createBudgets({ now }: { now(): number }): Budgets {
  const used = new LRUCache<string, { count: number }>({ max: REMEMBERED, ttlResolution: 0, perf: { now } });
  return {
    charge({ platform, id }, budget) {
      const key = `${budget} ${platform}:${id}`;
      const { most, inMs } = BUDGETS[budget];
      const window = used.get(key) ?? { count: 0 };
      if (window.count === 0) used.set(key, window, { ttl: inMs });
      window.count++;
      if (window.count <= most) return undefined;
      return { waitMs: used.getRemainingTTL(key), isFirst: window.count === most + 1 };
    },
  };
}

/** What the person reads: one sentence, then nothing. */
export function pastReply(budget: Budget, { waitMs, isFirst }: Past, locale: Locale): Reply {
  const seconds = Math.ceil((waitMs + 1) / 1000 / WAIT_SECONDS_STEP) * WAIT_SECONDS_STEP;
  const wait =
    seconds <= WAIT_SECONDS_MAX
      ? say(locale, "budget-seconds", { count: seconds })
      : say(locale, "budget-minutes", { count: Math.ceil(waitMs / MINUTE_MS) });
  if (!isFirst) return { type: "silence", brief: say(locale, "budget-brief", { wait }) };
  return { type: "notice", text: say(locale, "budget-past", { budget, wait }), discreet: true };
}
