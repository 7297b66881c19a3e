// Session ids, derived from the originating event so that starting a match is idempotent. They stay in other people's
// documents and in proofs after their owner's data is deleted, so they're keyed with the host's secret: see `nameHash`.

import type { Store } from "../../src/infra/store/index.ts";
import { nameHash } from "../../src/people/identity/name-hashes.ts";
import { type PlayerId, writePlayerId } from "../../src/people/identity/player.ts";

const TAG_CHARACTERS = 4;

/** The id of the match started by `origin`: 8 characters of a hash, then the owner's tag. */
export function sessionId(store: Store, player: PlayerId, origin: string): string {
  const text = `${player.platform}|${player.id}|${origin}`;
  return `${nameHash(store, "session", text, 8)}${sessionTag(store, player)}`;
}

/** The end of all the player's session ids on this host; in rare cases two players share one. */
export function sessionTag(store: Store, player: PlayerId): string {
  return nameHash(store, "owner", writePlayerId(player), TAG_CHARACTERS);
}

/** Checks the owner's tag. True isn't certain (the document decides); false is, except for sessions started under an
 * earlier key of the host. */
export function mayOwn(store: Store, player: PlayerId, session: string): boolean {
  return session.endsWith(sessionTag(store, player));
}
