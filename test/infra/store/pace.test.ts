// The Lua script and the program agree on paces: the same requests get the same answers.

import { createClient } from "@keyv/redis";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asked, FRESH_PACE, type PaceAsk } from "../../../src/infra/store/index.ts";
import { paceText, readPace } from "../../../src/infra/store/pace.ts";
import { PACE, paceAnswer, paceArguments } from "../../../src/infra/store/redis/backend.ts";
import { run } from "../../../src/infra/store/redis/scripts.ts";
import { type RedisServer, skipWithoutRedis, startRedis } from "./redis-server.ts";

const STEP_MS = 1_000_000;
const RULES = [
  { burst: 3, everyMs: STEP_MS },
  { burst: 5, everyMs: 2 * STEP_MS },
];

/** A deterministic sequence of numbers below 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function anyAsk(random: () => number): PaceAsk {
  return {
    rules: RULES,
    take: Math.floor(random() * 4),
    ...(random() < 0.3 && { withinMs: Math.floor(random() * 8) * STEP_MS + STEP_MS / 2 }),
    ...(random() < 0.3 && { spent: Math.floor(random() * 4) }),
    ...(random() < 0.1 && { holdMs: Math.floor(random() * 9) * STEP_MS }),
  };
}

const inSteps = (times: readonly number[]) => times.map((ms) => Math.round(ms / STEP_MS));

test("reads a pace back as it was written", () => {
  const { state } = asked(FRESH_PACE, { rules: RULES, take: 4, holdMs: 7 }, 1_000);
  expect(readPace(paceText(state))).toEqual(state);
  expect(asked(readPace(undefined), { rules: RULES, take: 1 }, 5).answer.slotsMs).toEqual([0]);
});

describe.skipIf(skipWithoutRedis("the pace's script"))("the Redis script of a pace", () => {
  let server: RedisServer;
  let client: ReturnType<typeof createClient>;
  beforeAll(async () => {
    server = await startRedis();
    client = createClient({ url: server.url });
    await client.connect();
  });
  afterAll(async () => {
    client.destroy();
    await server.stop();
  });

  test.each([1, 2, 3])("gives the same answers as the TypeScript code (seed %i)", async (seed) => {
    const random = numbers(seed * 7_919);
    let state = FRESH_PACE;
    for (let count = 0; count < 100; count++) {
      const ask = anyAsk(random);
      const here = asked(state, ask, 1);
      state = here.state;
      const input = { keys: [`pace:${seed}`], arguments: paceArguments(ask) };
      const there = paceAnswer(await run(client as never, PACE, input));
      expect(inSteps(there.slotsMs)).toEqual(inSteps(here.answer.slotsMs));
      expect(inSteps(there.aheadMs)).toEqual(inSteps(here.answer.aheadMs));
      expect(inSteps([there.heldMs])).toEqual(inSteps([here.answer.heldMs]));
    }
  });

  test("stores nothing for an idle pace and expires a busy one", async () => {
    const ask = (take: number, everyMs: number) =>
      run(client as never, PACE, {
        keys: ["pace:brief"],
        arguments: paceArguments({ rules: [{ burst: 1, everyMs }], take }),
      });
    await ask(0, STEP_MS);
    expect(await client.exists("pace:brief")).toBe(0);
    await ask(1, STEP_MS);
    const left = await client.pTTL("pace:brief");
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(STEP_MS);
  });
});
