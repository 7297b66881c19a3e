// What a tournament's seed is derived for. Its id, game, system, rounds, matches and the people's entrants with their
// strategies, in order, are fixed; so the seed follows from them and the day, and from nothing chosen later.

import { sha256Hex } from "../../core/fairness/index.ts";
import { entered } from "./built-ins.ts";
import type { Plan } from "./plan.ts";

const HASH_DIGITS = 32;

/** The part of a plan that the draw commits to, before or after built-in strategies have filled the field. */
export type DrawnPlan = Pick<Plan, "game" | "system" | "rounds" | "match" | "entrants">;

/** `<id>~<hash>`: the hash is the start of the SHA-256 of the JSON of game, system, rounds (or null), rounds of a
 * match, and all names and strategies, without the built-in ones, which follow from the seed. */
export function drawSession(id: string, { game, system, rounds, match, entrants }: DrawnPlan): string {
  const who = entered(entrants).map(({ name, strategy }) => [name, strategy]);
  const all = JSON.stringify([game, system, rounds ?? null, match, who]);
  return `${id}~${sha256Hex(all).slice(0, HASH_DIGITS)}`;
}
