// A persistent link to Redis; failing operations reconnect where the library cannot (lost machine).

import KeyvRedis from "@keyv/redis";
import type { Keyv } from "keyv";
import { setAlarm, takeBack } from "../deadline.ts";
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

  /** @throws StoreError `unreachable` on failure; whether a write arrived is then unknown. */
  async use<R>(work: (keyv: Keyv<string>, commands: RedisCommands) => Promise<R>): Promise<R> {
    // Renews early, because a dead connection may reply long after the caller's timeout.
    const overdue = setAlarm(performance.now() + this.#timeoutMs, () => this.#renew());
    try {
      return await work(this.#keyv, this.#connection.commands);
    } catch (cause) {
      this.#renew();
      throw this.#failed(cause);
    } finally {
      takeBack(overdue);
    }
  }

  /** @throws StoreError `unreachable`: then the walk has to begin anew. */
  async *scan(prefix: string): AsyncGenerator<readonly string[]> {
    try {
      yield* this.#connection.scan(prefix);
    } catch (cause) {
      throw this.#failed(cause);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#renewal;
    await this.#connection.close();
  }

  #renew(): void {
    if (this.#closed || this.#renewal || performance.now() < this.#renewableAtMs) return;
    this.#renewal = this.#reconnect().finally(() => {
      this.#renewal = undefined;
      this.#renewableAtMs = performance.now() + RENEW_EVERY_TIMEOUTS * this.#timeoutMs;
    });
  }

  async #reconnect(): Promise<void> {
    try {
      const fresh = await connectRedis(this.#target, this.#timeoutMs);
      const old = this.#connection;
      this.#connection = fresh;
      this.#adapter.client = fresh.client;
      await old.close();
    } catch {
      // Every operation reports its own failure; the next failing one retries.
    }
  }

  #failed(cause: unknown): StoreError {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return new StoreError("unreachable", `${this.#target.label} failed (${reason})`, { cause });
  }
}
