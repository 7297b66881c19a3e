// The update that the store bench repeats: one more round in the totals of a player with 1,000 rounds.

import { type MatrixGame, matrixGame } from "../../src/core/games/index.ts";
import { seededRandom } from "../../src/core/random/index.ts";
import type { Store, StoreOptions } from "../../src/infra/store/index.ts";
import { NEW_PLAYER_GAME, PLAYER_GAME, type PlayerGame, storeHistory } from "../../src/people/index.ts";

/** The store's location. */
export type StorePlace = Pick<StoreOptions, "dataDir" | "redisUrl">;

const PLAYER = playerOf(1_000);

/** The size of the document as JSON, in bytes. */
export const PLAYER_BYTES = JSON.stringify(PLAYER).length;

function playerOf(length: number): PlayerGame {
  const game = matrixGame("rps") as MatrixGame;
  const random = seededRandom(length);
  const moves = (): Uint8Array => Uint8Array.from({ length }, () => random.below(game.size));
  return { ...NEW_PLAYER_GAME, history: storeHistory(game, { person: moves(), bot: moves() }) };
}

/** One update. */
export function update(store: Store, key: string): Promise<void> {
  return store.update(PLAYER_GAME, key, (current = PLAYER) => {
    const totals = { ...current.totals, rounds: current.totals.rounds + 1 };
    return { next: { ...current, totals }, result: undefined };
  });
}

/** The number of updates the document has had. */
export async function countRounds(store: Store, key: string): Promise<number> {
  return (await store.read(PLAYER_GAME, key))?.totals.rounds ?? 0;
}
