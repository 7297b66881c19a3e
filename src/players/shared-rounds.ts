// The rounds that people gave to the host's own population: of everybody who agrees at this moment, what
// their own model may learn from as well, and nothing that says whose it is.

import type { MatrixGame, Rounds } from "../core/games/index.ts";
import type { Store } from "../infra/store/index.ts";
import { learnedRounds } from "./elsewhere/own-rounds.ts";
import { sharersOf } from "./model-sharing.ts";
import { PLAYER_GAME, playerGameKey } from "./player-game.ts";

/** A population of fewer people is none: the consent text promises that one is counted among these. */
export const SHARED_PEOPLE_MIN = 30;

/** One item a person, oldest round first, without the rounds that the person's model may not learn
 * from: those around such a gap follow each other. Who has none of the game is left out.
 * @throws StoreError when the store fails: what came until then is not all. */
export async function* sharedRounds(store: Store, game: MatrixGame): AsyncGenerator<Rounds> {
  for await (const player of sharersOf(store)) {
    const document = await store.read(PLAYER_GAME, playerGameKey(player, game.id));
    const rounds = document && learnedRounds(game, document);
    if (rounds && rounds.person.length > 0) yield rounds;
  }
}
