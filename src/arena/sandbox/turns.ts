// Whose file plays next. Everyone's files take turns: whoever used least time in the present minute goes first, one
// turn at a time, and whoever used up a minute's time is refused until it's over. So a slow file delays its author.

import { LRUCache } from "lru-cache";

const MINUTE_MS = 60_000;
const OWNERS_MAX = 10_000;

/** The owner's files have used up their time for this minute. */
export class FileTimeUsedUp extends Error {}

interface Waiting<Seat> {
  /** Undefined: takes any turn, at no one's expense. */
  readonly owner: string | undefined;
  likes(seat: Seat): boolean;
  start(seat: Seat): void;
  refuse(error: Error): void;
}

/** A seat is where a file plays; getting it ready is at no one's expense. */
export class Turns<Seat extends { ready(): Promise<void> }> {
  readonly #free: Seat[];
  readonly #budgetMs: number;
  readonly #now: () => number;
  /** Milliseconds that an owner's files used since the first of them in this minute. */
  readonly #used: LRUCache<string, number>;
  readonly #playing = new Set<string>();
  #waiting: Waiting<Seat>[] = [];

  constructor(seats: readonly Seat[], budgetMs: number, now: () => number) {
    this.#free = [...seats];
    this.#budgetMs = budgetMs;
    this.#now = now;
    const perf = { now };
    this.#used = new LRUCache({ max: OWNERS_MAX, ttl: MINUTE_MS, noUpdateTTL: true, ttlResolution: 0, perf });
  }

  /** Works in a free seat when it's the owner's turn; in one that it likes, if there's a choice. @throws
   * FileTimeUsedUp. */
  async take<Result>(
    owner: string | undefined,
    likes: (seat: Seat) => boolean,
    work: (seat: Seat) => Promise<Result>,
  ): Promise<Result> {
    const seat = await new Promise<Seat>((start, refuse) => {
      this.#waiting.push({ owner, likes, start, refuse });
      this.#next();
    });
    let startedAt: number | undefined;
    try {
      await seat.ready();
      startedAt = this.#now();
      return await work(seat);
    } finally {
      if (owner !== undefined) {
        if (startedAt !== undefined) this.#used.set(owner, this.#usedBy(owner) + this.#now() - startedAt);
        this.#playing.delete(owner);
      }
      this.#free.push(seat);
      this.#next();
    }
  }

  #usedBy(owner: string | undefined): number {
    return (owner !== undefined && this.#used.get(owner)) || 0;
  }

  #next(): void {
    const isOver = ({ owner }: Waiting<Seat>) => this.#usedBy(owner) >= this.#budgetMs;
    for (const { refuse } of this.#waiting.filter(isOver)) refuse(new FileTimeUsedUp());
    this.#waiting = this.#waiting
      .filter((one) => !isOver(one))
      .toSorted((one, other) => this.#usedBy(one.owner) - this.#usedBy(other.owner))
      .filter((one) => !this.#starts(one));
  }

  #starts({ owner, likes, start }: Waiting<Seat>): boolean {
    if (owner !== undefined && this.#playing.has(owner)) return false;
    const [seat] = this.#free.splice(Math.max(0, this.#free.findIndex(likes)), 1);
    if (!seat) return false;
    if (owner !== undefined) this.#playing.add(owner);
    start(seat);
    return true;
  }
}
