// The raw values last seen, so that an update may start from one without asking the storage first.

/** At most `limit` values by key; the one longest unused is forgotten first. */
export class Recent {
  readonly #limit: number;
  readonly #values = new Map<string, string>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: string): string | undefined {
    const value = this.#values.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  /** Remembers a value; undefined forgets it. */
  set(key: string, value: string | undefined): void {
    this.#values.delete(key);
    if (value === undefined) return;
    this.#values.set(key, value);
    const oldest = this.#values.keys().next();
    if (this.#values.size > this.#limit && !oldest.done) this.#values.delete(oldest.value);
  }
}
