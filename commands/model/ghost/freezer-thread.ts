// Entry point of the thread that freezes ghosts.

import { matrixGame } from "../../../src/core/games/index.ts";
import { freezeGhost, useOwnPopulations } from "../../../src/core/strategies/index.ts";
import { inheritedPopulations } from "../../../src/infra/threads/inherited.ts";
import { serveThread } from "../../../src/infra/threads/serve-thread.ts";
import type { FreezeQuestion } from "./freezer.ts";

useOwnPopulations(inheritedPopulations());
serveThread(({ gameId, rounds }: FreezeQuestion) => {
  const game = matrixGame(gameId);
  if (!game) throw new RangeError(`no game "${gameId}"`);
  return freezeGhost(game, rounds);
});
