// The line to Telegram: one client, one way to wait, one way to try again. Everything that calls
// the Bot API does it here.

import { setTimeout as sleep } from "node:timers/promises";
import type { Api } from "grammy";
import type { Log } from "../../../infra/logger.ts";
import { OUTAGE_RETRIES, OUTAGE_WAIT_MS } from "../limits.ts";
import { describeFault, faultOf } from "./fault.ts";

/** Waits; resolves early, and does not reject, when the signal is aborted. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<void>;

export const realPause: Pause = async (ms, signal) => {
  await sleep(ms, undefined, { signal }).catch(() => {
    // The only failure is the abort, and to that the caller looks.
  });
};

/** Runs something after a time, unless the returned function is called first. */
export type Later = (ms: number, run: () => void) => () => void;

/** Plain timers in real time: a wait that can be aborted costs more than a press is worth. */
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

/** `post` puts something there that a second call would put there twice; everything else may be
 * repeated. */
type CallKind = "post" | "repeatable";

export interface ApiClient {
  readonly api: Api;
  readonly log: Log;
  readonly pause: Pause;
  readonly later: Later;
  /** Aborted when the adapter gives up what is still in hand. */
  readonly ended: AbortSignal;
  /** One line on a failure that is safe to log. */
  describe(error: unknown): string;
  /** Makes the call, again after a limit or an outage as long as that makes sense. Rejects with the
   * last error. */
  callWithRetry<T>(kind: CallKind, call: () => Promise<T>): Promise<T>;
}

export interface ApiClientOptions {
  readonly api: Api;
  readonly token: string;
  readonly log: Log;
  readonly pause: Pause;
  readonly ended: AbortSignal;
  /** The longest that limits may make one call wait, in sum. */
  readonly retryCeilingMs: number;
}

export function createApiClient({ token, retryCeilingMs, ...parts }: ApiClientOptions): ApiClient {
  const { pause, ended } = parts;
  const callWithRetry: ApiClient["callWithRetry"] = async (kind, call) => {
    const patience = createPatience(kind, retryCeilingMs);
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

/** How long to wait after each failure of one call; undefined when it is time to give up. */
function createPatience(kind: CallKind, retryCeilingMs: number): (error: unknown) => number | undefined {
  let limitedMs = 0;
  let outages = 0;
  return (error) => {
    const fault = faultOf(error);
    if (fault.kind === "limited") {
      limitedMs += fault.retryAfterMs;
      return limitedMs <= retryCeilingMs ? fault.retryAfterMs : undefined;
    }
    if (fault.kind !== "outage") return undefined;
    outages += 1;
    const retries = fault.sent === "no" ? OUTAGE_RETRIES.repeatable : OUTAGE_RETRIES[kind];
    return outages <= retries ? outageWaitMs(outages) : undefined;
  };
}

/** The wait after the nth failure in a row, n from 1. */
export function outageWaitMs(failures: number): number {
  return Math.min(OUTAGE_WAIT_MS.longest, OUTAGE_WAIT_MS.first * 2 ** Math.min(failures - 1, 20));
}
