// What the fortune-teller remembers of each situation: a table of fixed size, so that a player who stays for life costs no more than one who stays a day.

import type { Table } from "./inputs.ts";

/** Slots of one place of the table: a newcomer takes the least useful of them. */
const WAYS = 4;
/** Bytes for all slots, whatever the game. */
const BUDGET_BYTES = 640 * 1024;
const SLOTS_MAX = 1 << 14;
/** How often a situation came, as far as it is counted. */
const VISITS_MAX = 255;
/** Rounds after which a situation that did not come back is worth half as much. */
const HALF_LIFE_ROUNDS = 512;
/** A slot's last move is unknown. */
export const NONE = 255;
/** What is left of a count when the situation comes again. */
export const SLOT_DECAY = 0.985;

/** Decayed counts of what followed each situation, for both sides, and the last three moves that did. */
export class ContextMemory {
  /** The opponent's next moves, counted from the context's reference, at [slot * size + move]. */
  readonly counts: Float32Array;
  /** The own next moves likewise. */
  readonly ownCounts: Float32Array;
  readonly visits: Uint8Array;
  /** What followed the last, last but one and last but two times, at [slot * 3]. */
  readonly last: Uint8Array;
  /** All of it: who copies these copies the memory. */
  readonly tables: readonly Table[];
  readonly #size: number;
  readonly #keys: Uint32Array;
  readonly #used: Uint32Array;

  constructor(size: number) {
    const fitting = Math.floor(BUDGET_BYTES / (8 * size + 12));
    const slots = Math.min(SLOTS_MAX, 2 ** Math.floor(Math.log2(fitting)));
    this.#size = size;
    this.counts = new Float32Array(slots * size);
    this.ownCounts = new Float32Array(slots * size);
    this.visits = new Uint8Array(slots);
    this.last = new Uint8Array(3 * slots).fill(NONE);
    this.#keys = new Uint32Array(slots);
    this.#used = new Uint32Array(slots);
    this.tables = [this.counts, this.ownCounts, this.visits, this.last, this.#keys, this.#used];
  }

  /** The situation's slot; -1 if it never came or is forgotten. */
  find(key: number): number {
    const first = this.#placeOf(key);
    for (let slot = first; slot < first + WAYS; slot++) if (this.#keys[slot] === key) return slot;
    return -1;
  }

  /** Whether that move followed more than every other. */
  leads(slot: number, move: number): boolean {
    const row = this.counts.subarray(slot * this.#size, (slot + 1) * this.#size);
    return row.every((count, other) => other === move || count < (row[move] as number));
  }

  /** Remembers that in this situation both sides made these moves (counted from its references), in that round; `slot` is what `find` said before the round. */
  add(key: number, slot: number, move: number, own: number, round: number): void {
    const taken = slot >= 0 && this.#keys[slot] === key ? slot : this.#claim(key, round);
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
