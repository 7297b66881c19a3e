// After a match the rankings hear of it, where its player agreed to that. The round itself is
// counted already, so whatever fails here is only late.

import { type Press, placeKey } from "../../src/chat/index.ts";
import type { MatrixGame } from "../../src/core/games/index.ts";
import type { Store } from "../../src/infra/store/index.ts";
import { notePlayed, type PlayerGame } from "../../src/players/index.ts";

interface NotingParts {
  readonly store: Store;
  now(): number;
  onFailure(error: unknown): void;
}

/** Notes what the caller has played where; never rejects. */
export async function noteMatch(
  { store, now, onFailure }: NotingParts,
  { caller, place }: Press,
  game: MatrixGame,
  document: PlayerGame,
): Promise<void> {
  const played = { gameId: game.id, document, place: placeKey(caller, place), now: now() };
  await notePlayed(store, caller, played).catch(onFailure);
}
