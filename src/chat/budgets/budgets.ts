// Charges what persons ask for. What every event costs is kept in this process's memory and takes no
// waiting; dear things are charged in the store, too, where several processes share one.

import { LRUCache } from "lru-cache";
import { atMost } from "../../infra/at-most.ts";
import type { Log } from "../../infra/logger.ts";
import type { Caller } from "../vocabulary/incoming.ts";
import { type Bucket, charge, close, closedForMs, type Verdict } from "./bucket.ts";
import {
  type Budget,
  type BudgetSize,
  DEAR_BUDGETS,
  type DearBudget,
  EVENT_BUDGETS,
  type EventBudget,
  REMEMBERED_PERSONS,
  SHARED_WITHIN_MS,
} from "./catalogue.ts";

export interface Budgets {
  /** Charges an event. */
  charge(caller: Caller, budget: EventBudget): Verdict;
  /** Turns an event away of whose person too many wait, and takes nothing. Nothing that waits is lost. */
  turnAway(caller: Caller, budget: EventBudget): Verdict;
  /** Charges a dear thing that the event with this id asks for. Never rejects. */
  chargeDear(caller: Caller, budget: DearBudget, event: string): Promise<Verdict>;
}

export interface Spending {
  /** `platform:id`. */
  readonly player: string;
  readonly budget: DearBudget;
  /** The platform's id of the event: every process that is told of it gets the same verdict. */
  readonly event: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Where several processes charge the same persons. */
export interface SharedBudgets {
  /** Rejects when it cannot be reached; one that takes long is not waited for. */
  charge(spending: Spending): Promise<Verdict>;
}

export interface BudgetsOptions {
  /** Milliseconds since 1970. */
  now(): number;
  readonly log: Pick<Log, "warn">;
  /** Absent: this is the only process. */
  readonly shared?: SharedBudgets;
  /** Persons remembered at most; who is forgotten has full budgets. */
  readonly persons?: number;
}

/** `away-…`: closed while the person was told that too much waits. */
type Purse = { [B in Budget | `away-${EventBudget}`]?: Bucket };

const SIZES = { ...EVENT_BUDGETS, ...DEAR_BUDGETS };

/**
 * The persons with the oldest events are forgotten first, whatever is left in their budgets: whoever
 * goes on asking stays remembered, and so many others cannot come before a budget is full by itself.
 */
export function createBudgets({ now, log, shared, persons = REMEMBERED_PERSONS }: BudgetsOptions): Budgets {
  const purses = new LRUCache<string, Purse>(atMost(persons));
  const purseOf = (caller: Caller): Purse => {
    const known = purses.get(playerOf(caller));
    const purse = known ?? {};
    if (!known) purses.set(playerOf(caller), purse);
    return purse;
  };
  const take = (purse: Purse, budget: Budget): Verdict => {
    const { bucket, verdict } = charge(purse[budget], SIZES[budget], now());
    purse[budget] = bucket;
    return verdict;
  };
  return {
    charge(caller, budget) {
      const purse = purseOf(caller);
      return unlessTold(take(purse, budget), purse[`away-${budget}`], SIZES[budget], now());
    },
    turnAway(caller, budget) {
      const purse = purseOf(caller);
      const { bucket, verdict } = close(purse[`away-${budget}`], SIZES[budget], now());
      purse[`away-${budget}`] = bucket;
      return unlessTold(verdict, purse[budget], SIZES[budget], now());
    },
    async chargeDear(caller, budget, event) {
      // Here first: nobody who is past it keeps the store busy, nor gains by deleting what it holds.
      const here = take(purseOf(caller), budget);
      if (here.state !== "in" || !shared) return here;
      const spending = { player: playerOf(caller), budget, event, now: now() };
      return within(SHARED_WITHIN_MS, shared.charge(spending)).catch((error) => {
        log.warn({ err: error, budget }, "a budget could not be charged in the store: this process's counts");
        return here;
      });
    },
  };
}

function playerOf({ platform, id }: Caller): string {
  return `${platform}:${id}`;
}

/** Rejects when the work takes longer; it goes on unheard. */
function within<T>(timeMs: number, work: Promise<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const timer = setTimeout(() => reject(new Error(`no answer within ${timeMs} ms`)), timeMs);
  work.then(resolve, reject).finally(() => clearTimeout(timer));
  return promise;
}

/** One flood is told of once, though it both empties a bucket and has too much waiting. */
function unlessTold(verdict: Verdict, other: Bucket | undefined, size: BudgetSize, now: number): Verdict {
  const isTwice = verdict.state === "told" && closedForMs(other, size, now) > 0;
  return isTwice ? { ...verdict, state: "silent" } : verdict;
}
