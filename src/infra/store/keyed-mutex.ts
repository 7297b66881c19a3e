// Updates of one key within this process go one after another: compare-and-set loops that race are
// unfair, and lose most of their tries.

/** Waiting lines, one per key; a key without anybody waiting takes no memory. */
export class KeyedMutex {
  readonly #last = new Map<string, Promise<void>>();

  /** Calls `work` at once with a promise of its turn; the next in line waits until the returned
   * promise settles. */
  run<R>(key: string, work: (turn: Promise<void>) => Promise<R>): Promise<R> {
    const result = work(this.#last.get(key) ?? Promise.resolve());
    const done = result.then(nothing, nothing).then(() => {
      if (this.#last.get(key) === done) this.#last.delete(key);
    });
    this.#last.set(key, done);
    return result;
  }

  /** Resolves when everybody now in line has had their turn. */
  async settled(): Promise<void> {
    await Promise.all(this.#last.values());
  }
}

// The caller of `take` handles the failure; the line only needs to know that it is over.
function nothing(): void {}
