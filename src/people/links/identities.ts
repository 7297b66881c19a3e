import type { PersonPart } from "../../infra/person-part.ts";
import type { Store } from "../../infra/store/index.ts";
import { type PlayerId, writePlayerId } from "../identity/player.ts";

export async function identitiesOf(_: Store, { platform, id }: PlayerId): Promise<readonly [PlayerId]> {
  return [{ platform, id }];
}

export function listedUnder(identities: readonly PlayerId[]): PlayerId {
  return identities[0] as PlayerId;
}

export async function partsOf<T>(store: Store, player: PlayerId, of: PersonPart<T>) {
  return [{ player, part: await of.read(store, writePlayerId(player)) }];
}
