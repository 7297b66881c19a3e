// What a container and a balancer are told of the process, by `/health` and `/ready`.

import { describe, expect, it } from "vitest";
import { createHealth } from "../../../src/infra/http/health.ts";
import type { Handler } from "../../../src/infra/http/server.ts";

interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** What the handler answers. */
async function asked(handler: Handler): Promise<Answer> {
  const response = await handler(new Request("http://bot.example.org/health"));
  return { status: response.status, body: (await response.json()) as Answer["body"] };
}

/** A health with a clock and a store in the test's hands. */
function rig(checkWithinMs = 5) {
  const world = { nowMs: 0, checks: 0, check: async (): Promise<unknown> => true };
  const health = createHealth(() => world.nowMs, checkWithinMs);
  health.store("redis", () => {
    world.checks++;
    return world.check();
  });
  return { world, health };
}

const CONNECTED = { state: "connected", since: "1970-01-01T00:00:00.000Z" };

describe("/health", () => {
  it("tells the store and each platform", async () => {
    const { health } = rig();
    health.connection("discord", "connected");
    health.connection("telegram", "connected");
    health.phase("ready");
    expect(await asked(health.health)).toEqual({
      status: 200,
      body: {
        health: "ok",
        phase: "ready",
        store: { kind: "redis", state: "reachable" },
        platforms: { discord: CONNECTED, telegram: CONNECTED },
      },
    });
  });

  it("tells since when a platform reconnects, and is no failure then", async () => {
    const { world, health } = rig();
    health.connection("telegram", "connected");
    world.nowMs = 60_000;
    health.connection("telegram", "reconnecting");
    world.nowMs = 90_000;
    health.connection("telegram", "reconnecting");
    expect(await asked(health.health)).toMatchObject({
      status: 200,
      body: {
        health: "degraded",
        platforms: { telegram: { state: "reconnecting", since: "1970-01-01T00:01:00.000Z" } },
      },
    });
  });

  it("tells how many of several connections there are, as they come and go", async () => {
    const { health } = rig();
    health.connection("discord", "connected", { connected: 4, of: 4 });
    health.connection("discord", "reconnecting", { connected: 3, of: 4 });
    health.connection("discord", "reconnecting", { connected: 2, of: 4 });
    const discord = { state: "reconnecting", connections: { connected: 2, of: 4 } };
    expect(await asked(health.health)).toMatchObject({ body: { platforms: { discord } } });
  });

  it("fails once a platform is lost, whatever is said of it afterwards", async () => {
    const { health } = rig();
    health.connection("discord", "connected");
    health.connection("telegram", "lost");
    health.connection("telegram", "connected");
    expect(await asked(health.health)).toMatchObject({
      status: 503,
      body: { health: "down", platforms: { discord: CONNECTED, telegram: { state: "lost" } } },
    });
  });

  it.each([
    ["refuses", () => Promise.reject(new Error("away"))],
    ["never answers", () => new Promise<never>(() => {})],
  ])("fails while the store %s, and is well when it is back", async (_what, check) => {
    const { world, health } = rig();
    world.check = check;
    const away = { status: 503, body: { health: "down", store: { kind: "redis", state: "unreachable" } } };
    expect(await asked(health.health)).toMatchObject(away);
    world.check = async () => true;
    world.nowMs += 1_000;
    expect(await asked(health.health)).toMatchObject({ status: 200 });
  });

  it("asks the store once for all who ask within a second", async () => {
    const { world, health } = rig();
    await Promise.all([asked(health.health), asked(health.health)]);
    world.nowMs += 999;
    await asked(health.health);
    expect(world.checks).toBe(1);
    world.nowMs += 1;
    await asked(health.health);
    expect(world.checks).toBe(2);
  });

  it("is no failure before the store is opened", async () => {
    expect(await asked(createHealth(() => 0).health)).toMatchObject({
      status: 200,
      body: { health: "degraded", phase: "starting", store: { state: "starting" } },
    });
  });
});

describe("/ready", () => {
  it.each([
    ["starting", 503],
    ["ready", 200],
    ["stopping", 503],
  ] as const)("answers when %s with %i", async (phase, status) => {
    const { health } = rig();
    health.phase(phase);
    expect(await asked(health.ready)).toEqual({ status, body: { ready: phase } });
  });

  it("is 503 before anybody has said anything", async () => {
    expect((await asked(createHealth(() => 0).ready)).status).toBe(503);
  });
});
