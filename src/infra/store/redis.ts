// The store on Redis or a cluster: every operation touches one key. One script is the compare-and-set.

import KeyvRedis, { type RedisClientType } from "@keyv/redis";
import { deadline } from "../deadline.ts";
import { type Backend, type StoredRecord, StoreError, UnreadableDocumentError } from "./types.ts";

/** ARGV: the value as it must be and the next one ("": none), and the next one's time to live in ms ("": forever). */
const SWAP = `
  if (redis.call('GET', KEYS[1]) or '') ~= ARGV[1] then return 0 end
  if ARGV[2] == '' then redis.call('UNLINK', KEYS[1])
  elseif ARGV[3] == '' then redis.call('SET', KEYS[1], ARGV[2])
  else redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3]) end
  return 1`;

/** Connects to a server, or to the cluster of these addresses. @throws StoreError `unreachable`. */
export async function openRedis(urls: readonly string[], timeoutMs: number): Promise<Backend> {
  const hosts = urls.map((url) => new URL(url).host).join(", ");
  const reached = async <R>(key: string, work: () => Promise<R>): Promise<R> => {
    try {
      return await work();
    } catch (error) {
      const cause = error as NodeJS.ErrnoException;
      const why = cause.message || cause.code || cause.name;
      const otherType = `${key} can't be read: Redis has another type of value there`;
      if (why.includes("WRONGTYPE")) throw new UnreadableDocumentError(otherType, { cause });
      const refused = `Redis at ${hosts} refuses to write (${why})`;
      if (/\b(OOM|READONLY|MISCONF)\b/.test(why)) throw new StoreError("unwritable", refused, { cause });
      const away = `Redis at ${hosts} can't be reached (${why}); check that it's running and REDIS_URL is right`;
      throw new StoreError("unreachable", away, { cause });
    }
  };
  let isConnected = false;
  const { username, password, protocol } = new URL(urls[0] as string);
  const socket = {
    ...(protocol === "rediss:" && ({ tls: true } as const)),
    connectTimeout: timeoutMs,
    // Together with the ping, finds out that a machine is gone, rather than silent.
    socketTimeout: 15_000,
    reconnectStrategy: (tries: number, cause: Error) =>
      isConnected ? Math.min(25 * 2 ** tries, 500) : cause,
  };
  // A cluster names its nodes without a password or TLS.
  const login = password && { username: username || "default", password: decodeURIComponent(password) };
  // The time withdraws commands that couldn't be sent.
  const options = { RESP: 2, pingInterval: 5_000, commandOptions: { timeout: timeoutMs }, socket } as const;
  const defaults = { ...options, ...login };
  const rootNodes = urls.map((url) => ({ url }));
  const where = urls.length > 1 ? { rootNodes, defaults } : { ...defaults, ...rootNodes[0] };
  const keyv = new KeyvRedis<string>(where, { throwOnErrors: true });
  // Without a listener, an error event would end the process. The failing operation reports the error.
  keyv.on("error", () => undefined);
  // A cluster has the same commands, though not the same type.
  const client = keyv.client as RedisClientType;
  await reached("", () => client.connect());
  isConnected = true;
  const masters = () => keyv.getMasterNodes() as Promise<RedisClientType[]>;

  const recordAt = async (key: string): Promise<StoredRecord> => {
    const [type, leftMs] = await Promise.all([client.type(key), client.pTTL(key)]);
    const value = type === "zset" ? await boardAt(key).top(Number.MAX_SAFE_INTEGER) : await client.get(key);
    return { key, value: value ?? "", expiresAt: leftMs > 0 ? Date.now() + leftMs : undefined };
  };
  // Scores are negated, because Redis then sorts the best first and ties by name.
  const boardAt: Backend["board"] = (key) => ({
    set: (member, score, ttlMs) =>
      reached(key, async () => {
        const added = client.zAdd(key, { value: member, score: 0 - score });
        await Promise.all(ttlMs === undefined ? [added] : [added, client.pExpire(key, ttlMs)]);
      }),
    remove: (member) => reached(key, async () => (await client.zRem(key, member)) === 1),
    top: (count, atLeast = Number.NEGATIVE_INFINITY) =>
      reached(key, async () => {
        const best = { BY: "SCORE", LIMIT: { offset: 0, count } } as const;
        const rows = await client.zRangeWithScores(key, "-inf", 0 - atLeast, best);
        return rows.map(({ value, score }) => ({ member: value, score: 0 - score }));
      }),
  });
  return {
    read: (key) => reached(key, () => keyv.get<string>(key)),
    remove: (key) => reached(key, () => keyv.delete(key)),
    swap: (key, before = "", next = "", ttlMs) =>
      reached(key, async () => {
        const input = { keys: [key], arguments: [before, next, ttlMs?.toString() ?? ""] };
        return (await client.eval(SWAP, input)) === 1;
      }),
    board: boardAt,
    async *records(prefix) {
      for (const node of await masters())
        for await (const keys of node.scanIterator({ MATCH: `${prefix}*`, COUNT: 500 }))
          for (const key of keys) yield reached(key, () => recordAt(key));
    },
    async warning() {
      // A managed server may refuse to tell.
      const info = await Promise.all((await masters()).map((node) => node.info("memory"))).catch(() => []);
      const policy = /maxmemory_policy:(?!noeviction)(\S+)/.exec(info.join("\n"))?.[1];
      const sentence = `Redis deletes data when its memory is full (${policy}): set its maxmemory-policy to noeviction`;
      return policy && sentence;
    },
    async close() {
      await deadline(client.close(), timeoutMs).catch(() => undefined);
      if (client.isOpen) client.destroy();
    },
  };
}
