// Memory of situations, bounded and compact: one block, so that a player costs the same for ever.

import type { Table } from "./inputs.ts";
import { MemoryBlock, STEP_PAIRS, STEPS_TOLD } from "./memory-block.ts";

/** Associativity: a new situation evicts the least useful of its set. */
const WAYS = 4;
const SLOTS_MAX = 1 << 14;
const SLOTS_FIRST = 1 << 9;
/** What a full block's counts would take, were they not stored more compactly. */
const BUDGET_BYTES = 640 * 1024;
/** A fuller block doubles. */
const FULL_SHARE = 3 / 4;
/** Saturation of the visit counter. */
const VISITS_MAX = 255;
/** Half-life of an unvisited situation's worth, in rounds. */
const HALF_LIFE_ROUNDS = 512;
/** Decay of counts when the situation recurs. */
export const SLOT_DECAY = 0.985;

/** Counts are stored as multiples of their roots: as precise as they need be, in 16 bits. */
export const ROOT_UNIT = 1 / 8000;
const UNITS_OF_ROOT = 1 / ROOT_UNIT;
const ROOT_DECAY = Math.sqrt(SLOT_DECAY);

/**
 * What followed each situation, by slot. A situation's key belongs to a set, of which the newest and
 * most visited four are kept. In the full block a set's slots stand side by side. A smaller block has
 * the same sets, so that nothing is forgotten that a larger one would keep: they start closer to each
 * other, and who finds a slot taken stands in the next (linear probing).
 */
export class ContextMemory {
  /** Replaced by `add` where it grows. */
  block: MemoryBlock;
  readonly #size: number;
  readonly #slotsMax: number;
  #taken = 0;
  /** Binary logarithm of how many times smaller than the full block this one is. */
  #shift = 0;
  /** Slots to search from a set's first on. */
  #reach = WAYS;

  constructor(size: number) {
    this.#size = size;
    this.#slotsMax = Math.min(SLOTS_MAX, 2 ** Math.floor(Math.log2(BUDGET_BYTES / (8 * size + 12))));
    this.block = this.#allocated(Math.min(SLOTS_FIRST, this.#slotsMax));
  }

  /** All state: `adopt`ed, these copy the memory. */
  get tables(): readonly Table[] {
    return [this.block.bytes];
  }

  /** @throws RangeError if these are no `tables` of a memory for as many moves */
  adopt([bytes]: readonly Table[]): void {
    const slots = ((bytes?.length ?? 0) * this.block.slots) / this.block.bytes.length;
    if (!bytes || slots > this.#slotsMax) throw new RangeError("another's memory");
    this.block = this.#allocated(slots);
    this.block.bytes.set(bytes);
    this.#taken = this.block.keys.reduce((taken, key) => (key === 0 ? taken : taken + 1), 0);
  }

  /** The situation's slot; -1 if unknown or evicted. */
  find(key: number): number {
    const { keys } = this.block;
    const last = keys.length - 1;
    const reach = this.#reach;
    let slot = this.#placeOf(key);
    for (let searched = 0; searched < reach; searched++) {
      const there = keys[slot] as number;
      if (there === key) return slot;
      if (there === 0) return -1;
      slot = (slot + 1) & last;
    }
    return -1;
  }

  /** The decayed count of the opponent's move. */
  count(slot: number, move: number): number {
    const root = (this.block.words[slot * this.block.stride + move] as number) * ROOT_UNIT;
    return root * root;
  }

  /** Whether that move's count is the strict maximum. */
  leads(slot: number, move: number): boolean {
    const start = slot * this.block.stride;
    const row = this.block.words.subarray(start, start + this.#size);
    return row.every((root, other) => other === move || root < (row[move] as number));
  }

  /** Records both sides' relative moves; `slot` is `find`'s result before the round. */
  add(key: number, slot: number, move: number, own: number, round: number): void {
    const taken = slot >= 0 && this.block.keys[slot] === key ? slot : this.#slotFor(key, round);
    const visits = this.block.visits(taken);
    const steps = visits === 0 ? STEP_PAIRS - 1 : this.#stepsTo(move, taken);
    this.#count(taken, move);
    const habit = this.#habitAfter(taken, own);
    this.block.note(taken, round, visits < VISITS_MAX ? visits + 1 : visits, steps, move, habit);
  }

  /** The last two steps between the situation's followers, `move` being the newest. */
  #stepsTo(move: number, slot: number): number {
    const step = move - this.block.newest(slot);
    const ahead = step + (this.#size & (step >> 31));
    const before = this.block.steps(slot) % STEPS_TOLD;
    return before * STEPS_TOLD + (ahead < STEPS_TOLD ? ahead : STEPS_TOLD - 1);
  }

  #count(slot: number, move: number): void {
    const { words, stride } = this.block;
    const start = slot * stride;
    const root = (words[start + move] as number) * ROOT_UNIT;
    for (let word = start; word < start + this.#size; word++) {
      words[word] = (words[word] as number) * ROOT_DECAY + 0.5;
    }
    words[start + move] = Math.sqrt(root * root * SLOT_DECAY + 1) * UNITS_OF_ROOT + 0.5;
  }

  /** Counts the own move; gives the most frequent now, which is the one before or this. */
  #habitAfter(slot: number, own: number): number {
    const { excess } = this.block;
    const others = this.#size - 1;
    const first = slot * others - 1;
    const less = own === 0 ? 1 : 0;
    for (let cell = first + 1; cell <= first + others; cell++) {
      excess[cell] = (excess[cell] as number) * SLOT_DECAY - less;
    }
    const habit = this.block.ownHabit(slot);
    const most = habit === 0 ? 0 : (excess[first + habit] as number);
    if (own === 0) return most < 0 ? 0 : habit;
    const count = (excess[first + own] as number) + 1;
    excess[first + own] = count;
    return count > most ? own : habit;
  }

  #setOf(key: number): number {
    return Math.imul(key, 0x2545f491) & (this.#slotsMax / WAYS - 1);
  }

  /** The set's first slot. */
  #placeOf(key: number): number {
    return (this.#setOf(key) * WAYS) >> this.#shift;
  }

  /** A slot for a situation that had none: it may have one by now, in a block that has grown. */
  #slotFor(key: number, round: number): number {
    const { slots } = this.block;
    if (slots < this.#slotsMax && this.#taken >= FULL_SHARE * slots) this.#grow();
    const slot = this.#claim(key, round);
    if (this.block.keys[slot] === key) return slot;
    if (this.block.keys[slot] === 0) this.#taken++;
    this.block.clear(slot);
    this.block.keys[slot] = key;
    return slot;
  }

  /** The key's slot, else a free one, else that of the least worth in its full set. */
  #claim(key: number, round: number): number {
    const { keys, slots } = this.block;
    const set = this.#setOf(key);
    let slot = this.#placeOf(key);
    let members = 0;
    let victim = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let searched = 0; searched < this.#reach; searched++) {
      const there = keys[slot] as number;
      if (there === key) return slot;
      if (there === 0) return members < WAYS ? slot : victim;
      if (this.#setOf(there) === set) {
        members++;
        const worth = this.#worth(slot, round);
        if (worth < least) victim = slot;
        least = Math.min(least, worth);
      }
      slot = (slot + 1) & (slots - 1);
    }
    return victim;
  }

  #worth(slot: number, round: number): number {
    const age = (round - this.block.usedAt(slot)) & 0xffff;
    return this.block.visits(slot) / (1 + age / HALF_LIFE_ROUNDS);
  }

  /** Doubles the block. Begins behind a free slot, so that a set's members keep their order. */
  #grow(): void {
    const before = this.block;
    this.block = this.#allocated(2 * before.slots);
    const first = before.keys.indexOf(0);
    for (let passed = 0; passed < before.slots; passed++) {
      const old = (first + passed) % before.slots;
      const key = before.keys[old] as number;
      if (key === 0) continue;
      this.block.copy(this.#claim(key, 0), before, old);
      this.#taken++;
    }
  }

  #allocated(slots: number): MemoryBlock {
    this.#taken = 0;
    this.#shift = Math.log2(this.#slotsMax / slots);
    this.#reach = slots === this.#slotsMax ? WAYS : slots;
    return new MemoryBlock(this.#size, slots);
  }
}
