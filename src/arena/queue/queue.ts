// Matches on worker processes, by BullMQ on Redis. A job is a match, its return value the outcome. A job that gets lost
// does no harm: its match is played again, to the same outcome.

import { Queue, QueueEvents, Worker } from "bullmq";
import { Cluster, Redis } from "ioredis";
import { matrixGame } from "../../core/games/index.ts";
import { isPlayable } from "../../core/strategies/index.ts";
import { type MatchExecutor, type ThreadOptions, threadExecutor } from "../executors/executor.ts";
import type { MatchOutcome, MatchTask } from "../match/task.ts";
import { believedOutcome } from "../sandbox/believed.ts";

const QUEUE = "gadalka-arena";
/** Braces keep all keys of the queue on one node of a cluster. */
const prefix = "{bull}";
/** Matches of one tournament in the queue, so that others' get in between. */
const AT_ONCE = 16;
/** A worker that is silent this long loses its match to another. */
const LOCK_MS = 4000;
/** How often to look whether there are workers, and whether an outcome was missed. */
const LOOK_MS = 2000;
const GOING: ReadonlySet<string> = new Set(["active", "waiting", "delayed"]);
const ONCE = {
  attempts: 5,
  backoff: { type: "fixed", delay: 500 },
  // Long enough for the process that asked to fetch the outcome.
  removeOnComplete: { age: 60 },
  removeOnFail: true,
};

/** Plays on worker processes, and on `own` while there are none. Closing it leaves `own` open. @throws TypeError if it
 * isn't an address. */
export function queueExecutor(redisUrl: string, own: MatchExecutor): MatchExecutor {
  const [forQueue, forEvents] = [connect(redisUrl), connect(redisUrl)];
  const queue = new Queue<MatchTask, MatchOutcome>(QUEUE, { connection: forQueue, prefix });
  const events = new QueueEvents(QUEUE, { connection: forEvents, prefix });
  // The library reconnects; meanwhile matches are played here.
  queue.on("error", () => undefined);
  events.on("error", () => undefined);
  let looked = { at: Number.NEGATIVE_INFINITY, workers: Promise.resolve(0) };
  const hasWorkers = async (): Promise<boolean> => {
    if (performance.now() - looked.at > LOOK_MS) {
      const workers = within(LOOK_MS, queue.getWorkersCount()).catch(() => 0);
      looked = { at: performance.now(), workers };
    }
    return (await looked.workers) > 0;
  };
  const playThere = async (task: MatchTask, signal?: AbortSignal): Promise<MatchOutcome | undefined> => {
    const job = await within(LOOK_MS, queue.add("match", task, ONCE));
    while (!signal?.aborted && (await hasWorkers())) {
      const outcome = await job.waitUntilFinished(events, LOOK_MS).catch(() => undefined);
      if (outcome) return believedOutcome(outcome);
      // It failed, or Redis lost it.
      if (!GOING.has(await job.getState())) return undefined;
    }
    await job.remove().catch(() => undefined);
    return undefined;
  };
  return {
    atOnce: AT_ONCE,
    async play(task, signal) {
      const outcome = (await hasWorkers()) ? await playThere(task, signal).catch(() => undefined) : undefined;
      return outcome ?? (signal?.aborted ? undefined : own.play(task, signal));
    },
    async close() {
      await Promise.allSettled([queue.close(), events.close()]);
      for (const one of [forQueue, forEvents]) one.disconnect();
    },
  };
}

export interface WorkerOptions extends ThreadOptions {
  readonly redisUrl: string;
  readonly threads: number;
  onFailure(error: Error): void;
}

/** A worker: plays matches until it is closed, and finishes those that it has begun. @throws TypeError as above. */
export function serveQueue({ redisUrl, threads, onFailure, ...player }: WorkerOptions): {
  close(): Promise<void>;
} {
  const connection = connect(redisUrl);
  const executor = threadExecutor(threads, player);
  const play = async ({ data }: { readonly data: MatchTask }): Promise<MatchOutcome> => {
    requireKnown(data);
    const outcome = await executor.play(data);
    if (!outcome) throw new Error("the match was stopped");
    return outcome;
  };
  const worker = new Worker<MatchTask, MatchOutcome>(QUEUE, play, {
    connection,
    prefix,
    concurrency: threads,
    lockDuration: LOCK_MS,
    stalledInterval: LOCK_MS / 2,
    maxStalledCount: 100,
  });
  worker.on("error", () => undefined);
  worker.on("failed", (_job, error) => onFailure(error));
  return {
    async close() {
      await worker.close();
      await executor.close();
      connection.disconnect();
    },
  };
}

/** Commands wait indefinitely, as the library requires, and replies use the protocol that it was written for. */
const OPTIONS = { maxRetriesPerRequest: null, protocol: 2 } as const;
const retryAfterMs = (failures: number) => Math.min(500, 25 * 2 ** (failures - 1));

/** Reconnects forever. */
function connect(redisUrl: string): Redis | Cluster {
  const [url = "", ...others] = redisUrl.split(",");
  const { username, password, protocol } = new URL(url);
  const client =
    others.length === 0
      ? new Redis(url, { ...OPTIONS, retryStrategy: retryAfterMs })
      : new Cluster([url, ...others], {
          clusterRetryStrategy: retryAfterMs,
          redisOptions: {
            ...OPTIONS,
            ...(password && { username: username || "default", password: decodeURIComponent(password) }),
            ...(protocol === "rediss:" && { tls: {} }),
          },
        });
  // Without a listener, an error would end the process.
  client.on("error", () => undefined);
  return client;
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("Redis doesn't answer")), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** An outdated worker mustn't record a forfeit for a strategy that it doesn't know. */
function requireKnown({ rule, strategies }: MatchTask): void {
  const game = matrixGame(rule);
  const unknown = game ? strategies.find((spec) => !isPlayable(spec, game)) : rule;
  if (unknown === undefined) return;
  throw new Error(`this worker doesn't know ${unknown}. Update it to the tournament's version`);
}
