import type { MatrixGame, Rounds } from "../../src/core/games/index.ts";
import {
  NEW_PLAYER_GAME,
  PLAYER_GAME,
  type PlayerId,
  playerGameKey,
  readHistory,
} from "../../src/players/index.ts";
import type { Services } from "./services.ts";

/** The stored rounds of a player at a game, and how many were ever played. */
export interface PlayedRounds {
  readonly rounds: Rounds;
  readonly played: number;
}

export async function playedRounds(
  { store }: Services,
  player: PlayerId,
  game: MatrixGame,
): Promise<PlayedRounds> {
  const document = (await store.read(PLAYER_GAME, playerGameKey(player, game.id))) ?? NEW_PLAYER_GAME;
  return { rounds: readHistory(game, document.history), played: document.totals.rounds };
}
