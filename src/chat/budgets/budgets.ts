// Charges what people ask for. Event budgets live in this process's memory, so charging takes no waiting; costly
// requests are also charged in the store if several processes share one.

import { LRUCache } from "lru-cache";
import { atMost } from "../../infra/at-most.ts";
import type { Log } from "../../infra/logger.ts";
import { unlessLate } from "../../infra/within.ts";
import type { Caller } from "../vocabulary/incoming.ts";
import { type Bucket, charge, close, closedForMs, type Verdict } from "./bucket.ts";
import {
  type Budget,
  type BudgetSize,
  COSTLY_BUDGETS,
  type CostlyBudget,
  EVENT_BUDGETS,
  type EventBudget,
  REMEMBERED_PERSONS,
  SHARED_WITHIN_MS,
} from "./catalogue.ts";

export interface Budgets {
  /** Charges an event. */
  charge(caller: Caller, budget: EventBudget): Verdict;
  /** Refuses an event of a person who has too many waiting, and takes no token. Waiting events aren't lost. */
  turnAway(caller: Caller, budget: EventBudget): Verdict;
  /** Charges a costly request made by the event with this id. Never rejects. */
  chargeCostly(caller: Caller, budget: CostlyBudget, event: string): Promise<Verdict>;
}

export interface Spending {
  /** `platform:id`. */
  readonly player: string;
  readonly budget: CostlyBudget;
  /** The platform's id of the event, so that every process that receives it gets the same verdict. */
  readonly event: string;
  /** Unix ms. */
  readonly now: number;
}

/** Budgets that several processes share. */
export interface SharedBudgets {
  /** Rejects if the store can't be reached; callers don't wait for a slow answer. */
  charge(spending: Spending): Promise<Verdict>;
}

export interface BudgetsOptions {
  /** Unix ms. */
  now(): number;
  readonly log: Pick<Log, "warn">;
  /** Absent: this is the only process. */
  readonly shared?: SharedBudgets;
  /** The most people remembered; anyone forgotten has full budgets again. */
  readonly persons?: number;
}

/** `away-…`: closed after the person was warned that too many events are waiting. */
type Purse = { [B in Budget | `away-${EventBudget}`]?: Bucket };

const SIZES = { ...EVENT_BUDGETS, ...COSTLY_BUDGETS };

/**
 * Forgets the people with the oldest events first, whatever is left in their budgets. Anyone who keeps asking stays
 * remembered, and by the time that many others have come, a budget has refilled anyway.
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
      return unlessWarned(take(purse, budget), purse[`away-${budget}`], SIZES[budget], now());
    },
    turnAway(caller, budget) {
      const purse = purseOf(caller);
      const { bucket, verdict } = close(purse[`away-${budget}`], SIZES[budget], now());
      purse[`away-${budget}`] = bucket;
      return unlessWarned(verdict, purse[budget], SIZES[budget], now());
    },
    async chargeCostly(caller, budget, event) {
      // Charged locally first: someone over budget doesn't load the store, nor gain by deleting what it holds.
      const here = take(purseOf(caller), budget);
      if (here.state !== "in" || !shared) return here;
      const spending = { player: playerOf(caller), budget, event, now: now() };
      const untilMs = performance.now() + SHARED_WITHIN_MS;
      return unlessLate(shared.charge(spending), untilMs, () => {
        throw new Error(`no answer within ${SHARED_WITHIN_MS} ms`);
      }).catch((error) => {
        log.warn({ err: error, budget }, "a budget could not be charged in the store: this process's counts");
        return here;
      });
    },
  };
}

function playerOf({ platform, id }: Caller): string {
  return `${platform}:${id}`;
}

/** Warns once per flood, even if it both empties a bucket and has too much waiting. */
function unlessWarned(verdict: Verdict, other: Bucket | undefined, size: BudgetSize, now: number): Verdict {
  const isTwice = verdict.state === "warned" && closedForMs(other, size, now) > 0;
  return isTwice ? { ...verdict, state: "silent" } : verdict;
}
