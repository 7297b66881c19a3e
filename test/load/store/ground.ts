// The Redis that loads stand on, with its players; with a replica and a sentinel where its master is
// to be lost.

import { randomBytes } from "node:crypto";
import { followed, type RedisServer, startRedis, startSentinel } from "../../infra/store/redis-server.ts";
import { openWorld, type World } from "../../prove/world.ts";
import type { Past } from "./past.ts";
import { openSeeder } from "./seed.ts";

export interface Ground {
  /** The bots' REDIS_URL. */
  readonly url: string;
  /** The bots' HOST_KEY. */
  readonly hostKey: string;
  /** What is written to, at first. */
  readonly redis: RedisServer;
  readonly replica?: RedisServer;
  /** How many players are stored. */
  players(): number;
  /** Stores more, until there are so many. */
  grow(players: number): Promise<void>;
  pastOf(number: number): Past;
  /** The first number of so many players whom nobody has taken before. @throws RangeError where there
   * are not so many left. */
  take(count: number): number;
  close(): Promise<void>;
}

const MASTER = "load";
/** Every answered write is in the file, though a power cut might take the last second. */
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
