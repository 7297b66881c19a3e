// The Redis that a load stands on, with its players; with a replica and a sentinel where its master is
// to be lost.

import { followed, type RedisServer, startRedis, startSentinel } from "../../infra/store/redis-server.ts";
import type { World } from "../../prove/world.ts";
import type { Seeder } from "./seed.ts";

export interface Ground {
  /** The bots' REDIS_URL. */
  readonly url: string;
  /** What is written to, at first. */
  readonly redis: RedisServer;
  readonly replica?: RedisServer;
  /** How many players are stored. */
  players(): number;
  /** Stores more, until there are so many. */
  grow(players: number): Promise<void>;
}

const MASTER = "load";
/** Every answered write is in the file, though a power cut might take the last second. */
const KEPT = ["--appendonly", "yes", "--auto-aof-rewrite-percentage", "0"];

export async function openGround(world: World, seeder: Seeder, hasReplica: boolean): Promise<Ground> {
  const redis = await started(world, startRedis(...(hasReplica ? KEPT : [])));
  let players = 0;
  const grow = async (most: number): Promise<void> => {
    if (most > players) await seeder.write(redis.port, players, most);
    players = Math.max(players, most);
  };
  const common = { redis, players: () => players, grow };
  if (!hasReplica) return { url: redis.url, ...common };
  const follow = ["--replicaof", "127.0.0.1", String(redis.port)];
  const replica = await started(world, startRedis(...KEPT, ...follow));
  await followed(redis);
  const sentinel = await started(world, startSentinel(MASTER, redis.port));
  return { url: `redis+sentinel://127.0.0.1:${sentinel.port}/${MASTER}`, replica, ...common };
}

async function started(world: World, starting: Promise<RedisServer>): Promise<RedisServer> {
  const server = await starting;
  world.finally(() => server.stop());
  return server;
}
