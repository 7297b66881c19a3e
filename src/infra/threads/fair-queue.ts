// A bounded queue that is fair between persons: they take turns, however much one of them asks.

export interface QueueBounds {
  /** Entries in all. */
  readonly most: number;
  /** Entries of one person. */
  readonly mostEach: number;
}

export class FairQueue<Entry> {
  readonly #bounds: QueueBounds;
  /** By person, in the order of their turns. */
  readonly #waiting = new Map<string, Entry[]>();
  #size = 0;

  constructor(bounds: QueueBounds) {
    this.#bounds = bounds;
  }

  get size(): number {
    return this.#size;
  }

  /** Whether there was room for it. */
  add(person: string, entry: Entry, mostEach = this.#bounds.mostEach): boolean {
    const own = this.#waiting.get(person) ?? [];
    if (this.#size >= this.#bounds.most || own.length >= mostEach) return false;
    this.#waiting.set(person, [...own, entry]);
    this.#size++;
    return true;
  }

  /** Takes out the next person's oldest entry. */
  next(): Entry | undefined {
    for (const [person, [entry, ...rest]] of this.#waiting) {
      this.#replace(person, []);
      if (rest.length > 0) this.#waiting.set(person, rest);
      this.#size--;
      return entry;
    }
    return undefined;
  }

  /** Whether it was still waiting. */
  remove(entry: Entry): boolean {
    for (const [person, own] of this.#waiting) {
      if (!own.includes(entry)) continue;
      this.#replace(
        person,
        own.filter((one) => one !== entry),
      );
      this.#size--;
      return true;
    }
    return false;
  }

  clear(): Entry[] {
    const all = [...this.#waiting.values()].flat();
    this.#waiting.clear();
    this.#size = 0;
    return all;
  }

  #replace(person: string, own: Entry[]): void {
    if (own.length > 0) this.#waiting.set(person, own);
    else this.#waiting.delete(person);
  }
}
