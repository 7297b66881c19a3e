// Millions of counters under numeric keys, in two typed arrays: a Map would take several times the memory and ends at 16 million entries.

const FIRST_SLOTS = 1 << 10;
const TWO_TO_32 = 2 ** 32;

/** Counters that are nil until added to. Keys are whole numbers below 2^53 - 1. */
export class CounterTable {
  /** key + 1 in taken slots, 0 in free ones. */
  #keys = new Float64Array(FIRST_SLOTS);
  #values = new Float64Array(FIRST_SLOTS);
  #taken = 0;

  get(key: number): number {
    return this.#values[this.#slot(key)] as number;
  }

  add(key: number, amount: number): void {
    const slot = this.#slot(key);
    if (this.#keys[slot] === 0) {
      this.#keys[slot] = key + 1;
      this.#taken++;
    }
    this.#values[slot] = (this.#values[slot] as number) + amount;
    if (this.#taken * 2 > this.#keys.length) this.#grow();
  }

  /** Multiplies every counter. */
  scale(factor: number): void {
    for (let slot = 0; slot < this.#values.length; slot++) this.#values[slot] = (this.#values[slot] as number) * factor;
  }

  /** The key's slot, or the free slot where it belongs. */
  #slot(key: number): number {
    const mask = this.#keys.length - 1;
    const mixed = Math.imul((key >>> 0) ^ Math.imul(Math.floor(key / TWO_TO_32), 0x85ebca6b), 0x9e3779b1);
    let slot = (mixed ^ (mixed >>> 15)) & mask;
    while (this.#keys[slot] !== 0 && this.#keys[slot] !== key + 1) slot = (slot + 1) & mask;
    return slot;
  }

  #grow(): void {
    const keys = this.#keys;
    const values = this.#values;
    this.#keys = new Float64Array(keys.length * 2);
    this.#values = new Float64Array(keys.length * 2);
    for (let old = 0; old < keys.length; old++) {
      const key = keys[old] as number;
      if (key === 0) continue;
      const slot = this.#slot(key - 1);
      this.#keys[slot] = key;
      this.#values[slot] = values[old] as number;
    }
  }
}
