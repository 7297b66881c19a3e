// The places where a person opened or entered a tournament, for export and deletion.

import { z } from "zod";
import { firstVersion } from "../../../src/infra/document-kind.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import { type Current, KEPT_MS, type PlaceTournaments, type Setting, venueKey } from "./place-document.ts";
import { PLACE } from "./place-kind.ts";
import { placesIn } from "./places.ts";
import { forgetTotals } from "./totals.ts";

export interface Participation {
  /** `platform:chat or channel`. */
  readonly place: string;
  readonly opened: boolean;
  readonly entered: readonly string[];
}

const PLACES_KEPT = 200;

const PARTICIPANT = firstVersion("tournament-person", z.array(z.string()));

/** Indexes the place for a person (`platform:id`); must precede the change of its document. */
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

/** Entries leave, or play on anonymously; private chats' documents go. Resolves to changed keys. */
export async function forgetParticipant(
  store: Store,
  person: string,
  now: number,
): Promise<readonly string[]> {
  const keys = (await store.read(PARTICIPANT, person)) ?? [];
  const changed: string[] = [];
  for (const key of keys) if (await forgetIn(store, key, person, now)) changed.push(key);
  await store.remove(PARTICIPANT, person);
  return changed;
}

async function forgetIn(store: Store, key: string, person: string, now: number): Promise<boolean> {
  const places = placesIn(store);
  const document = await places.read(key);
  if (document?.venue.kind !== "private") return places.change(key, (present) => without(present, person));
  await forgetTotals(store, document.venue, now);
  for (const { channel } of tournamentsOf(document)) {
    if (!channel) continue;
    // Where it is announced, its place is noted, which is the person's own chat.
    await places.change(venueKey(channel.venue), ({ home, ...there }) =>
      home && venueKey(home) === key ? there : undefined,
    );
  }
  return store.remove(PLACE, key);
}

function tournamentsOf({ current, finished, cancelled }: PlaceTournaments): readonly Setting[] {
  return [...(current ? [current] : []), ...finished, ...cancelled];
}

function without(document: PlaceTournaments, person: string): PlaceTournaments | undefined {
  const { current, cancelled } = document;
  const all = [...(current ? [current] : []), ...cancelled];
  if (!all.some((one) => isIn(one, person))) return undefined;
  return {
    ...document,
    ...(current && { current: anonymous(current, person) }),
    cancelled: cancelled.map((one) => anonymous(one, person)),
  };
}

function isIn({ creator, entrants }: Current, person: string): boolean {
  return creator === person || entrants.some(({ by }) => by === person);
}

function anonymous(tournament: Current, person: string): Current {
  const entrants = tournament.entrants.flatMap((entry) => {
    if (entry.by !== person) return [entry];
    const { by: _forgotten, ...rest } = entry;
    return tournament.progress ? [{ ...rest, leaves: true as const }] : [];
  });
  return { ...tournament, creator: tournament.creator === person ? "" : tournament.creator, entrants };
}
