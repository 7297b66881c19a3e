// What was seen last, so that the storage need not be asked first.

/** At most `limit` values by key; the one longest unused is forgotten first. */
export class Recent<Value> {
  readonly #limit: number;
  readonly #values = new Map<string, Value>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: string): Value | undefined {
    const value = this.#values.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  /** Remembers a value; undefined forgets it. */
  set(key: string, value: Value | undefined): void {
    this.#values.delete(key);
    if (value === undefined) return;
    this.#values.set(key, value);
    const oldest = this.#values.keys().next();
    if (this.#values.size > this.#limit && !oldest.done) this.#values.delete(oldest.value);
  }
}
