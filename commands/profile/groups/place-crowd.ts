// The consenting players of a chat, with their rounds.

import type { MatrixGame } from "../../../src/core/games/index.ts";
import { COMPARED_ROUNDS_MIN, type CrowdRounds } from "../../../src/core/profiles/index.ts";
import { consentOf, isProfileOpen, type PlacePerson, peopleOf, playsIn } from "../../../src/people/index.ts";
import { drawWithConsent, type Shown } from "../../kit/draw-with-consent.ts";
import { playedRounds } from "../../kit/player-rounds.ts";
import type { Services } from "../../kit/services.ts";

/** Number of people examined: the most recent players. */
const LOOKED_AT = 100;

/** A player with enough rounds, and the key of the chat they count as a member of. */
export interface CrowdMember extends PlacePerson, CrowdRounds {
  readonly place: string;
}

export interface Crowd {
  /** Ordered by most recent play. */
  readonly people: readonly CrowdMember[];
  /** Number of people with too few rounds. */
  readonly short: number;
}

/** The consenting players of a chat, as visible from `seenFrom` (by default the chat itself). */
export async function crowdOf(
  services: Services,
  game: MatrixGame,
  place: string,
  seenFrom = place,
): Promise<Crowd> {
  const found = (await peopleOf(services.store, place, seenFrom)).slice(0, LOOKED_AT);
  const all = await Promise.all(
    found.map(async (one) => {
      const { rounds, starts } = await playedRounds(services, one, game);
      return { ...one, place, rounds, starts };
    }),
  );
  const people = all.filter(({ rounds }) => rounds.person.length >= COMPARED_ROUNDS_MIN);
  return { people, short: all.length - people.length };
}

/** Undefined unless everyone shown is still visible from this chat; see `drawWithConsent`. */
export function drawWhileOpen<T>(
  services: Services,
  seenFrom: string,
  draw: () => Promise<Shown<T, CrowdMember>>,
): Promise<T | undefined> {
  const isOpen = async (one: CrowdMember): Promise<boolean> => {
    const consent = await consentOf(services.store, one);
    return consent !== undefined && isProfileOpen(consent, seenFrom) && playsIn(consent, one.place);
  };
  return drawWithConsent(services, isOpen, draw);
}
