// Serialises work per key in call order; other keys run concurrently.

/** A mutex per key; an idle key takes no memory. */
export class KeyedMutex {
  /** By key: how much work is running or waiting, and when the newest of it ends. */
  readonly #queues = new Map<string, { pending: number; end: Promise<void> }>();

  /** The result of `work`, which starts when all earlier work under the key has settled. */
  async run<R>(key: string, work: () => R | Promise<R>): Promise<R> {
    const queue = this.#queues.get(key) ?? { pending: 0, end: Promise.resolve() };
    const before = queue.end;
    const { promise, resolve } = Promise.withResolvers<void>();
    queue.pending++;
    queue.end = promise;
    this.#queues.set(key, queue);
    try {
      if (queue.pending > 1) await before;
      return await work();
    } finally {
      queue.pending--;
      if (queue.pending === 0) this.#queues.delete(key);
      resolve();
    }
  }

  /** How much work is running or waiting under the key. */
  pending(key: string): number {
    return this.#queues.get(key)?.pending ?? 0;
  }

  async settled(): Promise<void> {
    while (this.#queues.size > 0) await Promise.all([...this.#queues.values()].map(({ end }) => end));
  }
}
