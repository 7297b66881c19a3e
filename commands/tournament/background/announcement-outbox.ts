// A chat's outbox: one process claims due posts by compare-and-set, then posts them.

import type { ReportedPairing } from "../../../src/arena/index.ts";
import type { Messenger, TournamentDependencies } from "../state/dependencies.ts";
import {
  type Announcement,
  announcedAt,
  type Finished,
  type Note,
  type PlaceTournaments,
} from "../state/place-document.ts";
import { type Places, placesIn } from "../state/places.ts";
import { announced, isWanted, withCard } from "../state/transitions.ts";

type PairingsOf = (finished: Finished) => Promise<readonly ReportedPairing[]>;

export class AnnouncementOutbox {
  readonly #dependencies: TournamentDependencies;
  readonly #places: Places;
  readonly #messenger: Messenger;
  readonly #pairings: PairingsOf;

  constructor(dependencies: TournamentDependencies, messenger: Messenger, pairings: PairingsOf) {
    this.#dependencies = dependencies;
    this.#places = placesIn(dependencies.store);
    this.#messenger = messenger;
    this.#pairings = pairings;
  }

  /** Resolves to whether a new card may be outdated: things may change while it's being posted. */
  async post(key: string): Promise<boolean> {
    const document = await this.#places.read(key);
    if (!document) return false;
    for (const note of document.notes) await this.#tell(key, document, note);
    for (const finished of document.finished) await this.#announce(key, document, finished);
    return document.notes.length > 0;
  }

  async #announce(key: string, { venue, current }: PlaceTournaments, finished: Finished): Promise<void> {
    if (finished.announcement !== "due") return;
    const next = current?.schedule && !current.progress ? current : undefined;
    const pairings = await this.#pairingsOf(finished);
    const view = await this.#dependencies.announcement(finished, next, pairings, venue);
    // At most once: after a crash between here and the post's result, no one knows if it was delivered.
    if (!(await this.#turn(key, finished.id, "due", "posting"))) return;
    const { platform, ...place } = announcedAt(finished, venue);
    const { state } = await this.#messenger.post(platform, place, view, `tournament-${finished.id}`);
    await this.#turn(key, finished.id, "posting", state === "unavailable" ? "due" : state);
  }

  /** Empty if the ledger is unreachable: the end is then announced without its picture. */
  async #pairingsOf(finished: Finished): Promise<readonly ReportedPairing[]> {
    return this.#pairings(finished).catch((error: unknown) => {
      this.#dependencies.onFailure(error);
      return [];
    });
  }

  /** Compare-and-set: true for exactly one caller. */
  #turn(key: string, id: string, from: Announcement, to: Announcement): Promise<boolean> {
    return this.#places.change(key, (document) => {
      const is = document.finished.find((one) => one.id === id)?.announcement;
      return is === from ? announced(document, id, to) : undefined;
    });
  }

  /** The process that removes the note posts it. */
  async #tell(key: string, document: PlaceTournaments, note: Note): Promise<void> {
    const { venue, current } = document;
    const { now } = this.#dependencies;
    if (!(await this.#strike(key, note)) || !current || !isWanted(document, note, now())) return;
    const place = announcedAt(current, venue);
    const { platform, ...where } = place;
    const view = this.#dependencies.note(note.kind, current, venue);
    // Only a card follows someone's command; the other notes are due by the clock.
    const why = note.kind === "card" ? "asked" : undefined;
    const outcome = await this.#messenger.post(platform, where, view, `${note.kind}-${current.id}`, why);
    if (outcome.state === "unavailable") {
      await this.#places.change(key, (stored) => ({ ...stored, notes: [...stored.notes, note] }));
    } else if (outcome.state === "posted" && outcome.message !== undefined) {
      const card = { venue: place, message: outcome.message, at: now() };
      await this.#places.change(key, (stored) => withCard(stored, current.id, card));
    }
  }

  #strike(key: string, { tournament, kind }: Note): Promise<boolean> {
    return this.#places.change(key, (document) => {
      const notes = document.notes.filter((note) => note.tournament !== tournament || note.kind !== kind);
      return notes.length < document.notes.length ? { ...document, notes } : undefined;
    });
  }
}
