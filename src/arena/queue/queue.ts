// The queue of matches on Redis. A job is nothing but a match that is wanted: its outcome goes into
// the ledger, written by whoever played it. So a job that is lost or done twice changes nothing,
// and the coordinator only has to look into the ledger and ask again for what is missing.

import { createNodeRedisClient, type IRedisClient, type JobsOptions, Queue, Worker } from "bullmq";
import { queueClient, type Store } from "../../infra/store/index.ts";
import { storedLedger } from "../ledger.ts";
import type { MatchOutcome, MatchTask } from "../match-task.ts";
import { ArenaProblem } from "../problem.ts";

/** What a job holds. */
interface MatchJob {
  /** The run whose ledger awaits the outcome. */
  readonly runId: string;
  readonly task: MatchTask;
}

const QUEUE = "gadalka-arena";
const ONCE: JobsOptions = {
  attempts: 5,
  backoff: { type: "fixed", delay: 500 },
  removeOnComplete: true,
  removeOnFail: true,
};
/** A worker that has not been heard of for so long has lost its match to another one. */
const LOCK_MS = 4000;
const STALLED_MAX = 100;

/** The wanting end. */
export interface MatchQueue {
  /** Asks for these matches; for one that is asked for already, nothing changes. */
  ask(jobs: readonly MatchJob[]): Promise<void>;
  /** How many processes take matches. */
  workers(): Promise<number>;
  close(): Promise<void>;
}

/** @throws ArenaProblem when the address is not that of one Redis server. */
export function openMatchQueue(redisUrl: string): MatchQueue {
  const connection = connectionTo(redisUrl);
  const queue = new Queue<MatchJob>(QUEUE, { connection });
  queue.on("error", ignored);
  return {
    async ask(jobs) {
      // One by one: in bulk the library relies on scripts that a restarted Redis has forgotten.
      await Promise.all(jobs.map((data) => queue.add("match", data, { ...ONCE, jobId: jobIdOf(data) })));
    },
    workers: () => queue.getWorkersCount(),
    close: () => closeBoth(queue, connection),
  };
}

export interface MatchWorkerOptions {
  readonly redisUrl: string;
  readonly store: Store;
  /** How many matches at a time. */
  readonly concurrency: number;
  play(task: MatchTask): Promise<MatchOutcome | undefined>;
  /** A match could not be played and will be tried again. */
  onFailure(error: Error): void;
}

/** Takes matches off the queue until it is closed; a match under way is finished then. @throws
 * ArenaProblem as `openMatchQueue`. */
export function openMatchWorker(options: MatchWorkerOptions): { close(): Promise<void> } {
  const { redisUrl, concurrency, onFailure } = options;
  const connection = connectionTo(redisUrl);
  const worker = new Worker<MatchJob>(QUEUE, ({ data }) => settle(data, options), {
    connection,
    concurrency,
    lockDuration: LOCK_MS,
    stalledInterval: LOCK_MS / 2,
    maxStalledCount: STALLED_MAX,
  });
  worker.on("error", ignored);
  worker.on("failed", (_job, error) => onFailure(error));
  return { close: () => closeBoth(worker, connection) };
}

/** The library leaves a connection open that it was given. */
async function closeBoth(user: { close(): Promise<void> }, connection: IRedisClient): Promise<void> {
  await user.close();
  connection.disconnect();
}

/** Plays the match unless it was played before, by one who could not say so any more. */
async function settle({ runId, task }: MatchJob, { store, play }: MatchWorkerOptions): Promise<void> {
  const { round, table, game } = task;
  const ledger = storedLedger(store, runId);
  const known = await ledger.read(round);
  if (known.some((one) => one.table === table && one.game === game)) return;
  const outcome = await play(task);
  if (!outcome) throw new Error("the match was broken off");
  await ledger.add(round, { table, game, outcome });
}

function jobIdOf({ runId, task: { round, table, game } }: MatchJob): string {
  return [runId, round, table, game].join("-");
}

function connectionTo(redisUrl: string): IRedisClient {
  const client = queueClient(redisUrl);
  if (client) return withoutCrash(createNodeRedisClient(client));
  throw new ArenaProblem(
    "unfit-redis",
    "the queue of matches needs one Redis server, redis://host:6379; with sentinels or a cluster, play in threads of this process: --workers 2",
  );
}

/** The library ignores a connection's errors while closing it; one then would end the process. */
function withoutCrash(client: IRedisClient): IRedisClient {
  client.on("error", ignored);
  const duplicate = client.duplicate.bind(client);
  client.duplicate = (...args) => withoutCrash(duplicate(...args));
  return client;
}

/** Lost connections are made again; whoever waits for the ledger says that it does not answer. */
function ignored(): void {}
