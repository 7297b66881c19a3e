// Rates set by Telegram, counted by this process alone, or in the store by all processes together.

import { LRUCache } from "lru-cache";
import type { Log } from "../../../infra/logger.ts";
import {
  asked,
  FRESH_PACE,
  type PaceAnswer,
  type PaceAsk,
  type PaceRule,
  type PaceState,
  type Store,
} from "../../../infra/store/index.ts";
import { within } from "../../../infra/within.ts";
import { STORE_AWAY_MS, STORE_PACE_WITHIN_MS } from "../limits.ts";

export interface Paces {
  /** Whether other processes are counted too, so that an answer needs a round trip to the store. */
  readonly isShared: boolean;
  /** Never rejects. */
  ask(name: string, ask: PaceAsk): PaceAnswer | Promise<PaceAnswer>;
  /** The current state as far as this process knows; takes nothing. */
  known(name: string, rules: readonly PaceRule[]): PaceAnswer;
}

export interface OwnPaces extends Paces {
  ask(name: string, ask: PaceAsk): PaceAnswer;
  /** Adopts what the store knows. */
  learn(name: string, answer: PaceAnswer): void;
}

export interface OwnPacesDependencies {
  /** Milliseconds from an arbitrary origin. */
  now(): number;
  /** How many paces are remembered. */
  readonly capacity: number;
}

/** Counts for this process only. */
export function createOwnPaces({ now, capacity }: OwnPacesDependencies): OwnPaces {
  const states = new LRUCache<string, PaceState>({ max: capacity });
  const after = (name: string, ask: PaceAsk) => asked(states.get(name) ?? FRESH_PACE, ask, now());
  return {
    isShared: false,
    ask(name, ask) {
      const { state, answer } = after(name, ask);
      states.set(name, state);
      return answer;
    },
    known: (name, rules) => after(name, { rules, take: 0 }).answer,
    learn(name, { heldMs, aheadMs }) {
      const at = now();
      states.set(name, { heldUntil: at + heldMs, steady: aheadMs.map((ms) => at + ms) });
    },
  };
}

export interface SharedPacesDependencies {
  readonly store: Pick<Store, "pace">;
  /** Used while the store is unreachable. */
  readonly own: OwnPaces;
  /** Prefix of the names of all this bot's paces. */
  readonly prefix: string;
  readonly log: Log;
  /** Milliseconds from an arbitrary origin. */
  now(): number;
  /** How long to wait for the store. */
  readonly withinMs?: number;
}

/** Counts for all processes together; while the store is unreachable or slow, each counts for itself. */
export function createSharedPaces({
  store,
  own,
  prefix,
  log,
  now,
  withinMs = STORE_PACE_WITHIN_MS,
}: SharedPacesDependencies): Paces {
  let isAway = false;
  let askAgainAt = Number.NEGATIVE_INFINITY;
  const fromStore = async (name: string, ask: PaceAsk): Promise<PaceAnswer | undefined> => {
    // While it's unreachable, only one caller at a time asks it, so that no one else waits.
    if (isAway && now() < askAgainAt) return undefined;
    askAgainAt = now() + STORE_AWAY_MS;
    const answer = await within(
      store.pace(`${prefix}:${name}`, ask).catch(() => undefined),
      withinMs,
    );
    if (isAway !== (answer === undefined)) {
      isAway = answer === undefined;
      if (isAway) log.warn({}, "Telegram's limits are kept by each process alone: the store is away or slow");
      else log.info({}, "Telegram's limits are kept by all processes together again");
    }
    return answer;
  };
  return {
    isShared: true,
    async ask(name, ask) {
      // A hold takes effect in this process at once.
      if (ask.holdMs) own.ask(name, ask);
      const answer = await fromStore(name, ask);
      if (!answer) return own.ask(name, ask);
      own.learn(name, answer);
      return answer;
    },
    known: own.known,
  };
}
