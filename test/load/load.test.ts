// A small load: whole processes, both platforms, its own Redis, and a rolling restart.

import { setTimeout as wait } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { skipWithoutRedis } from "../infra/store/redis-server.ts";
import { judge } from "./referee.ts";
import { HAS_HTTP, type Mode, openStand, type Stand } from "./stand.ts";
import { type Ground, openGround } from "./store/ground.ts";

const PLAN = { guilds: 40, people: 20, bots: 2, seed: 7 };
const PER_SECOND = 30;
const PRESSES = 75;
const MODES: readonly Mode[] = HAS_HTTP ? ["gateway", "http"] : ["gateway"];

let ground: Ground;
let stand: Stand;
afterEach(async () => {
  await stand?.close();
  await ground?.close();
});

/** Resolves once `presses` more presses have been counted. */
async function counted(presses: number): Promise<void> {
  const before = stand.crowd.record.countOf("counted");
  while (stand.crowd.record.countOf("counted") < before + presses) await wait(50);
}

describe.skipIf(skipWithoutRedis("a load on two processes"))("two processes replaced one by one", () => {
  it.each(MODES)("lose no press and count none twice, with Discord by %s", async (mode) => {
    ground = await openGround();
    await ground.grow(100);
    stand = await openStand(ground, { ...PLAN, mode });
    stand.crowd.play(PER_SECOND);
    await counted(PRESSES);
    for (const at of [0, 1]) {
      expect(await stand.crew.bot(at).stop()).toBe(0);
      await stand.crew.start(at);
    }
    await counted(PRESSES);
    await stand.crowd.rest();
    expect(await stand.crew.stop()).toEqual([]);
    const { words, ...verdict } = await judge(stand);
    expect(verdict, words.join("\n")).toMatchObject({ lost: 0, doubled: 0, violations: 0 });
    expect(verdict.stored).toBeGreaterThanOrEqual(2 * PRESSES);
  });
});
