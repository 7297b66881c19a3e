// What a press may cost, in numbers that a busy machine hardly changes: a tenth above what it costs now. `npm run bench
// -- costs` prints today's, beside a bare bot's. A change that makes a press cheaper lowers its budget here.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Contest } from "../../bench/contestants.ts";
import { ourCosts, type PressCosts } from "../../bench/costs.ts";
import { type RedisServer, skipWithoutRedis, startRedis } from "../../infra/store/redis-server.ts";

const BUDGETS: readonly (readonly [Contest, PressCosts])[] = [
  ["telegram-webhook", { promises: 148, timers: 6, kilobytes: 370, systemCalls: 10, modules: 1680 }],
  ["telegram-polling", { promises: 115, timers: 6.5, kilobytes: 325, systemCalls: 10, modules: 1680 }],
  ["discord-gateway", { promises: 76, timers: 4, kilobytes: 310, systemCalls: 6.5, modules: 2110 }],
  ["discord-http", { promises: 64, timers: 4, kilobytes: 310, systemCalls: 6, modules: 2110 }],
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
