// The Redis that load tests run on, with its players; it has a replica and a sentinel if its master will be killed.

import { randomBytes } from "node:crypto";
import { followed, type RedisServer, startRedis, startSentinel } from "../../infra/store/redis-server.ts";
import { openWorld, type World } from "../../prove/world.ts";
import type { Past } from "./past.ts";
import { openSeeder } from "./seed.ts";

export interface Ground {
  /** Used as the bots' REDIS_URL. */
  readonly url: string;
  /** Used as the bots' HOST_KEY. */
  readonly hostKey: string;
  /** The initial master. */
  readonly redis: RedisServer;
  readonly replica?: RedisServer;
  /** Counts the stored players. */
  players(): number;
  /** Adds players until there are this many. */
  grow(players: number): Promise<void>;
  pastOf(number: number): Past;
  /** Reserves `count` players who haven't been used yet and returns the first one's number. @throws RangeError if there
   * aren't enough left. */
  take(count: number): number;
  close(): Promise<void>;
}

const MASTER = "load";
/** Every answered write is in the file, though a power cut might lose the last second. */
const KEPT = ["--appendonly", "yes", "--auto-aof-rewrite-percentage", "0"];

export async function openGround({ hasReplica = false } = {}): Promise<Ground> {
  const world = openWorld();
  const hostKey = randomBytes(32).toString("base64");
  const seeder = await openSeeder(hostKey);
  const redis = await started(world, startRedis(...(hasReplica ? KEPT : [])));
  const others = hasReplica ? await follow(world, redis) : { url: redis.url };
  let [players, taken] = [0, 0];
  return {
    ...{ hostKey, redis, ...others, pastOf: seeder.pastOf },
    players: () => players,
    grow: async (most) => {
      if (most > players) await seeder.write(redis.port, players, most);
      players = Math.max(players, most);
    },
    take: (count) => {
      if (taken + count > players) throw new RangeError(`no ${count} players are left of ${players}`);
      taken += count;
      return taken - count;
    },
    close: () => world.end(false),
  };
}

async function follow(world: World, redis: RedisServer): Promise<Pick<Ground, "url" | "replica">> {
  const replica = await started(world, startRedis(...KEPT, "--replicaof", "127.0.0.1", String(redis.port)));
  await followed(redis);
  const sentinel = await started(world, startSentinel(MASTER, redis.port));
  return { url: `redis+sentinel://127.0.0.1:${sentinel.port}/${MASTER}`, replica };
}

async function started(world: World, starting: Promise<RedisServer>): Promise<RedisServer> {
  const server = await starting;
  world.finally(() => server.stop());
  return server;
}
