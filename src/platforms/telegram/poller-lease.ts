// Without a webhook, only the process that holds the lease fetches updates; the others stand by.

import { type Lease, leaseOf } from "../../infra/lease.ts";
import type { Log } from "../../infra/logger.ts";
import type { Store } from "../../infra/store/index.ts";
import { POLLER_LOOK_MS, POLLER_WINDOW_MS } from "./limits.ts";
import type { Polling, PollingDependencies } from "./polling.ts";

export interface PollerDependencies {
  readonly store: Store;
  /** The bot's number. */
  readonly bot: string;
  readonly log: Log;
  /** Starts fetching. @throws when Telegram refuses. */
  poll(guard: Required<Pick<PollingDependencies, "isOurs">>): Promise<Polling>;
  /** Calls `look` at this interval; the returned function stops that. */
  every(ms: number, look: () => void): () => void;
  /** Milliseconds from an arbitrary origin. */
  now(): number;
}

export interface PollerTurns {
  /** Fetches, or stands by. Rejects like `poll`. */
  start(): Promise<void>;
  isPoller(): boolean;
  /** Stops fetching; the next process takes over when the lease has expired. */
  stop(): Promise<void>;
}

export function createPollerTurns(dependencies: PollerDependencies): PollerTurns {
  return new Turns(dependencies);
}

class Turns implements PollerTurns {
  readonly #dependencies: PollerDependencies;
  readonly #lease: Lease;
  #polling: Polling | undefined;
  #heldUntil = Number.NEGATIVE_INFINITY;
  #looking: Promise<void> | undefined;
  #endLooks: (() => void) | undefined;
  #isStopped = false;

  constructor(dependencies: PollerDependencies) {
    const { store, bot } = dependencies;
    this.#dependencies = dependencies;
    this.#lease = leaseOf(store, `telegram-poller:${bot}`, POLLER_WINDOW_MS);
  }

  async start(): Promise<void> {
    const { log, every } = this.#dependencies;
    await this.#look("reject");
    if (!this.#polling) log.info({}, "another process fetches Telegram's updates; this one stands by");
    this.#endLooks = every(POLLER_LOOK_MS, () => void this.#lookAlone());
  }

  isPoller(): boolean {
    return this.#polling !== undefined;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#endLooks?.();
    await this.#looking;
    const polling = this.#polling;
    if (!polling) return;
    await polling.stop({ confirm: true });
    this.#polling = undefined;
  }

  /** Never runs two checks at once. */
  #lookAlone(): Promise<void> {
    this.#looking ??= this.#look("log").finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async #look(failure: "reject" | "log"): Promise<void> {
    if (this.#isStopped) return;
    const holds = await this.#hold();
    if (this.#isStopped) return;
    if (holds === true && !this.#polling) await this.#start(failure);
    else if (holds === false) await this.#standBy("another process fetches Telegram's updates now");
  }

  /** Undefined while the store is unreachable. */
  async #hold(): Promise<boolean | undefined> {
    const askedMs = this.#dependencies.now();
    const holds = await this.#lease.hold().catch(() => undefined);
    if (holds === true) this.#heldUntil = askedMs + POLLER_WINDOW_MS;
    return holds;
  }

  async #start(failure: "reject" | "log"): Promise<void> {
    const { poll, log } = this.#dependencies;
    try {
      this.#polling = await poll({ isOurs: (why) => this.#isOurs(why) });
      if (failure === "log") log.info({}, "this process fetches Telegram's updates from now on");
    } catch (error) {
      if (failure === "reject") throw error;
      log.warn({ err: error }, "can't fetch Telegram's updates; trying again");
    }
  }

  async #standBy(why: string): Promise<void> {
    const polling = this.#polling;
    this.#polling = undefined;
    if (!polling) return;
    this.#dependencies.log.warn({}, `${why}; this one stands by`);
    await polling.stop({ confirm: false });
  }

  /** While the store is unreachable, the current poller keeps fetching, unless Telegram reports a conflict. */
  async #isOurs(why: "fetched" | "conflict"): Promise<boolean> {
    if (this.#isStopped) return true;
    if (!this.#polling) return false;
    if (why === "fetched" && this.#dependencies.now() < this.#heldUntil) return true;
    const holds = await this.#hold();
    if (holds ?? why === "fetched") return true;
    // Not awaited: stopping waits for the fetch that called this.
    void this.#standBy("another process fetches Telegram's updates");
    return false;
  }
}
