// Plays started tournaments, one after another, each under a lease.

import { randomUUID } from "node:crypto";
import { reportTournament, retryingLedger, runTournament } from "../../../src/arena/index.ts";
import { type TournamentDependencies, timingOf } from "../state/dependencies.ts";
import { type Current, type PlaceTournaments, type Progress, planOf } from "../state/place-document.ts";
import { type Places, placesIn } from "../state/places.ts";
import { ended } from "../state/transitions.ts";
import { takeLease } from "./lease.ts";

const NOTED_EVERY_MS = 5_000;

export interface ExecutorListener {
  onProgress(key: string): void;
  onLeft(key: string): void;
}

export class TournamentExecutor {
  readonly #dependencies: TournamentDependencies;
  readonly #listener: ExecutorListener;
  readonly #places: Places;
  readonly #me = randomUUID();
  readonly #waiting = new Set<string>();
  #playing: { readonly key: string; readonly end: AbortController } | undefined;
  #working: Promise<void> | undefined;
  #closed = false;

  constructor(dependencies: TournamentDependencies, listener: ExecutorListener) {
    this.#dependencies = dependencies;
    this.#listener = listener;
    this.#places = placesIn(dependencies.store);
  }

  add(key: string): void {
    if (this.#closed || this.#playing?.key === key) return;
    this.#waiting.add(key);
    this.#working ??= this.#work();
  }

  stop(key: string): void {
    if (this.#playing?.key === key) this.#playing.end.abort();
  }

  get working(): Promise<void> | undefined {
    return this.#working;
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#waiting.clear();
    this.#playing?.end.abort();
    await this.#working;
  }

  async #work(): Promise<void> {
    // Entries added during the loop are reached later in it.
    for (const key of this.#waiting) {
      this.#waiting.delete(key);
      const end = new AbortController();
      this.#playing = { key, end };
      const wasOurs = await this.#attend(key, end).catch(this.#dependencies.onFailure);
      this.#playing = undefined;
      // Without the lease, or after a failure, nothing has changed: the next poll retries.
      if (wasOurs) this.#listener.onLeft(key);
    }
    this.#working = undefined;
  }

  async #attend(key: string, end: AbortController): Promise<boolean> {
    const { store } = this.#dependencies;
    const lease = await takeLease(store, key, this.#me, timingOf(this.#dependencies).leaseMs);
    if (!lease) return false;
    const abort = (): void => end.abort();
    lease.lost.addEventListener("abort", abort);
    try {
      const current = (await this.#places.read(key))?.current;
      if (current?.progress) await this.#play(key, current, end);
      return true;
    } finally {
      lease.lost.removeEventListener("abort", abort);
      await lease.release();
    }
  }

  async #play(key: string, current: Current, end: AbortController): Promise<void> {
    const { store, now } = this.#dependencies;
    const { signal } = end;
    const players = await this.#dependencies.players(current.id);
    try {
      const ledger = retryingLedger(store, current.id, { signal });
      const onProgress = this.#noteProgress(key, current.id, end);
      const played = await runTournament(planOf(current), { ledger, executor: players, signal, onProgress });
      const report = await reportTournament(played);
      if (!report.complete) return;
      await this.#changeRunning(key, current.id, (document) => ended(document, report, now()));
    } finally {
      await players.close();
    }
  }

  /** Stores progress after each round and at intervals; aborts when another process cancelled. */
  #noteProgress(key: string, id: string, end: AbortController) {
    let noted = { round: -1, at: 0 };
    return ({ round, played, planned }: Omit<Progress, "at">): void => {
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

  /** False when it has been cancelled or has ended. */
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
