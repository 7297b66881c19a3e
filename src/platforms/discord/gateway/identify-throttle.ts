// When a shard may log in. Discord allows one login every five seconds for each of its "buckets" of
// shards, whichever process it comes from, and a number of them a day.

import { setTimeout as waitMs } from "node:timers/promises";
import type { APIGatewaySessionStartLimit } from "discord.js";
import { KeyedMutex } from "../../../infra/keyed-mutex.ts";
import type { Log } from "../../../infra/logger.ts";
import { describe } from "../interactions/refusal.ts";

/** Discord counts from arrival to arrival, so the way there must not make five seconds less. */
const SPACING_MS = 5_500;
const LOOK_AGAIN_MS = 250;
const JITTER_MS = 250;
const LIMIT_KNOWN_MS = 30_000;
const RESET_MIN_MS = 1_000;

/** Time and chance; tests bring their own. */
interface Clock {
  /** Milliseconds that never go back. */
  now(): number;
  wait(timeMs: number, signal: AbortSignal): Promise<void>;
  /** From 0 to 1. */
  random(): number;
}

const CLOCK: Clock = {
  now: () => performance.now(),
  wait: (timeMs, signal) => waitMs(timeMs, undefined, { signal }),
  random: Math.random,
};

export interface IdentifyLimits {
  /** How many buckets there are. */
  readonly maxConcurrency: number;
  /** True for one caller within so many milliseconds, over all processes. Absent: there are no others. */
  claim?(bucket: number, forMs: number): Promise<boolean>;
  /** What Discord says is left for today. */
  startLimit(): Promise<APIGatewaySessionStartLimit>;
  readonly log: Log;
  readonly clock?: Clock;
}

export interface IdentifyThrottle {
  /** Resolves when the shard may log in. Rejects once `signal` is aborted. */
  waitForIdentify(shard: number, signal: AbortSignal): Promise<void>;
}

/** Lets shards log in no faster than Discord allows. Without the store a process keeps to its own pace. */
export function createIdentifyThrottle(limits: IdentifyLimits): IdentifyThrottle {
  const { maxConcurrency, clock = CLOCK } = limits;
  const queues = new KeyedMutex();
  const lastAt = new Map<number, number>();
  const claimTurn = createClaims(limits, clock);
  const waitForDay = createDayLimit(limits, clock);
  const waitForTurn = async (bucket: number, signal: AbortSignal): Promise<void> => {
    signal.throwIfAborted();
    await waitForDay(signal);
    const gapMs = (lastAt.get(bucket) ?? Number.NEGATIVE_INFINITY) + SPACING_MS - clock.now();
    if (gapMs > 0) await clock.wait(gapMs, signal);
    await claimTurn(bucket, signal);
    lastAt.set(bucket, clock.now());
  };
  return {
    waitForIdentify: (shard, signal) => {
      const bucket = shard % maxConcurrency;
      return queues.run(`${bucket}`, () => waitForTurn(bucket, signal));
    },
  };
}

function createClaims({ claim, log }: IdentifyLimits, clock: Clock) {
  let isAway = false;
  const tryClaim = async (bucket: number): Promise<boolean> => {
    try {
      const isOurs = (await claim?.(bucket, SPACING_MS)) ?? true;
      isAway = false;
      return isOurs;
    } catch (error) {
      if (!isAway) log.warn(describe(error), "logins to Discord are paced for this process alone: no store");
      isAway = true;
      return true;
    }
  };
  return async (bucket: number, signal: AbortSignal): Promise<void> => {
    while (!(await tryClaim(bucket))) {
      await clock.wait(LOOK_AGAIN_MS + clock.random() * JITTER_MS, signal);
    }
    signal.throwIfAborted();
  };
}

/** Waits while the logins of the day are used up: one more could cost the bot its token. */
function createDayLimit({ startLimit, log }: IdentifyLimits, clock: Clock) {
  let known: { readonly until: number; left: number } | undefined;
  const ask = async (): Promise<number> => {
    const { remaining, total, reset_after: resetMs } = await startLimit();
    known = { until: clock.now() + LIMIT_KNOWN_MS, left: remaining };
    if (remaining > 0) return 0;
    const minutes = Math.ceil(resetMs / 60_000);
    const problem = `all ${total} logins to Discord of this day are used up; the next in ${minutes} minutes`;
    log.error({ total, minutes }, `${problem}. Something restarts the bot too often`);
    return Math.max(resetMs, RESET_MIN_MS);
  };
  return async (signal: AbortSignal): Promise<void> => {
    for (;;) {
      const isKnown = known && known.left > 0 && clock.now() < known.until;
      // Where the API does not answer, the gateway decides.
      const waitMs = isKnown ? 0 : await ask().catch(() => 0);
      if (waitMs === 0) break;
      await clock.wait(waitMs, signal);
    }
    if (known) known.left -= 1;
  };
}
