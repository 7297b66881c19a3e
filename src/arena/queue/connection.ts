// The queue's connection to Redis, in every form that REDIS_URL may have.

import { Cluster, Redis, SentinelConnector } from "ioredis";
import { parseRedisUrl, type RedisTarget } from "../../infra/store/index.ts";

/** What the queue's keys begin with. Braces keep all of them on one node of a cluster. */
export function queuePrefix(redisUrl: string): string {
  return parseRedisUrl(redisUrl).type === "cluster" ? "{bull}" : "bull";
}

/** Reconnects for ever, and asks the sentinels or the cluster where the master is. @throws TypeError for
 * what is no address. */
export function connectQueue(redisUrl: string): Redis | Cluster {
  const client = clientOf(parseRedisUrl(redisUrl));
  // Without a listener an error ends the process; the queue reports its own failures.
  client.on("error", () => undefined);
  return client;
}

const AGAIN_MAX_MS = 500;

function againAfterMs(times: number): number {
  return Math.min(25 * 2 ** times, AGAIN_MAX_MS) + Math.random() * 25;
}

/** Commands wait as long as it takes, which the queue's library asks for, and answers have the form that it
 * was written for. */
const PATIENT = { maxRetriesPerRequest: null, retryStrategy: againAfterMs, protocol: 2 } as const;

function clientOf(target: RedisTarget): Redis | Cluster {
  if (target.type === "single") return new Redis(target.url, PATIENT);
  const { nodes, username, password } = target;
  const login = { ...(username !== undefined && { username }), ...(password !== undefined && { password }) };
  const node = { ...PATIENT, ...login, ...(target.tls && { tls: {} }) };
  if (target.type === "cluster")
    return new Cluster([...nodes], { redisOptions: node, clusterRetryStrategy: againAfterMs });
  return new Redis({
    ...node,
    sentinels: [...nodes],
    name: target.master,
    db: target.database,
    sentinelRetryStrategy: againAfterMs,
    // Leaves a master that was replaced but still answers.
    failoverDetector: true,
    Connector: FreshConnector,
    ...(target.tls && { enableTLSForSentinelMode: true, sentinelTLS: {} }),
  });
}

/** Asks for the master undisturbed. The library's own still listens for the failover that broke its
 * connection while it asks the sentinels, and when it hears of it there, it gives up for ever. */
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
