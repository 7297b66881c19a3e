// Tournaments over several processes and a real Redis: what they share, and what happens when one of them dies.

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type RedisServer, skipWithoutRedis, startRedis, until } from "../../infra/store/redis-server.ts";
import { held } from "../tournaments.ts";
import { end, openProcesses, PLAN, type Processes, RUN } from "./processes.ts";

let redis: RedisServer;
let processes: Processes;

beforeEach(async () => {
  redis = await startRedis("--appendonly", "yes");
  processes = openProcesses(redis.url);
});
afterEach(async () => {
  await processes.stop();
  await redis.stop();
});

/** How many matches the ledger contains, over all rounds. */
async function played(): Promise<number> {
  const keys = (await redis.command("KEYS", "gadalka:arena-round:*").catch(() => [])) as string[];
  const texts = await Promise.all(keys.map((key) => redis.command("GET", key)));
  return texts.join("").split('\\"table\\"').length + texts.join("").split('"table"').length - 2;
}

const reachedRound = async (count: number) => until(async () => (await played()) >= count);

describe.skipIf(skipWithoutRedis("tournaments over several processes"))("a tournament over processes", () => {
  let expected: string;
  beforeEach(async () => {
    expected ??= `${JSON.stringify(await held(PLAN, 2))}\n`;
  });

  it("is byte-identical with three workers, one killed in a match", async () => {
    const [first] = await processes.workers(3);
    const run = processes.gadalka(...RUN);
    await reachedRound(1);
    first?.child.kill("SIGKILL");
    expect(await run.ended).toBe(0);
    expect(run.text.out).toBe(expected);
  });

  it("continues from its id after the coordinator is killed", async () => {
    await processes.workers(1);
    const run = processes.gadalka(...RUN);
    await reachedRound(2);
    await end(run.child, "SIGKILL");
    const [, id = ""] = /^tournament (\w+)$/m.exec(run.text.err) ?? [];
    const again = processes.gadalka("arena", "resume", id, "--json");
    expect(await again.ended).toBe(0);
    expect(again.text.out).toBe(expected);
  });

  it("continues after a Redis restart in the middle of a round", async () => {
    await processes.workers(2);
    const run = processes.gadalka(...RUN);
    await reachedRound(2);
    await redis.kill();
    await redis.restart();
    expect(await run.ended).toBe(0);
    expect(run.text.out).toBe(expected);
  });

  it("reports that no one plays, and shows finished rounds on Ctrl+C", async () => {
    const run = processes.gadalka(...RUN);
    await until(async () => run.text.err.includes("No worker is running yet"));
    run.child.kill("SIGINT");
    expect(await run.ended).toBe(130);
    expect(JSON.parse(run.text.out)).toMatchObject({ complete: false, rounds: 0, standings: { length: 6 } });
  });

  it("stops a worker on request", async () => {
    const [worker] = await processes.workers(1);
    worker?.child.kill("SIGTERM");
    expect(await worker?.ended).toBe(0);
  });
});
