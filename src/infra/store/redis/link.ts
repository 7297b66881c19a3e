// A persistent link to Redis; failing operations reconnect where the library can't (a lost machine).

import { performance } from "node:perf_hooks";
import KeyvRedis from "@keyv/redis";
import type { Keyv } from "keyv";
import { attempt, setAlarm, takeBack } from "../../within.ts";
import { rawKeyv } from "../raw-keyv.ts";
import { StoreError } from "../types.ts";
import { connectRedis, type RedisCommands, type RedisConnection } from "./client.ts";
import type { RedisTarget } from "./url.ts";

/** Minimum interval between fresh connections, in timeouts. */
const RENEW_EVERY_TIMEOUTS = 2;

export class RedisLink {
  readonly #target: RedisTarget;
  readonly #timeoutMs: number;
  readonly #adapter: KeyvRedis<string>;
  readonly #keyv: Keyv<string>;
  #connection: RedisConnection;
  #renewal: Promise<void> | undefined;
  #renewableAtMs: number;
  #closed = false;
  /** Number of scans in progress. */
  #walks = 0;

  /** @throws StoreError `unreachable`. */
  static async open(target: RedisTarget, timeoutMs: number): Promise<RedisLink> {
    return new RedisLink(target, timeoutMs, await connectRedis(target, timeoutMs));
  }

  private constructor(target: RedisTarget, timeoutMs: number, connection: RedisConnection) {
    this.#target = target;
    this.#timeoutMs = timeoutMs;
    this.#connection = connection;
    this.#renewableAtMs = performance.now();
    const options = { throwOnErrors: true, connectionTimeout: timeoutMs };
    this.#adapter = new KeyvRedis<string>(connection.client, options);
    this.#keyv = rawKeyv(this.#adapter);
  }

  /** @throws StoreError `unreachable` on failure; it's then unknown whether a write arrived. */
  use<R>(
    work: (keyv: Keyv<string>, commands: RedisCommands) => Promise<R>,
    startedMs = performance.now(),
  ): Promise<R> {
    const connection = this.#connection;
    // Reconnects early, because a dead connection may only reply long after the caller's timeout.
    const overdue = setAlarm(performance.now() + this.#timeoutMs, () => this.#renew());
    return attempt(() => work(this.#keyv, connection.commands)).then(
      (result) => {
        takeBack(overdue);
        return result;
      },
      (cause: unknown) => {
        takeBack(overdue);
        // If a new connection replaced this one, the operation can be retried while the caller still waits.
        const isAwaited = performance.now() < startedMs + this.#timeoutMs;
        if (this.#connection !== connection && isAwaited && !this.#closed) return this.use(work, startedMs);
        this.#renew();
        throw this.#failed(cause);
      },
    );
  }

  /** @throws StoreError `unreachable`; the scan then has to be restarted. */
  async *scan(prefix: string): AsyncGenerator<readonly string[]> {
    this.#walks++;
    try {
      yield* this.#connection.scan(prefix);
    } catch (cause) {
      throw this.#failed(cause);
    } finally {
      this.#walks--;
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#renewal;
    await this.#connection.close();
  }

  #renew(): void {
    // A new connection would break off a scan, which can't continue on a different one.
    if (this.#closed || this.#renewal || this.#walks > 0 || performance.now() < this.#renewableAtMs) return;
    this.#renewal = this.#reconnect().finally(() => {
      this.#renewal = undefined;
      this.#renewableAtMs = performance.now() + RENEW_EVERY_TIMEOUTS * this.#timeoutMs;
    });
  }

  async #reconnect(): Promise<void> {
    const fresh = await connectRedis(this.#target, this.#timeoutMs).catch(() => undefined);
    // Each operation reports its own failure; the next failing one tries again.
    if (!fresh) return;
    const old = this.#connection;
    this.#connection = fresh;
    this.#adapter.client = fresh.client;
    await old.close();
  }

  #failed(cause: unknown): StoreError {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return new StoreError("unreachable", `${this.#target.label} failed (${reason})`, { cause });
  }
}
