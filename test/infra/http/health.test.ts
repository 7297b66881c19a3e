// What `/health` and `/ready` report about the process to containers and balancers.

import { describe, expect, it } from "vitest";
import { createHealth } from "../../../src/infra/http/health.ts";

interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The handler's answer. */
async function asked(handler: () => Response | Promise<Response>): Promise<Answer> {
  const response = await handler();
  return { status: response.status, body: (await response.json()) as Answer["body"] };
}

/** A health check with a clock and a store controlled by the test. */
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
  it("reports the store and each platform", async () => {
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

  it("reports since when a platform has been reconnecting, with 200", async () => {
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

  it("fails for good once a platform is lost", async () => {
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

  it("checks the store at most once a second", async () => {
    const { world, health } = rig();
    await Promise.all([asked(health.health), asked(health.health)]);
    world.nowMs += 999;
    await asked(health.health);
    expect(world.checks).toBe(1);
    world.nowMs += 1;
    await asked(health.health);
    expect(world.checks).toBe(2);
  });

  it("answers 200 before the store is open", async () => {
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
  ] as const)("answers, when %s, with %i", async (phase, status) => {
    const { health } = rig();
    health.phase(phase);
    expect(await asked(health.ready)).toEqual({ status, body: { ready: phase } });
  });
});
