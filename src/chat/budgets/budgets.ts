// Charges what people ask for, in this process's memory: where several processes share a store, each has its own
// counts.

import { LRUCache } from "lru-cache";
import { atMost } from "../../infra/at-most.ts";
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
} from "./catalogue.ts";

export interface Budgets {
  /** Charges an event. */
  charge(caller: Caller, budget: EventBudget): Verdict;
  /** Charges a costly request. */
  chargeCostly(caller: Caller, budget: CostlyBudget): Verdict;
  /** Refuses an event of a person who has too many waiting, and takes no token. Waiting events aren't lost. */
  turnAway(caller: Caller, budget: EventBudget): Verdict;
}

export interface BudgetsOptions {
  /** Unix ms. */
  now(): number;
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
export function createBudgets({ now, persons = REMEMBERED_PERSONS }: BudgetsOptions): Budgets {
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
    chargeCostly: (caller, budget) => take(purseOf(caller), budget),
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
