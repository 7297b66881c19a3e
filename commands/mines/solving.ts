// What the solver's thread does.

import { type MinesDocument, type MinesRules, readGame } from "../../src/core/games/minesweeper/index.ts";
import { findNoGuess, positionOf } from "../../src/core/matches/minesweeper/index.ts";
import { boardSeed, bytesOf } from "../../src/core/proof/match.ts";
import { ExactSweeper } from "../../src/core/strategies/minesweeper/index.ts";
import type { HintReason } from "./rules.ts";

export interface Hint {
  readonly cell: number;
  readonly reason: HintReason;
}

const exact = new ExactSweeper();

/** @throws RangeError for an invalid position. */
export function hint(document: MinesDocument): Hint {
  const position = positionOf(readGame(document));
  const { cell } = exact.choose(position);
  const reason = exact.explain(position, cell);
  if (reason.kind === "random" || reason.kind === "ratio")
    throw new RangeError(`the exact strategy gave a ${reason.kind} for a reason`);
  return { cell, reason };
}

/** What a board without guesses is looked for with. */
export interface NoGuessQuestion {
  readonly rules: MinesRules;
  /** S, 64 hex digits. */
  readonly secret: string;
  readonly first: number;
}

/** The attempt of the first board that needs no guess; undefined if none was found. */
export function noGuess({ rules, secret, first }: NoGuessQuestion): number | undefined {
  const key = bytesOf(secret);
  return findNoGuess(rules, first, (attempt) => boardSeed(key, first, attempt));
}
