// What commands may use: the rooms behind them, opened once by the composition root.

import { type MatrixGame, matrixGame } from "../src/games/index.ts";
import type { Sessions } from "../src/sessions/index.ts";
import type { Store } from "../src/store/index.ts";

export interface Services {
  readonly sessions: Sessions;
  readonly store: Store;
}

/** The games that can be played in chat. */
export const CHAT_GAMES: readonly MatrixGame[] = ["rps", "rpsls"].map((id) => matrixGame(id) as MatrixGame);
