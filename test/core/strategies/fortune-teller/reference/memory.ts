// Fixed-size memory of situations, so that the cost of a player does not grow with time.

import type { Table } from "./inputs.ts";

/** Associativity: a new entry evicts the least useful slot of its set. */
const WAYS = 4;
const BUDGET_BYTES = 640 * 1024;
const SLOTS_MAX = 1 << 14;
const SLOTS_FIRST = 1 << 9;
/** Saturation of the visit counter. */
const VISITS_MAX = 255;
/** Half-life of an unvisited slot's value, in rounds. */
const HALF_LIFE_ROUNDS = 512;
export const NONE = 255;
/** Decay of counts when the situation recurs. */
const SLOT_DECAY = 0.985;

/** Decayed counts and the last three followers of each situation, for both sides; grows. */
export class ContextMemory {
  /** Opponent's next moves, at [slot * size + move]. Re-read after `add`, which may reallocate. */
  counts = new Float32Array(0);
  ownCounts = new Float32Array(0);
  visits = new Uint8Array(0);
  /** The last three followers, newest first, at [slot * 3]. */
  last = new Uint8Array(0);
  readonly #size: number;
  readonly #slotsMax: number;
  #keys = new Uint32Array(0);
  #used = new Uint32Array(0);

  constructor(size: number) {
    this.#size = size;
    this.#slotsMax = Math.min(SLOTS_MAX, 2 ** Math.floor(Math.log2(BUDGET_BYTES / (8 * size + 12))));
    this.#allocate(Math.min(SLOTS_FIRST, this.#slotsMax));
  }

  /** All state: copied into a memory `resized` to as many slots, these copy the memory. */
  get tables(): readonly Table[] {
    return [this.counts, this.ownCounts, this.visits, this.last, this.#keys, this.#used];
  }

  get slots(): number {
    return this.#keys.length;
  }

  /** Resizes to a power of two of slots; entries are kept. */
  resize(slots: number): void {
    const { counts, ownCounts, visits, last } = this;
    const [keys, used, size] = [this.#keys, this.#used, this.#size];
    this.#allocate(slots);
    // Claimed as of the last round: seen from an earlier one, what was used since would be worth less
    // than an empty slot, and be lost.
    const now = used.reduce((most, round) => Math.max(most, round), 0);
    for (let old = 0; old < keys.length; old++) {
      if (keys[old] === 0) continue;
      const slot = this.#claim(keys[old] as number, now);
      this.counts.set(counts.subarray(old * size, (old + 1) * size), slot * size);
      this.ownCounts.set(ownCounts.subarray(old * size, (old + 1) * size), slot * size);
      this.last.set(last.subarray(3 * old, 3 * old + 3), 3 * slot);
      this.visits[slot] = visits[old] as number;
      this.#used[slot] = used[old] as number;
    }
  }

  #allocate(slots: number): void {
    this.counts = new Float32Array(slots * this.#size);
    this.ownCounts = new Float32Array(slots * this.#size);
    this.visits = new Uint8Array(slots);
    this.last = new Uint8Array(3 * slots).fill(NONE);
    this.#keys = new Uint32Array(slots);
    this.#used = new Uint32Array(slots);
  }

  /** The situation's slot; -1 if unknown or evicted. */
  find(key: number): number {
    const first = this.#placeOf(key);
    for (let slot = first; slot < first + WAYS; slot++) if (this.#keys[slot] === key) return slot;
    return -1;
  }

  /** Whether that move's count is the strict maximum. */
  leads(slot: number, move: number): boolean {
    const row = this.counts.subarray(slot * this.#size, (slot + 1) * this.#size);
    return row.every((count, other) => other === move || count < (row[move] as number));
  }

  /** Records both sides' relative moves; `slot` is `find`'s result before the round. */
  add(key: number, slot: number, move: number, own: number, round: number): void {
    const taken = this.#slotFor(key, slot, round);
    const { counts, ownCounts, last } = this;
    const start = taken * this.#size;
    for (let index = start; index < start + this.#size; index++) {
      counts[index] = (counts[index] as number) * SLOT_DECAY;
      ownCounts[index] = (ownCounts[index] as number) * SLOT_DECAY;
    }
    counts[start + move] = (counts[start + move] as number) + 1;
    ownCounts[start + own] = (ownCounts[start + own] as number) + 1;
    last.copyWithin(3 * taken + 1, 3 * taken, 3 * taken + 2);
    last[3 * taken] = move;
    if ((this.visits[taken] as number) < VISITS_MAX) this.visits[taken] = (this.visits[taken] as number) + 1;
    this.#used[taken] = round;
  }

  #placeOf(key: number): number {
    return ((Math.imul(key, 0x2545f491) >>> 0) % (this.#keys.length / WAYS)) * WAYS;
  }

  /** Grows to full size before evicting anything. */
  #slotFor(key: number, slot: number, round: number): number {
    if (slot >= 0 && this.#keys[slot] === key) return slot;
    while (this.slots < this.#slotsMax && this.#isFull(key)) this.resize(2 * this.slots);
    const moved = this.find(key);
    return moved < 0 ? this.#claim(key, round) : moved;
  }

  /** Whether the key's set is full of other keys. */
  #isFull(key: number): boolean {
    const first = this.#placeOf(key);
    for (let slot = first; slot < first + WAYS; slot++) {
      if (this.#keys[slot] === 0 || this.#keys[slot] === key) return false;
    }
    return true;
  }

  #claim(key: number, round: number): number {
    const first = this.#placeOf(key);
    let victim = first;
    for (let slot = first; slot < first + WAYS; slot++) {
      if (this.#worth(slot, round) < this.#worth(victim, round)) victim = slot;
    }
    this.counts.fill(0, victim * this.#size, (victim + 1) * this.#size);
    this.ownCounts.fill(0, victim * this.#size, (victim + 1) * this.#size);
    this.last.fill(NONE, 3 * victim, 3 * victim + 3);
    this.visits[victim] = 0;
    this.#keys[victim] = key;
    return victim;
  }

  #worth(slot: number, round: number): number {
    if (this.#keys[slot] === 0) return 0;
    return (this.visits[slot] as number) / (1 + (round - (this.#used[slot] as number)) / HALF_LIFE_ROUNDS);
  }
}
