// The fortune-teller in a worker, which is loaded with the first move: its code is larger than all the page.

import { type MatrixGame, matrixGame } from "../../../core/games/index.ts";
import { Opponent } from "../opponent.ts";
import type { Answered, Moved } from "../try.ts";

const opponents = new Map<string, Opponent>();

addEventListener("message", ({ data: { game, move } }: MessageEvent<Moved>) => {
  const opponent =
    opponents.get(game) ??
    new Opponent(matrixGame(game) as MatrixGame, crypto.getRandomValues(new Uint8Array(32)));
  opponents.set(game, opponent);
  if (move === "again") opponent.again();
  else postMessage({ game, round: opponent.answer(move) } satisfies Answered);
  // The next move is computed after this one is on screen.
  setTimeout(() => opponent.decide());
});
