// Session ids, derived from the originating event so that starting a match is idempotent. They stay in other people's
// documents and in proofs after their owner's data is deleted, so they're keyed with the host's secret: see `nameHash`.

import { LRUCache } from "lru-cache";
import type { Store } from "../../src/infra/store/index.ts";
import { nameHash } from "../../src/people/identity/name-hashes.ts";
import { type PlayerId, writePlayerId } from "../../src/people/identity/player.ts";
import { shownName } from "./shown-name.ts";

const TAG_CHARACTERS = 4;

/** A person; by `name`, strangers are told whose a session is. */
type Owner = PlayerId & { readonly name?: string };

/** Owners' names by session, of sessions that were started or pressed in this process lately. They're never stored. */
const namesOf = new WeakMap<Store, LRUCache<string, string>>();
const NAMES_KEPT = 10_000;

/** The id of the match started by `origin`: 8 characters of a hash, then the owner's tag. */
export function sessionId(store: Store, player: Owner, origin: string): string {
  const text = `${player.platform}|${player.id}|${origin}`;
  const session = `${nameHash(store, "session", text, 8)}${sessionTag(store, player)}`;
  noteName(store, player, session);
  return session;
}

/** The name of the session's owner, if they were here lately. */
export function ownerName(store: Store, session: string): string | undefined {
  return namesOf.get(store)?.get(session);
}

function noteName(store: Store, { name }: Owner, session: string): void {
  if (name === undefined) return;
  const names = namesOf.get(store) ?? new LRUCache({ max: NAMES_KEPT });
  namesOf.set(store, names.set(session, shownName(name)));
}

/** The end of all the player's session ids on this host; in rare cases two players share one. */
export function sessionTag(store: Store, player: PlayerId): string {
  return nameHash(store, "owner", writePlayerId(player), TAG_CHARACTERS);
}

/** Checks the owner's tag. True isn't certain (the document decides); false is, except for sessions started under an
 * earlier key of the host. */
export function mayOwn(store: Store, player: Owner, session: string): boolean {
  const isTheirs = session.endsWith(sessionTag(store, player));
  if (isTheirs) noteName(store, player, session);
  return isTheirs;
}
