// Serialises work per key in call order; other keys run concurrently.

import { attempt, type MaybePromise } from "./within.ts";

interface Queue {
  readonly waiting: (() => void)[];
  /** Settles when the running work has, and the next has been started. */
  running: Promise<void> | undefined;
}

/** A mutex per key; an idle key takes no memory. */
export class KeyedMutex {
  readonly #queues = new Map<string, Queue>();

  /** The result of `work`, which starts when all earlier work under the key has settled: at once if there's none. */
  run<R>(key: string, work: () => MaybePromise<R>): Promise<R> {
    const busy = this.#queues.get(key);
    if (busy)
      return new Promise((resolve) => {
        busy.waiting.push(() => resolve(this.#start(key, busy, work)));
      });
    const queue: Queue = { waiting: [], running: undefined };
    this.#queues.set(key, queue);
    return this.#start(key, queue, work);
  }

  #start<R>(key: string, queue: Queue, work: () => MaybePromise<R>): Promise<R> {
    const result = attempt(work);
    const leave = (): void => {
      const next = queue.waiting.shift();
      if (next) next();
      else this.#queues.delete(key);
    };
    queue.running = result.then(leave, leave);
    return result;
  }

  /** How much work is running or waiting under the key. */
  pending(key: string): number {
    const queue = this.#queues.get(key);
    return queue ? 1 + queue.waiting.length : 0;
  }

  async settled(): Promise<void> {
    while (this.#queues.size > 0) await Promise.all([...this.#queues.values()].map(({ running }) => running));
  }
}
