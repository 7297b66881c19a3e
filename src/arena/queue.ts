// Matches on any number of processes, by BullMQ on Redis. A job is a match, its return value the outcome. A job that gets
// lost does no harm: its match is played again, to the same outcome.

import { type Job, Queue, QueueEvents, Worker } from "bullmq";
import { Cluster, Redis } from "ioredis";
import { matrixGame } from "../core/games/index.ts";
import { isPlayable } from "../core/strategies/index.ts";
import type { MatchOutcome, MatchTask } from "./match/task.ts";
import type { MatchExecutor } from "./playing.ts";

const QUEUE = "gadalka-arena";
/** Braces keep all keys of the queue on one node of a cluster. */
const prefix = "{bull}";
/** A worker that is silent this long loses its match to another. */
const LOCK_MS = 4000;
/** How often to look whether an outcome was missed. */
const LOOK_MS = 2000;
/** In seconds; long enough for the process that asked to fetch the outcome. */
const KEPT = { age: 60 };
const ONCE = {
  attempts: 5,
  backoff: { type: "fixed", delay: 500 },
  removeOnComplete: KEPT,
  removeOnFail: KEPT,
};

export interface Worked {
  /** Begun matches are played by another process. */
  close(): Promise<void>;
}

/** Plays on all processes that are connected, this one among them: `own` plays `threads` at a time. Closing it doesn't
 * close `own`. @throws TypeError if it isn't an address. */
export function queueExecutor(redisUrl: string, own: MatchExecutor, threads: number): MatchExecutor {
  const worker = serveQueue(redisUrl, own, threads);
  const [forQueue, forEvents] = [connect(redisUrl), connect(redisUrl)];
  const queue = new Queue<MatchTask, MatchOutcome>(QUEUE, { connection: forQueue, prefix });
  const events = new QueueEvents(QUEUE, { connection: forEvents, prefix });
  // The library reconnects.
  queue.on("error", () => undefined);
  events.on("error", () => undefined);
  const ending = new AbortController();
  const played = async (task: MatchTask, end: AbortSignal): Promise<MatchOutcome | undefined> => {
    let job = await queue.add("match", task, ONCE);
    while (!end.aborted) {
      const outcome = await job.waitUntilFinished(events, LOOK_MS).catch(() => undefined);
      if (outcome) return outcome;
      const state = await job.getState();
      if (state === "failed") throw await failureOf(queue, job);
      // Redis lost it.
      if (state === "unknown") job = await queue.add("match", task, ONCE);
    }
    await job.remove();
    return undefined;
  };
  return {
    play(task, signal) {
      const end = AbortSignal.any(signal ? [ending.signal, signal] : [ending.signal]);
      const { promise, resolve, reject } = Promise.withResolvers<MatchOutcome | undefined>();
      // At once, because Redis may be away.
      end.addEventListener("abort", () => resolve(undefined), { once: true });
      played(task, end).then(resolve, reject);
      return promise;
    },
    async close() {
      ending.abort();
      await Promise.allSettled([worker.close(), queue.close(), events.close()]);
      for (const one of [forQueue, forEvents]) one.disconnect();
    },
  };
}

async function failureOf(queue: Queue<MatchTask, MatchOutcome>, { id = "" }: Job): Promise<Error> {
  const { failedReason = "unknown reason" } = (await queue.getJob(id)) ?? {};
  return new Error(`a match couldn't be played: ${failedReason}`);
}

/** A worker: plays matches until it is closed. @throws TypeError as above. */
export function serveQueue(
  redisUrl: string,
  own: MatchExecutor,
  threads: number,
  onFailure: (error: Error) => void = () => undefined,
): Worked {
  const connection = connect(redisUrl);
  const play = async ({ data }: Job<MatchTask, MatchOutcome>): Promise<MatchOutcome> => {
    requireKnown(data);
    const outcome = await own.play(data);
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
      await worker.close(true);
      connection.disconnect();
    },
  };
}

/** An outdated worker mustn't record a forfeit for a strategy that it doesn't know. */
function requireKnown({ rule, strategies }: MatchTask): void {
  const game = matrixGame(rule);
  const unknown = game ? strategies.find((spec) => !isPlayable(spec, game)) : rule;
  if (unknown === undefined) return;
  throw new Error(`this worker doesn't know ${unknown}. Update it to the tournament's version`);
}

/** Commands wait indefinitely, as the library requires, and replies use the protocol that it was written for. */
const OPTIONS = { maxRetriesPerRequest: null, protocol: 2 } as const;
const retryAfterMs = (failures: number) => Math.min(500, 25 * 2 ** (failures - 1));

/** Reconnects forever. */
function connect(redisUrl: string): Redis | Cluster {
  const [url = "", ...others] = redisUrl.split(",");
  const { username, password, protocol } = new URL(url);
  const redisOptions = {
    ...OPTIONS,
    ...(password && { username: username || "default", password: decodeURIComponent(password) }),
    ...(protocol === "rediss:" && { tls: {} }),
  };
  const client =
    others.length === 0
      ? new Redis(url, { ...OPTIONS, retryStrategy: retryAfterMs })
      : new Cluster([url, ...others], { clusterRetryStrategy: retryAfterMs, redisOptions });
  // Without a listener, an error would end the process.
  client.on("error", () => undefined);
  return client;
}
