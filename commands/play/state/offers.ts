// Games offered in any chat; the match belongs to the first allowed person who presses.

import { z } from "zod";
import type { OfferRequest } from "../../../src/chat/index.ts";
import { firstVersion } from "../../../src/infra/document-kind.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import { nameHash } from "../../../src/people/identity/name-hashes.ts";
import { writePlayerId } from "../../../src/people/identity/player.ts";
import type { PlayerId } from "../../../src/people/index.ts";
import { mayOwn, sessionId, sessionTag } from "../../kit/session-id.ts";

/** The session of a button that starts a match without an offer (`/start`). */
export const NO_OFFER = "new";

/** Who may take an offer: the first person to press, or only its author. */
export type OfferedTo = "anyone" | "self";

/** Who took an open offer, as the session id of their match, which identifies no one. */
const OFFER = firstVersion<{ readonly owner: string }>("offer", z.strictObject({ owner: z.string() }));

const OFFER_KEPT_MS = 30 * 24 * 3600 * 1000;

/** The session of an offer's button. */
export function offerSession(
  store: Store,
  { caller, id }: OfferRequest,
  game: string,
  to: OfferedTo,
): string {
  const digest = nameHash(store, "offer", `${writePlayerId(caller)}|${id}|${game}`, 8);
  return to === "anyone" ? `any_${digest}` : `own_${digest}${sessionTag(store, caller)}`;
}

/** Whether the player may start a match with this button, and whether it was an offer at all. */
export async function takeOffer(
  store: Store,
  session: string,
  player: PlayerId,
): Promise<"offer" | "no-offer" | "taken" | "not-yours"> {
  if (session.startsWith("own_")) return mayOwn(store, player, session) ? "offer" : "not-yours";
  if (!session.startsWith("any_")) return "no-offer";
  const taker = sessionId(store, player, session);
  const owner = await store.update(
    OFFER,
    session,
    (taken) => ({ next: taken ? undefined : { owner: taker }, result: taken?.owner ?? taker }),
    OFFER_KEPT_MS,
  );
  return owner === taker ? "offer" : "taken";
}
