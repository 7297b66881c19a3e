import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStore } from "../../../src/infra/store/index.ts";
import { PLAYER_GAME, type PlayerGame, playerGameKey } from "../../../src/people/index.ts";
import { type RedisServer, skipWithoutRedis, startRedis } from "../../infra/store/redis-server.ts";
import { giveRounds } from "../kit/histories.ts";
import { ANNA, openTable } from "./table.ts";

/** Includes 200 bytes for each of the last three matches to bind it to the pledge, and 40 each for what it might lose;
 * Redis rounds up. */
const BYTES_MAX = 2688;
const KEY = playerGameKey(ANNA, "rps");
const PICKS = ["Rock", "Paper", "Scissors"];

/** A player with 1,000 rounds, the last of them in as many matches as are kept. */
async function seasoned(opponent: string): Promise<PlayerGame> {
  const table = await openTable();
  await giveRounds(table.store, ANNA, { count: 940 });
  for (let match = 0; match < 3; match++) {
    let reply = await table.type("rps", "play", { length: "endless", opponent });
    for (let round = 0; round < 20; round++)
      reply = await table.press(reply, PICKS[(round * round) % 3] as string);
    await table.press(reply, "Stop");
  }
  return (await table.store.read(PLAYER_GAME, KEY)) ?? expect.fail();
}

describe("a player of 1,000 rounds", () => {
  it("takes at most 2.25 KB as text", async () => {
    const document = await seasoned("wildcard:context=6,base=3,decay=0.98,reply=value");
    expect(document.totals.rounds).toBe(1000);
    expect(JSON.stringify(PLAYER_GAME.encode?.(document)).length).toBeLessThan(2304 - 150);
  });
});

describe.skipIf(skipWithoutRedis("the size of a stored player"))("a player of 1,000 rounds in Redis", () => {
  let redis: RedisServer;
  let next: PlayerGame;
  beforeAll(async () => {
    [redis, next] = await Promise.all([startRedis(), seasoned("fortune-teller")]);
  });
  afterAll(() => redis.stop());

  it("takes at most 2.6 KB including the key", async () => {
    const store = await openStore({ redisUrl: redis.url, dataDir: ":memory:" });
    await redis.command("FLUSHALL");
    await store.update(PLAYER_GAME, KEY, () => ({ next, result: undefined }));
    const bytes = Number(await redis.command("MEMORY", "USAGE", "gadalka:player:telegram:1:rps"));
    expect(bytes).toBeGreaterThan(500);
    expect(bytes).toBeLessThanOrEqual(BYTES_MAX);
    await store.close();
  });
});
