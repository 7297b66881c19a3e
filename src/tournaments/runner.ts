// Plays the tournaments that have begun, one after another, and announces their ends. The documents say what is to be done, so whoever
// finds one that was left goes on with it: matches are not played twice, and no end is announced twice.

import { patientLedger, reportTournament, runTournament, threadPlayers } from "../arena/index.ts";
import { countEverywhere } from "./everywhere.ts";
import type { Post, TournamentParts } from "./parts.ts";
import {
  type Announcement,
  announced,
  type Current,
  ended,
  type Finished,
  KEPT_MS,
  PLACE,
  type PlaceTournaments,
  planOf,
  type Venue,
  venueKey,
} from "./place-document.ts";

/** The places in which something is to be done. */
const BOARD = "tournaments";
const PLACES_MAX = 10_000;
/** How often it is looked for what was left, and how long a tournament may stand still before it counts as left. */
const SWEEP_MS = 60_000;
const NOTED_EVERY_MS = 5_000;

type MatchPlayers = ReturnType<typeof threadPlayers>;

/** The only one of its process. */
export class Runner {
  readonly #parts: TournamentParts;
  readonly #waiting = new Set<string>();
  #playing: { readonly key: string; readonly end: AbortController } | undefined;
  #working: Promise<void> | undefined;
  #sweeping: NodeJS.Timeout | undefined;
  #post: Post | undefined;
  #closed = false;

  constructor(parts: TournamentParts) {
    this.#parts = parts;
  }

  /** Notes the place, before anything begins there. */
  remember(venue: Venue): Promise<void> {
    return this.#board.set(venueKey(venue), 0);
  }

  /** Does what is to be done in the place, when its turn has come. */
  wake(key: string): void {
    this.#waiting.add(key);
    if (!this.#closed) this.#working ??= this.#work();
  }

  /** Breaks off what is played there. */
  stop(key: string): void {
    if (this.#playing?.key === key) this.#playing.end.abort();
  }

  async serve(post: Post): Promise<void> {
    this.#post = post;
    await this.#sweep(() => true);
    const isLeft = (at: number): boolean => this.#parts.now() - at > SWEEP_MS;
    this.#sweeping = setInterval(() => void this.#sweep(isLeft).catch(this.#parts.onFailure), SWEEP_MS);
    this.#sweeping.unref();
  }

  async idle(): Promise<void> {
    while (this.#working) await this.#working;
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#sweeping);
    this.#waiting.clear();
    this.#playing?.end.abort();
    await this.#working;
  }

  get #board() {
    return this.#parts.store.board(BOARD);
  }

  async #work(): Promise<void> {
    const players = threadPlayers(this.#parts.threads);
    // What is added meanwhile comes later in the same loop.
    for (const key of this.#waiting) {
      this.#waiting.delete(key);
      const end = new AbortController();
      this.#playing = { key, end };
      await this.#attend(key, players, end.signal).catch(this.#parts.onFailure);
      this.#playing = undefined;
    }
    this.#working = undefined;
    await players.close();
  }

  async #attend(key: string, players: MatchPlayers, signal: AbortSignal): Promise<void> {
    const { store } = this.#parts;
    const before = await store.read(PLACE, key);
    if (before?.current?.progress) {
      await this.#board.set(key, 0);
      await this.#play(key, before.current, players, signal);
    }
    const after = await store.read(PLACE, key);
    for (const finished of after?.finished ?? []) if (after) await this.#announce(key, after.venue, finished);
    if (after) await countEverywhere(store, after, this.#parts.now());
    await this.#forgetIfDone(key);
  }

  async #play(key: string, current: Current, players: MatchPlayers, signal: AbortSignal): Promise<void> {
    const { store, now } = this.#parts;
    const ledger = patientLedger(store, current.id, { signal });
    const onProgress = this.#noteProgress(key, current.id);
    const report = reportTournament(await runTournament(planOf(current), { ledger, players, signal, onProgress }));
    if (report.complete) await this.#change(key, current.id, (document) => ended(document, report, now()));
  }

  /** Notes every round, and now and then that it goes on. */
  #noteProgress(key: string, id: string) {
    let noted = { round: -1, at: 0 };
    return ({ round, played, planned }: { round: number; played: number; planned: number }): void => {
      const at = this.#parts.now();
      if (round === noted.round && at - noted.at < NOTED_EVERY_MS) return;
      noted = { round, at };
      const progress = { round: round + 1, played, planned, at };
      this.#change(key, id, (document) => withProgress(document, progress)).catch(this.#parts.onFailure);
    };
  }

  /** Changes nothing when the tournament was cancelled or has ended meanwhile. */
  #change(key: string, id: string, change: (document: PlaceTournaments) => PlaceTournaments): Promise<void> {
    return this.#parts.store.update(
      PLACE,
      key,
      (stored) => ({ next: stored?.current?.id === id ? change(stored) : undefined, result: undefined }),
      KEPT_MS,
    );
  }

  async #announce(key: string, venue: Venue, finished: Finished): Promise<void> {
    if (finished.announcement !== "due" || !this.#post) return;
    const view = await this.#parts.announcement(finished);
    // From here to the answer lies the only moment in which a crash leaves it open whether it was posted.
    if (!(await this.#changeAnnouncement(key, finished.id, "due", "posting"))) return;
    const { platform, ...place } = venue;
    const { state } = await this.#post(platform, place, view, `tournament-${finished.id}`);
    await this.#changeAnnouncement(key, finished.id, "posting", state === "away" ? "due" : state);
  }

  /** True for exactly one caller. */
  #changeAnnouncement(key: string, id: string, from: Announcement, to: Announcement): Promise<boolean> {
    return this.#parts.store.update(
      PLACE,
      key,
      (stored) => {
        const is = stored?.finished.find((one) => one.id === id)?.announcement;
        if (!stored || is !== from) return { next: undefined, result: false };
        return { next: announced(stored, id, to), result: true };
      },
      KEPT_MS,
    );
  }

  async #forgetIfDone(key: string): Promise<void> {
    const document = await this.#parts.store.read(PLACE, key);
    const isDue = document?.finished.some(({ announcement }) => announcement === "due");
    if (!document?.current?.progress && !isDue) await this.#board.remove(key);
  }

  /** Wakes the places whose tournament stands still, and those where an end is to be announced. */
  async #sweep(isLeft: (at: number) => boolean): Promise<void> {
    for (const { member } of await this.#board.top(PLACES_MAX)) {
      const document = await this.#parts.store.read(PLACE, member);
      if (isLeft(document?.current?.progress?.at ?? 0)) this.wake(member);
    }
  }
}

function withProgress(document: PlaceTournaments, progress: NonNullable<Current["progress"]>): PlaceTournaments {
  return document.current ? { ...document, current: { ...document.current, progress } } : document;
}
