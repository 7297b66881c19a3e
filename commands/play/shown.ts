// The message of a match with all that belongs to it where it is over: what the bot's own check found, and
// what comes next.

import type { Incoming, View } from "../../src/chat/index.ts";
import { shownMatch } from "./continue/view.ts";
import { type MatchState, turnOf } from "./play.ts";
import { checkEnd } from "./proofs/end-check.ts";
import type { PlayServices } from "./services.ts";

export type ShowServices = Pick<PlayServices, "host" | "proofs" | "log" | "onFailure" | "endOffers">;

/** Whom a message is for, and where it stands. */
export type Reader = Pick<Incoming, "caller" | "place">;

/** The present message of a match, live, set aside or over, for its player. */
export async function showMatch(
  services: ShowServices,
  { caller, place }: Reader,
  state: MatchState,
): Promise<View> {
  if (!state.match.ending) return shownMatch(state, caller.name);
  const [check, offers = []] = await Promise.all([
    checkEnd(services, state),
    turnOf(state.match) > 0 ? services.endOffers?.({ caller, place }) : [],
  ]);
  return shownMatch(state, caller.name, { check, offers });
}
