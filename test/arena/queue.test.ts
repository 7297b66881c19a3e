// Tournaments over several processes and a real Redis: the same table, whatever dies.

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { threadExecutor } from "../../src/arena/playing.ts";
import { queueExecutor } from "../../src/arena/queue.ts";
import { reportTournament } from "../../src/arena/tournaments/report.ts";
import { playTournament } from "../../src/arena/tournaments/tournament.ts";
import { type RedisServer, skipWithoutRedis, startRedis } from "../infra/store/redis-server.ts";
import { openProcesses, PLAN, type Processes, RUN } from "./processes.ts";
import { held } from "./tournaments.ts";

describe.skipIf(skipWithoutRedis("tournaments over several processes"))("a tournament over processes", () => {
  let redis: RedisServer;
  let processes: Processes;
  let expected: string;
  let playedHere: number;
  beforeEach(async () => {
    redis = await startRedis("--appendonly", "yes");
    processes = openProcesses(redis.url);
    expected ??= JSON.stringify(await held(PLAN, 2));
    playedHere = 0;
  });
  afterEach(async () => {
    await processes.stop();
    await redis.stop();
  });

  /** Plays it; `during` is called when the first match is over. */
  async function played(during: () => Promise<void> = async () => undefined): Promise<string> {
    const threads = threadExecutor(1, { onPlayed: () => void playedHere++ });
    const executor = queueExecutor(redis.url, threads, 1);
    let acting: Promise<void> | undefined;
    const onProgress = ({ played: count }: { played: number }): void => {
      if (count > 0) acting ??= during();
    };
    try {
      const tournament = await playTournament(PLAN, executor, { onProgress });
      await acting;
      return JSON.stringify(reportTournament(tournament));
    } finally {
      await executor.close();
      await threads.close();
    }
  }

  it("is played here if there is no other process", async () => {
    expect(await played()).toBe(expected);
  });

  it("is byte-identical with three workers, one killed in a match", async () => {
    const [first] = await processes.workers(3);
    expect(await played(async () => void first?.child.kill("SIGKILL"))).toBe(expected);
    expect(playedHere).toBeLessThan(12);
  });

  it("survives a restart of Redis in the middle of a round", async () => {
    await processes.workers(2);
    const restart = async (): Promise<void> => {
      await redis.kill();
      await redis.restart();
    };
    expect(await played(restart)).toBe(expected);
  });

  it("is the same on the command line, and a worker stops on request", async () => {
    const [worker] = await processes.workers(1);
    const run = processes.gadalka(...RUN);
    expect(await run.ended).toBe(0);
    expect(run.text.out).toBe(`${expected}\n`);
    worker?.child.kill("SIGTERM");
    expect(await worker?.ended).toBe(0);
  });
});
