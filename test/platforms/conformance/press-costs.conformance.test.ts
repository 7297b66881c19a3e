// What a press and `/rps play` may cost, in numbers that a busy machine hardly changes: a tenth above what they cost now.
// `npm run bench -- costs` prints today's, beside a bare bot's. A change that makes one cheaper lowers its budget here.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Contest } from "../../bench/contestants.ts";
import { type Costs, type EventCosts, ourCosts } from "../../bench/costs.ts";
import { type RedisServer, skipWithoutRedis, startRedis } from "../../infra/store/redis-server.ts";

const BUDGETS: readonly (readonly [Contest, Costs])[] = [
  [
    "telegram-webhook",
    {
      press: { promises: 85, timers: 6, kilobytes: 270, systemCalls: 8 },
      command: { promises: 285, timers: 4, kilobytes: 330, systemCalls: 12 },
      modules: 1680,
    },
  ],
  [
    "telegram-polling",
    {
      press: { promises: 110, timers: 6.5, kilobytes: 285, systemCalls: 10 },
      command: { promises: 300, timers: 4, kilobytes: 335, systemCalls: 12 },
      modules: 1680,
    },
  ],
  [
    "discord-gateway",
    {
      press: { promises: 72, timers: 4, kilobytes: 255, systemCalls: 6.5 },
      command: { promises: 200, timers: 4, kilobytes: 305, systemCalls: 11 },
      modules: 2110,
    },
  ],
  [
    "discord-http",
    {
      press: { promises: 43, timers: 4, kilobytes: 245, systemCalls: 6 },
      command: { promises: 175, timers: 4, kilobytes: 295, systemCalls: 10 },
      modules: 2110,
    },
  ],
];

describe.skipIf(skipWithoutRedis("the costs of an event"))(
  "a press and a command cost no more than their budgets",
  () => {
    let redis: RedisServer;
    beforeAll(async () => {
      redis = await startRedis();
    });
    afterAll(() => redis?.stop());

    it.each(BUDGETS)("by %s", async (contest, budget) => {
      const costs = await ourCosts(contest, redis);
      const over = (["press", "command"] as const).flatMap((event) =>
        Object.entries(costs[event])
          .filter(([what, cost]) => !(cost <= budget[event][what as keyof EventCosts]))
          .map(([what]) => `${event}: ${what}`),
      );
      if (!(costs.modules <= budget.modules)) over.push("modules");
      expect(over, JSON.stringify(costs)).toEqual([]);
    });
  },
);
