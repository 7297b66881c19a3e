// Charges what persons ask for. What every event costs is kept in this process's memory and takes no
// waiting; dear things are charged in the store, too, where several processes share one.

import { LRUCache } from "lru-cache";
import type { Log } from "../../infra/logger.ts";
import type { Store } from "../../infra/store/index.ts";
import type { Caller } from "../incoming.ts";
import { type Bucket, type Charged, charge, close, type Verdict } from "./bucket.ts";
import {
  type Budget,
  DEAR_BUDGETS,
  type DearBudget,
  EVENT_BUDGETS,
  type EventBudget,
  REMEMBERED_PERSONS,
} from "./catalogue.ts";
import { chargeShared } from "./shared.ts";

export interface Budgets {
  /** Charges an event. */
  charge(caller: Caller, budget: EventBudget): Verdict;
  /** Closes the budget: more of the person's events wait already than people can send. */
  close(caller: Caller, budget: EventBudget): Verdict;
  /** Charges a dear thing that the event with this id asks for. Never rejects. */
  chargeDear(caller: Caller, budget: DearBudget, event: string): Promise<Verdict>;
}

export interface BudgetsOptions {
  /** Milliseconds since 1970. */
  now(): number;
  readonly log: Pick<Log, "warn">;
  /** Where other processes charge the same persons; absent: this is the only one. */
  readonly shared?: Store;
  /** Persons remembered at most; who is forgotten has full budgets. */
  readonly persons?: number;
}

type Purse = { [B in Budget]?: Bucket };

const SIZES = { ...EVENT_BUDGETS, ...DEAR_BUDGETS };

/**
 * The persons with the oldest events are forgotten first, whatever is left in their budgets: whoever
 * goes on asking stays remembered, and so many others cannot come before a budget is full by itself.
 */
export function createBudgets({ now, log, shared, persons = REMEMBERED_PERSONS }: BudgetsOptions): Budgets {
  const purses = new LRUCache<string, Purse>({ max: persons });
  const take = (caller: Caller, budget: Budget, how: typeof charge | typeof close): Verdict => {
    const purse = purseOf(purses, playerOf(caller));
    const { bucket, verdict }: Charged = how(purse[budget], SIZES[budget], now());
    purse[budget] = bucket;
    return verdict;
  };
  return {
    charge: (caller, budget) => take(caller, budget, charge),
    close: (caller, budget) => take(caller, budget, close),
    async chargeDear(caller, budget, event) {
      // Here first: nobody who is past it keeps the store busy, nor gains by deleting what it holds.
      const here = take(caller, budget, charge);
      if (here.state !== "in" || !shared) return here;
      return chargeShared(shared, { player: playerOf(caller), budget, event, now: now() }).catch((error) => {
        log.warn({ err: error, budget }, "a budget could not be charged in the store: this process's counts");
        return here;
      });
    },
  };
}

function playerOf({ platform, id }: Caller): string {
  return `${platform}:${id}`;
}

function purseOf(purses: LRUCache<string, Purse>, player: string): Purse {
  const known = purses.get(player);
  if (known) return known;
  const purse: Purse = {};
  purses.set(player, purse);
  return purse;
}
