// Documents that a cluster kept before those of one person lay on one node.

import { describe, expect, it } from "vitest";
import { openStore } from "../../../src/infra/store/index.ts";
import { counterKind } from "./kinds.ts";
import { type RedisCluster, skipWithoutRedis, startCluster } from "./redis-server.ts";

const KEY = "gadalka:test-counter:telegram:7:rps";
const OLD = `AAAAAAAA${JSON.stringify({ v: counterKind.version, d: { count: 5 } })}`;

describe.skipIf(skipWithoutRedis("moving documents in a cluster"))("in a cluster", () => {
  it("an older document is found, moved with its time to live, and removed", async () => {
    const cluster = await startCluster();
    const store = await openStore({ redisUrl: cluster.url, dataDir: "/nonexistent", report: () => {} });
    try {
      await onOwner(cluster, "SET", KEY, OLD, "PX", "60000");
      expect((await store.read(counterKind, "telegram:7:rps"))?.count).toBe(5);
      expect(await onOwner(cluster, "EXISTS", KEY)).toBe(0);
      expect(Number(await onOwner(cluster, "PTTL", "gadalka:test-counter:{telegram:7}:rps"))).toBeGreaterThan(
        0,
      );
      await store.update(counterKind, "telegram:7:rps", (now) => ({
        next: { count: (now?.count ?? 0) + 1 },
        result: null,
      }));
      expect((await store.read(counterKind, "telegram:7:rps"))?.count).toBe(6);
      await onOwner(cluster, "SET", KEY, OLD);
      expect(await store.remove(counterKind, "telegram:7:rps")).toBe(true);
      expect(await store.read(counterKind, "telegram:7:rps")).toBeUndefined();
    } finally {
      await store.close();
      await cluster.stop();
    }
  });
});

async function onOwner({ nodes }: RedisCluster, ...command: string[]): Promise<unknown> {
  const answers = await Promise.allSettled(nodes.map((node) => node.command(...command)));
  return answers.find((answer) => answer.status === "fulfilled")?.value;
}
