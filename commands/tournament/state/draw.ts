// What a tournament's seed is drawn for: fixed are its id, game, system, rounds, matches and whoever was
// entered with their strategies, in order. So the seed follows from them and the day, and from nothing chosen later.

import { sha256Hex } from "../../../src/core/fairness/index.ts";
import { entered } from "./house.ts";
import type { Drawn, Tournament } from "./place-document.ts";

/** The seed of a tournament that begins now. `session`: what it is drawn for. */
export type DrawSeed = (session: string) => { readonly seed: number; readonly drawn: Drawn };

const ID_DIGITS = 12;
const HASH_DIGITS = 32;

/** The id of a tournament that is opened in a place by an event. */
export function openedId(venue: string, event: string): string {
  return sha256Hex(`tournament|${venue}|${event}`).slice(0, ID_DIGITS);
}

/** The id of the next edition of a series. */
export function nextId(id: string): string {
  return sha256Hex(`next|${id}`).slice(0, ID_DIGITS);
}

/** `<id>~<hash>`, the hash being how the SHA-256 begins of the JSON of game, system, rounds (or null),
 * rounds of a match, and all names and strategies; without the house's, who follow from the seed. */
export function drawnFor(tournament: Omit<Tournament, "seed" | "drawn">): string {
  const { id, game, system, rounds, match, entrants } = tournament;
  const who = entered(entrants).map(({ name, strategy }) => [name, strategy]);
  const all = JSON.stringify([game, system, rounds ?? null, match, who]);
  return `${id}~${sha256Hex(all).slice(0, HASH_DIGITS)}`;
}
