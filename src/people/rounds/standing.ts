// The documents that decide a player's leaderboard standing: those of all their accounts.

import type { Store } from "../../infra/store/index.ts";
import { type PlayerId, writePlayerId } from "../identity/player.ts";
import { identitiesOf } from "../links/identities.ts";
import { PLAYER_GAME, type PlayerGame, playerGameKey } from "./player-game.ts";

/** The player's documents of a game, one for each account that has any. `document`: that of the given account, if
 * known. */
export async function gamesOf(
  store: Store,
  player: PlayerId,
  gameId: string,
  document?: PlayerGame,
): Promise<readonly PlayerGame[]> {
  const read = (one: PlayerId) => store.read(PLAYER_GAME, playerGameKey(one, gameId));
  const isGiven = (one: PlayerId) => document && writePlayerId(one) === writePlayerId(player);
  const identities = await identitiesOf(store, player);
  const found = await Promise.all(identities.map((one) => (isGiven(one) ? document : read(one))));
  return found.filter((one) => one !== undefined);
}
