// Delegates matches to worker processes, and polls the ledger for their outcomes.

import { setTimeout as wait } from "node:timers/promises";
import type { MatchExecutor } from "../executors/executor.ts";
import type { PlayedMatch } from "../executors/ledger.ts";
import type { WaitingNote } from "../executors/retrying-ledger.ts";
import type { MatchTask } from "../match/task.ts";
import { type MatchQueue, openMatchQueue } from "./queue.ts";

const LOOK_MS = 100;
const ASK_AGAIN_MS = 3000;

export interface QueueExecutorOptions {
  readonly redisUrl: string;
  readonly runId: string;
  onNote?(note: WaitingNote): void;
}

/** An executor that uses only workers, for a ledger on the same Redis. @throws TypeError as the queue. */
export function queueExecutor({ redisUrl, ...asked }: QueueExecutorOptions): MatchExecutor {
  const queue = openMatchQueue(redisUrl);
  return { ...askingExecutor({ queue, ...asked }), close: () => queue.close() };
}

export interface AskingOptions extends Omit<QueueExecutorOptions, "redisUrl"> {
  readonly queue: MatchQueue;
  /** Maximum matches in the queue at once, so that other tournaments' matches get in between; by default all. */
  readonly atOnce?: number;
  readonly priority?: number;
}

/** Uses an open queue, and leaves it open. */
export function askingExecutor(options: AskingOptions): MatchExecutor {
  const { queue, runId, onNote, atOnce = Number.POSITIVE_INFINITY, priority } = options;
  const noted = new Set<WaitingNote>();
  const note = (which: WaitingNote): void => {
    if (!noted.has(which)) onNote?.(which);
    noted.add(which);
  };
  return {
    async play(tasks, ledger, { signal, pause, onPlayed }) {
      const asking = new Asking(async (missing) => {
        await queue.ask(missing.map((task) => ({ runId, task, priority })));
        if ((await queue.workers()) === 0) note("no-workers");
      });
      const round = tasks[0]?.round ?? 0;
      let missing = tasks;
      while (missing.length > 0 && !signal?.aborted && !pause?.aborted) {
        asking.tick(missing.slice(0, atOnce));
        await wait(LOOK_MS);
        const left = missingIn(missing, await ledger.read(round));
        if (left.length < missing.length) onPlayed?.(missing.length - left.length);
        missing = left;
      }
    },
    close: async () => undefined,
  };
}

/** Requests new matches at once, and repeats all requests periodically in case some were lost. */
class Asking {
  readonly #ask: (missing: readonly MatchTask[]) => Promise<void>;
  #nextAt = 0;
  #underWay = false;
  #asked: ReadonlySet<MatchTask> = new Set();

  constructor(ask: (missing: readonly MatchTask[]) => Promise<void>) {
    this.#ask = ask;
  }

  tick(missing: readonly MatchTask[]): void {
    const hasNew = missing.some((task) => !this.#asked.has(task));
    if (this.#underWay || (!hasNew && performance.now() < this.#nextAt)) return;
    this.#underWay = true;
    this.#asked = new Set(missing);
    this.#nextAt = performance.now() + ASK_AGAIN_MS;
    const settled = (): void => {
      this.#underWay = false;
    };
    this.#ask(missing).then(settled, settled);
  }
}

function missingIn(tasks: readonly MatchTask[], known: readonly PlayedMatch[]): readonly MatchTask[] {
  const there = new Set(known.map(({ table, game }) => `${table}.${game}`));
  return tasks.filter(({ table, game }) => !there.has(`${table}.${game}`));
}
