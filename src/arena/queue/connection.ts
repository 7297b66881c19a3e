// The queue's connection to Redis.

import { Cluster, Redis } from "ioredis";
import { doublingMs } from "../../infra/doubling.ts";
import { redisUrls } from "../../infra/store/index.ts";

/** Commands wait indefinitely, as the queue's library requires, and replies use the protocol that it was written for. */
const OPTIONS = { maxRetriesPerRequest: null, protocol: 2 } as const;
const retryAfterMs = (failures: number) => doublingMs(25, 500, failures);

/** Reconnects forever. @throws TypeError if it isn't an address. */
export function connectQueue(redisUrl: string): Redis | Cluster {
  const [url = "", ...others] = redisUrls(redisUrl);
  const { username, password, protocol } = new URL(url);
  const client =
    others.length === 0
      ? new Redis(url, { ...OPTIONS, retryStrategy: retryAfterMs })
      : new Cluster([url, ...others], {
          clusterRetryStrategy: retryAfterMs,
          redisOptions: {
            ...OPTIONS,
            ...(password && { username: username || "default", password: decodeURIComponent(password) }),
            ...(protocol === "rediss:" && { tls: {} }),
          },
        });
  // Without a listener, an error would end the process; the queue reports its own failures.
  client.on("error", () => undefined);
  return client;
}
