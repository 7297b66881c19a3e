// Pure functions for every change of a chat's document.

import type { TournamentReport } from "../../../src/arena/index.ts";
import { builtInsOf, entered } from "../../../src/arena/tournaments/built-ins.ts";
import { type DrawSeed, nextId } from "./draw.ts";
import {
  type Announcement,
  announcedAt,
  type Card,
  type Current,
  ENTRANTS_MAX,
  ENTRIES_MAX,
  type Entry,
  type Finished,
  type Note,
  type PlaceTournaments,
  type Setting,
  standingsOf,
} from "./place-document.ts";
import { nextStart } from "./start-time.ts";

type Refusal =
  | (
      | "open-already"
      | "none-open"
      | "begun"
      | "full"
      | "joined-already"
      | "too-many-yours"
      | "too-few"
      | "none"
    )
  | ("not-entered" | "not-yours" | "which" | "no-schedule" | "not-writable" | "unavailable");

export type ChangeResult = { readonly tournament: Current } | { readonly refusal: Refusal };

export type Opening = Setting & Pick<Current, "startsAt" | "schedule">;

const FINISHED_KEPT = 50;
const CARDS_KEPT = 3;
/** A start missed by more than this is skipped. */
const MISSED_MS = 24 * 3_600_000;

export function opened(opening: Opening, creator: string, id: string): Current {
  return { ...opening, id, creator, entrants: [], cards: [] };
}

export function joined(current: Current | undefined, entry: Entry): ChangeResult {
  if (!current) return { refusal: "none-open" };
  if (current.progress) return { refusal: "begun" };
  if (current.entrants.some(({ name }) => name === entry.name)) return { refusal: "joined-already" };
  if (current.entrants.length >= ENTRANTS_MAX) return { refusal: "full" };
  if (current.entrants.filter(({ by }) => by === entry.by).length >= ENTRIES_MAX)
    return { refusal: "too-many-yours" };
  return { tournament: { ...current, entrants: [...current.entrants, entry] } };
}

/** What to withdraw: the typed entrant, or the person's only one. */
export interface Leaving {
  readonly name: string | undefined;
  readonly by: string;
  readonly manages: boolean;
}

/** The entrant to withdraw; undefined if there is none, or if it's ambiguous. */
export function meantToLeave(
  current: Current | undefined,
  { name, by }: Pick<Leaving, "name" | "by">,
): Entry | undefined {
  const own = current?.entrants.filter((entry) => entry.by === by) ?? [];
  if (name === undefined) return own.length === 1 ? own[0] : undefined;
  return entered(current?.entrants ?? []).find((entry) => entry.name === name || entry.strategy === name);
}

/** Before the start the entrant is removed; from a running series it leaves after this edition. */
export function left(current: Current | undefined, leaving: Leaving): ChangeResult {
  if (!current) return { refusal: "none-open" };
  const entry = meantToLeave(current, leaving);
  if (!entry) return { refusal: leaving.name === undefined ? "which" : "not-entered" };
  if (entry.by !== leaving.by && !leaving.manages) return { refusal: "not-yours" };
  if (current.progress && !current.schedule) return { refusal: "begun" };
  const others = current.entrants.filter((one) => one !== entry);
  const marked = current.entrants.map((one): Entry => (one === entry ? { ...one, leaves: true } : one));
  return { tournament: { ...current, entrants: current.progress ? marked : others } };
}

/** Current strategies by registered name. */
export type Meanings = ReadonlyMap<string, string>;

/** Registered names resolve to their current strategy; a deleted name keeps its last one. Once all of that is fixed,
 * one seed picks the built-in strategies, and another one, of all entrants, is that of the tournament. */
export function started(
  current: Current | undefined,
  at: number,
  meanings: Meanings,
  draw: DrawSeed,
): ChangeResult {
  if (!current) return { refusal: "none-open" };
  if (current.progress) return { refusal: "begun" };
  if (current.entrants.length < 2) return { refusal: "too-few" };
  const entrants = current.entrants.map((entry): Entry => {
    const now = entry.isRegistered && meanings.get(entry.name);
    return now ? { ...entry, strategy: now } : entry;
  });
  const fixed = { ...current, entrants, progress: { round: 1, played: 0, planned: 0, at } };
  const { seed } = draw(
    current.id,
    entrants.map(({ name }) => name),
  );
  const all = [...entrants, ...builtInsOf({ ...fixed, seed })];
  return {
    tournament: {
      ...fixed,
      entrants: all,
      ...draw(
        current.id,
        all.map(({ name }) => name),
      ),
    },
  };
}

/** Starts or postpones the tournament at its scheduled start; undefined if it isn't due. */
export function atItsTime(
  document: PlaceTournaments,
  now: number,
  meanings: Meanings,
  draw: DrawSeed,
): PlaceTournaments | undefined {
  const { current } = document;
  if (!current || !isDue(current, now)) return undefined;
  const outcome = started(current, now, meanings, draw);
  const isMissed = now - (current.startsAt ?? now) > MISSED_MS;
  if (isMissed || "refusal" in outcome) {
    return withNote(
      { ...document, current: putOff(current, now) },
      current.id,
      isMissed ? "missed" : "put-off",
    );
  }
  const next = { ...document, current: outcome.tournament };
  return hasRecentCard(current, now) ? next : withNote(next, current.id, "begins");
}

/** Postpones a due tournament silently; undefined if it isn't due. */
export function passedOver(document: PlaceTournaments, now: number): PlaceTournaments | undefined {
  const { current } = document;
  return current && isDue(current, now) ? { ...document, current: putOff(current, now) } : undefined;
}

function isDue({ startsAt, progress }: Current, now: number): boolean {
  return startsAt !== undefined && !progress && startsAt <= now;
}

function putOff({ startsAt: _over, ...current }: Current, now: number): Current {
  const next = current.schedule && nextStart(current.schedule.cron, current.zone, now);
  return next === undefined ? current : { ...current, startsAt: next };
}

function withNote(document: PlaceTournaments, tournament: string, kind: Note["kind"]): PlaceTournaments {
  // The notice of a start is itself a card, so it replaces a card that is due.
  const announced: readonly Note["kind"][] = kind === "begins" ? ["card", "begins"] : [kind];
  const others = document.notes.filter(
    (note) => note.tournament !== tournament || !announced.includes(note.kind),
  );
  return { ...document, notes: [...others, { tournament, kind }] };
}

/** Ends the tournament, and opens the next edition of its series. */
export function ended(document: PlaceTournaments, report: TournamentReport, at: number): PlaceTournaments {
  const { current, ...rest } = document;
  if (current?.seed === undefined) return document;
  const { creator: _1, progress: _2, startsAt: _3, schedule: _4, entrants, ...tournament } = current;
  // It was played under the names at its start; deleting an owner may have replaced some since.
  const named = report.standings.map((one) => ({ ...one, name: entrants[one.number - 1]?.name ?? one.name }));
  const standings = standingsOf({ standings: named });
  const who = entrants.map(({ by: _by, isRegistered: _named, leaves: _leaves, ...one }) => one);
  const { seed } = current;
  const finished: Finished = {
    ...tournament,
    seed,
    entrants: who,
    endedAt: at,
    standings,
    announcement: "due",
  };
  return {
    ...rest,
    ...nextOfSeries(current, at),
    finished: [finished, ...document.finished].slice(0, FINISHED_KEPT),
  };
}

/** The next edition, after both times; entrants carry over until they leave. */
function nextOfSeries(current: Current, after: number): { readonly current?: Current } {
  const { progress: _over, seed: _published, day: _drawn, startsAt = after, schedule, ...lasting } = current;
  const next = schedule && nextStart(schedule.cron, current.zone, Math.max(after, startsAt));
  if (schedule === undefined || next === undefined) return {};
  const entrants = entered(current.entrants).filter(({ leaves }) => !leaves);
  return { current: { ...lasting, id: nextId(current.id), schedule, startsAt: next, entrants, cards: [] } };
}

/** Cancels the tournament; `series`: cancels future editions, while a running one plays on. */
export function cancelled(
  document: PlaceTournaments,
  what: "one" | "series",
  at: number,
): { readonly outcome: ChangeResult; readonly next?: PlaceTournaments } {
  const { current, ...rest } = document;
  if (!current) return { outcome: { refusal: "none" } };
  const { schedule, ...alone } = current;
  if (what === "series" && !schedule) return { outcome: { refusal: "no-schedule" } };
  if (what === "series" && current.progress)
    return { outcome: { tournament: alone }, next: { ...rest, current: alone } };
  const cancelled = current.cards.length > 0 ? [...document.cancelled, current] : document.cancelled;
  const following = what === "series" ? {} : nextOfSeries(current, at);
  return { outcome: { tournament: current }, next: { ...rest, ...following, cancelled } };
}

export function announced(
  document: PlaceTournaments,
  id: string,
  announcement: Announcement,
): PlaceTournaments {
  const finished = document.finished.map((one) => (one.id === id ? { ...one, announcement } : one));
  return { ...document, finished };
}

/** In a group, new messages push an older card out of sight. */
const RECENT_MS = 3_600_000;

function hasRecentCard({ cards }: Current, now: number): boolean {
  return cards.some(({ at }) => now - at < RECENT_MS);
}

/** Shows a change on the card; a group without a recent card is due a new one. */
export function withCardDue(document: PlaceTournaments, now: number): PlaceTournaments {
  const { current, venue } = document;
  const isGroup = current && announcedAt(current, venue).kind === "group";
  return isGroup && !hasRecentCard(current, now) ? withNote(document, current.id, "card") : document;
}

/** Whether a note should still be posted: a card may have been posted since. */
export function isWanted({ current }: PlaceTournaments, { tournament, kind }: Note, now: number): boolean {
  return current?.id === tournament && !(kind === "card" && hasRecentCard(current, now));
}

/** Adds a card to that tournament; only the newest few are kept. */
export function withCard(document: PlaceTournaments, id: string, card: Card): PlaceTournaments {
  const add = <T extends { readonly id: string; readonly cards: readonly Card[] }>(one: T): T =>
    one.id === id ? { ...one, cards: [card, ...one.cards].slice(0, CARDS_KEPT) } : one;
  const { current } = document;
  return { ...document, ...(current && { current: add(current) }), finished: document.finished.map(add) };
}

export function withoutCard(document: PlaceTournaments, card: Card): PlaceTournaments {
  const drop = <T extends { readonly cards: readonly Card[] }>(one: T): T => ({
    ...one,
    cards: one.cards.filter(({ message, venue }) => message !== card.message || venue.id !== card.venue.id),
  });
  const { current } = document;
  return {
    ...document,
    ...(current && { current: drop(current) }),
    finished: document.finished.map(drop),
    cancelled: document.cancelled.map(drop).filter(({ cards }) => cards.length > 0),
  };
}

/** The next due time, Unix ms; 0: immediately; undefined: never. */
export function dueAt({ current, finished, cancelled, notes }: PlaceTournaments): number | undefined {
  const isOpen = finished.some(({ announcement, cards }) => announcement === "due" || cards.length > 0);
  if (current?.progress || isOpen || cancelled.length > 0 || notes.length > 0) return 0;
  return current?.startsAt;
}
