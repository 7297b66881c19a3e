// The queue's connection to Redis.

import { Redis } from "ioredis";
import { parseRedisUrl, reconnectAfterMs } from "../../infra/store/index.ts";

/** Reconnects forever. Commands wait indefinitely, as the queue's library requires, and replies use the protocol that it
 * was written for. @throws TypeError if it isn't an address. */
export function connectQueue(redisUrl: string): Redis {
  const { url } = parseRedisUrl(redisUrl);
  const client = new Redis(url, { maxRetriesPerRequest: null, retryStrategy: reconnectAfterMs, protocol: 2 });
  // Without a listener, an error would end the process; the queue reports its own failures.
  client.on("error", () => undefined);
  return client;
}
