// The chats where a person opened or entered a tournament, for export and deletion.

import { z } from "zod";
import { firstVersion } from "../../../src/infra/document-kind.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import {
  type Current,
  type Entry,
  type Finished,
  KEPT_MS,
  type PlaceTournaments,
  type Tournament,
  venueKey,
  withdrawnNames,
} from "./place-document.ts";
import { PLACE } from "./place-kind.ts";
import { placesIn } from "./places.ts";
import { forgetInTotals, forgetTotals } from "./totals.ts";

export interface Participation {
  /** `platform:chat or channel`. */
  readonly place: string;
  readonly opened: boolean;
  readonly entered: readonly string[];
}

const PLACES_KEPT = 200;

const PARTICIPANT = firstVersion("tournament-person", z.array(z.string()));

/** Indexes the chat for a person (`platform:id`); must precede the change of its document. */
export function noteParticipation(store: Store, person: string, place: string): Promise<void> {
  return store.update(
    PARTICIPANT,
    person,
    (places = []) => ({
      next:
        places[0] === place
          ? undefined
          : [place, ...places.filter((one) => one !== place)].slice(0, PLACES_KEPT),
      result: undefined,
    }),
    KEPT_MS,
  );
}

export async function participationsOf(store: Store, person: string): Promise<readonly Participation[]> {
  const places = placesIn(store);
  const keys = (await store.read(PARTICIPANT, person)) ?? [];
  const all = await Promise.all(
    keys.map(async (key) => participationIn(await places.read(key), person, key)),
  );
  return all.filter(({ opened, entered }) => opened || entered.length > 0);
}

function participationIn(
  document: PlaceTournaments | undefined,
  person: string,
  place: string,
): Participation {
  const { creator, entrants = [] } = document?.current ?? {};
  return {
    place,
    opened: creator === person,
    entered: entrants.filter(({ by }) => by === person).map(({ name }) => name),
  };
}

/** Indexes the group for the owner of a registered name, even if someone else enters it there. In a separate list, so
 * that other people's entries don't push out the person's own chats. */
export function noteNamed(store: Store, owner: string, place: string): Promise<void> {
  return noteParticipation(store, namedId(owner), place);
}

const namedId = (owner: string): string => `${owner}:named`;

/** Removes a person: their entries leave, or play on anonymously; their registered names are removed from tables and
 * totals; their private chats' documents are deleted. Resolves to the changed keys. */
export async function forgetParticipant(
  store: Store,
  person: string,
  now: number,
): Promise<readonly string[]> {
  const ids = [person, namedId(person)];
  const noted = await Promise.all(ids.map((id) => store.read(PARTICIPANT, id)));
  const changed: string[] = [];
  for (const key of new Set(noted.flatMap((places) => places ?? [])))
    if (await forgetIn(store, key, person, now)) changed.push(key);
  if (noted[1]) await forgetInTotals(store, "everywhere", person, now);
  for (const id of ids) await store.remove(PARTICIPANT, id);
  return changed;
}

async function forgetIn(store: Store, key: string, person: string, now: number): Promise<boolean> {
  const places = placesIn(store);
  const document = await places.read(key);
  if (document?.venue.kind !== "private") {
    const isChanged = await places.change(key, (present) => without(present, person));
    if (document) await forgetInTotals(store, document.venue, person, now);
    return isChanged;
  }
  await forgetTotals(store, document.venue, now);
  for (const { channel } of tournamentsOf(document)) {
    if (!channel) continue;
    // The announcement channel's document points to the person's own chat, so the pointer is removed.
    await places.change(venueKey(channel.venue), ({ home, ...there }) =>
      home && venueKey(home) === key ? there : undefined,
    );
  }
  return store.remove(PLACE, key);
}

function tournamentsOf({ current, finished, cancelled }: PlaceTournaments): readonly (Current | Finished)[] {
  return [...(current ? [current] : []), ...finished, ...cancelled];
}

function without(document: PlaceTournaments, person: string): PlaceTournaments | undefined {
  const { current, finished, cancelled } = document;
  if (!tournamentsOf(document).some((one) => isIn(one, person))) return undefined;
  return {
    ...document,
    ...(current && { current: anonymous(current, person) }),
    finished: finished.map((one) => unnamed(one, person)),
    cancelled: cancelled.map((one) => anonymous(one, person)),
  };
}

function isIn({ entrants, ...rest }: Current | Finished, person: string): boolean {
  const isCreator = "creator" in rest && rest.creator === person;
  return isCreator || entrants.some((one) => one.owner === person || ("by" in one && one.by === person));
}

function anonymous(tournament: Current, person: string): Current {
  const { entrants, progress, creator } = tournament;
  const isTheirs = ({ by, owner }: Entry): boolean => by === person || owner === person;
  const left = progress
    ? entrants.map((entry) => (isTheirs(entry) ? leaving(entry, person) : entry))
    : entrants.filter((entry) => !isTheirs(entry));
  const names = withdrawnNames({ entrants: left }, person);
  return {
    ...(names.size === 0 ? tournament : undrawn(tournament)),
    creator: creator === person ? "" : creator,
    entrants: left.map((entry) => withdrawn(entry, names, person)),
  };
}

function leaving(entry: Entry, person: string): Entry {
  const { by, ...rest } = entry;
  return by === person ? { ...rest, leaves: true } : { ...entry, leaves: true };
}

function unnamed(finished: Finished, person: string): Finished {
  const names = withdrawnNames(finished, person);
  if (names.size === 0) return finished;
  return {
    ...undrawn(finished),
    entrants: finished.entrants.map((one) => withdrawn(one, names, person)),
    standings: finished.standings.map((one) => ({ ...one, name: names.get(one.name) ?? one.name })),
  };
}

function withdrawn(entrant: Entry, names: ReadonlyMap<string, string>, person: string): Entry {
  const { owner, author: _named, ...rest } = entrant;
  return owner === person ? { ...rest, name: names.get(rest.name) ?? rest.name } : entrant;
}

/** The seed was drawn for names that are now partly gone, so no one could verify it any more. */
function undrawn<One extends Tournament>({ day: _drawn, ...tournament }: One): Omit<One, "day"> {
  return tournament;
}
