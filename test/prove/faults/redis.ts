// Faults of the Redis server that stores everything.

import { setTimeout as wait } from "node:timers/promises";
import { type RedisServer, until } from "../../infra/store/redis-server.ts";
import type { Fault, Ground } from "./fault.ts";

/** How long Redis is down: longer than the store waits for it, so that people get an error. */
const AWAY_MS = 4_000;
const SHARE = 0.4;
/** Writes that a master confirmed this long before it died may not have reached its replica. */
const UNPASSED_MS = 1_000;

/** Killed without a clean shutdown; it reads its file on restart. */
export const redisStopped: Fault = async (ground) => {
  await ground.course.reaches(SHARE);
  const redis = redisOf(ground);
  await redis.kill();
  await wait(AWAY_MS);
  await redis.restart();
  return {};
};

export const redisFrozen: Fault = async (ground) => {
  await ground.course.reaches(SHARE);
  redisOf(ground).signal("SIGSTOP");
  await wait(AWAY_MS);
  redisOf(ground).signal("SIGCONT");
  return {};
};

/** Filled until it refuses every write, then emptied again. */
export const redisFull: Fault = async (ground) => {
  await ground.course.reaches(SHARE);
  const redis = redisOf(ground);
  await redis.command("CONFIG", "SET", "maxmemory-policy", "noeviction");
  await setMost(redis, (await usedBytes(redis)) + 2 ** 20);
  const chunks = await fill(redis);
  // The refused chunk took up memory itself.
  await setMost(redis, (await usedBytes(redis)) - 2 * CHUNK.length);
  await wait(AWAY_MS);
  await setMost(redis, (await usedBytes(redis)) + 2 ** 26);
  await redis.command("DEL", ...chunks);
  return {};
};

async function usedBytes(redis: RedisServer): Promise<number> {
  return Number(/used_memory:(\d+)/.exec(String(await redis.command("INFO", "memory")))?.[1]);
}

async function setMost(redis: RedisServer, bytes: number): Promise<void> {
  await redis.command("CONFIG", "SET", "maxmemory", String(bytes));
}

const CHUNK = "x".repeat(2 ** 15);
const CHUNKS_MAX = 1_000;

/** Writes until Redis refuses; resolves to the keys. @throws Error if it never does. */
async function fill(redis: RedisServer): Promise<readonly string[]> {
  const keys: string[] = [];
  for (let at = 0; at < CHUNKS_MAX; at++) {
    const refused = await redis.command("SET", `filler:${at}`, CHUNK).then(
      () => false,
      (error: unknown) => String(error).includes("OOM"),
    );
    if (refused) return keys;
    keys.push(`filler:${at}`);
  }
  throw new Error("Redis was not to be filled");
}

/** The master dies and stays down; a sentinel promotes the replica. */
export const failedOver: Fault = async (ground) => {
  const { course, lodging } = ground;
  const { replica } = lodging;
  if (!replica) throw new Error("there is no replica");
  await course.reaches(SHARE);
  const at = performance.now();
  await redisOf(ground).kill();
  await until(async () => String(await replica.command("INFO", "replication")).includes("role:master"));
  return { mayLose: { from: at - UNPASSED_MS, to: performance.now() } };
};

function redisOf({ lodging: { redis } }: Ground): RedisServer {
  if (!redis) throw new Error("there is no Redis");
  return redis;
}
