// The address of a Redis server, and how soon to ask it again.

import { doublingMs } from "../../doubling.ts";

export interface RedisTarget {
  /** Contains no secret. */
  readonly label: string;
  readonly url: string;
}

const FORMS = `a Redis address has one of these forms:
  redis://[user:password@]host:6379[/database]
  rediss://[user:password@]host:6379[/database]  (TLS)`;

/** @throws TypeError that lists the valid forms but not the input, which may contain a password. */
export function parseRedisUrl(url: string): RedisTarget {
  if (!/^rediss?:\/\//.test(url) || !URL.canParse(url)) throw new TypeError(FORMS);
  const { protocol, host, hostname, pathname } = new URL(url);
  if (hostname === "" || !/^(\/\d*)?$/.test(pathname)) throw new TypeError(FORMS);
  return { label: `${protocol}//${host}`, url };
}

const RECONNECT_MS = 25;
const RECONNECT_MAX_MS = 500;

/** Randomly spread, so that processes don't come back all at once. @param failures in a row, from 1. */
export function reconnectAfterMs(failures: number): number {
  return doublingMs(RECONNECT_MS, RECONNECT_MAX_MS, failures) + Math.random() * RECONNECT_MS;
}
