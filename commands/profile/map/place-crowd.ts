// The shown players of a chat, with their rounds.

import type { MatrixGame } from "../../../src/core/games/index.ts";
import { COMPARED_ROUNDS_MIN, type CrowdRounds } from "../../../src/core/profiles/index.ts";
import { type PlacePerson, peopleOf } from "../../../src/people/index.ts";
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

/** The shown players of a chat, by its key. */
export async function crowdOf(services: Services, game: MatrixGame, place: string): Promise<Crowd> {
  const found = (await peopleOf(services.store, place)).slice(0, LOOKED_AT);
  const all = await Promise.all(
    found.map(async (one) => {
      const { rounds, starts } = await playedRounds(services, one, game);
      return { ...one, place, rounds, starts };
    }),
  );
  const people = all.filter(({ rounds }) => rounds.person.length >= COMPARED_ROUNDS_MIN);
  return { people, short: all.length - people.length };
}
