// Where matches are played: on workers while there are any, otherwise in this process, and always the same table.

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { reportTournament, retryingLedger, runTournament, threadExecutor } from "../../../src/arena/index.ts";
import { openWorkers, serveQueue } from "../../../src/arena/queue/on-redis.ts";
import { openMatchWorker } from "../../../src/arena/queue/queue.ts";
import { openStore, type Store } from "../../../src/infra/store/index.ts";
import { type RedisServer, skipWithoutRedis, startRedis, until } from "../../infra/store/redis-server.ts";
import { held, planOf } from "../tournaments.ts";

const PLAN = planOf(["wildcard", "markov", "copy", "random"], { rounds: 3, match: 200 });
const lookMs = 100;

describe.skipIf(skipWithoutRedis("workers or threads"))("a tournament for workers or threads", () => {
  let redis: RedisServer;
  let store: Store;
  beforeEach(async () => {
    redis = await startRedis();
    store = await openStore({ dataDir: ":memory:", redisUrl: redis.url });
  });
  afterEach(async () => {
    await store.close();
    await redis.stop();
  });

  async function played(onPlayed?: (count: number) => void): Promise<string> {
    const runId = "run";
    const workers = openWorkers({ redisUrl: redis.url, lookMs });
    const players = workers.orThreads(runId, 1, threadExecutor(1));
    try {
      const ledger = retryingLedger(store, runId, {});
      const onProgress = ({ played: count }: { played: number }): void => onPlayed?.(count);
      return JSON.stringify(
        reportTournament(await runTournament(PLAN, { ledger, executor: players, onProgress })),
      );
    } finally {
      await players.close();
      await workers.close();
    }
  }

  it("is played by this process while there are no workers", async () => {
    expect(await played()).toBe(JSON.stringify(await held(PLAN)));
  });

  it("is played by the workers while there are any", async () => {
    let byWorker = 0;
    const onPlayed = (): void => void byWorker++;
    const onFailure = (error: Error): void => expect.fail(error.message);
    const worker = serveQueue({ redisUrl: redis.url, store, threads: 1, onFailure, onPlayed });
    expect(await played()).toBe(JSON.stringify(await held(PLAN)));
    expect(byWorker).toBe(6);
    await worker.close();
  });

  it("is finished by this process if the only worker dies mid-round", async () => {
    const { promise: stuck, resolve: release } = Promise.withResolvers<undefined>();
    let isTaken = false;
    const play = (): Promise<undefined> => {
      isTaken = true;
      return stuck;
    };
    const worker = openMatchWorker({ redisUrl: redis.url, store, concurrency: 1, play, onFailure: () => {} });
    const table = played();
    await until(async () => isTaken);
    // Its connections break, so no one answers for the match it had taken.
    await redis.command("CLIENT", "KILL", "TYPE", "normal");
    release(undefined);
    await worker.close();
    expect(await table).toBe(JSON.stringify(await held(PLAN)));
  });
});
