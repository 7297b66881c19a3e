// Where a proof's bots store their data: an embedded file, or their own Redis server.

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { openStore, type Store } from "../../src/infra/store/index.ts";
import { followed, type RedisServer, startRedis, startSentinel } from "../infra/store/redis-server.ts";
import type { World } from "./world.ts";

export type StoreName = "embedded" | "redis" | "sentinel";

export interface Lodging {
  /** The bot's settings for it. */
  readonly environment: Readonly<Record<string, string>>;
  /** The folder of the embedded file. */
  readonly folder: string;
  /** The server that's written to; absent without Redis. */
  readonly redis?: RedisServer;
  /** Its replica, managed by a sentinel. */
  readonly replica?: RedisServer;
  open(): Promise<Store>;
}

/** Every confirmed write is in the file, though a power failure might lose the last second. */
const KEPT = ["--appendonly", "yes"];
/** The sentinel's name for the master. */
const MASTER = "seer";

export async function openLodging(world: World, name: StoreName): Promise<Lodging> {
  const folder = join(world.folder, "data");
  mkdirSync(folder, { recursive: true });
  if (name === "embedded")
    return { environment: { DATA_DIR: folder }, folder, open: () => openAt({ dataDir: folder }) };
  const redis = await started(world, startRedis(...KEPT));
  if (name === "redis") return onRedis(folder, redis.url, { redis });
  const replica = await started(world, startRedis(...KEPT, "--replicaof", "127.0.0.1", String(redis.port)));
  await followed(redis);
  const sentinel = await started(world, startSentinel(MASTER, redis.port));
  return onRedis(folder, `redis+sentinel://127.0.0.1:${sentinel.port}/${MASTER}`, { redis, replica });
}

async function started(world: World, starting: Promise<RedisServer>): Promise<RedisServer> {
  const server = await starting;
  world.finally(() => server.stop());
  return server;
}

function onRedis(folder: string, redisUrl: string, servers: Pick<Lodging, "redis" | "replica">): Lodging {
  const environment = { DATA_DIR: folder, REDIS_URL: redisUrl };
  return { environment, folder, ...servers, open: () => openAt({ dataDir: folder, redisUrl }) };
}

function openAt(where: { readonly dataDir: string; readonly redisUrl?: string }): Promise<Store> {
  const report = ({ message }: { readonly message: string }): never => {
    throw new Error(message);
  };
  return openStore({ ...where, report });
}
