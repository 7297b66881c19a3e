// The rounds that people gave to the host's own population: of everybody who agrees at this moment, what
// their own model may learn from as well, and nothing that says whose it is.

import { joinRounds, type MatrixGame, type Rounds } from "../../core/games/index.ts";
import type { Store } from "../../infra/store/index.ts";
import { sharersOf } from "../choices/model-sharing.ts";
import { type PlayerId, writePlayerId } from "../identity/player.ts";
import { identitiesOf, listedUnder } from "../links/identities.ts";
import { learnedRounds } from "../rounds/own-rounds.ts";
import { PLAYER_GAME, playerGameKey } from "../rounds/player-game.ts";

/** A population of fewer people is none: the consent text promises that one is counted among these. */
export const SHARED_PEOPLE_MIN = 30;

/** One item a person, oldest round first, without the rounds that the person's model may not learn
 * from: those around such a gap follow each other. Who has none of the game is left out.
 * @throws StoreError when the store fails: what came until then is not all. */
export async function* sharedRounds(store: Store, game: MatrixGame): AsyncGenerator<Rounds> {
  for await (const player of sharersOf(store)) {
    const identities = await identitiesOf(store, player);
    // Once a person, whose other accounts are on the list, too.
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
