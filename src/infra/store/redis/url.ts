// Redis addresses: one server, sentinels, or a cluster; and how soon to ask one again.

import { doublingMs } from "../../doubling.ts";

interface RedisNode {
  readonly host: string;
  readonly port: number;
}

interface Credentials {
  readonly username?: string;
  readonly password?: string;
}

/** `label` contains no secret. Credentials are for the Redis servers, not the sentinels; TLS applies to all. */
export type RedisTarget =
  | { readonly type: "single"; readonly label: string; readonly url: string }
  | ({
      readonly type: "sentinel";
      readonly label: string;
      readonly nodes: readonly RedisNode[];
      readonly master: string;
      readonly database: number;
      readonly tls: boolean;
    } & Credentials)
  | ({
      readonly type: "cluster";
      readonly label: string;
      readonly nodes: readonly RedisNode[];
      readonly tls: boolean;
    } & Credentials);

const FORMS = `a Redis address has one of these forms:
  redis://[user:password@]host:6379[/database]
  rediss://[user:password@]host:6379[/database]  (TLS)
  redis+sentinel://[user:password@]host:26379,host:26379/master-name[/database]
  redis+cluster://[user:password@]host:7000,host:7001
  rediss+sentinel://…, rediss+cluster://…  (TLS to all of them)`;

const MANY = /^redis(s?)\+(sentinel|cluster):\/\/(?:([^@/]*)@)?([^@/]+)(?:\/(.*))?$/;
const MASTER = /^([\w.-]+)(?:\/(\d{1,3}))?$/;
const NODE = /^(\[[0-9a-fA-F:]+\]|[^:[\]]+)(?::(\d{1,5}))?$/;

/** @throws TypeError that lists the valid forms but not the input, which may contain a password. */
export function parseRedisUrl(url: string): RedisTarget {
  const many = MANY.exec(url);
  if (!many) return parseSingle(url);
  const [, s = "", type, login, hosts = "", path = ""] = many;
  const nodes = hosts.split(",").map((host) => parseNode(host, type === "sentinel" ? 26_379 : 6_379));
  const shared = { nodes, tls: s !== "", label: `redis${s}+${type}://${hosts}`, ...parseLogin(login) };
  if (type === "sentinel") return { type, ...shared, ...parseMaster(path) };
  if (path !== "") throw badUrl();
  return { type: "cluster", ...shared };
}

function parseSingle(url: string): RedisTarget {
  if (!/^rediss?:\/\//.test(url) || !URL.canParse(url)) throw badUrl();
  const { protocol, host, hostname, pathname } = new URL(url);
  if (hostname === "" || !/^(\/\d*)?$/.test(pathname)) throw badUrl();
  return { type: "single", label: `${protocol}//${host}`, url };
}

function parseNode(text: string, usualPort: number): RedisNode {
  const [, host, digits] = NODE.exec(text) ?? [];
  const port = digits === undefined ? usualPort : Number(digits);
  if (host === undefined || port < 1 || port > 65_535) throw badUrl();
  return { host: host.replace(/^\[|\]$/g, ""), port };
}

function parseLogin(login: string | undefined): Credentials {
  if (!login) return {};
  const [username = "", password = ""] = login.split(/:(.*)/s).map(decoded);
  return { ...(username && { username }), ...(password && { password }) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // The library's message would echo the text, which may be a password.
    throw badUrl();
  }
}

function parseMaster(path: string): { master: string; database: number } {
  const [, master, database = "0"] = MASTER.exec(path) ?? [];
  if (master === undefined) throw badUrl();
  return { master, database: Number(database) };
}

function badUrl(): TypeError {
  return new TypeError(FORMS);
}

const RECONNECT_MS = 25;
const RECONNECT_MAX_MS = 500;

/** Randomly spread, so that processes don't come back all at once. @param failures in a row, from 1. */
export function reconnectAfterMs(failures: number): number {
  return doublingMs(RECONNECT_MS, RECONNECT_MAX_MS, failures) + Math.random() * RECONNECT_MS;
}
