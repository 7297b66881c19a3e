// The trial queue of one process: two run at once, the others wait in order of arrival.

/** Maximum waiting, besides those being tried; about half an hour of work. */
const WAITING_MAX = 300;
const AT_ONCE = 2;
/** Assumed duration of a trial until the first one has finished. */
const USUAL_MS = 2_000;

/** Work in the queue. */
export interface Ticket<Result> {
  /** Position in the queue, starting at 1; 0: it's being tried. */
  place(): number;
  /** Resolves when the queue next moves. */
  moved(): Promise<void>;
  /** Undefined: aborted, because it was withdrawn or the process is stopping. */
  readonly result: Promise<Result | undefined>;
}

export type QueueRefusal =
  /** The person already has one waiting or being tried. */
  { readonly kind: "one-at-a-time" } | { readonly kind: "queue-full"; readonly minutes: number };

type Work<Result> = (signal: AbortSignal) => Promise<Result | undefined>;

interface Entry {
  readonly person: string;
  readonly end: AbortController;
  /** Never rejects. */
  run(): Promise<void>;
  readonly over: Promise<unknown>;
  giveUp(): void;
}

/** Each person gets one slot, so that no one crowds out the others. */
export class TrialQueue {
  readonly #waitingMax: number;
  readonly #waiting: Entry[] = [];
  readonly #running = new Set<Entry>();
  #moved = Promise.withResolvers<void>();
  #usualMs = USUAL_MS;
  #isClosed = false;

  constructor(waitingMax = WAITING_MAX) {
    this.#waitingMax = waitingMax;
  }

  add<Result>(person: string, work: Work<Result>): Ticket<Result> | QueueRefusal {
    if (this.#of(person)) return { kind: "one-at-a-time" };
    if (this.#waiting.length >= this.#waitingMax) return { kind: "queue-full", minutes: this.#minutes() };
    const { promise: result, resolve, reject } = Promise.withResolvers<Result | undefined>();
    const end = new AbortController();
    const run = async (): Promise<void> => {
      const begun = performance.now();
      try {
        const worked = await work(end.signal);
        this.#leave(entry, begun);
        resolve(worked);
      } catch (error) {
        this.#leave(entry, begun);
        reject(error);
      }
    };
    const entry: Entry = { person, end, run, over: result, giveUp: () => resolve(undefined) };
    if (this.#isClosed) entry.giveUp();
    else this.#waiting.push(entry);
    this.#fill();
    return {
      place: () => this.#waiting.indexOf(entry) + 1,
      moved: () => this.#moved.promise,
      result,
    };
  }

  /** Withdraws the person's work; resolves once it has stopped. */
  async withdraw(person: string): Promise<void> {
    const entry = this.#of(person);
    if (!entry) return;
    this.#abort(entry);
    await entry.over.catch(() => undefined);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const all = [...this.#waiting, ...this.#running];
    for (const entry of all) this.#abort(entry);
    await Promise.allSettled(all.map(({ over }) => over));
  }

  #of(person: string): Entry | undefined {
    return [...this.#running, ...this.#waiting].find((entry) => entry.person === person);
  }

  #abort(entry: Entry): void {
    entry.end.abort();
    const at = this.#waiting.indexOf(entry);
    if (at < 0) return;
    this.#waiting.splice(at, 1);
    entry.giveUp();
    this.#tellMoved();
  }

  #fill(): void {
    while (this.#running.size < AT_ONCE) {
      const entry = this.#waiting.shift();
      if (!entry) return;
      this.#running.add(entry);
      void entry.run();
      this.#tellMoved();
    }
  }

  #leave(entry: Entry, begun: number): void {
    this.#running.delete(entry);
    this.#usualMs = (this.#usualMs + performance.now() - begun) / 2;
    this.#fill();
  }

  #tellMoved(): void {
    this.#moved.resolve();
    this.#moved = Promise.withResolvers();
  }

  /** Estimated minutes until half of the waiting trials are done. */
  #minutes(): number {
    return Math.max(1, Math.ceil((this.#waiting.length * this.#usualMs) / AT_ONCE / 2 / 60_000));
  }
}
