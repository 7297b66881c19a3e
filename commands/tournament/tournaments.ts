// A chat's tournaments: every change is one update of its document, and one loop does what the documents say is due.
// Any process may do it, because a tournament is a function of its seed: one that dies is continued by another.

import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import type { MatchExecutor, ReportedPairing } from "../../src/arena/index.ts";
import { runTournament } from "../../src/arena/tournaments/tournament.ts";
import type { Messenger as ChatMessenger, View } from "../../src/chat/index.ts";
import { dueQueue } from "../../src/infra/due-queue.ts";
import { underLease } from "../../src/infra/lease.ts";
import { personPart } from "../../src/infra/person-part.ts";
import type { Store } from "../../src/infra/store/index.ts";
import type { Services } from "../kit/services.ts";
import {
  type CardState,
  type ChatTournaments,
  type Current,
  changeTournaments,
  decide,
  type Entry,
  type Finished,
  type Opening,
  playedOf,
  readTournaments,
  removeTournaments,
  resultsOf,
  stateOf,
  type Venue,
  venueKey,
} from "./document.ts";
import {
  afterRound,
  atItsTime,
  type ChangeResult,
  type DrawSeed,
  dueAt,
  joined,
  type Leaving,
  left,
  type Meanings,
  opened,
  started,
  withChanged,
  withoutCard,
  withoutPerson,
} from "./rules.ts";

export type Messenger = Pick<ChatMessenger, "post" | "edit">;

/** In milliseconds. */
export interface Timing {
  /** Between two looks at what's due. */
  readonly pollMs: number;
  /** Between two edits of a message. */
  readonly cardMs: number;
  /** Between two notes of a round's progress. */
  readonly progressMs: number;
  /** For which one process plays a tournament, before it claims it again. */
  readonly leaseMs: number;
}

const TIMING: Timing = { pollMs: 5_000, cardMs: 10_000, progressMs: 10_000, leaseMs: 10_000 };

export interface TournamentDependencies {
  readonly store: Store;
  readonly draw: DrawSeed;
  readonly players: MatchExecutor;
  /** Unix ms. */
  now(): number;
  /** What a registered name means now to the person who entered it, if it plays the game. */
  meaning(entry: Pick<Entry, "name" | "by">, game: string): Promise<string | undefined>;
  /** Whether the chat's managers let tournaments start there. */
  mayStart(venue: Venue): Promise<boolean>;
  card(state: CardState, venue: Venue): View;
  announcement(finished: Finished, pairings: readonly ReportedPairing[], venue: Venue): Promise<View>;
  onFailure(error: unknown): void;
  readonly timing?: Partial<Timing>;
}

export interface Tournaments {
  read(venue: Venue): Promise<ChatTournaments>;
  /** `event`: what opens it; twice the same event opens it once. */
  open(venue: Venue, creator: string, opening: Opening, event: string): Promise<ChangeResult>;
  join(venue: Venue, entry: Entry): Promise<ChangeResult>;
  leave(venue: Venue, leaving: Leaving): Promise<ChangeResult>;
  start(venue: Venue): Promise<ChangeResult>;
  cancel(venue: Venue): Promise<ChangeResult>;
  /** From now on this message shows the tournament. */
  setCard(venue: Venue, tournament: string, message: string): Promise<void>;
  /** What the person has opened and entered that isn't over. */
  participations(person: string): Promise<readonly Participation[]>;
  /** Removes the person from all tournaments, and their private chat's; resolves to whether there were any. */
  forget(person: string): Promise<boolean>;
  /** Starts the loop, and plays what other processes left. */
  serve(messenger: Messenger): Promise<void>;
  /** Resolves when nothing is played, posted or edited. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

/** The services that the tournament's commands use. */
export interface TournamentServices extends Services {
  readonly tournaments: Tournaments;
  /** Plays in this process. */
  readonly trialPlayers: MatchExecutor;
  /** Whether the chat's managers allow tournaments there. */
  isOn(venue: Venue): Promise<boolean>;
}

interface Participation {
  /** `platform:chat`. */
  readonly place: string;
  readonly opened: boolean;
  readonly entered: readonly string[];
}

const CHATS_KEPT = 50;
/** The chats where a person opened or entered a tournament, or where a name that they registered was entered. */
const CHATS = personPart("tournaments", z.array(z.string()));

function noteChat(store: Store, person: string, key: string): Promise<void> {
  return CHATS.update(store, person, (chats = []) => ({
    next: chats[0] === key ? undefined : [key, ...chats.filter((one) => one !== key)].slice(0, CHATS_KEPT),
    result: undefined,
  }));
}

export function createTournaments(dependencies: TournamentDependencies): Tournaments {
  const { store, now, draw } = dependencies;
  const loop = new Loop(dependencies);
  const read = async (venue: Venue) =>
    (await readTournaments(store, venueKey(venue))) ?? { venue, finished: [] };
  const change = async (
    venue: Venue,
    by: (current: Current | undefined) => ChangeResult,
  ): Promise<ChangeResult> => {
    const outcome = await decide(store, venue, (document) => {
      const result = by(document.current);
      return { result, ...("tournament" in result && { next: { ...document, current: result.tournament } }) };
    });
    if ("tournament" in outcome) loop.wake(venueKey(venue));
    return outcome;
  };
  return {
    read,
    async open(venue, creator, opening, event) {
      const id = createHash("sha256")
        .update(`tournament|${venueKey(venue)}|${event}`)
        .digest("hex");
      await loop.schedule(venueKey(venue), opening.startsAt ?? now());
      await noteChat(store, creator, venueKey(venue));
      return change(venue, (current) => opened(current, opening, creator, id.slice(0, 12)));
    },
    async join(venue, entry) {
      for (const person of new Set([entry.by, entry.owner]))
        if (person !== undefined) await noteChat(store, person, venueKey(venue));
      return change(venue, (current) => joined(current, entry));
    },
    leave: (venue, leaving) => change(venue, (current) => left(current, leaving)),
    async start(venue) {
      const { current } = await read(venue);
      const meanings = await loop.meanings(current);
      await loop.schedule(venueKey(venue), 0);
      return change(venue, (open) => started(open, meanings, draw));
    },
    async cancel(venue) {
      const outcome = await decide<ChangeResult>(store, venue, ({ current, ...rest }) =>
        current ? { next: rest, result: { tournament: current } } : { result: { refusal: "none-open" } },
      );
      if ("tournament" in outcome) loop.cancelled(venue, outcome.tournament);
      return outcome;
    },
    async setCard(venue, tournament, message) {
      await changeTournaments(store, venueKey(venue), (document) =>
        withChanged(document, tournament, (one) => ({ ...one, card: message })),
      );
      loop.wake(venueKey(venue));
    },
    async participations(person) {
      const keys = (await CHATS.read(store, person)) ?? [];
      const all = await Promise.all(
        keys.map(async (place): Promise<Participation> => {
          const { creator, entrants = [] } = (await readTournaments(store, place))?.current ?? {};
          const own = entrants.filter(({ by }) => by === person).map(({ name }) => name);
          return { place, opened: creator === person, entered: own };
        }),
      );
      return all.filter((one) => one.opened || one.entered.length > 0);
    },
    async forget(person) {
      let isAny = false;
      for (const key of (await CHATS.read(store, person)) ?? []) {
        const isPrivate = (await readTournaments(store, key))?.venue.kind === "private";
        const isChanged = isPrivate
          ? await removeTournaments(store, key)
          : (await changeTournaments(store, key, (document) => withoutPerson(document, person))) !==
            undefined;
        if (isChanged) loop.wake(key);
        isAny ||= isChanged;
      }
      await CHATS.remove(store, person);
      return isAny;
    },
    serve: (messenger) => loop.serve(messenger),
    idle: () => loop.idle(),
    close: () => loop.close(),
  };
}

class Loop {
  readonly #dependencies: TournamentDependencies;
  readonly #timing: Timing;
  readonly #due;
  /** Tournaments that are played or announced here, by id. */
  readonly #playing = new Map<string, AbortController>();
  /** Chats whose card is edited, or was a short while ago; `isStale`: it must be edited again. */
  readonly #cards = new Map<string, { isStale: boolean; isBusy: boolean }>();
  readonly #work = new Set<Promise<void>>();
  readonly #closing = new AbortController();
  #messenger: Messenger | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(dependencies: TournamentDependencies) {
    this.#dependencies = dependencies;
    this.#timing = { ...TIMING, ...dependencies.timing };
    this.#due = dueQueue(dependencies.store, "tournaments");
  }

  async serve(messenger: Messenger): Promise<void> {
    this.#messenger = messenger;
    await this.#poll();
    this.#timer = setInterval(() => this.#do(this.#poll()), this.#timing.pollMs).unref();
  }

  async idle(): Promise<void> {
    const isBusy = (): boolean =>
      this.#work.size > 0 || [...this.#cards.values()].some((one) => one.isBusy || one.isStale);
    while (isBusy()) await wait(1);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#closing.abort();
    for (const end of this.#playing.values()) end.abort();
    while (this.#work.size > 0 || this.#cards.size > 0) await wait(1);
  }

  /** Before the change that makes it due. */
  schedule(key: string, at: number): Promise<void> {
    return this.#due.add(key, at);
  }

  /** After a change of the chat's document. */
  wake(key: string): void {
    if (this.#closing.signal.aborted) return;
    this.#do(this.#attend(key));
    this.#show(key);
  }

  cancelled(venue: Venue, tournament: Current): void {
    this.#playing.get(tournament.id)?.abort();
    this.#do(this.#edit(venue, { phase: "cancelled", tournament }));
    this.wake(venueKey(venue));
  }

  /** What the registered names among the entrants mean now. */
  async meanings(current: Current | undefined): Promise<Meanings> {
    const { entrants = [], game = "" } = current ?? {};
    const named = entrants.filter(({ isRegistered }) => isRegistered);
    const found = await Promise.all(named.map((entry) => this.#dependencies.meaning(entry, game)));
    return new Map(named.flatMap(({ name }, at) => (found[at] === undefined ? [] : [[name, found[at]]])));
  }

  #do(work: Promise<unknown>): void {
    const done = work.catch(this.#dependencies.onFailure).then(() => void this.#work.delete(done));
    this.#work.add(done);
  }

  async #poll(): Promise<void> {
    for (const { key } of await this.#due.until(this.#dependencies.now())) this.#do(this.#attend(key));
  }

  async #attend(key: string): Promise<void> {
    await this.#startInTime(key);
    const { current, finished = [] } = (await readTournaments(this.#dependencies.store, key)) ?? {};
    if (current?.seed !== undefined) this.#finish(key, current.id);
    for (const { id, isAnnounced } of finished) if (!isAnnounced) this.#finish(key, id);
    await this.#due.settle(key, async () => {
      const document = await readTournaments(this.#dependencies.store, key);
      return document && dueAt(document);
    });
  }

  async #startInTime(key: string): Promise<void> {
    const { store, now, draw } = this.#dependencies;
    const { current, venue } = (await readTournaments(store, key)) ?? {};
    if (!venue || current?.startsAt === undefined || current.startsAt > now()) return;
    const meanings = await this.meanings(current);
    const isAllowed = await this.#dependencies.mayStart(venue);
    const start = (open: Current): ChangeResult =>
      isAllowed ? started(open, meanings, draw) : { refusal: "too-few" };
    if (await changeTournaments(store, key, (document) => atItsTime(document, now(), start))) this.#show(key);
  }

  /** Plays it to its end and announces that, unless another process does. */
  #finish(key: string, id: string): void {
    if (this.#closing.signal.aborted || this.#playing.has(id)) return;
    const end = new AbortController();
    this.#playing.set(id, end);
    const play = async (lost: AbortSignal): Promise<void> => {
      await this.#play(key, id, AbortSignal.any([lost, end.signal]));
      await this.#announce(key, id);
    };
    const work = underLease(this.#dependencies.store, `tournament:${id}`, play, this.#timing.leaseMs);
    this.#do(work.finally(() => this.#playing.delete(id)));
  }

  async #play(key: string, id: string, signal: AbortSignal): Promise<void> {
    const { store, players, now } = this.#dependencies;
    const current = (await readTournaments(store, key))?.current;
    if (current?.id !== id || current.seed === undefined) return;
    let notedAt = performance.now();
    const onProgress = ({ played, planned }: { played: number; planned: number }): void => {
      if (performance.now() - notedAt < this.#timing.progressMs) return;
      notedAt = performance.now();
      this.#do(this.#note(key, id, { played, planned }));
    };
    const run = runTournament(playedOf(current), players, { signal, onProgress });
    for await (const { played } of run) {
      const next = await changeTournaments(store, key, (document) => afterRound(document, id, played, now()));
      // Cancelled in another process.
      if (!next) return;
      this.#show(key);
    }
  }

  async #note(key: string, id: string, progress: { played: number; planned: number }): Promise<void> {
    const next = await changeTournaments(this.#dependencies.store, key, ({ current, ...rest }) =>
      current?.id === id ? { ...rest, current: { ...current, progress } } : undefined,
    );
    if (next) this.#show(key);
    else this.#playing.get(id)?.abort();
  }

  async #announce(key: string, id: string): Promise<void> {
    const { store, announcement } = this.#dependencies;
    const { venue, finished = [] } = (await readTournaments(store, key)) ?? {};
    const ended = finished.find((one) => one.id === id);
    if (!venue || !ended || ended.isAnnounced || !this.#messenger) return;
    const view = await announcement(ended, resultsOf(ended).pairings, venue);
    const { platform, ...place } = venue;
    const { state } = await this.#messenger.post(platform, place, view, `tournament-${id}`);
    // It stays due.
    if (state === "unavailable") return;
    await changeTournaments(store, key, (document) => ({
      ...document,
      finished: document.finished.map((one) => (one.id === id ? { ...one, isAnnounced: true } : one)),
    }));
    this.wake(key);
  }

  /** Edits the chat's card now, or as soon as the last edit is long enough ago. */
  #show(key: string): void {
    const slot = this.#cards.get(key);
    if (slot) slot.isStale = true;
    else if (!this.#closing.signal.aborted) void this.#keepShown(key);
  }

  async #keepShown(key: string): Promise<void> {
    const slot = { isStale: true, isBusy: true };
    this.#cards.set(key, slot);
    while (slot.isStale) {
      Object.assign(slot, { isStale: false, isBusy: true });
      await this.#refresh(key).catch(this.#dependencies.onFailure);
      slot.isBusy = false;
      // When the process stops, the newest state is shown at once.
      const pause = { signal: this.#closing.signal, ref: false };
      await wait(this.#timing.cardMs, undefined, pause).catch(() => undefined);
    }
    this.#cards.delete(key);
  }

  async #refresh(key: string): Promise<void> {
    const { venue, current, finished = [] } = (await readTournaments(this.#dependencies.store, key)) ?? {};
    if (!venue) return;
    if (current) await this.#edit(venue, stateOf(current));
    for (const tournament of finished) await this.#edit(venue, { phase: "ended", tournament });
  }

  /** A card that shows the end, or is gone, is forgotten. */
  async #edit(venue: Venue, state: CardState): Promise<void> {
    const { card, id } = state.tournament;
    if (card === undefined || !this.#messenger) return;
    const { platform, ...place } = venue;
    const outcome = await this.#messenger.edit(platform, place, card, this.#dependencies.card(state, venue));
    if (outcome !== "refused" && !(state.phase === "ended" && outcome === "edited")) return;
    await changeTournaments(this.#dependencies.store, venueKey(venue), (document) =>
      withChanged(document, id, withoutCard),
    );
  }
}
