// Fairness between people: a bounded queue in which the person whose last turn is longest ago goes next, however much
// the others ask for; and who is being answered, through everything that's awaited for their event.

import { AsyncLocalStorage } from "node:async_hooks";

const askers = new AsyncLocalStorage<string>();

/** Runs the work on behalf of a person, identified by any key that's unique to them. */
export function askedBy<Done>(person: string, work: () => Done): Done {
  return askers.run(person, work);
}

/** The person whose event is being handled; empty for the bot's own work. */
export function presentAsker(): string {
  return askers.getStore() ?? "";
}

export interface QueueBounds {
  /** The maximum number of entries. */
  readonly most: number;
  /** The maximum number of entries per person. */
  readonly mostEach: number;
}

/** How many people's last turns are remembered. */
const TURNS_MAX = 4096;
const NEVER = -1;

export class FairQueue<Entry> {
  readonly #bounds: QueueBounds;
  /** The waiting entries of each person; people are in the order in which they started waiting. */
  readonly #waiting = new Map<string, Entry[]>();
  /** The number of each person's last turn, oldest first. */
  readonly #turns = new Map<string, number>();
  #turn = 0;
  #size = 0;

  constructor(bounds: QueueBounds = { most: Number.POSITIVE_INFINITY, mostEach: Number.POSITIVE_INFINITY }) {
    this.#bounds = bounds;
  }

  get size(): number {
    return this.#size;
  }

  /** Adds the entry; false if there was no room for it. */
  add(person: string, entry: Entry, mostEach = this.#bounds.mostEach): boolean {
    const own = this.#waiting.get(person);
    if (this.#size >= this.#bounds.most || (own?.length ?? 0) >= mostEach) return false;
    if (own) own.push(entry);
    else this.#waiting.set(person, [entry]);
    this.#size++;
    return true;
  }

  /** Removes and returns the oldest entry of the person whose turn it is. */
  next(): Entry | undefined {
    const person = this.#longestWithout();
    if (person === undefined) return undefined;
    this.noteTurn(person);
    const own = this.#waiting.get(person) ?? [];
    const entry = own.shift();
    if (own.length === 0) this.#waiting.delete(person);
    this.#size--;
    return entry;
  }

  /** Records that the person is having a turn now. */
  noteTurn(person: string): void {
    this.#turns.delete(person);
    this.#turns.set(person, this.#turn++);
    for (const [oldest] of this.#turns) {
      if (this.#turns.size <= TURNS_MAX) break;
      this.#turns.delete(oldest);
    }
  }

  /** Removes the entry; false if it was no longer waiting. */
  remove(entry: Entry): boolean {
    for (const [person, own] of this.#waiting) {
      const at = own.indexOf(entry);
      if (at < 0) continue;
      own.splice(at, 1);
      if (own.length === 0) this.#waiting.delete(person);
      this.#size--;
      return true;
    }
    return false;
  }

  #longestWithout(): string | undefined {
    let next: string | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const person of this.#waiting.keys()) {
      const turn = this.#turns.get(person) ?? NEVER;
      if (turn >= least) continue;
      next = person;
      least = turn;
    }
    return next;
  }
}
