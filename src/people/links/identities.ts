// One person on several platforms: every document stays under the identity that created it, and a link joins them when
// they're read.

import { type Believed, believed } from "../../infra/believed.ts";
import type { PersonPart } from "../../infra/person-part.ts";
import type { Store } from "../../infra/store/index.ts";
import { type PlayerId, readPlayerId, writePlayerId } from "../identity/player.ts";
import { LINK, LINK_OF, type LinkSide } from "./link.ts";

/** A link in effect. */
export interface LinkInEffect {
  readonly id: string;
  /** The side that showed the code comes first; the same for all of them. */
  readonly sides: readonly LinkSide[];
}

/** All identities of a person, the given one first; only that one if nothing is linked. */
type Identities = readonly [PlayerId, ...PlayerId[]];

/** Number of link changes in this process; anything read before a change may be outdated. */
let changes = 0;

/** Runs a change of links. */
export function relink<Done>(change: () => Promise<Done>): Promise<Done> {
  // Counts afterwards, even if it's unknown whether the change arrived.
  return change().finally(() => changes++);
}

/** Reads a person's identities at the first call; again after a failure, or after this process linked or unlinked any
 * accounts. */
export function askOnce(store: Store, { platform, id }: PlayerId): () => Promise<Identities> {
  let known: Believed<Identities> | undefined;
  return async () => {
    known ??= believed(() => identitiesOf(store, { platform, id }), { max: 1, now: () => performance.now() });
    return known.of(`${changes}`);
  };
}

/** The person's identities, cached if they're the speaker of the current event. @throws StoreError */
export async function identitiesOf(
  store: Store,
  player: PlayerId & { readonly identities?: () => Promise<Identities> },
): Promise<Identities> {
  if (player.identities) return player.identities();
  const { platform, id } = player;
  const others = (await linkOf(store, player))?.sides.filter((one) => one.player !== writePlayerId(player));
  return [{ platform, id }, ...(others ?? []).flatMap((one) => readPlayerId(one.player) ?? [])];
}

/** The player's link if it's in effect: it lists them, and everyone it lists points to it. So it holds for all or for
 * no one, whatever the store may have lost. */
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

/** The identity under which the person is listed once; the same whichever order is given. */
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
  // Reads the given identity's part at the same time: most people have no other, so they wait only once.
  const [[own, ...others], { part }] = await Promise.all([identitiesOf(store, player), read(player)]);
  return [{ player: own, part }, ...(await Promise.all(others.map(read)))];
}
