// Takes a duel up, as far as both want to, and notes it for the limits.

import { type Caller, type Place, placeKey } from "../../src/chat/index.ts";
import { mayAsk, noteChallengeAnswer, readPlayerId } from "../../src/people/index.ts";
import { isOpenAt, type TakeOutcome, takeDuel } from "./challenges.ts";
import type { DuelDeps } from "./deps.ts";
import type { Duel } from "./document.ts";
import { findDuel } from "./duels.ts";
import { asSide, isInvited, type Person, sideOf } from "./person.ts";

/** Accepts a challenge, or joins an open one, unless one of the two has blocked the other. */
export async function takeUp(
  deps: DuelDeps,
  id: string,
  person: Person,
  { caller, place }: { readonly caller: Caller; readonly place: Place },
): Promise<TakeOutcome> {
  const { store, now } = deps;
  const known = await findDuel(deps, id);
  const challenger = known && readPlayerId(known.sides[0].player);
  if (challenger && isOffered(known, person, now())) {
    const ask = { what: "take", from: caller, to: challenger, place: placeKey(caller, place) } as const;
    if ((await mayAsk(store, ask)) !== "yes") return { kind: "not-taking", duel: known };
  }
  const taken = await takeDuel(deps, id, person, await asSide(store, person));
  if ("side" in taken && taken.side === 1) {
    const of = { from: taken.duel.sides[0].player, id, now: now(), by: person.player };
    await noteChallengeAnswer(store, of, "accepted");
  }
  return taken;
}

/** Whether the person could take it up, were they all strangers. */
function isOffered(duel: Duel, person: Person, now: number): boolean {
  return isOpenAt(duel, now) && sideOf(duel, person) === undefined && isInvited(duel, person);
}
