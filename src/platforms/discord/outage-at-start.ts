// The first request to Discord's REST API at startup. If Discord or the network is down, it waits; problems that the
// host has to fix (the token, the address) end startup at once.

import { setTimeout as wait } from "node:timers/promises";
import type { Log } from "../../infra/logger.ts";
import type { PlatformHost } from "../entry.ts";
import { describe, isUnanswered, isUnavailable } from "./interactions/refusal.ts";
import { asConfigProblem } from "./refused-config.ts";

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

interface Awaiting extends Pick<PlatformHost, "onConnection"> {
  readonly log: Log;
  /** Aborted when startup is given up. */
  readonly ended: AbortSignal;
}

/**
 * What `ask` resolves to, retried after pauses that double from a second to a minute.
 * @throws DiscordAPIError if Discord refuses; what `asConfigProblem` blames on an address; the last failure once
 * `ended`
 */
export async function askUntilAnswered<T>(ask: () => Promise<T>, awaiting: Awaiting): Promise<T> {
  const { log, ended, onConnection } = awaiting;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    try {
      return await ask();
    } catch (error) {
      if (ended.aborted || !isOutage(error)) throw error;
      onConnection?.("reconnecting");
      log.warn(
        { ...describe(error), againInMs: pauseMs },
        "Discord's REST API isn't answering; trying again",
      );
      await pause(pauseMs, ended);
      if (ended.aborted) throw error;
    }
  }
}

function isOutage(error: unknown): boolean {
  return isUnavailable(error) || (isUnanswered(error) && asConfigProblem(error, "") === error);
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal }).catch(() => {
    // Only an abort rejects, and the caller checks for that.
  });
}
