// Export and deletion of a player's data in the ladder.

import { CATALOGUE } from "../../core/games/index.ts";
import type { LadderLog, LadderResult } from "../../core/ladder/index.ts";
import type { Store } from "../../infra/store/index.ts";
import type { PlayerId } from "../identity/player.ts";
import { ladderIndexes } from "./ladder.ts";
import { readLog, removeLog } from "./ladder-log.ts";
import { leaveLists } from "./leaderboard.ts";

/** Kinds of documents and boards of the ladder. The ones of a pair contain only hashes and numbers. */
export const LADDER_KINDS = ["duel-ratings", "rated-duel", "board:duels"] as const;

const GAME_IDS = CATALOGUE.map(({ id }) => id);

/** The rated results by game id; undefined if there are none. */
export async function exportLadder(
  store: Store,
  player: PlayerId,
): Promise<Readonly<Record<string, object>> | undefined> {
  const found = await Promise.all(
    GAME_IDS.map(async (gameId) => [gameId, await readLog(store, player, gameId)] as const),
  );
  const logs = found.flatMap(([gameId, log]) => (log ? [[gameId, exportLog(log)] as const] : []));
  return logs.length > 0 ? Object.fromEntries(logs) : undefined;
}

function exportLog({ base, results }: LadderLog): object {
  const { opponents, ...before } = base;
  return {
    ...(base.matches > 0 && { before: { ...before, opponents: opponents.length } }),
    results: results.map(exportResult),
  };
}

/** Omits the opponent's hash, which is the opponent's data. */
function exportResult({ id, at, score, weight, rating, deviation }: LadderResult): object {
  return { duel: id, at, score, weight, opponent: { rating, deviation } };
}

/** Resolves to whether there was any data. */
export async function removeLadder(store: Store, player: PlayerId, now: number): Promise<boolean> {
  const removed = await Promise.all(GAME_IDS.map((gameId) => removeLog(store, player, gameId)));
  await leaveLists(store, player, ladderIndexes(GAME_IDS, ["everywhere"], now));
  return removed.includes(true);
}
