// Edits cards, rate-limited per chat. Documents list stale cards, so the final state always arrives.

import { setTimeout as wait } from "node:timers/promises";
import {
  type CardState,
  currentState,
  type Messenger,
  type TournamentDependencies,
  timingOf,
} from "../state/dependencies.ts";
import type { Current, Finished, PlaceTournaments, Venue } from "../state/place-document.ts";
import { type Places, placesIn } from "../state/places.ts";
import { withoutCard } from "../state/transitions.ts";

export interface CardSources {
  standings(current: Current): Promise<Finished["standings"]>;
  /** The tournament's position in the queue, if it waits in this process. */
  place(key: string): number | undefined;
  onShown(key: string): Promise<void>;
}

interface Slot {
  isBusy: boolean;
  again: boolean;
  done: Promise<void>;
}

export class LiveCards {
  readonly #dependencies: TournamentDependencies;
  readonly #places: Places;
  readonly #messenger: Messenger;
  readonly #sources: CardSources;
  readonly #slots = new Map<string, Slot>();
  readonly #closing = new AbortController();

  constructor(dependencies: TournamentDependencies, messenger: Messenger, sources: CardSources) {
    this.#dependencies = dependencies;
    this.#places = placesIn(dependencies.store);
    this.#messenger = messenger;
    this.#sources = sources;
  }

  show(key: string): void {
    const slot = this.#slots.get(key);
    if (slot) slot.again = true;
    else if (!this.#closing.signal.aborted) this.#start(key);
  }

  get working(): readonly Promise<void>[] {
    return [...this.#slots.values()].filter(({ isBusy, again }) => isBusy || again).map(({ done }) => done);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.all([...this.#slots.values()].map(({ done }) => done));
  }

  #start(key: string): void {
    const slot: Slot = { isBusy: true, again: false, done: Promise.resolve() };
    this.#slots.set(key, slot);
    slot.done = this.#serve(key, slot);
  }

  async #serve(key: string, slot: Slot): Promise<void> {
    await this.#refresh(key);
    slot.isBusy = false;
    // An aborted wait means closing: flush without delay.
    await wait(timingOf(this.#dependencies).cardMs, undefined, {
      signal: this.#closing.signal,
      ref: false,
    }).catch(() => {});
    this.#slots.delete(key);
    if (!slot.again) return;
    if (this.#closing.signal.aborted) await this.#refresh(key);
    else this.#start(key);
  }

  async #refresh(key: string): Promise<void> {
    try {
      const document = await this.#places.read(key);
      if (document && (await this.#editAll(key, document))) await this.#sources.onShown(key);
    } catch (error) {
      this.#dependencies.onFailure(error);
    }
  }

  async #editAll(key: string, { venue, current, finished, cancelled }: PlaceTournaments): Promise<boolean> {
    for (const tournament of cancelled) await this.#edit(key, venue, { phase: "cancelled", tournament });
    for (const tournament of finished) await this.#edit(key, venue, { phase: "ended", tournament });
    if (current && current.cards.length > 0) {
      const state = await currentState(current, this.#sources.place(key), this.#sources.standings);
      await this.#edit(key, venue, state);
    }
    return [...cancelled, ...finished, ...(current ? [current] : [])].some(({ cards }) => cards.length > 0);
  }

  /** Removes a card from the document once it shows the end or can no longer be edited. */
  async #edit(key: string, home: Venue, state: CardState): Promise<void> {
    const isLast = state.phase === "ended" || state.phase === "cancelled";
    for (const card of state.tournament.cards) {
      const { platform, ...place } = card.venue;
      const view = this.#dependencies.card(state, home);
      const outcome = await this.#messenger.edit(platform, place, card.message, view);
      if (outcome === "refused" || (isLast && outcome === "edited"))
        await this.#places.change(key, (document) => withoutCard(document, card));
    }
  }
}
