// Counts what is under way by key.

export class Underway {
  readonly #counts = new Map<number, number>();

  of(key = 0): number {
    return this.#counts.get(key) ?? 0;
  }

  async during(key = 0, work: () => Promise<void>): Promise<void> {
    const end = this.begin(key);
    try {
      await work();
    } finally {
      end();
    }
  }

  /** The result is called once, when it is no longer under way. */
  begin(key: number): () => void {
    this.#counts.set(key, this.of(key) + 1);
    return () => {
      const left = this.of(key) - 1;
      if (left > 0) this.#counts.set(key, left);
      else this.#counts.delete(key);
    };
  }
}
