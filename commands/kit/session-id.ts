// Session ids, derived from the originating event so that beginning a match is idempotent.

import { createHash } from "node:crypto";
import { ownerTag, type PlayerId } from "../../src/players/index.ts";

const hash = (text: string): string => createHash("sha256").update(text).digest("base64url");

/** The id of the match begun by `origin`: 8 characters of a hash, then the owner's tag. */
export function sessionId(player: PlayerId, origin: string): string {
  return `${hash(`session|${player.platform}|${player.id}|${origin}`).slice(0, 8)}${ownerTag(player)}`;
}

/** Checks the owner's tag: false is certain, true is not (the document decides). */
export function mayOwn(player: PlayerId, session: string): boolean {
  return session.endsWith(ownerTag(player));
}

/** A six-character hash of the event id, for deduplication in documents. */
export function eventMark(eventId: string): string {
  return hash(`event|${eventId}`).slice(0, 6);
}
