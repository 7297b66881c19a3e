// Tournaments on worker processes and a real Redis: the same table, whatever dies.

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  type MatchExecutor,
  playTournament,
  reportTournament,
  threadExecutor,
} from "../../../src/arena/index.ts";
import { queueExecutor, serveQueue } from "../../../src/arena/queue/queue.ts";
import { type RedisServer, skipWithoutRedis, startRedis } from "../../infra/store/redis-server.ts";
import { held } from "../tournaments.ts";
import { openProcesses, PLAN, type Processes, RUN } from "./processes.ts";

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
    const threads = threadExecutor(1);
    const own: MatchExecutor = {
      ...threads,
      play: (...match) => {
        playedHere++;
        return threads.play(...match);
      },
    };
    const executor = queueExecutor(redis.url, own);
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

  it("is played here while there are no workers", async () => {
    expect(await played()).toBe(expected);
  });

  it("is byte-identical with three workers, one killed in a match", async () => {
    const [first] = await processes.workers(3);
    expect(await played(async () => void first?.child.kill("SIGKILL"))).toBe(expected);
  });

  it("is played by a worker if there is one", async () => {
    let byWorker = 0;
    const onPlayed = (): void => void byWorker++;
    const onFailure = (error: Error): void => expect.fail(error.message);
    const worker = serveQueue({ redisUrl: redis.url, threads: 2, onFailure, onPlayed });
    expect(await played()).toBe(expected);
    expect(byWorker).toBeGreaterThan(0);
    await worker.close();
  });

  it("is finished here if the only worker dies", async () => {
    const [only] = await processes.workers(1);
    expect(await played(async () => void only?.child.kill("SIGKILL"))).toBe(expected);
    expect(playedHere).toBeGreaterThan(0);
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
