// The queue's connection to Redis, for every form that REDIS_URL may have.

import { Cluster, Redis, SentinelConnector } from "ioredis";
import { parseRedisUrl, type RedisTarget, reconnectAfterMs } from "../../infra/store/index.ts";

/** Prefix of the queue's keys. Braces keep all of them on one node of a cluster. */
export function queuePrefix(redisUrl: string): string {
  return parseRedisUrl(redisUrl).type === "cluster" ? "{bull}" : "bull";
}

/** Reconnects forever, and asks the sentinels or the cluster where the master is. @throws TypeError if it isn't an
 * address. */
export function connectQueue(redisUrl: string): Redis | Cluster {
  const client = clientOf(parseRedisUrl(redisUrl));
  // Without a listener, an error would end the process; the queue reports its own failures.
  client.on("error", () => undefined);
  return client;
}

/** Commands wait indefinitely, as the queue's library requires, and replies use the protocol that it was written
 * for. */
const PATIENT = { maxRetriesPerRequest: null, retryStrategy: reconnectAfterMs, protocol: 2 } as const;

function clientOf(target: RedisTarget): Redis | Cluster {
  if (target.type === "single") return new Redis(target.url, PATIENT);
  const { nodes, username, password } = target;
  const login = { ...(username !== undefined && { username }), ...(password !== undefined && { password }) };
  const node = { ...PATIENT, ...login, ...(target.tls && { tls: {} }) };
  if (target.type === "cluster")
    return new Cluster([...nodes], { redisOptions: node, clusterRetryStrategy: reconnectAfterMs });
  return new Redis({
    ...node,
    sentinels: [...nodes],
    name: target.master,
    db: target.database,
    sentinelRetryStrategy: reconnectAfterMs,
    // Disconnects from a master that was replaced but still responds.
    failoverDetector: true,
    Connector: FreshConnector,
    ...(target.tls && { enableTLSForSentinelMode: true, sentinelTLS: {} }),
  });
}

/** Disconnects before it asks for the master. The library's own connector keeps listening for failovers while it asks
 * the sentinels, and if it hears of the one that broke its connection, it gives up forever. */
class FreshConnector extends SentinelConnector {
  constructor(options: unknown) {
    super(options as ConstructorParameters<typeof SentinelConnector>[0]);
  }

  override connect(
    ...args: Parameters<SentinelConnector["connect"]>
  ): ReturnType<SentinelConnector["connect"]> {
    this.disconnect();
    return super.connect(...args);
  }
}
