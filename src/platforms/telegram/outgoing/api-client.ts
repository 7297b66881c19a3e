// The Bot API client with its waiting and retry policy; every API call goes through it.

import { setTimeout as sleep } from "node:timers/promises";
import type { Api } from "grammy";
import type { Log } from "../../../infra/logger.ts";
import { countLimited } from "../../../infra/metrics/meters.ts";
import { OUTAGE_RETRIES, OUTAGE_WAIT_MS, RETRY_CEILING_MS } from "../limits.ts";
import { describeFault, faultOf } from "./fault.ts";

/** Waits; resolves early, without rejecting, when the signal aborts. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<void>;

export const realPause: Pause = async (ms, signal) => {
  await sleep(ms, undefined, { signal }).catch(() => {
    // Only an abort rejects, and the caller checks for that.
  });
};

/** Schedules a function; the returned function cancels it. */
export type Later = (ms: number, run: () => void) => () => void;

/** Plain timers in real time: an abortable wait is too expensive per press. */
function laterBy(pause: Pause): Later {
  if (pause !== realPause) return (ms, run) => laterOnPause(pause, ms, run);
  return (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  };
}

function laterOnPause(pause: Pause, ms: number, run: () => void): () => void {
  const cancelled = new AbortController();
  void pause(ms, cancelled.signal).then(() => {
    if (!cancelled.signal.aborted) run();
  });
  return () => cancelled.abort();
}

/** `post` isn't idempotent: a repeat would appear twice. All other calls may be repeated. */
type CallKind = "post" | "repeatable";

export interface ApiClient {
  readonly api: Api;
  readonly log: Log;
  readonly pause: Pause;
  readonly later: Later;
  /** Aborted when the adapter abandons work in progress. */
  readonly ended: AbortSignal;
  describe(error: unknown): string;
  /** Makes the call, with retries after rate limits and outages. Rejects with the last error. */
  callWithRetry<T>(kind: CallKind, call: () => Promise<T>): Promise<T>;
}

export interface ApiClientOptions {
  readonly api: Api;
  readonly token: string;
  readonly log: Log;
  readonly pause: Pause;
  readonly ended: AbortSignal;
  /** For every kind of call; absent: `RETRY_CEILING_MS`. */
  readonly retryCeilingMs?: number | undefined;
}

export function createApiClient({ token, retryCeilingMs, ...parts }: ApiClientOptions): ApiClient {
  const { pause, ended } = parts;
  const callWithRetry: ApiClient["callWithRetry"] = async (kind, call) => {
    const patience = createPatience(kind, retryCeilingMs ?? RETRY_CEILING_MS[kind]);
    for (;;) {
      try {
        return await call();
      } catch (error) {
        const waitMs = patience(error);
        if (waitMs === undefined || ended.aborted) throw error;
        await pause(waitMs, ended);
        if (ended.aborted) throw error;
      }
    }
  };
  return { ...parts, callWithRetry, later: laterBy(pause), describe: (error) => describeFault(error, token) };
}

/** Returns how long to wait after each failure of one call; undefined to give up. */
function createPatience(kind: CallKind, retryCeilingMs: number): (error: unknown) => number | undefined {
  let limitedMs = 0;
  let outages = 0;
  return (error) => {
    const fault = faultOf(error);
    if (fault.kind === "limited") {
      countLimited("telegram");
      limitedMs += fault.retryAfterMs;
      return limitedMs <= retryCeilingMs ? fault.retryAfterMs : undefined;
    }
    if (fault.kind !== "outage") return undefined;
    outages += 1;
    const retries = fault.sent === "no" ? OUTAGE_RETRIES.repeatable : OUTAGE_RETRIES[kind];
    return outages <= retries ? outageWaitMs(outages) : undefined;
  };
}

/** Backoff after the nth failure in a row, n from 1. */
export function outageWaitMs(failures: number): number {
  return Math.min(OUTAGE_WAIT_MS.longest, OUTAGE_WAIT_MS.first * 2 ** (failures - 1));
}
