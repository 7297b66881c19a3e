// Stores of hosts whose players agreed that the bot may learn from them.

import { join } from "node:path";
import { circleGame } from "../../src/core/games/index.ts";
import { openStore } from "../../src/infra/store/index.ts";
import {
  NEW_PLAYER_GAME,
  PLAYER_GAME,
  playerGameKey,
  shareModel,
  storeHistory,
} from "../../src/people/index.ts";
import { type Culture, peopleOf } from "../lab/cultures.ts";

const rps = circleGame(3);

/** A data folder with that many people of the culture, of whom the first `sharing` agreed. */
export async function hostWith(DATA_DIR: string, culture: Culture, count: number, sharing: number) {
  const store = await openStore({ dataDir: DATA_DIR, report: () => {} });
  for (const [at, { rounds }] of peopleOf(culture, count, 60, 5).entries()) {
    const player = { platform: "telegram", id: String(at + 1) };
    const totals = { ...NEW_PLAYER_GAME.totals, rounds: 60 };
    await store.update(PLAYER_GAME, playerGameKey(player, rps.id), () => ({
      next: { ...NEW_PLAYER_GAME, totals, history: storeHistory(rps, rounds) },
      result: undefined,
    }));
    if (at < sharing) await shareModel(store, player, 1);
  }
  await store.close();
  return { DATA_DIR, file: join(DATA_DIR, "populations", "rps.population") };
}
