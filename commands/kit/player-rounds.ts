import type { MatrixGame, Rounds } from "../../src/core/games/index.ts";
import {
  NEW_PLAYER_GAME,
  ownCount,
  ownRounds,
  PLAYER_GAME,
  type PlayerId,
  playerGameKey,
} from "../../src/players/index.ts";
import type { Services } from "./services.ts";

/** The stored rounds that a player played against the bot, and how many were ever played. */
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
  return { rounds: ownRounds(game, document), played: ownCount(document) };
}
