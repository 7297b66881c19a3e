// Session ids: derived from the event that began the match, so that an event delivered twice begins
// one match.

import { createHash } from "node:crypto";
import { ownerTag, type PlayerId } from "../../src/players/index.ts";

const hash = (text: string): string => createHash("sha256").update(text).digest("base64url");

/** The id of the match that `origin` begins: 8 characters of a hash, and the owner's tag. */
export function sessionId(player: PlayerId, origin: string): string {
  return `${hash(`session|${player.platform}|${player.id}|${origin}`).slice(0, 8)}${ownerTag(player)}`;
}

/** Whether the session can be the player's: false is certain, true is not (the document tells). */
export function mayOwn(player: PlayerId, session: string): boolean {
  return session.endsWith(ownerTag(player));
}

/** Six characters that stand for an event in the document. */
export function eventMark(eventId: string): string {
  return hash(`event|${eventId}`).slice(0, 6);
}
