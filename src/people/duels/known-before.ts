// What could be known of a person when a duel started, for reading them.

import { joinRounds, type MatrixGame, type Rounds } from "../../core/games/index.ts";
import { KNOWN_ROUNDS_MAX } from "../../core/matches/index.ts";
import type { Store } from "../../infra/store/index.ts";
import type { PlayerId } from "../identity/player.ts";
import { newestRounds } from "../rounds/history.ts";
import { learnedRounds } from "../rounds/own-rounds.ts";
import { PLAYER_GAME, playerGameKey } from "../rounds/player-game.ts";

/** The person's rounds that the fortune-teller may learn from; none if their model is off. @throws StoreError */
export async function knownBeforeDuel(store: Store, player: PlayerId, game: MatrixGame): Promise<Rounds> {
  const document = await store.read(PLAYER_GAME, playerGameKey(player, game.id));
  const known = document && document.mode !== "off" ? [learnedRounds(game, document)] : [];
  return newestRounds(joinRounds(known), KNOWN_ROUNDS_MAX);
}
