// Serialises work per key in call order; other keys run concurrently.

interface Queue {
  length: number;
  /** Settles when the last work has. */
  last: Promise<unknown> | undefined;
}

/** A mutex per key; an idle key takes no memory. */
export class KeyedMutex {
  readonly #queues = new Map<string, Queue>();

  /** The result of `work`, which starts when all earlier work under the key has settled: at once if there's none. */
  run<R>(key: string, work: () => Promise<R>): Promise<R> {
    const before = this.#queues.get(key);
    // Called by the work that's being started: nothing can wait for that before it has returned its promise.
    if (before && !before.last) return Promise.resolve().then(() => this.run(key, work));
    const queue = before ?? { length: 0, last: undefined };
    if (!before) this.#queues.set(key, queue);
    queue.length += 1;
    const leave = (): void => {
      queue.length -= 1;
      if (queue.length === 0) this.#queues.delete(key);
    };
    const result = queue.last ? queue.last.then(work) : started(work);
    queue.last = result.then(leave, leave);
    return result;
  }

  pending(key: string): number {
    return this.#queues.get(key)?.length ?? 0;
  }

  async settled(): Promise<void> {
    await Promise.all([...this.#queues.values()].map(({ last }) => last));
  }
}

function started<R>(work: () => Promise<R>): Promise<R> {
  try {
    return work();
  } catch (error) {
    return Promise.reject(error);
  }
}
