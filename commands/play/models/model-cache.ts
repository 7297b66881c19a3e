// Cached opponents, so that a move takes well under a millisecond in this thread. Longer work goes to other threads: a
// model, which comes back, to any of them; any other opponent to the person's own thread, which keeps what it built for
// them.

import { availableParallelism } from "node:os";
import type { Sandbox } from "../../../src/arena/index.ts";
import {
  type Decision,
  type DecisionInput,
  isSameQuestion,
  KeptStrategy,
  workFor,
} from "../../../src/core/matches/index.ts";
import { type FortuneTellerState, isSandboxed, modelLifetimeOf } from "../../../src/core/strategies/index.ts";
import { watchQueue } from "../../../src/infra/metrics/meters.ts";
import { BusyError, type JobQueue, openJobs } from "../../../src/infra/threads/index.ts";
import { patience } from "../../../src/infra/within.ts";
import type * as choosing from "./chosen-in-thread.ts";
import { HeldStrategies } from "./held-strategies.ts";
import { decideSandboxed, type OpponentGone } from "./sandboxed-move.ts";
import { STEPS_AT_ONCE, sent } from "./thread-messages.ts";

const MB = 2 ** 20;
const MEMORY_MB_USUAL = 256;
/** The shares of the memory for models here and for opponents in threads; the rest is for evicted ones that haven't
 * been garbage-collected yet. */
const HELD_HERE = 3 / 10;
const HELD_IN_THREADS = 1 / 5;
/** A thread itself takes about 40 MB, so with little memory there's only one. */
const MB_A_THREAD = 100;
const THREADS_MAX = 3;
/** Heap beyond what the thread may cache. */
const THREAD_HEAP_MB = 64;
const THREAD_IDLE_MS = 600_000;
/** Platforms are answered in the meantime. After a restart many models are built at once, and so is the sandbox. */
const PATIENCE_MS = patience(6_000);
/** The thread may evict what it built before it's asked again. */
const ATTEMPTS = 3;
/** A thread that hangs is abandoned. */
const LIMIT_MS = patience(20_000);

export interface ModelCacheOptions {
  /** Limits the memory of cached opponents, here and in threads. */
  readonly memoryMb?: number;
  /** Unix ms. */
  readonly now?: () => number;
  /** How long a person waits for a move. */
  readonly patienceMs?: number;
  /** Plays opponents written by others; default: there are none. */
  readonly sandbox?: Pick<Sandbox, "next">;
}

/** Without a sandbox, opponents written by others can't play. */
const NOTHING_SANDBOXED: Pick<Sandbox, "next"> = {
  next: async () => ({ noResult: { why: "withdrawn", reason: "it cannot be played here" } }),
};

interface Pending {
  readonly question: DecisionInput;
  readonly decided: Promise<Built>;
  /** False once the caller has been asked to try again later. */
  isWanted: boolean;
  /** Its player's models were dropped in the meantime. */
  isDropped: boolean;
}

interface Built {
  readonly decision: Decision | OpponentGone;
  /** Absent if a thread keeps it. */
  readonly kept: KeptStrategy | undefined;
}

/** A separate thread, and the bytes that it may cache. */
interface ModelThread {
  readonly jobs: JobQueue<typeof choosing>;
  readonly bytesMax: number;
}

export class ModelCache {
  readonly #held: HeldStrategies;
  readonly #pending = new Map<string, Pending>();
  readonly #threads: readonly ModelThread[];
  readonly #patienceMs: number;
  readonly #sandbox: Pick<Sandbox, "next">;

  constructor(options: ModelCacheOptions = {}) {
    const {
      memoryMb = MEMORY_MB_USUAL,
      now,
      patienceMs = PATIENCE_MS,
      sandbox = NOTHING_SANDBOXED,
    } = options;
    const bytes = memoryMb * MB;
    this.#held = new HeldStrategies(bytes * HELD_HERE, now);
    watchQueue("moves", this.#pending, ({ size }) => size);
    this.#threads = openModelThreads(bytes * HELD_IN_THREADS, memoryMb);
    this.#patienceMs = patienceMs;
    this.#sandbox = sandbox;
  }

  /** How many are cached here. */
  get size(): number {
    return this.#held.size;
  }

  get bytes(): number {
    return this.#held.bytes;
  }

  /** The move, if it can be chosen immediately. */
  decide(key: string, question: DecisionInput): Decision | undefined {
    if (isSandboxed(question.strategy)) return undefined;
    return this.readyAt(key, question)?.decide(question);
  }

  /** The strategy after the question's rounds; undefined if that would take long. */
  readyAt(key: string, question: DecisionInput): KeptStrategy | undefined {
    const found = this.#held.find(key);
    const missing = found?.missing(question);
    if (workFor(question, missing) > STEPS_AT_ONCE) return undefined;
    const kept = found && missing !== undefined ? found : new KeptStrategy(question);
    this.#held.hold(key, kept.catchUp(question));
    return kept;
  }

  /** The move, chosen in a thread, and the strategy if it was sent back. @throws BusyError if it takes too long or too
   * many are waiting: what was built is kept, so that the next question is quick. */
  async decideInThread(key: string, question: DecisionInput): Promise<Built> {
    const known = this.#pending.get(key);
    const isAsked = known !== undefined && isSameQuestion(known.question, question);
    const pending = isAsked ? known : this.#ask(key, question, known?.decided);
    pending.isWanted = true;
    return withPatience(pending, this.#patienceMs);
  }

  /** Evicts all entries whose key has this prefix. */
  drop(prefix: string): void {
    this.#held.drop(prefix);
    for (const [key, pending] of this.#pending) if (key.startsWith(prefix)) pending.isDropped = true;
    for (const { jobs } of this.#threads)
      if (jobs.isRunning) jobs.run("drop", prefix).catch(() => jobs.close());
  }

  async close(): Promise<void> {
    this.#held.drop("");
    this.#pending.clear();
    await Promise.all(this.#threads.map(({ jobs }) => jobs.close()));
  }

  #ask(key: string, question: DecisionInput, before: Promise<unknown> | undefined): Pending {
    const decided = Promise.withResolvers<Built>();
    const pending: Pending = { question, decided: decided.promise, isWanted: true, isDropped: false };
    this.#pending.set(key, pending);
    const work = async (): Promise<Built> => {
      await before?.catch(() => {});
      return this.#decided(key, pending);
    };
    work()
      .finally(() => {
        if (this.#pending.get(key) === pending) this.#pending.delete(key);
      })
      .then(decided.resolve, decided.reject);
    return pending;
  }

  /** Asks until there's a move: after long work, the thread has processed all but the last round. */
  async #decided(key: string, pending: Pending): Promise<Built> {
    const { question } = pending;
    if (isSandboxed(question.strategy))
      return { decision: await decideSandboxed(this.#sandbox, question), kept: undefined };
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      if (!pending.isWanted) break;
      const { jobs, bytesMax } = this.#threadFor(key, question);
      const asked = { key, question: sent(question), atOnce: attempt === ATTEMPTS, bytesMax };
      const { decision, state } = await jobs.run("decide", asked);
      if (decision) return { decision, kept: undefined };
      if (state) return this.#adopted(key, pending, state);
    }
    throw new BusyError("nobody waits for the move any more");
  }

  /** Doesn't cache what was dropped in the meantime: its owner may have deleted their data. */
  #adopted(key: string, { question, isWanted, isDropped }: Pending, state: FortuneTellerState): Built {
    const kept = KeptStrategy.adopt(question, state);
    if (isWanted) kept.catchUp(question);
    if (!isDropped) this.#held.hold(key, kept);
    if (!isWanted) throw new BusyError("nobody waits for the move any more");
    return { decision: kept.decide(question), kept };
  }

  /** The least busy thread; of equally busy ones, one that's already running. */
  #threadFor(key: string, { strategy }: DecisionInput): ModelThread {
    if (modelLifetimeOf(strategy) === undefined) return this.#threadOf(key);
    const rank = ({ jobs }: ModelThread): number => 2 * jobs.open + (jobs.isRunning ? 0 : 1);
    return this.#threads.reduce((least, thread) => (rank(thread) < rank(least) ? thread : least));
  }

  #threadOf(key: string): ModelThread {
    const hash = Array.from(key).reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 0);
    return this.#threads[Math.abs(hash) % this.#threads.length] as ModelThread;
  }
}

function openModelThreads(bytesMax: number, memoryMb: number): readonly ModelThread[] {
  const spare = Math.min(THREADS_MAX, availableParallelism(), Math.floor(memoryMb / MB_A_THREAD));
  const count = Math.max(1, spare);
  const each = bytesMax / count;
  return Array.from({ length: count }, () => ({
    bytesMax: each,
    jobs: openJobs<typeof choosing>({
      jobs: new URL("./chosen-in-thread.ts", import.meta.url),
      queue: "model-worker",
      idleMs: THREAD_IDLE_MS,
      limitMs: LIMIT_MS,
      waitMs: LIMIT_MS,
      ownHeapMb: THREAD_HEAP_MB + Math.ceil(each / MB),
    }),
  }));
}

function withPatience(pending: Pending, patienceMs: number): Promise<Built> {
  return new Promise((resolve, reject) => {
    const late = (): void => {
      pending.isWanted = false;
      reject(new BusyError("a move took too long to choose"));
    };
    const patience = setTimeout(late, patienceMs).unref();
    pending.decided.then(resolve, reject).finally(() => clearTimeout(patience));
  });
}
