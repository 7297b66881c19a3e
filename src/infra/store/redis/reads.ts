// Asks for the documents of one moment by one command: a command's call and its answer cost more than the work
// in it. None waits for another moment, and who asks for the same document is given the same.

/** In one command, so that Redis is not held up. */
const TOGETHER_MAX = 64;

type Value = string | undefined;

interface Waiting {
  readonly value: Promise<Value>;
  resolve(value: Value): void;
  reject(error: unknown): void;
}

/** The values of keys, in their order. @throws StoreError `unreachable`. */
export type ReadMany = (keys: string[]) => Promise<readonly Value[]>;

/** Reads on the way to Redis. */
export class Reads {
  readonly #readMany: ReadMany;
  #waiting = new Map<string, Waiting>();

  constructor(readMany: ReadMany) {
    this.#readMany = readMany;
  }

  /** @throws StoreError `unreachable`. */
  read(key: string): Promise<Value> {
    const asked = this.#waiting.get(key);
    if (asked) return asked.value;
    const { promise: value, resolve, reject } = Promise.withResolvers<Value>();
    this.#waiting.set(key, { value, resolve, reject });
    // A tick ends when all that follows from the same answers of Redis has been asked for.
    if (this.#waiting.size === 1) process.nextTick(() => this.#askAll());
    return value;
  }

  #askAll(): void {
    const all = [...this.#waiting];
    this.#waiting = new Map();
    for (let from = 0; from < all.length; from += TOGETHER_MAX)
      void this.#ask(all.slice(from, from + TOGETHER_MAX));
  }

  async #ask(some: readonly (readonly [key: string, Waiting])[]): Promise<void> {
    try {
      const values = await this.#readMany(some.map(([key]) => key));
      for (const [index, [, { resolve }]] of some.entries()) resolve(values[index]);
    } catch (error) {
      for (const [, { reject }] of some) reject(error);
    }
  }
}
