// Which day's buttons a person was shown, as the session of an action: `20779-AbCd`.

import type { Action } from "../../src/chat/index.ts";
import { ownerTag, type PlayerId } from "../../src/people/index.ts";

export const DAILY_SCOPE = "daily";

/** A button's action, for the one person who was shown it. `turn`: rounds played by then. */
export function dailyAction(player: PlayerId, day: number, move: string, turn = 0): Action {
  return { scope: DAILY_SCOPE, session: `${day}-${ownerTag(player)}`, turn, move };
}

/** The day of a session; undefined where it is none, as in a forged press. */
export function dayOfSession(session: string): number | undefined {
  const day = /^(\d{1,7})-.{4}$/.exec(session)?.[1];
  return day === undefined ? undefined : Number(day);
}
