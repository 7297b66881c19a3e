// Connections to Redis: the library's three clients as the store's few commands.

import {
  createClient,
  createCluster,
  createSentinel,
  type RedisClientConnectionType,
  type RedisClientType,
  type RedisClusterType,
} from "@keyv/redis";
import { notConnected } from "./not-connected.ts";
import { sharedTimeLimit } from "./time-limit.ts";
import type { RedisTarget } from "./url.ts";

const RECONNECT_MAX_MS = 500;

/** Script input: keys (all on one node) and arguments. */
export interface ScriptInput {
  keys: string[];
  arguments: string[];
}

/** Store commands beyond those of Keyv. */
export interface RedisCommands {
  eval(script: string, input: ScriptInput): Promise<unknown>;
  evalSha(sha: string, input: ScriptInput): Promise<unknown>;
  get(key: string): Promise<string | null>;
  mGet(keys: string[]): Promise<(string | null)[]>;
  zRem(key: string, member: string): Promise<number>;
  scan(cursor: string, options: { MATCH: string; COUNT: number }): Promise<ScanPage>;
  zRangeWithScores(
    key: string,
    from: number | string,
    to: number,
    options?: { BY: "SCORE"; LIMIT: { offset: number; count: number } },
  ): Promise<{ value: string; score: number }[]>;
  zScore(key: string, member: string): Promise<number | null>;
}

interface ScanPage {
  cursor: string;
  keys: string[];
}

/** Keys looked at in one step of a walk. */
const SCAN_KEYS = 500;

export interface RedisConnection {
  readonly client: RedisClientConnectionType;
  readonly commands: RedisCommands;
  /** All keys with a prefix, of every master; one may come twice. */
  scan(prefix: string): AsyncIterable<readonly string[]>;
  /** Waits up to `timeoutMs` for pending replies, then disconnects. */
  close(): Promise<void>;
  /** Disconnects at once; what waits for a reply is rejected. */
  breakOff(): void;
}

/** @throws StoreError `unreachable` after `timeoutMs`, with the last error as its cause. */
export async function connectRedis(target: RedisTarget, timeoutMs: number): Promise<RedisConnection> {
  const client = createFor(target, timeoutMs);
  let lastError: unknown;
  // Without a listener an error ends the process; the failing operation reports it.
  client.on("error", (error: unknown) => {
    lastError = error;
  });
  try {
    await inTime<unknown>(client.connect(), timeoutMs);
  } catch (error) {
    void destroy(client);
    throw notConnected(target, lastError ?? error);
  }
  const commands = client as RedisCommands;
  const scan = (prefix: string) => scanAll(client, prefix);
  return {
    client,
    commands,
    scan,
    close: () => close(client, timeoutMs),
    breakOff: () => void destroy(client),
  };
}

type Scanned = Pick<RedisCommands, "scan">;

/** A cluster's masters; a single server and a sentinel's master stand for themselves. */
async function mastersOf(client: RedisClientConnectionType): Promise<readonly Scanned[]> {
  if (!("masters" in client)) return [client as Scanned];
  const cluster = client as RedisClusterType;
  return (await Promise.all(cluster.masters.map((node) => cluster.nodeClient(node)))) as readonly Scanned[];
}

async function* scanAll(
  client: RedisClientConnectionType,
  prefix: string,
): AsyncGenerator<readonly string[]> {
  for (const node of await mastersOf(client)) {
    let cursor = "0";
    do {
      const page = await node.scan(cursor, { MATCH: `${prefix}*`, COUNT: SCAN_KEYS });
      yield page.keys;
      cursor = String(page.cursor);
    } while (cursor !== "0");
  }
}

function createFor(target: RedisTarget, timeoutMs: number): RedisClientConnectionType {
  const reconnecting = { connectTimeout: timeoutMs, reconnectStrategy: reconnectAfterMs };
  if (target.type === "single") {
    let client: RedisClientType | undefined;
    const commandOptions = sharedTimeLimit(timeoutMs, () => client?.isReady ?? false);
    const how = { RESP: 2, maintNotifications: "disabled", commandOptions } as const;
    client = createClient({ url: target.url, socket: reconnecting, ...how });
    return client;
  }
  const shared = { RESP: 2 as const, commandOptions: sharedTimeLimit(timeoutMs) };
  const { tls } = target;
  const login = { username: target.username, password: target.password };
  const account = Object.fromEntries(Object.entries(login).filter(([, value]) => value !== undefined));
  if (target.type === "cluster") {
    const defaults = { socket: { ...reconnecting, tls }, ...account };
    const rootNodes = target.nodes.map((node) => ({ socket: { ...node, tls } }));
    return createCluster({ rootNodes, defaults, ...shared });
  }
  return createSentinel({
    name: target.master,
    sentinelRootNodes: [...target.nodes],
    // Fail at once, because only then the client asks the sentinels for the new master.
    nodeClientOptions: {
      ...account,
      database: target.database,
      pingInterval: timeoutMs,
      socket: { connectTimeout: timeoutMs, socketTimeout: 2 * timeoutMs, reconnectStrategy: false, tls },
    },
    sentinelClientOptions: { socket: { connectTimeout: timeoutMs, tls } },
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
    // Unresponsive: nothing left to wait for.
    void destroy(client);
  }
}

/** Drops the connection; a sentinel client resolves when its master search has stopped. */
async function destroy(client: RedisClientConnectionType): Promise<void> {
  try {
    await client.destroy();
  } catch {
    // Already closed.
  }
}
