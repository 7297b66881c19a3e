// A connection to Redis for a job queue: it waits as long as it must, where the store's own give up
// in time.

import { createClient, type RedisClientType } from "@keyv/redis";
import { parseRedisUrl } from "./url.ts";

const RECONNECT_MAX_MS = 500;

/** A client that connects when it is first used and reconnects for ever; undefined where the
 * address is not that of one server. */
export function queueClient(redisUrl: string): RedisClientType | undefined {
  const target = parseRedisUrl(redisUrl);
  if (target.type !== "single") return undefined;
  const reconnectStrategy = (retries: number): number => Math.min(25 * 2 ** retries, RECONNECT_MAX_MS);
  const client = createClient({
    url: target.url,
    RESP: 2,
    socket: { reconnectStrategy },
    maintNotifications: "disabled",
  });
  // Without a listener an error would end the process; the queue reports what suffers from it.
  client.on("error", () => undefined);
  return client as RedisClientType;
}
