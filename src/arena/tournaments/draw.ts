// What a tournament's seed is drawn for: fixed are its id, game, system, rounds, matches and whoever was
// entered with their strategies, in order. So the seed follows from them and the day, and from nothing chosen later.

import { seedNumber, seedUnder, sha256Hex } from "../../core/fairness/index.ts";
import { entered } from "./house.ts";
import type { Plan } from "./plan.ts";

const HASH_DIGITS = 32;

/** What the draw binds of a plan, before or after the house has filled the field. */
export type DrawnPlan = Pick<Plan, "game" | "system" | "rounds" | "match" | "entrants">;

/** `<id>~<hash>`, the hash being how the SHA-256 begins of the JSON of game, system, rounds (or null),
 * rounds of a match, and all names and strategies; without the house's, who follow from the seed. */
export function drawSession(id: string, { game, system, rounds, match, entrants }: DrawnPlan): string {
  const who = entered(entrants).map(({ name, strategy }) => [name, strategy]);
  const all = JSON.stringify([game, system, rounds ?? null, match, who]);
  return `${id}~${sha256Hex(all).slice(0, HASH_DIGITS)}`;
}

/** A plan's seed under the key of the day on which the tournament began. */
export function drawnSeed(dayKey: Uint8Array, session: string): number {
  return seedNumber(seedUnder(dayKey, "draw", session));
}
