// Where a proof's bots store their data: an embedded file, or their own Redis server.

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { openStore, type Store } from "../../src/infra/store/index.ts";
import { type RedisServer, startRedis } from "../infra/store/redis-server.ts";
import type { World } from "./world.ts";

export type StoreName = "embedded" | "redis";

export interface Lodging {
  /** The bot's settings for it. */
  readonly environment: Readonly<Record<string, string>>;
  /** The folder of the embedded file. */
  readonly folder: string;
  /** The server that's written to; absent without Redis. */
  readonly redis?: RedisServer;
  open(): Promise<Store>;
}

/** Every confirmed write is in the file, though a power failure might lose the last second. */
const KEPT = ["--appendonly", "yes"];

export async function openLodging(world: World, name: StoreName): Promise<Lodging> {
  const folder = join(world.folder, "data");
  mkdirSync(folder, { recursive: true });
  if (name === "embedded")
    return { environment: { DATA_DIR: folder }, folder, open: () => openStore({ dataDir: folder }) };
  const redis = await startRedis(...KEPT);
  world.finally(() => redis.stop());
  const where = { dataDir: folder, redisUrl: redis.url };
  return {
    environment: { DATA_DIR: folder, REDIS_URL: redis.url },
    folder,
    redis,
    open: () => openStore(where),
  };
}
