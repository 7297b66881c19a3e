// Match queue on Redis. Workers write outcomes to the ledger, so lost or duplicate jobs are
// harmless: the coordinator requeues what the ledger lacks.

import { type JobsOptions, Queue, Worker } from "bullmq";
import type { Store } from "../../infra/store/index.ts";
import { storedLedger } from "../executors/ledger.ts";
import type { MatchOutcome, MatchTask } from "../match/task.ts";
import { connectQueue } from "./connection.ts";

interface MatchJob {
  readonly runId: string;
  readonly task: MatchTask;
}

interface AskedMatch extends MatchJob {
  /** From 1; lower ones are played first, equal ones in order. If absent, before all others. */
  readonly priority?: number | undefined;
}

const QUEUE = "gadalka-arena";
/** Braces keep all keys of the queue on one node of a cluster. */
const prefix = "{bull}";
const ONCE: JobsOptions = {
  attempts: 5,
  backoff: { type: "fixed", delay: 500 },
  removeOnComplete: true,
  removeOnFail: true,
};
/** Lease: a worker that is silent this long loses its match to a different one. */
const LOCK_MS = 4000;
const STALLED_MAX = 100;

/** Producer end. */
export interface MatchQueue {
  /** Enqueues these matches; idempotent per match. */
  ask(jobs: readonly AskedMatch[]): Promise<void>;
  workers(): Promise<number>;
  close(): Promise<void>;
}

/** Producer end of the queue. @throws TypeError if it isn't an address. */
export function openMatchQueue(redisUrl: string): MatchQueue {
  const connection = connectQueue(redisUrl);
  const queue = new Queue<MatchJob>(QUEUE, { connection, prefix });
  queue.on("error", ignored);
  return {
    async ask(jobs) {
      // One by one: bulk insertion relies on scripts that a restarted Redis no longer has.
      await Promise.all(
        jobs.map(({ priority, ...data }) =>
          queue.add("match", data, { ...ONCE, jobId: jobIdOf(data), ...(priority && { priority }) }),
        ),
      );
    },
    workers: () => queue.getWorkersCount(),
    close: () => closeBoth(queue, connection),
  };
}

export interface MatchWorkerOptions {
  readonly redisUrl: string;
  readonly store: Store;
  readonly concurrency: number;
  play(task: MatchTask): Promise<MatchOutcome | undefined>;
  onFailure(error: Error): void;
}

/** Consumes matches until closed, which drains them. @throws TypeError as `openMatchQueue`. */
export function openMatchWorker(options: MatchWorkerOptions): { close(): Promise<void> } {
  const { redisUrl, concurrency, onFailure } = options;
  const connection = connectQueue(redisUrl);
  const worker = new Worker<MatchJob>(QUEUE, ({ data }) => settle(data, options), {
    connection,
    prefix,
    concurrency,
    lockDuration: LOCK_MS,
    stalledInterval: LOCK_MS / 2,
    maxStalledCount: STALLED_MAX,
  });
  worker.on("error", ignored);
  worker.on("failed", (_job, error) => onFailure(error));
  return { close: () => closeBoth(worker, connection) };
}

/** The library doesn't close connections passed to it. */
async function closeBoth(
  user: { close(): Promise<void> },
  connection: { disconnect(): void },
): Promise<void> {
  await user.close();
  connection.disconnect();
}

/** Plays the match unless its outcome exists: a worker may crash between write and ack. */
async function settle({ runId, task }: MatchJob, { store, play }: MatchWorkerOptions): Promise<void> {
  const { round, table, game } = task;
  const ledger = storedLedger(store, runId);
  const known = await ledger.read(round);
  if (known.some((one) => one.table === table && one.game === game)) return;
  const outcome = await play(task);
  if (!outcome) throw new Error("the match was stopped");
  await ledger.add(round, { table, game, outcome });
}

function jobIdOf({ runId, task: { round, table, game } }: MatchJob): string {
  return [runId, round, table, game].join("-");
}

/** The library reconnects; the ledger's polling reports the outage. */
function ignored(): void {}
