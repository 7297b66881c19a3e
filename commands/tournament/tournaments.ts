// A chat's tournaments: every change is one update of its document, and one loop does what the documents say is due.
// Any process may do it, because a tournament is a function of its seed: one that dies is continued by another.

import { createHash } from "node:crypto";
import { z } from "zod";
import type { MatchExecutor } from "../../src/arena/playing.ts";
import type { ReportedPairing } from "../../src/arena/tournaments/report.ts";
import { runTournament } from "../../src/arena/tournaments/tournament.ts";
import type { Messenger as ChatMessenger, View } from "../../src/chat/index.ts";
import { dueQueue } from "../../src/infra/due-queue.ts";
import { underLease } from "../../src/infra/lease.ts";
import type { Log } from "../../src/infra/logger.ts";
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
  peopleOf,
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
  /** For which one process plays a tournament, before it claims it again. */
  readonly leaseMs: number;
}

const TIMING: Timing = { pollMs: 5_000, leaseMs: 10_000 };

export interface TournamentDependencies {
  readonly store: Store;
  readonly log: Log;
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

/** The services that the tournament's commands use. */
export interface TournamentServices extends Services {
  readonly tournaments: Tournaments;
  /** Plays in this process. */
  readonly localPlayers: MatchExecutor;
  /** Whether the chat's managers allow tournaments there. */
  isOn(venue: Venue): Promise<boolean>;
}

/** What a person has opened and entered in a chat (`platform:chat`) that isn't over. */
interface Participation {
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

export class Tournaments {
  readonly #dependencies: TournamentDependencies;
  readonly #timing: Timing;
  readonly #due;
  /** Tournaments that are played or announced here, by id. */
  readonly #playing = new Map<string, AbortController>();
  readonly #work = new Set<Promise<void>>();
  readonly #closing = new AbortController();
  #messenger: Messenger | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(dependencies: TournamentDependencies) {
    this.#dependencies = dependencies;
    this.#timing = { ...TIMING, ...dependencies.timing };
    this.#due = dueQueue(dependencies.store, "tournaments");
  }

  async read(venue: Venue): Promise<ChatTournaments> {
    return (await this.#stored(venueKey(venue))) ?? { venue, finished: [] };
  }

  /** `event`: what opens it; twice the same event opens it once. */
  async open(venue: Venue, creator: string, opening: Opening, event: string): Promise<ChangeResult> {
    const { store, now } = this.#dependencies;
    const key = venueKey(venue);
    const id = createHash("sha256").update(`tournament|${key}|${event}`).digest("hex").slice(0, 12);
    // Before the change that makes it due.
    await this.#due.add(key, opening.startsAt ?? now());
    await noteChat(store, creator, key);
    return this.#change(venue, (current) => opened(current, opening, creator, id));
  }

  async join(venue: Venue, entry: Entry): Promise<ChangeResult> {
    for (const person of new Set([entry.by, entry.owner]))
      if (person !== undefined) await noteChat(this.#dependencies.store, person, venueKey(venue));
    return this.#change(venue, (current) => joined(current, entry));
  }

  leave(venue: Venue, leaving: Leaving): Promise<ChangeResult> {
    return this.#change(venue, (current) => left(current, leaving));
  }

  async start(venue: Venue): Promise<ChangeResult> {
    const { current } = await this.read(venue);
    const meanings = await this.#meanings(current);
    await this.#due.add(venueKey(venue), 0);
    return this.#change(venue, (open) => started(open, meanings, this.#dependencies.draw));
  }

  async cancel(venue: Venue): Promise<ChangeResult> {
    const { store } = this.#dependencies;
    const outcome = await decide<ChangeResult>(store, venue, ({ current, ...rest }) =>
      current ? { next: rest, result: { tournament: current } } : { result: { refusal: "none-open" } },
    );
    if ("tournament" in outcome) {
      this.#playing.get(outcome.tournament.id)?.abort();
      this.#do(this.#edit(venue, { phase: "cancelled", tournament: outcome.tournament }));
      this.#wake(venueKey(venue));
    }
    return outcome;
  }

  /** From now on this message shows the tournament. */
  async setCard(venue: Venue, tournament: string, message: string): Promise<void> {
    const key = venueKey(venue);
    await changeTournaments(this.#dependencies.store, key, (document) =>
      withChanged(document, tournament, (one) => ({ ...one, card: message })),
    );
    this.#wake(key);
  }

  async participations(person: string): Promise<readonly Participation[]> {
    const keys = (await CHATS.read(this.#dependencies.store, person)) ?? [];
    const all = await Promise.all(
      keys.map(async (place): Promise<Participation> => {
        const { creator, entrants = [] } = (await this.#stored(place))?.current ?? {};
        const own = entrants.filter(({ by }) => by === person).map(({ name }) => name);
        return { place, opened: creator === person, entered: own };
      }),
    );
    return all.filter((one) => one.opened || one.entered.length > 0);
  }

  /** Removes the person from all tournaments, and their private chat's; resolves to whether there were any. */
  async forget(person: string): Promise<boolean> {
    const { store } = this.#dependencies;
    let isAny = false;
    for (const key of (await CHATS.read(store, person)) ?? []) {
      const isPrivate = (await this.#stored(key))?.venue.kind === "private";
      const isChanged = isPrivate
        ? await removeTournaments(store, key)
        : (await changeTournaments(store, key, (document) => withoutPerson(document, person))) !== undefined;
      if (isChanged) this.#wake(key);
      isAny ||= isChanged;
    }
    await CHATS.remove(store, person);
    return isAny;
  }

  /** A chat has another key; may be called more than once. What's played goes on under the new one. */
  async move(from: string, to: string): Promise<void> {
    const { store } = this.#dependencies;
    const old = await this.#stored(from);
    if (!old) return;
    for (const person of peopleOf(old)) await noteChat(store, person, to);
    await this.#due.add(to, 0);
    const { current, finished } = old;
    await decide(store, { ...old.venue, id: to.slice(to.indexOf(":") + 1) }, ({ venue, ...present }) => {
      // What the new chat has stays: this one was moved before. Messages have other names there.
      const isNew = !present.current && present.finished.length === 0;
      const next = {
        venue,
        finished: finished.map(withoutCard),
        ...(current && { current: withoutCard(current) }),
      };
      return { next: isNew ? next : undefined, result: undefined };
    });
    await removeTournaments(store, from);
    this.#wake(to);
  }

  /** Starts the loop, and plays what other processes left. */
  async serve(messenger: Messenger): Promise<void> {
    this.#messenger = messenger;
    await this.look();
    this.#timer = setInterval(() => this.#do(this.look()), this.#timing.pollMs).unref();
  }

  /** Resolves when nothing is played, posted or edited. */
  async idle(): Promise<void> {
    while (this.#work.size > 0) await Promise.all(this.#work);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#closing.abort();
    for (const end of this.#playing.values()) end.abort();
    await this.idle();
  }

  #stored(key: string): Promise<ChatTournaments | undefined> {
    return readTournaments(this.#dependencies.store, key);
  }

  async #change(venue: Venue, by: (current: Current | undefined) => ChangeResult): Promise<ChangeResult> {
    const outcome = await decide(this.#dependencies.store, venue, (document) => {
      const result = by(document.current);
      return { result, ...("tournament" in result && { next: { ...document, current: result.tournament } }) };
    });
    if ("tournament" in outcome) this.#wake(venueKey(venue));
    return outcome;
  }

  /** What the registered names among the entrants mean now. */
  async #meanings(current: Current | undefined): Promise<Meanings> {
    const { entrants = [], game = "" } = current ?? {};
    const named = entrants.filter(({ isRegistered }) => isRegistered);
    const found = await Promise.all(named.map((entry) => this.#dependencies.meaning(entry, game)));
    return new Map(named.flatMap(({ name }, at) => (found[at] === undefined ? [] : [[name, found[at]]])));
  }

  #do(work: Promise<unknown>): void {
    const done = work.catch(this.#dependencies.onFailure).then(() => void this.#work.delete(done));
    this.#work.add(done);
  }

  /** After a change of the chat's document. */
  #wake(key: string): void {
    if (this.#closing.signal.aborted) return;
    this.#do(this.#attend(key));
    this.#do(this.#show(key));
  }

  /** Attends to what's due. */
  async look(): Promise<void> {
    for (const { key } of await this.#due.until(this.#dependencies.now())) this.#do(this.#attend(key));
  }

  async #attend(key: string): Promise<void> {
    const { now } = this.#dependencies;
    await this.#startInTime(key);
    const { current, finished = [] } = (await this.#stored(key)) ?? {};
    if (current?.seed !== undefined) this.#finish(key, current.id);
    for (const { id, isAnnounced } of finished) if (!isAnnounced) this.#finish(key, id);
    await this.#due.settle(key, async () => {
      const document = await this.#stored(key);
      return document && dueAt(document, now());
    });
  }

  async #startInTime(key: string): Promise<void> {
    const { store, now, draw, mayStart } = this.#dependencies;
    const { current, venue } = (await this.#stored(key)) ?? {};
    if (!venue || current?.startsAt === undefined || current.startsAt > now()) return;
    const meanings = await this.#meanings(current);
    const isAllowed = await mayStart(venue);
    const start = (open: Current): ChangeResult =>
      isAllowed ? started(open, meanings, draw) : { refusal: "too-few" };
    if (await changeTournaments(store, key, (document) => atItsTime(document, now(), start)))
      this.#do(this.#show(key));
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
    const current = (await this.#stored(key))?.current;
    if (current?.id !== id || current.seed === undefined) return;
    for await (const { played } of runTournament(playedOf(current), players, { signal })) {
      const next = await changeTournaments(store, key, (document) => afterRound(document, id, played, now()));
      // Cancelled in another process, or the chat has moved.
      if (!next) return;
      this.#do(this.#show(key));
    }
  }

  async #announce(key: string, id: string): Promise<void> {
    const { venue, finished = [] } = (await this.#stored(key)) ?? {};
    const ended = finished.find((one) => one.id === id);
    if (!venue || !ended || ended.isAnnounced || !this.#messenger) return;
    const view = await this.#dependencies.announcement(ended, resultsOf(ended).pairings, venue);
    const { platform, ...place } = venue;
    const outcome = await this.#messenger.post(platform, place, view, `tournament-${id}`);
    // In an outage it stays due.
    if (outcome.state === "unavailable") return;
    if (outcome.state === "refused")
      this.#dependencies.log.info(
        { platform, place: place.id, why: outcome.why },
        "the end of a tournament couldn't be announced",
      );
    await changeTournaments(this.#dependencies.store, key, (document) => ({
      ...document,
      finished: document.finished.map((one) => (one.id === id ? { ...one, isAnnounced: true } : one)),
    }));
    this.#wake(key);
  }

  /** Edits the chat's cards. The platform keeps the pace: of several edits of a message the newest is sent. */
  async #show(key: string): Promise<void> {
    const { venue, current, finished = [] } = (await this.#stored(key)) ?? {};
    if (!venue) return;
    const ended = finished.map((tournament): CardState => ({ phase: "ended", tournament }));
    for (const state of [...(current ? [stateOf(current)] : []), ...ended]) await this.#edit(venue, state);
  }

  /** A card that shows the end, or is gone, is forgotten. */
  async #edit(venue: Venue, state: CardState): Promise<void> {
    const { card, id } = state.tournament;
    if (card === undefined || !this.#messenger) return;
    const { platform, ...place } = venue;
    const outcome = await this.#messenger.edit(platform, place, card, this.#dependencies.card(state, venue));
    if (outcome === "refused" || (state.phase === "ended" && outcome === "edited"))
      await changeTournaments(this.#dependencies.store, venueKey(venue), (document) =>
        withChanged(document, id, withoutCard),
      );
  }
}
