// Tournaments over worker processes on sentinels and on a cluster: the same table, even if the master that holds the
// queue is lost midway.

import { describe, expect, it } from "vitest";
import { endedAfterEach } from "../../infra/store/ended-after-each.ts";
import {
  followed,
  type RedisServer,
  skipWithoutRedis,
  startCluster,
  until,
} from "../../infra/store/redis-server.ts";
import { held } from "../tournaments.ts";
import { openProcesses, PLAN, RUN } from "./processes.ts";
import { startWatchedPair } from "./watched-pair.ts";

const { cleanups, started } = endedAfterEach();

/** A Redis setup with more than one server. */
interface Shape {
  readonly url: string;
  /** One of them holds the queue; each has a replica. */
  readonly masters: readonly RedisServer[];
  /** Whether a different server has taken over from it. */
  isReplaced(lost: RedisServer): Promise<boolean>;
}

async function sentinels(): Promise<Shape> {
  const { url, master, replica } = await startWatchedPair(started);
  return {
    url,
    masters: [master],
    isReplaced: async () => String(await replica.command("ROLE")).startsWith("master"),
  };
}

async function cluster(): Promise<Shape> {
  const { url, nodes } = await started(startCluster({ replicas: true }));
  return {
    url,
    masters: nodes,
    async isReplaced(lost) {
      const other = nodes.find((node) => node !== lost);
      const all = String(await other?.command("CLUSTER", "NODES")).split("\n");
      return all.filter((line) => line.includes("master") && !line.includes("fail")).length === nodes.length;
    },
  };
}

/** The master that has the queue's keys, once there are any. */
async function holderOf({ masters }: Shape): Promise<RedisServer> {
  let holder: RedisServer | undefined;
  await until(async () => {
    for (const master of masters) {
      const keys = (await master.command("KEYS", "*bull*:gadalka-arena:*")) as string[];
      if (keys.length > 0) holder = master;
    }
    return holder !== undefined;
  });
  return holder as RedisServer;
}

async function isUnderWay({ masters }: Shape): Promise<boolean> {
  const keys = await Promise.all(masters.map((one) => one.command("KEYS", "gadalka:*arena-round:*")));
  return keys.flat().length > 0;
}

describe.skipIf(skipWithoutRedis("tournaments when a master is lost"))("a tournament over processes", () => {
  it.each([
    ["behind sentinels", sentinels],
    ["on a cluster", cluster],
  ] as const)("%s is the same if the queue's master is lost midway", async (_, start) => {
    const shape = await start();
    const processes = openProcesses(shape.url);
    cleanups.push(() => processes.stop());
    await processes.workers(2);
    const run = processes.gadalka(...RUN);
    await until(() => isUnderWay(shape));
    const holder = await holderOf(shape);
    await followed(holder);
    await holder.kill();
    await until(() => shape.isReplaced(holder));
    expect(await run.ended, run.text.err).toBe(0);
    expect(run.text.out).toBe(`${JSON.stringify(await held(PLAN, 2))}\n`);
    expect(run.text.err).not.toContain("No worker is running");
  });
});
