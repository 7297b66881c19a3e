// Plays started tournaments, several at once, each under a lease; beyond the limit they share time slices.

import { randomUUID } from "node:crypto";
import {
  reportTournament,
  retryingLedger,
  runTournament,
  takeLease,
  workOf,
} from "../../../src/arena/index.ts";
import { type TournamentDependencies, timingOf } from "../state/dependencies.ts";
import { type Current, type PlaceTournaments, type Progress, planOf } from "../state/place-document.ts";
import { type Places, placesIn } from "../state/places.ts";
import { ended } from "../state/transitions.ts";

const NOTED_EVERY_MS = 5_000;

export interface ExecutorListener {
  onProgress(key: string): void;
  onLeft(key: string): void;
}

interface Playing {
  /** Aborts it. */
  readonly end: AbortController;
  /** Yields to a different tournament once the running matches are over. */
  readonly pause: AbortController;
  /** `performance` time at which its first match here ended; its slice starts then. */
  since: number;
  readonly done: Promise<void>;
}

/** Each costs a lease and a few updates a minute; their matches take turns in the same threads. */
const AT_ONCE_MAX = 32;
/** Waiting tournaments further back update their position when they get closer. */
const REPORTED_MAX = 20;

export class TournamentExecutor {
  readonly #dependencies: TournamentDependencies;
  readonly #listener: ExecutorListener;
  readonly #places: Places;
  readonly #me = randomUUID();
  readonly #atOnceMax: number;
  readonly #waiting = new Set<string>();
  readonly #playing = new Map<string, Playing>();
  #slice: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(dependencies: TournamentDependencies, listener: ExecutorListener) {
    this.#dependencies = dependencies;
    this.#listener = listener;
    this.#places = placesIn(dependencies.store);
    this.#atOnceMax = dependencies.atOnceMax ?? AT_ONCE_MAX;
  }

  add(key: string): void {
    if (this.#closed || this.#playing.has(key) || this.#waiting.has(key)) return;
    this.#waiting.add(key);
    this.#fill();
  }

  stop(key: string): void {
    this.#playing.get(key)?.end.abort();
    if (this.#waiting.delete(key)) this.#fill();
  }

  /** Position among the waiting, from 1; undefined for others. */
  place(key: string): number | undefined {
    const at = [...this.#waiting].indexOf(key);
    return at < 0 ? undefined : at + 1;
  }

  get working(): readonly Promise<void>[] {
    return [...this.#playing.values()].map(({ done }) => done);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#slice);
    this.#waiting.clear();
    for (const { end } of this.#playing.values()) end.abort();
    await Promise.all(this.working);
  }

  #fill(): void {
    for (const key of this.#waiting) {
      if (this.#playing.size >= this.#atOnceMax) break;
      this.#waiting.delete(key);
      this.#start(key);
    }
    for (const key of [...this.#waiting].slice(0, REPORTED_MAX)) this.#listener.onProgress(key);
    this.#endSlices();
  }

  #start(key: string): void {
    const [end, pause] = [new AbortController(), new AbortController()];
    const work = async (): Promise<void> => {
      const wasOurs = await this.#attend(key, end, pause.signal).catch(this.#dependencies.onFailure);
      this.#playing.delete(key);
      this.#fill();
      // Without the lease, or after a failure, nothing has changed, and the next poll retries.
      if (wasOurs) this.#listener.onLeft(key);
    };
    // The entry must exist before the work starts, since its end deletes the entry.
    const done = Promise.resolve().then(work);
    this.#playing.set(key, { end, pause, since: Number.POSITIVE_INFINITY, done });
  }

  #matchOver(key: string): void {
    const playing = this.#playing.get(key);
    if (!playing || playing.since !== Number.POSITIVE_INFINITY) return;
    playing.since = performance.now();
    this.#endSlices();
  }

  /** While others wait, tournaments that have used up their slice make room and queue behind them. */
  #endSlices(): void {
    clearTimeout(this.#slice);
    if (this.#waiting.size === 0 || this.#closed) return;
    const { sliceMs } = timingOf(this.#dependencies);
    const going = [...this.#playing.values()].filter(({ pause }) => !pause.signal.aborted);
    const leaving = this.#playing.size - going.length;
    const over = going.filter(({ since }) => performance.now() - since >= sliceMs);
    const wanted = Math.max(0, this.#waiting.size - leaving);
    for (const { pause } of over.slice(0, wanted)) pause.abort();
    const next = Math.min(...going.filter((one) => !over.includes(one)).map(({ since }) => since));
    if (next === Number.POSITIVE_INFINITY) return;
    const leftMs = Math.max(0, next + sliceMs - performance.now());
    this.#slice = setTimeout(() => this.#endSlices(), leftMs).unref();
  }

  async #attend(key: string, end: AbortController, pause: AbortSignal): Promise<boolean> {
    const { store } = this.#dependencies;
    const lease = await takeLease(store, key, this.#me, timingOf(this.#dependencies).leaseMs);
    if (!lease) return false;
    const abort = (): void => end.abort();
    lease.lost.addEventListener("abort", abort);
    try {
      const current = (await this.#places.read(key))?.current;
      if (current?.progress) await this.#play(key, current, end, pause);
      return true;
    } finally {
      lease.lost.removeEventListener("abort", abort);
      await lease.release();
    }
  }

  async #play(key: string, current: Current, end: AbortController, pause: AbortSignal): Promise<void> {
    const { store, now } = this.#dependencies;
    const { signal } = end;
    const plan = planOf(current);
    const executor = await this.#dependencies.players(current.id, workOf(plan));
    try {
      const ledger = retryingLedger(store, current.id, { signal });
      const onProgress = this.#noteProgress(key, current.id, end);
      const played = await runTournament(plan, { ledger, executor, signal, pause, onProgress });
      const report = reportTournament(played);
      if (!report.complete) return;
      await this.#changeRunning(key, current.id, (document) => ended(document, report, now()));
    } finally {
      await executor.close();
    }
  }

  /** Stores progress after each round and at intervals; aborts if a different process cancelled it. */
  #noteProgress(key: string, id: string, end: AbortController) {
    let noted = { round: -1, at: 0 };
    let known = { round: -1, played: 0 };
    return ({ round, played, planned }: Omit<Progress, "at">): void => {
      if (round === known.round && played > known.played) this.#matchOver(key);
      known = { round, played };
      const at = this.#dependencies.now();
      if (round === noted.round && at - noted.at < NOTED_EVERY_MS) return;
      noted = { round, at };
      const progress = { round: round + 1, played, planned, at };
      this.#changeRunning(key, id, (document) => withProgress(document, progress)).then((isThere) => {
        if (isThere) this.#listener.onProgress(key);
        else end.abort();
      }, this.#dependencies.onFailure);
    };
  }

  /** False if it has been cancelled or has ended. */
  #changeRunning(
    key: string,
    id: string,
    change: (document: PlaceTournaments) => PlaceTournaments | undefined,
  ): Promise<boolean> {
    return this.#places.change(key, (document) =>
      document.current?.id === id && document.current.progress ? change(document) : undefined,
    );
  }
}

function withProgress(document: PlaceTournaments, progress: Progress): PlaceTournaments {
  return document.current ? { ...document, current: { ...document.current, progress } } : document;
}
