// What a match's message shows at any later time: asked by whoever edits it late, or beside others.

import type { Caller, View } from "../../src/chat/index.ts";
import type { MatrixGame } from "../../src/core/games/index.ts";
import type { Store } from "../../src/infra/store/index.ts";
import { type MatchRecord, PLAYER_GAME, type PlayerGame, playerGameKey } from "../../src/players/index.ts";
import { matchView } from "./match-view.ts";

/** The match of that session among those the document holds. */
export function matchOf(document: PlayerGame, session: string): MatchRecord | undefined {
  return document.matches.find(({ id }) => id === session);
}

/** Asks for the message of the caller's match as it is when asked; undefined when the match is no
 * longer kept. */
export function presentView(store: Store, caller: Caller, game: MatrixGame, session: string) {
  return async (): Promise<View | undefined> => {
    const document = await store.read(PLAYER_GAME, playerGameKey(caller, game.id));
    const match = document && matchOf(document, session);
    return match && matchView(game, document, match, caller.name);
  };
}
