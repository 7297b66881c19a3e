// The queue of trials of one process: two are played at once, the others wait in order of arrival.

/** Waiting or being tried at most, besides those that are being tried; about half an hour of work. */
const WAITING_MAX = 300;
const AT_ONCE = 2;
/** Assumed of a trial before the first one is over. */
const USUAL_MS = 2_000;

/** Work in the queue. */
export interface Ticket<Result> {
  /** How many are tried before it, itself included; 0: it is being tried. */
  place(): number;
  /** Resolves at the next change of its place. */
  moved(): Promise<void>;
  /** Undefined: aborted, because it was withdrawn or the process stops. */
  readonly result: Promise<Result | undefined>;
}

export type QueueRefusal =
  /** The person has another one waiting or being tried. */
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

/** Each person has one place, so that nobody drowns the others. */
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

  /** Withdraws what the person has here; resolves when nothing of it goes on. */
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

  /** Until half of those that wait have been tried. */
  #minutes(): number {
    return Math.max(1, Math.ceil((this.#waiting.length * this.#usualMs) / AT_ONCE / 2 / 60_000));
  }
}
