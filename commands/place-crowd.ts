// The people of a place who let others see how they play, with the rounds that a map or a comparison of groups is made of.

import type { MatrixGame, Rounds } from "../src/games/index.ts";
import { consentOf, isProfileOpen, type PlacePerson, peopleOf, playsIn, writePlayerId } from "../src/players/index.ts";
import { COMPARED_ROUNDS_MIN } from "../src/profiles/index.ts";
import { playedRounds } from "./player-rounds.ts";
import type { Services } from "./services.ts";

/** So many people are looked at; those who played last. */
const LOOKED_AT = 100;
const ATTEMPTS = 3;

/** Somebody with enough rounds, and the place (its key) as whose player they are counted. */
export interface CrowdMember extends PlacePerson {
  readonly rounds: Rounds;
  readonly place: string;
}

export interface Crowd {
  /** Who played last comes first. */
  readonly people: readonly CrowdMember[];
  /** How many others have too few rounds. */
  readonly short: number;
}

/** Who plays in a place and has opened their profile to those who look from `seenFrom`, itself unless told. */
export async function crowdOf(services: Services, game: MatrixGame, place: string, seenFrom = place): Promise<Crowd> {
  const found = (await peopleOf(services.store, place, seenFrom)).slice(0, LOOKED_AT);
  const all = await Promise.all(
    found.map(async (one) => ({ ...one, place, rounds: (await playedRounds(services, one, game)).rounds })),
  );
  const people = all.filter(({ rounds }) => rounds.person.length >= COMPARED_ROUNDS_MIN);
  return { people, short: all.length - people.length };
}

/** An answer, and the people whom it shows. */
export interface Shown<T> {
  readonly answer: T;
  readonly people: readonly CrowdMember[];
}

/**
 * What `draw` makes, if all whom it shows still let themselves be seen from this place when it is ready; else it is asked again, without them.
 * Undefined where somebody closes their profile every time.
 */
export async function whileOpen<T>(
  { store, painter }: Services,
  seenFrom: string,
  draw: () => Promise<Shown<T>>,
): Promise<T | undefined> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { answer, people } = await draw();
    const isOpen = await Promise.all(
      people.map(async (one) => {
        const consent = await consentOf(store, one);
        return consent !== undefined && isProfileOpen(consent, seenFrom) && playsIn(consent, one.place);
      }),
    );
    if (isOpen.every(Boolean)) return answer;
    people.forEach((one, index) => {
      if (!isOpen[index]) painter.forget(writePlayerId(one));
    });
  }
  return undefined;
}
