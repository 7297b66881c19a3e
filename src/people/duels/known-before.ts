// What could be known of a person when a duel started, for reading them.

import { joinRounds, type MatrixGame, type Rounds } from "../../core/games/index.ts";
import { KNOWN_ROUNDS_MAX } from "../../core/matches/index.ts";
import type { Store } from "../../infra/store/index.ts";
import type { PlayerId } from "../identity/player.ts";
import { identitiesOf } from "../links/identities.ts";
import { newestRounds } from "../rounds/history.ts";
import { learnedRounds } from "../rounds/own-rounds.ts";
import { PLAYER_GAME, playerGameKey } from "../rounds/player-game.ts";

/**
 * The person's rounds that the fortune-teller may learn from, across all identities. Excludes identities whose model is
 * off.
 * @throws StoreError
 */
export async function knownBeforeDuel(store: Store, player: PlayerId, game: MatrixGame): Promise<Rounds> {
  const identities = await identitiesOf(store, player);
  const parts = await Promise.all(identities.map((one) => partsOf(store, one, game)));
  // Rounds of the identity that played the duel are the freshest, so they come last.
  return newestRounds(joinRounds(parts.reverse().flat()), KNOWN_ROUNDS_MAX);
}

async function partsOf(store: Store, player: PlayerId, game: MatrixGame): Promise<readonly Rounds[]> {
  const document = await store.read(PLAYER_GAME, playerGameKey(player, game.id));
  return document && document.mode !== "off" ? [learnedRounds(game, document)] : [];
}
