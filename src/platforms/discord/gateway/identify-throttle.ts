// When a shard may log in. Discord allows one login every five seconds per "bucket" of shards, across all processes,
// and a limited number per day.

import { setTimeout as pause } from "node:timers/promises";
import type { APIGatewaySessionStartLimit } from "discord.js";
import { KeyedMutex } from "../../../infra/keyed-mutex.ts";
import type { Log } from "../../../infra/logger.ts";
import { describe } from "../interactions/refusal.ts";

/** Discord counts from arrival to arrival; the margin absorbs differences in network delay. */
const SPACING_MS = 5_500;
const LOOK_AGAIN_MS = 250;
const JITTER_MS = 250;
const LIMIT_KNOWN_MS = 30_000;
const RESET_MIN_MS = 1_000;

export interface IdentifyLimits {
  /** How many buckets there are. */
  readonly maxConcurrency: number;
  /** True for one caller per bucket within `forMs`, across all processes. Absent: there are no other processes. */
  claim?(bucket: number, forMs: number): Promise<boolean>;
  /** The logins that Discord says are left for today. */
  startLimit(): Promise<APIGatewaySessionStartLimit>;
  readonly log: Log;
}

export interface IdentifyThrottle {
  /** Resolves when the shard may log in. Rejects once `signal` is aborted. */
  waitForIdentify(shard: number, signal: AbortSignal): Promise<void>;
}

/** Lets shards log in no faster than Discord allows. If the store fails, a process keeps only its own pace. */
export function createIdentifyThrottle(limits: IdentifyLimits): IdentifyThrottle {
  const { maxConcurrency } = limits;
  const queues = new KeyedMutex();
  const lastAt = new Map<number, number>();
  const claimTurn = createClaims(limits);
  const waitForDay = createDayLimit(limits);
  const waitForTurn = async (bucket: number, signal: AbortSignal): Promise<void> => {
    signal.throwIfAborted();
    await waitForDay(signal);
    const gapMs = (lastAt.get(bucket) ?? Number.NEGATIVE_INFINITY) + SPACING_MS - performance.now();
    if (gapMs > 0) await pause(gapMs, undefined, { signal });
    await claimTurn(bucket, signal);
    lastAt.set(bucket, performance.now());
  };
  return {
    waitForIdentify: (shard, signal) => {
      const bucket = shard % maxConcurrency;
      return queues.run(`${bucket}`, () => waitForTurn(bucket, signal));
    },
  };
}

function createClaims({ claim, log }: IdentifyLimits) {
  let isAway = false;
  const tryClaim = async (bucket: number): Promise<boolean> => {
    try {
      const isOurs = (await claim?.(bucket, SPACING_MS)) ?? true;
      isAway = false;
      return isOurs;
    } catch (error) {
      if (!isAway)
        log.warn(describe(error), "can't reach the store; pacing logins to Discord for this process alone");
      isAway = true;
      return true;
    }
  };
  return async (bucket: number, signal: AbortSignal): Promise<void> => {
    while (!(await tryClaim(bucket))) {
      await pause(LOOK_AGAIN_MS + Math.random() * JITTER_MS, undefined, { signal });
    }
    signal.throwIfAborted();
  };
}

/** Waits while the day's logins are used up: exceeding the limit could cost the bot its token. */
function createDayLimit({ startLimit, log }: IdentifyLimits) {
  let known: { readonly until: number; left: number } | undefined;
  const ask = async (): Promise<number> => {
    const { remaining, total, reset_after: resetMs } = await startLimit();
    known = { until: performance.now() + LIMIT_KNOWN_MS, left: remaining };
    if (remaining > 0) return 0;
    const minutes = Math.ceil(resetMs / 60_000);
    const problem = `all ${total} logins to Discord for today are used up; the next one is in ${minutes} minutes`;
    log.error({ total, minutes }, `${problem}. Something restarts the bot too often`);
    return Math.max(resetMs, RESET_MIN_MS);
  };
  return async (signal: AbortSignal): Promise<void> => {
    for (;;) {
      const isKnown = known && known.left > 0 && performance.now() < known.until;
      // If the API doesn't answer, the gateway decides.
      const waitMs = isKnown ? 0 : await ask().catch(() => 0);
      if (waitMs === 0) break;
      await pause(waitMs, undefined, { signal });
    }
    if (known) known.left -= 1;
  };
}
