import { type MinesDocument, readGame } from "../../../src/core/games/minesweeper/index.ts";
import { minesRandom, positionOf } from "../../../src/core/matches/minesweeper/index.ts";

export { findNoGuess } from "../../../src/core/matches/minesweeper/index.ts";

import { ExactSweeper } from "../../../src/core/strategies/minesweeper/index.ts";
import type { HintReason } from "../game/document.ts";

export interface Hint {
  readonly cell: number;
  readonly reason: HintReason;
}

const exact = new ExactSweeper();

/** @throws RangeError for an invalid position. */
export function hint(document: MinesDocument): Hint {
  const position = positionOf(readGame(document, minesRandom));
  const { cell } = exact.choose(position);
  const reason = exact.explain(position, cell);
  if (reason.kind === "random" || reason.kind === "ratio")
    throw new RangeError(`the exact strategy gave a ${reason.kind} for a reason`);
  return { cell, reason };
}
