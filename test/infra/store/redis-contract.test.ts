// Runs the store contract on Redis: standalone, behind sentinels, as a cluster, encrypted or not.

import { createClient } from "@keyv/redis";
import { describe } from "vitest";
import { describeStore, type RawStorage, type StoreUnderTest } from "../../contracts/store-contract.ts";
import { KEYS } from "./kinds.ts";
import {
  type RedisServer,
  skipWithoutRedis,
  startCluster,
  startRedis,
  startSentinel,
} from "./redis-server.ts";

describe.skipIf(skipWithoutRedis("store contract on Redis"))("on test servers", () => {
  describeStore("Redis", "shared", () => onRedis());
  describeStore("Redis, encrypted", "shared", () => onRedis(KEYS));
  describeStore("Redis behind a sentinel", "shared", behindSentinel);
  describeStore("Redis cluster of three masters", "shared", onCluster);
});

const given = process.env.REDIS_URL;
if (given?.startsWith("redis://")) describeStore("Redis of REDIS_URL", "shared", () => onGiven(given));

async function onRedis(keys: { stateKeys?: Uint8Array[] } = {}): Promise<StoreUnderTest> {
  const server = await startRedis();
  return {
    options: { redisUrl: server.url, dataDir: "/nonexistent", ...keys },
    raw: rawOf([server]),
    stop: server.stop,
  };
}

async function behindSentinel(): Promise<StoreUnderTest> {
  const master = await startRedis();
  const sentinel = await startSentinel("seer", master.port);
  return {
    options: { redisUrl: `redis+sentinel://127.0.0.1:${sentinel.port}/seer`, dataDir: "/nonexistent" },
    raw: rawOf([master]),
    stop: async () => {
      await sentinel.stop();
      await master.stop();
    },
  };
}

async function onCluster(): Promise<StoreUnderTest> {
  const cluster = await startCluster();
  return {
    options: { redisUrl: cluster.url, dataDir: "/nonexistent" },
    raw: rawOf(cluster.nodes),
    stop: cluster.stop,
  };
}

async function onGiven(redisUrl: string): Promise<StoreUnderTest> {
  const client = createClient({ url: redisUrl });
  await client.connect();
  const command = (...args: string[]) => client.sendCommand(args);
  return {
    options: { redisUrl, dataDir: "/nonexistent" },
    raw: rawOf([{ command }]),
    stop: () => client.close(),
  };
}

/** Raw storage over several servers, one of which has the key; the others answer MOVED. */
function rawOf(servers: readonly Pick<RedisServer, "command">[]): RawStorage {
  const onOwner = async (...args: string[]) => {
    const answers = await Promise.allSettled(servers.map((server) => server.command(...args)));
    const fulfilled = answers.find((answer) => answer.status === "fulfilled");
    if (!fulfilled) throw new Error(`no server took ${args[0]}`);
    return fulfilled.value;
  };
  return {
    get: async (key) => ((await onOwner("GET", key)) as string | null) ?? undefined,
    set: async (key, value) => void (await onOwner("SET", key, value)),
    expires: async (key) => {
      const leftMs = Number(await onOwner("PTTL", key));
      return leftMs < 0 ? undefined : Date.now() + leftMs;
    },
    keys: async (part) => {
      const all = await Promise.all(servers.map((server) => server.command("KEYS", "*")));
      return (all.flat() as string[]).filter((key) => key.includes(part));
    },
  };
}
