// One person on several platforms: every document stays under the identity where it arose, and a link
// joins them when they are read.

import type { Store } from "../../infra/store/index.ts";
import type { PlayerId } from "../player.ts";

/** All identities of the person, the given one first; only that one where nothing is linked.
 * @throws StoreError */
export async function identitiesOf(_store: Store, player: PlayerId): Promise<readonly PlayerId[]> {
  return [player];
}
