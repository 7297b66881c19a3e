// Freezes ghosts, in a thread.

import { matrixGame, type Rounds } from "../../../src/core/games/index.ts";
import { type FrozenGhost, freezeGhost } from "../../../src/core/strategies/index.ts";

export interface FreezeQuestion {
  readonly gameId: string;
  readonly rounds: Rounds;
}

export function freeze({ gameId, rounds }: FreezeQuestion): FrozenGhost {
  const game = matrixGame(gameId);
  if (!game) throw new RangeError(`no game "${gameId}"`);
  return freezeGhost(game, rounds);
}
