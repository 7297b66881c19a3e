// Runs the store contract on Redis.

import { createClient } from "@keyv/redis";
import { describe } from "vitest";
import { describeStore, type RawStorage, type StoreUnderTest } from "../../contracts/store-contract.ts";
import { type RedisServer, skipWithoutRedis, startRedis } from "./redis-server.ts";

describe.skipIf(skipWithoutRedis("store contract on Redis"))("on test servers", () => {
  describeStore("Redis", "shared", () => onRedis());
});

const given = process.env.REDIS_URL;
if (given?.startsWith("redis://")) describeStore("Redis of REDIS_URL", "shared", () => onGiven(given));

async function onRedis(): Promise<StoreUnderTest> {
  const server = await startRedis();
  return {
    options: { redisUrl: server.url, dataDir: "/nonexistent" },
    raw: rawOf(server),
    stop: server.stop,
  };
}

async function onGiven(redisUrl: string): Promise<StoreUnderTest> {
  const client = createClient({ url: redisUrl });
  await client.connect();
  const command = (...args: string[]) => client.sendCommand(args);
  return {
    options: { redisUrl, dataDir: "/nonexistent" },
    raw: rawOf({ command }),
    stop: () => client.close(),
  };
}

function rawOf({ command }: Pick<RedisServer, "command">): RawStorage {
  return {
    get: async (key) => ((await command("GET", key)) as string | null) ?? undefined,
    set: async (key, value) => void (await command("SET", key, value)),
    expires: async (key) => {
      const leftMs = Number(await command("PTTL", key));
      return leftMs < 0 ? undefined : Date.now() + leftMs;
    },
    keys: async (part) => ((await command("KEYS", "*")) as string[]).filter((key) => key.includes(part)),
  };
}
