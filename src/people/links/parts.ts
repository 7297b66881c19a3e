// A part of a person, as it stands under each of their identities: what is one choice is read as one.

import type { PersonPart } from "../../infra/person-part.ts";
import type { Store } from "../../infra/store/index.ts";
import { type PlayerId, writePlayerId } from "../identity/player.ts";
import { identitiesOf } from "./identities.ts";

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
