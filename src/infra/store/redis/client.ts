// Connections to Redis: reduces the library's client to the few commands that the store needs.

import { createClient, type RedisClientType } from "@keyv/redis";
import { unlessLate } from "../../within.ts";
import { StoreError } from "../types.ts";
import { type RedisTarget, reconnectAfterMs } from "./url.ts";

/** Script input: keys and arguments. */
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

/** Keys per SCAN step. */
const SCAN_KEYS = 500;

export interface RedisConnection {
  readonly client: RedisClientType;
  readonly commands: RedisCommands;
  /** All keys with a prefix; a key may come twice. */
  scan(prefix: string): AsyncIterable<readonly string[]>;
  /** Waits up to `timeoutMs` for pending replies, then disconnects. */
  close(): Promise<void>;
}

/** @throws StoreError `unreachable` after `timeoutMs`, with the last error as its cause. */
export async function connectRedis(target: RedisTarget, timeoutMs: number): Promise<RedisConnection> {
  const client = createFor(target, timeoutMs);
  let lastError: unknown;
  // Without a listener, an error event would end the process. The failing operation reports the error.
  client.on("error", (error: unknown) => {
    lastError = error;
  });
  try {
    await inTime<unknown>(client.connect(), timeoutMs);
  } catch (error) {
    destroy(client);
    throw notConnected(target, lastError ?? error);
  }
  const commands = client as unknown as RedisCommands;
  const scan = (prefix: string) => scanAll(commands, prefix);
  return { client, commands, scan, close: () => close(client, timeoutMs) };
}

async function* scanAll(
  commands: Pick<RedisCommands, "scan">,
  prefix: string,
): AsyncGenerator<readonly string[]> {
  let cursor = "0";
  do {
    const page = await commands.scan(cursor, { MATCH: `${prefix}*`, COUNT: SCAN_KEYS });
    yield page.keys;
    cursor = String(page.cursor);
  } while (cursor !== "0");
}

function createFor(target: RedisTarget, timeoutMs: number): RedisClientType {
  const socket = {
    connectTimeout: timeoutMs,
    reconnectStrategy: (retries: number) => reconnectAfterMs(retries + 1),
  };
  let client: RedisClientType | undefined;
  const commandOptions = sharedTimeLimit(timeoutMs, () => client?.isReady ?? false);
  client = createClient({ url: target.url, socket, RESP: 2, maintNotifications: "disabled", commandOptions });
  return client;
}

/** The promise's result, or a rejection after `timeoutMs`; a later result is discarded. */
function inTime<R>(promise: Promise<R>, timeoutMs: number): Promise<R> {
  return unlessLate(promise, performance.now() + timeoutMs, () => {
    throw new Error(`no connection within ${timeoutMs} ms`);
  });
}

async function close(client: RedisClientType, timeoutMs: number): Promise<void> {
  try {
    await inTime(Promise.resolve(client.close()), timeoutMs);
  } catch {
    // Unresponsive: there's nothing left to wait for.
    destroy(client);
  }
}

function destroy(client: RedisClientType): void {
  try {
    client.destroy();
  } catch {
    // Already closed.
  }
}

// Removes commands that couldn't be sent in time from the client's queue, so that a recovering Redis isn't sent
// commands that no one awaits. An AbortSignal per command would cost more than the command itself; listening to a
// shared one costs a tenth of it.

/** How long new commands share one signal, in milliseconds. */
const SHARED_MS = 100;

/** An option of the client's commands. */
interface TimeLimit {
  /** Fires between `timeoutMs` and `timeoutMs + SHARED_MS` after the command reads it. */
  readonly abortSignal?: AbortSignal;
}

/** `isSentAtOnce`: whether a command needs no limit because it's sent immediately. */
function sharedTimeLimit(timeoutMs: number, isSentAtOnce: () => boolean): TimeLimit {
  let signal: AbortSignal | undefined;
  let givenUntilMs = 0;
  const limit = {
    // A getter, because the client reads its options for every command.
    get abortSignal(): AbortSignal | undefined {
      if (isSentAtOnce()) return undefined;
      const nowMs = performance.now();
      if (!signal || nowMs >= givenUntilMs) {
        givenUntilMs = nowMs + SHARED_MS;
        signal = abortedAfter(timeoutMs + SHARED_MS);
      }
      return signal;
    },
  };
  // The client accepts undefined, though its type doesn't say so.
  return limit as TimeLimit;
}

function abortedAfter(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), ms).unref();
  return controller.signal;
}

const CHECK = "check that Redis is running and REDIS_URL is right";
/** A server that expects the other protocol stays silent or hangs up. */
const MAYBE_PLAIN = "; without TLS, it starts with redis, not rediss";
const MAYBE_TLS = "; with TLS, it starts with rediss";
const CHECK_CA =
  "provide the certificate of the authority that signed the server's: NODE_EXTRA_CA_CERTS=/path/to/ca.pem";

/** By TLS error code: what's wrong, and what to do. */
const TLS: Readonly<Record<string, readonly [reason: string, check: string]>> = {
  SELF_SIGNED_CERT_IN_CHAIN: ["its certificate is signed by an unknown authority", CHECK_CA],
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: ["its certificate is signed by an unknown authority", CHECK_CA],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: ["its certificate is signed by an unknown authority", CHECK_CA],
  CERT_SIGNATURE_FAILURE: ["its certificate isn't signed by the authority it names", CHECK_CA],
  DEPTH_ZERO_SELF_SIGNED_CERT: ["its certificate is self-signed", CHECK_CA],
  CERT_HAS_EXPIRED: ["its certificate has expired", "renew the server's certificate"],
  CERT_NOT_YET_VALID: ["its certificate isn't valid yet", "check the clocks of both machines"],
  ERR_TLS_CERT_ALTNAME_INVALID: [
    "its certificate is for another name",
    "use the name from the certificate in REDIS_URL",
  ],
  ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED: [
    "it asks for a client certificate, which isn't supported",
    "set tls-auth-clients no on the server",
  ],
};

/** `unreachable`, with the address but without secrets. */
function notConnected({ label }: RedisTarget, cause: unknown): StoreError {
  const [reason, check] = explained(cause, label.startsWith("rediss"));
  return new StoreError("unreachable", `no connection to ${label} (${reason}); ${check}`, { cause });
}

function explained(cause: unknown, speaksTls: boolean): readonly [reason: string, check: string] {
  if (!(cause instanceof Error)) return [String(cause), CHECK];
  const code = "code" in cause ? String(cause.code) : "";
  const isCutOff =
    code === "ECONNRESET" ||
    /closed unexpectedly|no connection within|Connection timeout/.test(cause.message);
  const check = isCutOff ? CHECK + (speaksTls ? MAYBE_PLAIN : MAYBE_TLS) : CHECK;
  return TLS[code] ?? [cause.message || code || cause.name, check];
}
