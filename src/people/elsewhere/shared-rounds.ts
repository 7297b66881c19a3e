// Rounds that people contribute to the host's own population: for everyone who currently consents, those that their own
// model may learn from, too, without identities.

import { joinRounds, type MatrixGame, type Rounds } from "../../core/games/index.ts";
import type { Store } from "../../infra/store/index.ts";
import { sharersOf } from "../choices/model-sharing.ts";
import { type PlayerId, writePlayerId } from "../identity/player.ts";
import { identitiesOf, listedUnder } from "../links/identities.ts";
import { learnedRounds } from "../rounds/own-rounds.ts";
import { PLAYER_GAME, playerGameKey } from "../rounds/player-game.ts";

/** No population is built from fewer people: the consent text promises that each is one of at least this many. */
export const SHARED_PEOPLE_MIN = 30;

/**
 * One item per person, oldest round first, without rounds that the person's model may not learn from; rounds around
 * such a gap become adjacent. Skips people without rounds of the game.
 * @throws StoreError if the store fails; what was yielded until then is incomplete.
 */
export async function* sharedRounds(store: Store, game: MatrixGame): AsyncGenerator<Rounds> {
  for await (const player of sharersOf(store)) {
    const identities = await identitiesOf(store, player);
    // Once per person, as their other accounts are listed, too.
    if (writePlayerId(listedUnder(identities)) !== writePlayerId(player)) continue;
    const parts = await Promise.all(identities.map((one) => roundsOf(store, one, game)));
    const rounds = joinRounds(parts.filter((part) => part !== undefined));
    if (rounds.person.length > 0) yield rounds;
  }
}

async function roundsOf(store: Store, player: PlayerId, game: MatrixGame): Promise<Rounds | undefined> {
  const document = await store.read(PLAYER_GAME, playerGameKey(player, game.id));
  return document && learnedRounds(game, document);
}
