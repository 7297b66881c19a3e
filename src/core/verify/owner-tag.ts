// How sessions and players are tied: a session's id ends with four characters of its player's hash.

import { base64urlOf, sha256Of } from "../fairness/index.ts";

/** `platform:id`. */
export const WRITTEN_PLAYER = /^([a-z][a-z0-9-]{0,31}):([A-Za-z0-9_-]{1,64})$/;

const TAG_SIGNS = 4;

/** Four characters, rarely shared by two players; `player` as `platform:id`. */
export function ownerTagOf(player: string): string {
  return base64urlOf(sha256Of(`owner|${player}`)).slice(0, TAG_SIGNS);
}
