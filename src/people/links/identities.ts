import type { Store } from "../../infra/store/index.ts";
import type { PlayerId } from "../identity/player.ts";

export async function identitiesOf(_: Store, { platform, id }: PlayerId): Promise<readonly [PlayerId]> {
  return [{ platform, id }];
}

export function listedUnder(identities: readonly PlayerId[]): PlayerId {
  return identities[0] as PlayerId;
}
