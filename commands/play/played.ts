// A match that is over, for whoever may look at it again: its player.

import type { ButtonPress } from "../../src/chat/index.ts";
import { type MatrixGame, matrixGame, type Rounds } from "../../src/core/games/index.ts";
import type { Store } from "../../src/infra/store/index.ts";
import { type MatchRecord, PLAYER_GAME, playerGameKey } from "../../src/players/index.ts";
import { mayOwn } from "../kit/session-id.ts";
import { matchRounds, turnOf } from "./play.ts";
import { matchOf } from "./present.ts";

/** A match that has ended after a round at least. */
export interface PlayedMatch {
  readonly game: MatrixGame;
  readonly match: MatchRecord;
  /** Undefined where they are no longer kept. */
  readonly rounds: Rounds | undefined;
}

/** The match whose button was pressed; or why there is none for the presser, as the message that
 * tells it. */
export async function playedMatch(
  store: Store,
  { action, caller }: ButtonPress,
): Promise<PlayedMatch | "press-not-yours" | "press-old-button"> {
  const game = matrixGame(action.scope);
  if (!game) return "press-old-button";
  if (!mayOwn(caller, action.session)) return "press-not-yours";
  const document = await store.read(PLAYER_GAME, playerGameKey(caller, game.id));
  const match = document && matchOf(document, action.session);
  if (!document || !match?.ending || turnOf(match) === 0) return "press-old-button";
  return { game, match, rounds: matchRounds(game, document, match) };
}
