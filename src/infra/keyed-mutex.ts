// Serialises work per key in call order; other keys run concurrently.

interface Queue {
  length: number;
  last: Promise<unknown>;
}

/** A mutex per key; an idle key takes no memory. */
export class KeyedMutex {
  readonly #queues = new Map<string, Queue>();

  /** The result of `work`, which starts when all earlier work under the key has settled. */
  run<R>(key: string, work: () => Promise<R>): Promise<R> {
    const queue = this.#queues.get(key) ?? { length: 0, last: Promise.resolve() };
    this.#queues.set(key, queue);
    queue.length += 1;
    const leave = (): void => {
      queue.length -= 1;
      if (queue.length === 0) this.#queues.delete(key);
    };
    const result = queue.last.then(work);
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
