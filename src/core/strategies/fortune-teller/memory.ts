// Memory of situations, bounded and compact: a player costs little at first, and never more than a fixed maximum.

import type { Table } from "./inputs.ts";
import { STEP_PAIRS, VisitRows } from "./visit-rows.ts";

/** Associativity: a new situation evicts the least useful of its set. */
const WAYS = 4;
const SLOTS_MAX = 1 << 14;
const SLOTS_FIRST = 1 << 9;
/** What the counts of a full memory would take if they weren't stored compactly. */
const BUDGET_BYTES = 640 * 1024;
/** The number of slots grows when more than this share is taken. */
const FULL_SHARE = 3 / 4;
const GROWTH = 1.25;
const SLOT_BYTES = 8;
/** Half-life of an unvisited situation's worth, in rounds. */
const HALF_LIFE_ROUNDS = 512;

/** A note with this bit holds everything known about a situation that occurred once: the own move and the opponent's, 7
 * bits each. Any other note is a row number; 0 means no note. */
const ONCE = 1 << 15;
const MOVE_BITS = 7;
const MOVE_MASK = (1 << MOVE_BITS) - 1;

/**
 * What followed each situation, by slot. Most situations occur only once, and two bytes per slot are enough for that;
 * only a situation that recurs gets a row.
 *
 * A situation's key belongs to a set, which keeps its newest and most visited four situations. At full size, a set's
 * slots are adjacent. With fewer slots the sets are the same, so nothing is forgotten that a larger memory would keep;
 * they just start closer together, and a key whose slot is taken goes to the next (linear probing).
 */
export class ContextMemory {
  readonly rows: VisitRows;
  readonly #slotsMax: number;
  readonly #slotsBits: number;
  #taken = 0;
  /** How many slots to search from the first slot of a set. */
  #reach = WAYS;
  #slots = 0;
  /** 0 in free slots. */
  #keys = new Int32Array();
  /** The round of each slot's last visit, modulo 2^16, followed by each slot's note. */
  #words = new Uint16Array();

  constructor(size: number) {
    this.#slotsBits = Math.floor(Math.log2(Math.min(SLOTS_MAX, BUDGET_BYTES / (8 * size + 12))));
    this.#slotsMax = 1 << this.#slotsBits;
    this.rows = new VisitRows(size, this.#slotsMax);
    this.#allocate(Math.min(SLOTS_FIRST, this.#slotsMax));
  }

  get tables(): readonly Table[] {
    return [new Uint8Array(this.#keys.buffer), this.rows.bytes];
  }

  /** Returns the situation's slot; -1 if it's unknown or evicted. */
  find(key: number): number {
    const keys = this.#keys;
    const reach = this.#reach;
    let slot = this.#placeOf(key);
    for (let searched = 0; searched < reach; searched++) {
      const there = keys[slot] as number;
      if (there === key) return slot;
      if (there === 0) return -1;
      slot = this.#after(slot);
    }
    return -1;
  }

  /** Returns the slot's row; 0 if the situation occurred only once. */
  rowOf(slot: number): number {
    const note = this.#noteOf(slot);
    return note < ONCE ? note : 0;
  }

  visits(slot: number): number {
    const row = this.rowOf(slot);
    return row > 0 ? this.rows.visits(row) : 1;
  }

  /** The last two steps between the last three followers, as a number below STEP_PAIRS. */
  steps(slot: number): number {
    const row = this.rowOf(slot);
    return row > 0 ? this.rows.steps(row) : STEP_PAIRS - 1;
  }

  /** The opponent's move that followed most recently. */
  newest(slot: number): number {
    const note = this.#noteOf(slot);
    return note < ONCE ? this.rows.newest(note) : note & MOVE_MASK;
  }

  /** The most frequent own move; on a tie, the one that was so more recently. */
  ownHabit(slot: number): number {
    const note = this.#noteOf(slot);
    return note < ONCE ? this.rows.ownHabit(note) : (note >> MOVE_BITS) & MOVE_MASK;
  }

  /** The decayed count of the opponent's move. */
  count(slot: number, move: number): number {
    const row = this.rowOf(slot);
    if (row > 0) return this.rows.count(row, move);
    return this.newest(slot) === move ? 1 : 0;
  }

  /** Whether the move's count is the strict maximum among `size` moves. */
  leads(slot: number, move: number, size: number): boolean {
    const count = this.count(slot, move);
    for (let other = 0; other < size; other++)
      if (other !== move && this.count(slot, other) >= count) return false;
    return true;
  }

  /** Records both sides' relative moves; `slot` is what `find` returned before the round. */
  add(key: number, slot: number, move: number, own: number, round: number): void {
    const taken = slot >= 0 && this.#keys[slot] === key ? slot : this.#slotFor(key, round);
    const note = this.#noteOf(taken);
    if (note === 0) this.#words[this.#slots + taken] = ONCE | (own << MOVE_BITS) | move;
    else this.rows.add(note < ONCE ? note : this.#rowFor(taken, note), move, own);
    this.#words[taken] = round;
  }

  #noteOf(slot: number): number {
    return this.#words[this.#slots + slot] as number;
  }

  /** Creates a row from what the note says. */
  #rowFor(slot: number, note: number): number {
    const row = this.rows.take(note & MOVE_MASK, (note >> MOVE_BITS) & MOVE_MASK);
    this.#words[this.#slots + slot] = row;
    return row;
  }

  #setOf(key: number): number {
    return Math.imul(key, 0x2545f491) & (this.#slotsMax / WAYS - 1);
  }

  /** Returns the first slot of the key's set. */
  #placeOf(key: number): number {
    return Math.imul(this.#setOf(key) * WAYS, this.#slots) >>> this.#slotsBits;
  }

  #after(slot: number): number {
    return slot + 1 === this.#slots ? 0 : slot + 1;
  }

  /** Returns a slot for a situation that had none; it may have got one since, while the slots grew. */
  #slotFor(key: number, round: number): number {
    if (this.#slots < this.#slotsMax && this.#taken >= FULL_SHARE * this.#slots) this.#grow();
    const slot = this.#claim(key, round);
    if (this.#keys[slot] === key) return slot;
    if (this.#keys[slot] === 0) this.#taken++;
    else if (this.rowOf(slot) > 0) this.rows.free(this.rowOf(slot));
    this.#words[this.#slots + slot] = 0;
    this.#keys[slot] = key;
    return slot;
  }

  /** Returns the key's slot, otherwise a free one, otherwise the slot with the least worth in its full set. */
  #claim(key: number, round: number): number {
    const keys = this.#keys;
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
      slot = this.#after(slot);
    }
    return victim;
  }

  #worth(slot: number, round: number): number {
    const age = (round - (this.#words[slot] as number)) & 0xffff;
    return this.visits(slot) / (1 + age / HALF_LIFE_ROUNDS);
  }

  /** Starts after a free slot, so that the members of a set keep their order. */
  #grow(): void {
    const [slots, keys, words] = [this.#slots, this.#keys, this.#words];
    this.#allocate(Math.min(Math.ceil(GROWTH * slots), this.#slotsMax));
    let old = keys.indexOf(0);
    for (let passed = 0; passed < slots; passed++) {
      const key = keys[old] as number;
      if (key !== 0) {
        const slot = this.#freeFrom(this.#placeOf(key));
        this.#keys[slot] = key;
        this.#words[slot] = words[old] as number;
        this.#words[this.#slots + slot] = words[slots + old] as number;
        this.#taken++;
      }
      old = old + 1 === slots ? 0 : old + 1;
    }
  }

  #freeFrom(place: number): number {
    let slot = place;
    while (this.#keys[slot] !== 0) slot = this.#after(slot);
    return slot;
  }

  #allocate(slots: number): void {
    const memory = new ArrayBuffer(SLOT_BYTES * slots);
    this.#slots = slots;
    this.#taken = 0;
    this.#reach = slots === this.#slotsMax ? WAYS : slots;
    this.#keys = new Int32Array(memory, 0, slots);
    this.#words = new Uint16Array(memory, 4 * slots);
  }
}
