// Work on things by name: one at a time for each name, and once more if it was asked for meanwhile.

export class KeyedWork {
  readonly #work: (key: string) => Promise<void>;
  readonly #running = new Map<string, { again: boolean; done: Promise<void> }>();

  /** `work` never rejects. */
  constructor(work: (key: string) => Promise<void>) {
    this.#work = work;
  }

  ask(key: string): void {
    const running = this.#running.get(key);
    if (running) running.again = true;
    else this.#running.set(key, { again: false, done: this.#run(key) });
  }

  get working(): readonly Promise<void>[] {
    return [...this.#running.values()].map(({ done }) => done);
  }

  async #run(key: string): Promise<void> {
    // So that whoever asked finds it running.
    await Promise.resolve();
    while (true) {
      await this.#work(key);
      const running = this.#running.get(key);
      if (!running?.again) break;
      running.again = false;
    }
    this.#running.delete(key);
  }
}
