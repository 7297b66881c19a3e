// Delegates matches to worker processes, and polls the ledger for their outcomes.

import { setTimeout as wait } from "node:timers/promises";
import type { PlayedMatch } from "../ledger.ts";
import type { MatchExecutor } from "../match-executor.ts";
import type { MatchTask } from "../match-task.ts";
import type { WaitingNote } from "../retrying-ledger.ts";
import { openMatchQueue } from "./queue.ts";

const LOOK_MS = 100;
const ASK_AGAIN_MS = 3000;

export interface QueueExecutorOptions {
  readonly redisUrl: string;
  readonly runId: string;
  onNote?(note: WaitingNote): void;
}

/** Queue executor for a ledger on the same Redis; falls back to threads without a queue. */
export function queueExecutor({ redisUrl, runId, onNote }: QueueExecutorOptions): MatchExecutor {
  const queue = openMatchQueue(redisUrl);
  const noted = new Set<WaitingNote>();
  const note = (which: WaitingNote): void => {
    if (!noted.has(which)) onNote?.(which);
    noted.add(which);
  };
  return {
    async play(tasks, ledger, { signal, onPlayed }) {
      const asking = new Asking(async (missing) => {
        await queue.ask(missing.map((task) => ({ runId, task })));
        if ((await queue.workers()) === 0) note("no-workers");
      });
      const round = tasks[0]?.round ?? 0;
      let missing = tasks;
      while (missing.length > 0 && !signal?.aborted) {
        asking.tick(missing);
        await wait(LOOK_MS);
        const left = missingIn(missing, await ledger.read(round));
        if (left.length < missing.length) onPlayed?.(missing.length - left.length);
        missing = left;
      }
    },
    close: () => queue.close(),
  };
}

/** Requests at once, then periodically; Redis may be down, and lost requests are repeated. */
class Asking {
  readonly #ask: (missing: readonly MatchTask[]) => Promise<void>;
  #nextAt = 0;
  #underWay = false;

  constructor(ask: (missing: readonly MatchTask[]) => Promise<void>) {
    this.#ask = ask;
  }

  tick(missing: readonly MatchTask[]): void {
    if (this.#underWay || performance.now() < this.#nextAt) return;
    this.#underWay = true;
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
