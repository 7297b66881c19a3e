// Connections to Redis, whatever its shape: the library's three clients behind the few commands the
// store needs, and one for a job queue.

import {
  createClient,
  createCluster,
  createSentinel,
  type RedisClientConnectionType,
  type RedisClientType,
} from "@keyv/redis";
import { StoreError } from "../types.ts";
import { parseRedisUrl, type RedisTarget } from "./url.ts";

const RECONNECT_MAX_MS = 500;

/** What a script takes: the keys (all on one node) and the arguments. */
export interface ScriptInput {
  keys: string[];
  arguments: string[];
}

/** The commands the store sends besides those that Keyv sends. */
export interface RedisCommands {
  eval(script: string, input: ScriptInput): Promise<unknown>;
  evalSha(sha: string, input: ScriptInput): Promise<unknown>;
  zRem(key: string, member: string): Promise<number>;
  zRangeWithScores(key: string, from: number, to: number): Promise<{ value: string; score: number }[]>;
}

export interface RedisConnection {
  /** For Keyv. */
  readonly client: RedisClientConnectionType;
  readonly commands: RedisCommands;
  /** Waits for answers under way, but at most `timeoutMs`, then disconnects. */
  close(): Promise<void>;
}

/** @throws StoreError `unreachable`, with the last error as its cause, after `timeoutMs`. */
export async function connectRedis(target: RedisTarget, timeoutMs: number): Promise<RedisConnection> {
  const client = createFor(target, timeoutMs);
  let lastError: unknown;
  // Without a listener an error would end the process; the operation it fails reports it.
  client.on("error", (error: unknown) => {
    lastError = error;
  });
  try {
    await inTime<unknown>(client.connect(), timeoutMs);
  } catch (error) {
    void destroy(client);
    throw notConnected(target, lastError ?? error);
  }
  return { client, commands: client as RedisCommands, close: () => close(client, timeoutMs) };
}

function createFor(target: RedisTarget, timeoutMs: number): RedisClientConnectionType {
  const shared = { RESP: 2 as const, commandOptions: { timeout: timeoutMs } };
  const reconnecting = { connectTimeout: timeoutMs, reconnectStrategy: reconnectAfterMs };
  if (target.type === "single") {
    return createClient({ url: target.url, socket: reconnecting, maintNotifications: "disabled", ...shared });
  }
  const login = { username: target.username, password: target.password };
  const account = Object.fromEntries(Object.entries(login).filter(([, value]) => value !== undefined));
  if (target.type === "cluster") {
    const defaults = { socket: reconnecting, ...account };
    return createCluster({ rootNodes: target.nodes.map((socket) => ({ socket })), defaults, ...shared });
  }
  return createSentinel({
    name: target.master,
    sentinelRootNodes: [...target.nodes],
    // The client asks the sentinels for the master only when it gives up a connection: at once.
    nodeClientOptions: {
      ...account,
      database: target.database,
      pingInterval: timeoutMs,
      socket: { connectTimeout: timeoutMs, socketTimeout: 2 * timeoutMs, reconnectStrategy: false },
    },
    sentinelClientOptions: { socket: { connectTimeout: timeoutMs } },
    masterPoolSize: 1,
    ...shared,
  });
}

function reconnectAfterMs(retries: number): number {
  return Math.min(25 * 2 ** retries, RECONNECT_MAX_MS) + Math.random() * 25;
}

/** The promise's result, or a rejection after `timeoutMs`; a later result is dropped. */
async function inTime<R>(promise: Promise<R>, timeoutMs: number): Promise<R> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no connection within ${timeoutMs} ms`)), timeoutMs);
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function close(client: RedisClientConnectionType, timeoutMs: number): Promise<void> {
  try {
    await inTime(Promise.resolve(client.close()), timeoutMs);
  } catch {
    // It does not answer any more, so there is nothing left to wait for.
    void destroy(client);
  }
}

/** Drops the connection; a sentinel's client resolves when its search for the master has stopped. */
async function destroy(client: RedisClientConnectionType): Promise<void> {
  try {
    await client.destroy();
  } catch {
    // It was closed already.
  }
}

function notConnected(target: RedisTarget, cause: unknown): StoreError {
  const reason =
    cause instanceof Error
      ? cause.message || ("code" in cause ? String(cause.code) : cause.name)
      : String(cause);
  const message = `no connection to ${target.label} (${reason}); check that Redis runs and that REDIS_URL is right`;
  return new StoreError("unreachable", message, { cause });
}

/**
 * A client for a job queue, which waits as long as it must: it connects when it is first used and
 * reconnects for ever. Undefined where the address is not that of one server.
 */
export function queueClient(redisUrl: string): RedisClientType | undefined {
  const target = parseRedisUrl(redisUrl);
  if (target.type !== "single") return undefined;
  const socket = { reconnectStrategy: reconnectAfterMs };
  const client = createClient({ url: target.url, RESP: 2, socket, maintNotifications: "disabled" });
  // Without a listener an error would end the process; the queue reports what it fails.
  client.on("error", () => undefined);
  return client as RedisClientType;
}
