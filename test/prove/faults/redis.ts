// Faults of the Redis server that stores everything.

import { setTimeout as wait } from "node:timers/promises";
import type { RedisServer } from "../../infra/store/redis-server.ts";
import type { Fault, Ground } from "./fault.ts";

/** How long Redis is down: longer than the store waits for it, so that people get an error. */
const AWAY_MS = 4_000;
const SHARE = 0.4;

/** Killed without a clean shutdown; it reads its file on restart. */
export const redisStopped: Fault = async (ground) => {
  await ground.course.reaches(SHARE);
  const redis = redisOf(ground);
  await redis.kill();
  await wait(AWAY_MS);
  await redis.restart();
};

function redisOf({ lodging: { redis } }: Ground): RedisServer {
  if (!redis) throw new Error("there is no Redis");
  return redis;
}
