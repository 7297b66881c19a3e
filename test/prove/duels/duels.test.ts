// A small run of the duel proofs, which start whole programs.

import { afterEach, describe, expect, it } from "vitest";
import { skipWithoutRedis } from "../../infra/store/redis-server.ts";
import { openWorld, type World } from "../world.ts";
import { proveDuels } from "./duels.ts";

let world: World;
afterEach(() => world.end(false));

async function proved(duels: number, store: "redis" | "embedded", bots: 1 | 2) {
  world = openWorld();
  return proveDuels({ duels, store, bots, seed: 20_261_122, killedEvery: Math.ceil(duels / 3) }, world);
}

describe.skipIf(skipWithoutRedis("duels over two bots with one Redis"))(
  "duels over two bots on one Redis",
  () => {
    it("satisfy the referee and reveal no pick while bots are killed and Redis hangs", async () => {
      const { problems, tally, leaks } = await proved(300, "redis", 2);
      expect(problems.join("\n")).toBe("");
      expect(tally).toMatchObject({ duels: 300, kills: 2, freezes: 1, defects: 0 });
      expect(leaks.compared).toBeGreaterThan(50);
    });
  },
);

describe("duels on the embedded store", () => {
  it("satisfy the referee while their bot is killed", async () => {
    const { problems, tally } = await proved(60, "embedded", 1);
    expect(problems.join("\n")).toBe("");
    expect(tally).toMatchObject({ duels: 60, kills: 2, defects: 0 });
  });
});
