import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStore, type Store } from "../../../src/infra/store/index.ts";
import { type RedisServer, skipWithoutRedis, startRedis } from "../../infra/store/redis-server.ts";
import { openTable, viewOf } from "./table.ts";

/** Of which what binds the three last matches to the pledge takes 200 bytes each, and what they might
 * lose 40; Redis rounds up. */
const BYTES_MAX = 2688;

describe.skipIf(skipWithoutRedis("the size of a stored player"))("a player of 1,000 rounds", () => {
  let redis: RedisServer;
  let store: Store;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.stop());

  it.each([
    ["plain", []],
    ["encrypted", [new Uint8Array(32).fill(7)]],
  ])("takes at most 2.6 KB in Redis, key and all, %s", async (_how, stateKeys) => {
    store = await openStore({ redisUrl: redis.url, dataDir: ":memory:", stateKeys, report: () => {} });
    await redis.command("FLUSHALL");
    const table = await openTable({ store });
    for (let match = 0; match < 4; match++) {
      let reply = await table.type("rps", "play", { length: "endless" });
      for (let round = 0; round < 250; round++) {
        reply = await table.press(
          viewOf(reply),
          ["Rock", "Paper", "Scissors"][(round * round) % 3] as string,
        );
      }
      await table.press(viewOf(reply), "Stop");
    }
    const bytes = Number(await redis.command("MEMORY", "USAGE", "gadalka:player:telegram:1:rps"));
    expect(bytes).toBeGreaterThan(500);
    expect(bytes).toBeLessThanOrEqual(BYTES_MAX);
    await store.close();
  });
});
