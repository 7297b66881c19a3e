// Long polling: fetches updates through outages and conflicts. Telegram drops an update only once it's counted, so the
// next process gets what a killed one had in flight.

import { setTimeout as pause } from "node:timers/promises";
import type { Update } from "grammy/types";
import { deadline } from "../../infra/deadline.ts";
import type { InFlightEvents } from "./in-flight.ts";
import { ALLOWED_UPDATES, COUNTED_WITHIN_MS, POLL_SECONDS } from "./limits.ts";
import { type ApiClient, outageWaitMs } from "./outgoing/api-client.ts";
import { faultOf } from "./outgoing/fault.ts";

type Signal = Parameters<ApiClient["api"]["getUpdates"]>[1];

export interface Polling {
  /** Stops fetching; updates are still being handled. `confirm`: acknowledges the counted ones to Telegram. */
  stop(how: { readonly confirm: boolean }): Promise<void>;
}

export interface PollingDependencies {
  readonly client: ApiClient;
  readonly inFlightEvents: Pick<InFlightEvents, "take" | "hasRoom">;
  /** Whether this process should still fetch; asked when something suggests otherwise. */
  isOurs?(why: "fetched" | "conflict"): Promise<boolean>;
}

/** Between fetches while a fetched update isn't counted yet. */
const LOOK_AGAIN_MS = 30;
/** A server or proxy that answers a long poll empty and sooner than this doesn't hold it; the next one waits. */
const EMPTY_TOO_SOON_MS = 1_000;
const EMPTY_PAUSE_MS = 1_000;
/** How long stopping waits for updates that are being counted. */
const COUNTED_AT_END_MS = 2_000;

/** Starts fetching, from the updates queued so far. Rejects when Telegram refuses at once. */
export async function startPolling(dependencies: PollingDependencies): Promise<Polling> {
  const { client } = dependencies;
  await client.callWithRetry("repeatable", () => client.api.deleteWebhook());
  const stopping = new AbortController();
  const fetching = new Fetching(dependencies, stopping.signal);
  const running = fetching.run();
  return {
    async stop({ confirm }) {
      stopping.abort();
      await running;
      if (!confirm) return;
      await fetching.allCounted(COUNTED_AT_END_MS);
      if (fetching.offset > 0) await confirmTo(client, fetching.offset);
    },
  };
}

class Fetching {
  readonly #dependencies: PollingDependencies;
  readonly #stopping: AbortSignal;
  /** Fetched updates that aren't counted yet, by id. */
  readonly #uncounted = new Map<number, Promise<void>>();
  #next = 0;

  constructor(dependencies: PollingDependencies, stopping: AbortSignal) {
    this.#dependencies = dependencies;
    this.#stopping = stopping;
  }

  /** All updates before this one are counted. */
  get offset(): number {
    return this.#uncounted.size > 0 ? Math.min(...this.#uncounted.keys()) : this.#next;
  }

  async run(): Promise<void> {
    let failures = 0;
    while (!this.#stopping.aborted) {
      try {
        await this.#step();
        if (failures > 0) this.#dependencies.client.log.info({}, "Telegram sends updates again");
        failures = 0;
      } catch (error) {
        failures += 1;
        if (!this.#stopping.aborted) await this.#afterFailure(error, failures);
      }
    }
  }

  async allCounted(mostMs: number): Promise<void> {
    if (this.#uncounted.size > 0) await deadline(Promise.all(this.#uncounted.values()), mostMs);
  }

  /** One fetch. It returns uncounted updates again, so it first waits a moment for them. */
  async #step(): Promise<void> {
    const { inFlightEvents } = this.#dependencies;
    await this.allCounted(LOOK_AGAIN_MS);
    while (!inFlightEvents.hasRoom() && !this.#stopping.aborted) await pause(LOOK_AGAIN_MS);
    // An already aborted signal doesn't prevent a call.
    if (this.#stopping.aborted) return;
    const since = performance.now();
    const timeout = this.#uncounted.size > 0 ? 0 : POLL_SECONDS;
    const updates = await this.#fetch(timeout);
    if (timeout > 0 && updates.length === 0 && performance.now() - since < EMPTY_TOO_SOON_MS)
      await this.#dependencies.client.pause(EMPTY_PAUSE_MS, this.#stopping);
    if (updates.length > 0 && (await this.#isOurs())) for (const update of updates) this.#take(update);
  }

  #fetch(timeout: number): Promise<Update[]> {
    return this.#dependencies.client.api.getUpdates(
      { offset: this.offset, limit: 100, timeout, allowed_updates: ALLOWED_UPDATES },
      this.#stopping as Signal,
    );
  }

  /** A process suspended during a fetch may wake up long after a different one has taken over. */
  async #isOurs(): Promise<boolean> {
    return (await this.#dependencies.isOurs?.("fetched")) ?? true;
  }

  #take(update: Update): void {
    const id = update.update_id;
    this.#next = id + 1;
    if (this.#uncounted.has(id)) return;
    // An update that takes very long doesn't hold up the ones after it.
    const counted = deadline(this.#dependencies.inFlightEvents.take(update), COUNTED_WITHIN_MS).then(() => {
      this.#uncounted.delete(id);
    });
    this.#uncounted.set(id, counted);
  }

  async #afterFailure(error: unknown, failures: number): Promise<void> {
    const { client, isOurs } = this.#dependencies;
    const isConflict = faultOf(error).kind === "conflict";
    if (isConflict && isOurs && !(await isOurs("conflict"))) return;
    await client.pause(waitAfter(client, error, failures), this.#stopping);
  }
}

const RIVAL_WAIT_MS = 1_000;

/** Logs the failure and returns how long to wait. */
function waitAfter(client: ApiClient, error: unknown, failures: number): number {
  const fault = faultOf(error);
  const fields = { failure: client.describe(error) };
  if (fault.kind === "limited") return fault.retryAfterMs;
  if (fault.kind === "conflict") {
    const advice = "another process uses the same Telegram token. Stop it, or give this one its own token";
    client.log.error(fields, advice);
    return Math.max(RIVAL_WAIT_MS, outageWaitMs(failures));
  }
  if (fault.kind === "unauthorized") client.log.error(fields, "Telegram no longer knows TELEGRAM_TOKEN");
  else client.log.warn(fields, "Telegram sends no updates; trying again");
  return outageWaitMs(failures);
}

/** Unconfirmed updates are redelivered to the next process. */
async function confirmTo(client: ApiClient, offset: number): Promise<void> {
  try {
    await client.api.getUpdates({ offset, limit: 1, timeout: 0 });
  } catch (error) {
    client.log.info({ failure: client.describe(error) }, "couldn't confirm the last Telegram updates");
  }
}
