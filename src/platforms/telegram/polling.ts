// Long polling: fetches updates through outages and conflicts. Telegram forgets an update only once it is
// counted: what a killed process had in hand comes again to the next one.

import type { Update } from "grammy/types";
import { within } from "../../infra/within.ts";
import type { InHand } from "./in-hand.ts";
import { ALLOWED_UPDATES, COUNTED_WITHIN_MS, POLL_SECONDS } from "./limits.ts";
import { type ApiClient, outageWaitMs } from "./outgoing/api-client.ts";
import { faultOf } from "./outgoing/fault.ts";

type Signal = Parameters<ApiClient["api"]["getUpdates"]>[1];

export interface Polling {
  /** Stops fetching; updates are still being handled. `confirm`: tells Telegram how far they are counted. */
  stop(how: { readonly confirm: boolean }): Promise<void>;
}

export interface PollingDependencies {
  readonly client: ApiClient;
  readonly inHand: Pick<InHand, "take" | "hasRoom">;
  /** Whether it is still this process that is to fetch; asked when something speaks against it. */
  isOurs?(why: "fetched" | "conflict"): Promise<boolean>;
}

/** Between looks at Telegram while something that was fetched is not counted yet. */
const LOOK_AGAIN_MS = 30;
/** How long the end waits for what is being counted. */
const COUNTED_AT_END_MS = 2_000;

/** Starts fetching with the updates queued so far. Rejects when Telegram refuses at once. */
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
  /** By id, what was fetched and is not counted yet. */
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
    if (this.#uncounted.size > 0) await within(Promise.all(this.#uncounted.values()), mostMs);
  }

  /** One fetch. What is not counted yet comes again with it, so it waits a moment for that before. */
  async #step(): Promise<void> {
    const { inHand } = this.#dependencies;
    await this.allCounted(LOOK_AGAIN_MS);
    while (!inHand.hasRoom() && !this.#stopping.aborted)
      await within(new Promise(() => undefined), LOOK_AGAIN_MS);
    // A call with a signal that was aborted before it is made all the same.
    if (this.#stopping.aborted) return;
    const updates = await this.#fetch();
    if (updates.length > 0 && (await this.#isOurs())) for (const update of updates) this.#take(update);
  }

  #fetch(): Promise<Update[]> {
    const timeout = this.#uncounted.size > 0 ? 0 : POLL_SECONDS;
    return this.#dependencies.client.api.getUpdates(
      { offset: this.offset, limit: 100, timeout, allowed_updates: ALLOWED_UPDATES },
      this.#stopping as Signal,
    );
  }

  /** Whoever was stopped in the middle of a fetch may wake up when another has long taken over. */
  async #isOurs(): Promise<boolean> {
    return (await this.#dependencies.isOurs?.("fetched")) ?? true;
  }

  #take(update: Update): void {
    const id = update.update_id;
    this.#next = id + 1;
    if (this.#uncounted.has(id)) return;
    // What takes very long does not hold up all that comes after it.
    const counted = within(this.#dependencies.inHand.take(update), COUNTED_WITHIN_MS).then(() => {
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
async function confirmTo(client: ApiClient, offset: number): Promise<void> {
  try {
    await client.api.getUpdates({ offset, limit: 1, timeout: 0 });
  } catch (error) {
    client.log.info({ failure: client.describe(error) }, "the last Telegram updates could not be confirmed");
  }
}
