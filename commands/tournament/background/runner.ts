// Starts, plays and announces whatever the documents say is due, so any process can take over after a crash.

import { LRUCache } from "lru-cache";
import type { TournamentReport } from "../../../src/arena/index.ts";
import { type DueQueue, dueQueue } from "../../../src/infra/due-queue.ts";
import { KeyedMutex } from "../../../src/infra/keyed-mutex.ts";
import { UnreadableDocumentError } from "../../../src/infra/store/index.ts";
import { type Messenger, type TournamentDependencies, timingOf } from "../state/dependencies.ts";
import type { Current, Finished, Tournament } from "../state/place-document.ts";
import { type Places, placesIn } from "../state/places.ts";
import { countEnded } from "../state/totals.ts";
import { atItsTime, dueAt, type Meanings, passedOver } from "../state/transitions.ts";
import { AnnouncementOutbox } from "./announcement-outbox.ts";
import { TournamentExecutor } from "./executor.ts";
import { LiveCards } from "./live-cards.ts";

/** Cache size of counted tournament ids; a miss costs one read of the totals. */
const COUNTED_MAX = 10_000;

type ReportOf = (
  tournament: Tournament,
) => Promise<Pick<Finished, "standings"> & Pick<TournamentReport, "pairings">>;

interface Output {
  readonly messenger: Messenger;
  readonly announcements: AnnouncementOutbox;
  readonly cards: LiveCards;
}

/** One instance per process. */
export class Runner {
  readonly #dependencies: TournamentDependencies;
  readonly #report: ReportOf;
  readonly #places: Places;
  readonly #queue: DueQueue;
  readonly #mutex = new KeyedMutex();
  readonly #attending = new Set<Promise<void>>();
  readonly #executor: TournamentExecutor;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #counted = new LRUCache<string, true>({ max: COUNTED_MAX });
  #polling: NodeJS.Timeout | undefined;
  #output: Output | undefined;
  #closed = false;

  constructor(dependencies: TournamentDependencies, report: ReportOf) {
    this.#dependencies = dependencies;
    this.#report = report;
    this.#places = placesIn(dependencies.store);
    this.#queue = dueQueue(dependencies.store, "tournaments");
    const onProgress = (key: string): void => this.#output?.cards.show(key);
    this.#executor = new TournamentExecutor(dependencies, {
      onProgress,
      onLeft: (key) => this.wake(key, "played"),
    });
  }

  get messenger(): Messenger | undefined {
    return this.#output?.messenger;
  }

  /** Indexes the chat's due time; must precede the decision. */
  schedule(key: string, at: number): Promise<void> {
    return this.#queue.add(key, at);
  }

  wake(key: string, why: "decided" | "played" = "decided"): void {
    if (this.#closed) return;
    this.#ask(key);
    if (why === "decided") this.#output?.cards.show(key);
  }

  stop(key: string): void {
    this.#executor.stop(key);
  }

  /** Position among those waiting here to be played, from 1; undefined if it isn't waiting. */
  place(key: string): number | undefined {
    return this.#executor.place(key);
  }

  async serve(messenger: Messenger): Promise<void> {
    const pairings = async (finished: Finished) => (await this.#report(finished)).pairings;
    const cards = new LiveCards(this.#dependencies, messenger, {
      standings: async (current) => (await this.#report(current)).standings,
      place: (key) => this.place(key),
      onShown: (key) => this.#settle(key),
    });
    const announcements = new AnnouncementOutbox(this.#dependencies, messenger, pairings);
    this.#output = { messenger, announcements, cards };
    await this.#poll();
    const { pollMs } = timingOf(this.#dependencies);
    this.#polling = setInterval(() => void this.#poll().catch(this.#dependencies.onFailure), pollMs);
    this.#polling.unref();
  }

  async idle(): Promise<void> {
    while (true) {
      const { working } = this.#executor;
      const all = [...this.#attending, ...(this.#output?.cards.working ?? []), ...working];
      if (all.length === 0) return;
      await Promise.all(all);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#polling);
    for (const timer of this.#timers.values()) clearTimeout(timer);
    await this.#executor.close();
    await Promise.all(this.#attending);
    await this.#output?.cards.close();
  }

  /** Serialised per chat; requests during a run are coalesced into one more run. */
  #ask(key: string): void {
    if (this.#mutex.pending(key) > 1) return;
    const attend = () => this.#attend(key).catch(this.#dependencies.onFailure);
    const done = this.#mutex.run(key, attend).then(() => void this.#attending.delete(done));
    this.#attending.add(done);
  }

  async #attend(key: string): Promise<void> {
    await this.#startInTime(key);
    // Counted before the announcement, so that people who read of the end find it on the leaderboard.
    await this.#countNew(key);
    if (await this.#output?.announcements.post(key)) this.#output?.cards.show(key);
    const document = await this.#places.read(key);
    if (document?.current?.progress) this.#executor.add(key);
    const hasLastForms =
      document?.cancelled.length || document?.finished.some(({ cards }) => cards.length > 0);
    if (hasLastForms) this.#output?.cards.show(key);
    await this.#settle(key);
  }

  async #countNew(key: string): Promise<void> {
    const document = await this.#places.read(key);
    const finished = document?.finished.filter(({ id }) => !this.#counted.has(id)) ?? [];
    if (!document || finished.length === 0) return;
    const { store, now, onFailure } = this.#dependencies;
    await countEnded(store, { ...document, finished }, now()).catch((error: unknown) => {
      // Totals that can't be written don't delay the announcement.
      if (!(error instanceof UnreadableDocumentError)) throw error;
      onFailure(error);
    });
    for (const { id } of finished) this.#counted.set(id, true);
  }

  /** Compare-and-set on the document, so that only one process starts it. */
  async #startInTime(key: string): Promise<void> {
    const { now, draw } = this.#dependencies;
    const { current, venue } = (await this.#places.read(key)) ?? {};
    if (!venue || current?.startsAt === undefined || current.progress || current.startsAt > now()) return;
    const meanings = await this.meanings(current);
    const isAllowed = await this.#dependencies.mayStart(venue);
    const change = isAllowed ? atItsTime : passedOver;
    if (await this.#places.change(key, (document) => change(document, now(), meanings, draw)))
      this.#output?.cards.show(key);
  }

  /** The current strategies behind the entrants' registered names. */
  async meanings({ entrants, game }: Current): Promise<Meanings> {
    const named = entrants.filter(({ isRegistered }) => isRegistered);
    const found = await Promise.all(named.map((entry) => this.#dependencies.meaning(entry, game)));
    return new Map(named.flatMap(({ name }, at) => (found[at] === undefined ? [] : [[name, found[at]]])));
  }

  async #settle(key: string): Promise<void> {
    let due: number | undefined;
    await this.#queue.settle(key, async () => {
      const document = await this.#places.read(key);
      due = document && dueAt(document);
      return due;
    });
    if (due) this.#wakeAt(key, due);
  }

  async #poll(): Promise<void> {
    const { pollMs } = timingOf(this.#dependencies);
    const now = this.#dependencies.now();
    for (const { key, at } of await this.#queue.until(now + pollMs)) {
      if (at <= now) this.wake(key, "played");
      else this.#wakeAt(key, at);
    }
  }

  /** Times further ahead are left to a later poll. */
  #wakeAt(key: string, at: number): void {
    const left = at - this.#dependencies.now();
    clearTimeout(this.#timers.get(key));
    this.#timers.delete(key);
    if (this.#closed || left > timingOf(this.#dependencies).pollMs) return;
    const timer = setTimeout(
      () => {
        this.#timers.delete(key);
        this.wake(key, "played");
      },
      Math.max(0, left),
    );
    timer.unref();
    this.#timers.set(key, timer);
  }
}
