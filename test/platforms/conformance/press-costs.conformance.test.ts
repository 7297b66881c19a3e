// What a press may cost, in numbers that a busy machine doesn't change. `npm run bench -- costs` prints today's, beside
// a bare bot's. A change that makes a press cheaper lowers its budget here.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Contest } from "../../bench/contestants.ts";
import { ourCosts, type PressCosts } from "../../bench/costs.ts";
import { type RedisServer, skipWithoutRedis, startRedis } from "../../infra/store/redis-server.ts";

const BUDGETS: readonly (readonly [Contest, PressCosts])[] = [
  ["telegram-webhook", { promises: 425, timers: 11, kilobytes: 620, systemCalls: 14, modules: 2000 }],
  ["telegram-polling", { promises: 330, timers: 11, kilobytes: 375, systemCalls: 9, modules: 2000 }],
  ["discord-gateway", { promises: 232, timers: 8, kilobytes: 345, systemCalls: 6, modules: 2430 }],
  ["discord-http", { promises: 232, timers: 8, kilobytes: 345, systemCalls: 5, modules: 2430 }],
];

describe.skipIf(skipWithoutRedis("the costs of a press"))("a press costs no more than its budget", () => {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis?.stop());

  it.each(BUDGETS)("by %s", async (contest, budget) => {
    const costs = await ourCosts(contest, redis);
    const over = Object.entries(costs).filter(([what, cost]) => !(cost <= budget[what as keyof PressCosts]));
    expect(Object.fromEntries(over), JSON.stringify(costs)).toEqual({});
  });
});
