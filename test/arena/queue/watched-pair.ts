// A Redis master with a replica, watched by two sentinels.

import { type RedisServer, startRedis, startSentinel, until } from "../../infra/store/redis-server.ts";

export interface WatchedPair {
  readonly url: string;
  readonly master: RedisServer;
  readonly replica: RedisServer;
  /** In the order of the URL, so that the first one is asked first. */
  readonly sentinels: readonly [RedisServer, RedisServer];
}

/** Resolves when it's ready to fail over. `started`: has each server stopped after the test. */
export async function startWatchedPair(
  started: (starting: Promise<RedisServer>) => Promise<RedisServer>,
): Promise<WatchedPair> {
  const master = await started(startRedis());
  const replica = await started(startRedis("--replicaof", "127.0.0.1", String(master.port)));
  await until(async () =>
    String(await replica.command("INFO", "replication")).includes("master_link_status:up"),
  );
  const first = await started(startSentinel("seer", master.port));
  const second = await started(startSentinel("seer", master.port));
  for (const one of [first, second])
    await until(async () => String(await one.command("INFO", "sentinel")).includes("slaves=1,sentinels=2"));
  const url = `redis+sentinel://127.0.0.1:${first.port},127.0.0.1:${second.port}/seer`;
  return { url, master, replica, sentinels: [first, second] };
}
