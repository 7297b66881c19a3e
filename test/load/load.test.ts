// A small load: a whole process, both platforms, its own Redis.

import { describe, expect, it } from "vitest";
import { skipWithoutRedis } from "../infra/store/redis-server.ts";
import { load } from "./load.ts";

describe.skipIf(skipWithoutRedis("a load on a bot"))("a crowd on both platforms", () => {
  it("is answered, and no rule of a platform is broken", async () => {
    const { problems, pressesPerSecond } = await load({
      ...{ guilds: 20, people: 12, rate: 12, seconds: 4, seed: 7 },
    });
    expect(problems).toEqual([]);
    expect(pressesPerSecond).toBeGreaterThan(0);
  });
});
