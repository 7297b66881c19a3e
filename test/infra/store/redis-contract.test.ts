// Runs the store contract on Redis: one server, and a cluster of three.

import { describe } from "vitest";
import { describeStore } from "../../contracts/store-contract.ts";
import { skipWithoutRedis, startCluster, startRedis } from "./redis-server.ts";

const dataDir = "/nonexistent";

describe.skipIf(skipWithoutRedis("store contract on Redis"))("on test servers", () => {
  describeStore("Redis", async () => {
    const server = await startRedis();
    const { command } = server;
    return {
      options: { redisUrl: server.url, dataDir },
      raw: {
        get: async (key) => ((await command("GET", key)) as string | null) ?? undefined,
        set: async (key, value) => void (await command("SET", key, value)),
      },
      stop: server.stop,
    };
  });
  describeStore("Redis Cluster", async () => {
    const cluster = await startCluster();
    return { options: { redisUrl: cluster.url, dataDir }, stop: cluster.stop };
  });
});
