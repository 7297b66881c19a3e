// Charges what people ask for, in this process's memory: where several processes share a store, each has its own
// counts.

import { LRUCache } from "lru-cache";
import type { Caller } from "../vocabulary/incoming.ts";
import { type Bucket, charge, type Verdict } from "./bucket.ts";
import {
  type Budget,
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
}

export interface BudgetsOptions {
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
