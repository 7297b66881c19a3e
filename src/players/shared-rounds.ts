// The rounds that people gave to the host's own population: of everybody who agrees at this moment, what
// their own model may learn from as well, and nothing that says whose it is.

import type { MatrixGame, Rounds } from "../core/games/index.ts";
import type { Store } from "../infra/store/index.ts";
import { ownIndices, ownRounds } from "./elsewhere/own-rounds.ts";
import { LEARN_EVERYTHING, mayLearnFrom } from "./learning-policy.ts";
import { sharersOf } from "./model-sharing.ts";
import { PLAYER_GAME, type PlayerGame, playerGameKey } from "./player-game.ts";

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

/** Of those played here alone; a copy: the stored rounds are shared by all who read them. */
function learnedRounds(game: MatrixGame, document: PlayerGame): Rounds {
  const { person, bot } = ownRounds(game, document);
  const indices = ownIndices(document);
  const { lessons = LEARN_EVERYTHING } = document;
  const isGiven = (_: number, at: number) => mayLearnFrom(lessons, indices[at] as number);
  return { person: person.filter(isGiven), bot: bot.filter(isGiven) };
}
