// One person on several platforms: every document stays under the identity where it arose, and a link
// joins them when they are read.

import { type Believed, believed } from "../../infra/believed.ts";
import type { PersonPart } from "../../infra/person-part.ts";
import type { Store } from "../../infra/store/index.ts";
import { type PlayerId, readPlayerId, writePlayerId } from "../identity/player.ts";
import { LINK, LINK_OF, type LinkSide } from "./link.ts";

/** A link in effect. */
export interface LinkInEffect {
  readonly id: string;
  /** Who showed the code first; the same for all of them. */
  readonly sides: readonly LinkSide[];
}

/** All identities of a person, the given one first; only that one where nothing is linked. */
type Identities = readonly [PlayerId, ...PlayerId[]];

/** Changes of links in this process: what was read before one may hold no longer. */
let changes = 0;

/** Makes such a change. */
export function relink<Done>(change: () => Promise<Done>): Promise<Done> {
  // Afterwards, whether it is known to have arrived or not.
  return change().finally(() => changes++);
}

/** Asks for a person's identities when first called; again after a failure, or after this process linked or parted
 * anybody. */
export function askOnce(store: Store, { platform, id }: PlayerId): () => Promise<Identities> {
  let known: Believed<Identities> | undefined;
  return () => {
    known ??= believed(() => identitiesOf(store, { platform, id }), { max: 1, now: () => performance.now() });
    return known.of(`${changes}`);
  };
}

/** The person's identities, as whoever speaks in an event has asked for them already. @throws StoreError */
export async function identitiesOf(
  store: Store,
  player: PlayerId & { readonly identities?: () => Promise<Identities> },
): Promise<Identities> {
  if (player.identities) return player.identities();
  const { platform, id } = player;
  const others = (await linkOf(store, player))?.sides.filter((one) => one.player !== writePlayerId(player));
  return [{ platform, id }, ...(others ?? []).flatMap((one) => readPlayerId(one.player) ?? [])];
}

/** The link that the player is part of, if it is in effect: it names them, and all whom it names point
 * to it, so that it holds for all or for nobody, whatever the store may have lost. */
export async function linkOf(store: Store, player: PlayerId): Promise<LinkInEffect | undefined> {
  const me = writePlayerId(player);
  const id = (await store.read(LINK_OF, me))?.link;
  const link = id === undefined ? undefined : await store.read(LINK, id);
  if (id === undefined || link?.state !== "linked") return undefined;
  const { sides } = link;
  if (!sides.some((one) => one.player === me)) return undefined;
  const others = sides.filter((one) => one.player !== me);
  const pointers = await Promise.all(others.map((one) => store.read(LINK_OF, one.player)));
  return pointers.every((one) => one?.link === id) ? { id, sides } : undefined;
}

/** One of the identities, the same whichever is given: under it the person is listed once. */
export function listedUnder(identities: readonly PlayerId[]): PlayerId {
  const sorted = identities.toSorted((a, b) => (writePlayerId(a) < writePlayerId(b) ? -1 : 1));
  return sorted[0] as PlayerId;
}

/** The part under each identity of the person, the given one first. @throws StoreError */
export async function partsOf<T>(
  store: Store,
  player: PlayerId,
  of: PersonPart<T>,
): Promise<readonly { readonly player: PlayerId; readonly part: T | undefined }[]> {
  const read = async (one: PlayerId) => ({ player: one, part: await of.read(store, writePlayerId(one)) });
  // The own one at the same moment: most people have no other, and wait once.
  const [[own, ...others], { part }] = await Promise.all([identitiesOf(store, player), read(player)]);
  return [{ player: own, part }, ...(await Promise.all(others.map(read)))];
}
