// Long polling: fetches updates through outages and conflicts and passes them to the runner.

import { createConcurrentSink, createRunner, createSource } from "@grammyjs/runner";
import type { Update } from "grammy/types";
import { ALLOWED_UPDATES, POLL_SECONDS } from "./limits.ts";
import { type ApiClient, outageWaitMs } from "./outgoing/api-client.ts";
import { faultOf } from "./outgoing/fault.ts";

type Signal = Parameters<ApiClient["api"]["getUpdates"]>[1];

export interface Polling {
  /** Stops fetching and confirms the offset. Fetched updates are still being handled. */
  stop(): Promise<void>;
}

/** Starts fetching with the updates queued so far. Rejects when Telegram refuses at once. */
export async function startPolling(
  client: ApiClient,
  take: (update: Update) => Promise<void>,
): Promise<Polling> {
  await client.callWithRetry("repeatable", () => client.api.deleteWebhook());
  const stopping = new AbortController();
  let offset = 0;
  const fetchOnce = async (limit: number, signal: Signal): Promise<Update[]> => {
    const updates = await client.api.getUpdates(
      { offset, limit, timeout: POLL_SECONDS, allowed_updates: ALLOWED_UPDATES },
      signal,
    );
    offset = (updates.at(-1)?.update_id ?? offset - 1) + 1;
    return updates;
  };
  const supply = (batchSize: number, signal: Signal): Promise<Update[]> =>
    untilFetched(client, stopping.signal, () => fetchOnce(Math.max(1, Math.min(batchSize, 100)), signal));
  const sink = createConcurrentSink<Update>({ consume: take }, async (error) => {
    client.log.error({ failure: client.describe(error) }, "a Telegram update failed");
  });
  const runner = createRunner(createSource({ supply }), sink);
  runner.start();
  return {
    async stop() {
      stopping.abort();
      await runner.stop();
      if (offset > 0) await confirm(client, offset);
    },
  };
}

/** Retries until updates arrive; rejects only while stopping. */
async function untilFetched(
  client: ApiClient,
  stopping: AbortSignal,
  fetchOnce: () => Promise<Update[]>,
): Promise<Update[]> {
  for (let failures = 0; ; ) {
    try {
      const updates = await fetchOnce();
      if (failures > 0) client.log.info({}, "Telegram sends updates again");
      return updates;
    } catch (error) {
      if (stopping.aborted) throw error;
      failures += 1;
      await client.pause(waitAfter(client, error, failures), stopping);
    }
  }
}

const RIVAL_WAIT_MS = 1_000;

/** Logs the failure and returns how long to wait. */
function waitAfter(client: ApiClient, error: unknown, failures: number): number {
  const fault = faultOf(error);
  const fields = { failure: client.describe(error) };
  if (fault.kind === "limited") return fault.retryAfterMs;
  if (fault.kind === "conflict") {
    const advice =
      "Telegram: another process serves the same token: stop it, or give this one a token of its own";
    client.log.error(fields, advice);
    return Math.max(RIVAL_WAIT_MS, outageWaitMs(failures));
  }
  if (fault.kind === "unauthorized")
    client.log.error(fields, "Telegram does not know TELEGRAM_TOKEN any more");
  else client.log.warn(fields, "Telegram sends no updates; trying again");
  return outageWaitMs(failures);
}

/** Unconfirmed updates are redelivered to the next process. */
async function confirm(client: ApiClient, offset: number): Promise<void> {
  try {
    await client.api.getUpdates({ offset, limit: 1, timeout: 0 });
  } catch (error) {
    client.log.info({ failure: client.describe(error) }, "the last Telegram updates could not be confirmed");
  }
}
